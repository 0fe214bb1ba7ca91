// Charpentiers in the browser: a day on one device, a match against bots, the draft on a phone, a day by keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'
import { ALONE, layTable, serverSays } from './play.ts'
import { byMouse, type Press, touch } from './yard.ts'

const { open } = stage()

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open] .result') !== null)

const dayOf = async (page: Page): Promise<number> => ((await serverSays(page)).view as unknown as { day: number }).day

async function playTheDay(page: Page, press: Press = byMouse): Promise<void> {
  const today = await dayOf(page)
  for (let touches = 0; (await dayOf(page)) === today; touches++) {
    expect(touches, 'the day comes to its end').toBeLessThan(150)
    if (!(await touch(page, press))) return
  }
}

test('two people share a device for a day, and a curtain falls between them', async () => {
  const page = await open('/', { language: 'fr' })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Bo' },
  ] as const
  await layTable(page, { game: 'shipwrights', seats, seed: 'day' })
  await page.getByRole('heading', { name: 'Passez l’appareil à' }).waitFor()
  expect(await page.locator('[data-card]').count()).toBe(0)
  await playTheDay(page)
  await playTheDay(page)
  expect(await dayOf(page)).toBe(2)
})

test('a match against bots is played to its end', async () => {
  const page = await open('/', { language: 'en' })
  await layTable(page, { game: 'shipwrights', options: { days: 8 }, seats: ALONE, seed: 'whole' })
  for (let touches = 0; await touch(page); touches++) expect(touches).toBeLessThan(900)
  expect(await isOver(page)).toBe(true)
  const sheet = page.getByRole('dialog', { name: 'End of the match' })
  expect(await sheet.getByRole('row').count()).toBe(4)
})

test('the draft is at hand on a phone', async () => {
  const page = await open('/', { language: 'fr', size: 'phone' })
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'phone' })
  await touch(page, (p, selector) => p.locator(selector).first().tap())
  await page.locator('.yd-pack .yd-lit').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriers(page)).toEqual([])
  for (let card = 0; card < 3; card++) {
    await page.locator('.yd-pack .yd-lit').first().tap()
    await page.locator('dialog[open] .yd-option').first().tap()
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  }
  await page.locator('.yd-hand').waitFor()
})

test('a day by keyboard alone', async () => {
  const page = await open('/', { language: 'en' })
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'keys' })
  await playTheDay(page, async (p, selector) => {
    await p
      .locator(selector)
      .first()
      .evaluate(element => element.setAttribute('data-wanted', ''))
    for (let tabs = 0; tabs < 200; tabs++) {
      if (await p.evaluate(() => document.activeElement?.matches('[data-wanted]'))) return p.keyboard.press('Enter')
      await p.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${selector}`)
  })
})
