// Charpentiers in the browser: what it weighs, its rules, a day on one device, a match against bots, the draft on a phone, a
// day by keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, fitsBothWays, stage } from './kit.ts'
import { tableLoad } from './measure.ts'
import { ALONE, bot, finish, layTable, serverSays } from './play.ts'
import { byMouse, type Press } from './touch.ts'
import { touch } from './yard.ts'

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

test('a table with all its pictures adds at most 61 KB of JavaScript to the home page', async () => {
  const page = await open('about:blank', { painted: true })
  const { javascriptKB, files } = await tableLoad(page, 'shipwrights')
  expect(files.some(({ path }) => path.includes('/paint-'))).toBe(true)
  expect(javascriptKB).toBeLessThanOrEqual(61)
})

test('the rules have their figures', async () => {
  const page = await open('/rules/shipwrights', { language: 'fr' })
  await page.locator('.figure').first().waitFor()
  expect(await page.locator('.figure').count()).toBe(8)
})

test('two people share a device for a day, and a curtain falls between them', async () => {
  const page = await open('about:blank', { language: 'fr' })
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
  const page = await open('about:blank', { language: 'en' })
  await layTable(page, { game: 'shipwrights', options: { days: 8 }, seats: ALONE, seed: 'whole' })
  await playTheDay(page)
  await finish(page, 7)
  for (let touches = 0; await touch(page); touches++) expect(touches).toBeLessThan(900)
  expect(await isOver(page)).toBe(true)
  const sheet = page.getByRole('dialog', { name: 'End of the match' })
  expect(await sheet.getByRole('row').count()).toBe(4)
})

test('the draft is at hand on a phone', async () => {
  const page = await open('about:blank', { language: 'fr', size: 'phone' })
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'phone' })
  await touch(page, (p, selector) => p.locator(selector).first().tap())
  await page.locator('.yd-pack .lit').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriers(page)).toEqual([])
  for (let card = 0; card < 3; card++) {
    await page.locator('.yd-pack .lit').first().tap()
    await page.locator('dialog[open] .option').first().tap()
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  }
  await page.locator('.yd-hand').waitFor()
})

const NAMES = ['Ada', 'Freydis', 'Bjarni', 'Thorfinn', 'Guðríður']
const FIVE = NAMES.map(name => ({ kind: 'me', name }) as const)

test('with five, everything is on one screen, on a desk and on a phone', async () => {
  const page = await open('about:blank', { language: 'fr' })
  await layTable(page, { game: 'shipwrights', seats: FIVE, seed: 'five' })
  await finish(page, 3)
  await page.locator('.curtain button').click()
  await page.locator('.yd-hand').waitFor()
  await fitsBothWays(page, '.foot')
  await layTable(page, { game: 'shipwrights', seats: [FIVE[0]!, ...NAMES.slice(1).map(bot)], seed: 'draft of five' })
  // The third pack, with two cards chosen already.
  while (!(await page.evaluate(() => document.querySelectorAll('.yd-pack + .yd-chosen .yd-chip').length === 2))) {
    await touch(page)
  }
  await fitsBothWays(page, '.yd-chosen')
})

test('wrong touches answer nothing: a reason is said, Escape lets go, a page loaded anew has forgotten', async () => {
  const page = await open('about:blank', { language: 'en' })
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'wrong' })
  await finish(page, 1)
  const card = page.locator('.yd-hand .piece').first()
  await card.waitFor()
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'POST') sent++
  })
  await page.locator('.option.refused', { hasText: 'End your turn' }).click({ force: true })
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/cards/)
  // The second of a double click does not let go of what the first has touched.
  await card.dblclick()
  await page.locator('.options.focused').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.options.focused').waitFor({ state: 'detached' })
  await card.click()
  await page.locator('.options.focused').waitFor()
  await page.reload()
  await card.waitFor()
  expect(await page.locator('.yd-table .on, .yd-table .options.focused').count()).toBe(0)
  expect(sent).toBe(0)
})

test('a day by keyboard alone', async () => {
  const page = await open('about:blank', { language: 'en' })
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
