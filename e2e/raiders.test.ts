// Pillards in the browser: what it weighs, its rules, a device that is shared, a match against bots, two views on a phone, a
// plan that is taken back, wrong touches, a reload in the middle of a raid, and two tabs.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, fitsBothWays, stage } from './kit.ts'
import { tableLoad } from './measure.ts'
import { asks, type Option, sail, toLastTurns, touch } from './north.ts'
import { ALONE, answersFrom, finish, layTable, serverSays } from './play.ts'

const { open, expectErrors } = stage()

const house = (page: Page, building: string) => page.locator(`[data-look="house:${building}"]`)
const hasDice = ({ do: what, settlement }: Option): boolean => what === 'raid' && Number(settlement) > 2
const TWO = ALONE.slice(0, 2)
/** A table of two where my first turn begins. */
async function atMyTurn(page: Page, seed: string): Promise<void> {
  await layTable(page, { game: 'raiders', seats: TWO, seed })
  await finish(page, 1)
  await page.locator('.rd-house.lit').first().waitFor()
}

test('a table with all its pictures adds at most 110 KB of JavaScript to the home page, its board 70 KB', async () => {
  const page = await open('about:blank', { painted: true })
  const { javascriptKB, files } = await tableLoad(page, 'raiders')
  expect(files.some(({ path }) => path.includes('/paint-'))).toBe(true)
  expect(javascriptKB).toBeLessThanOrEqual(110)
  const board = files.find(({ path }) => path.includes('/raiders-board'))!
  expect(board.bytes / 1024).toBeLessThanOrEqual(70)
})

test('the rules have their figures', async () => {
  const page = await open('/rules/raiders', { language: 'fr' })
  await page.locator('.figure').first().waitFor()
  expect(await page.locator('.figure').count()).toBeGreaterThanOrEqual(6)
})

test('two people share a device, and a curtain falls between them', async () => {
  const page = await open('about:blank', { language: 'fr' })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Bo' },
  ] as const
  await layTable(page, { game: 'raiders', seats, seed: 'shared' })
  await page.getByRole('heading', { name: 'Passez l’appareil à' }).waitFor()
  expect(await page.locator('[data-card]').count()).toBe(0)
  const roundOf = async (): Promise<number> => (await serverSays(page)).view.round!
  for (let touches = 0; (await roundOf()) < 3; touches++) {
    expect(touches, 'rounds come to their end').toBeLessThan(120)
    await touch(page)
  }
})

test('a match against bots is begun, and played to its end', async () => {
  const page = await open('about:blank', { language: 'en' })
  await layTable(page, { game: 'raiders', seats: TWO, seed: 'whole' })
  for (let touches = 0; touches < 20; touches++) await touch(page)
  await toLastTurns(page)
  for (let touches = 0; await touch(page); touches++) expect(touches).toBeLessThan(300)
  const sheet = page.getByRole('dialog', { name: 'End of the match' })
  expect(await sheet.getByRole('row').count()).toBe(3)
})

test('north and village are one swipe apart on a phone, and a raid shows the north', async () => {
  const page = await open('about:blank', { language: 'fr', size: 'phone' })
  await sail(page, ({ options }) => options.some(hasDice))
  await page.locator('.rd-site.lit').first().waitFor()
  const shown = (name: string) => page.locator('.rd-views').getByRole('button', { name, pressed: true })
  await shown('Village').waitFor()
  const swipe = (to: number) => page.locator('.rd-scroller').evaluate((land, left) => land.scrollTo({ left }), to)
  await swipe(0)
  await shown('Nord').waitFor()
  await swipe(1000)
  await shown('Village').waitFor()
  await page.locator('[data-option=raid]').first().tap()
  await shown('Nord').waitFor()
  // Where it is made is in sight.
  const raided = page.locator('.rd-raided')
  const isInSight = () =>
    raided.evaluate(site => {
      const [a, b] = [site, site.closest('.rd-scroller')!].map(each => each.getBoundingClientRect())
      return a!.top >= b!.top - 1 && a!.top < b!.bottom - 20 && a!.left >= b!.left - 1 && a!.right <= b!.right + 1
    })
  await expect.poll(isInSight).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriers(page)).toEqual([])
})

test('with four, everything is on one screen, on a desk and on a phone', async () => {
  const page = await open('about:blank', { language: 'fr' })
  const seats = ['Ada', 'Freydis', 'Bjarni', 'Guðríður'].map(name => ({ kind: 'me', name }) as const)
  await layTable(page, { game: 'raiders', seats, seed: 'four' })
  await finish(page, 6)
  await page.locator('.curtain button').click()
  await page.locator('.rd-camp').waitFor()
  await fitsBothWays(page, '.foot')
})

test('a worker is placed by one touch, the plan says so, and all of it can be taken back', async () => {
  const page = await open('about:blank', { language: 'en' })
  await atMyTurn(page, 'plan')
  const plan = page.locator('.rd-plan li')
  const before = await page.locator('.rd-camp').innerText()
  await house(page, 'mill').click()
  await expect.poll(() => plan.first().innerText()).toMatch(/Mill/)
  expect(await plan.first().getAttribute('class')).toContain('done')
  await house(page, 'mill').locator('.rd-spot svg').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => plan.first().innerText()).toMatch(/Place/)
  expect(await page.locator('.rd-camp').innerText()).toBe(before)
  // What is drawn is asked for first: it cannot be taken back.
  const answers = await answersFrom(page)
  await house(page, 'silversmith').click()
  await expect.poll(() => answers.sent).toBe(1)
  await house(page, 'gate_house').click()
  await page.locator('.options.focused [data-option=pick]').waitFor()
  expect(answers.sent).toBe(1)
})

test('wrong touches answer nothing: a reason is said, Escape lets go, a page loaded anew has forgotten', async () => {
  const page = await open('about:blank', { language: 'en' })
  await atMyTurn(page, 'wrong')
  const answers = await answersFrom(page)
  // A black worker is not let in, and is told so.
  await house(page, 'armoury').click()
  await expect.poll(() => page.locator('.notice, .options.focused').innerText()).toMatch(/black|grey|white/)
  await page.keyboard.press('Escape')
  await house(page, 'town_hall').dblclick()
  await page.keyboard.press('Escape')
  // A settlement far away shows what it asks, and what is missing.
  await page.locator('.rd-fortress').first().click()
  await page.locator('.rd-preview').waitFor()
  expect(await page.locator('.options.focused .refused').innerText()).toMatch(/missing/)
  await page.locator('.options.focused .refused').click({ force: true })
  await page.keyboard.press('Escape')
  await page.locator('.options.focused').waitFor({ state: 'detached' })
  await page.locator('.rd-site').first().click()
  await page.locator('.options.focused').waitFor()
  await page.reload()
  await page.locator('.rd-house.lit').first().waitFor()
  expect(await page.locator('.rd-table .on, .rd-table .options.focused').count()).toBe(0)
  expect(answers.sent).toBe(0)
})

test('a raid goes on after a reload and in another tab, and is made but once', async () => {
  const page = await open('about:blank', { language: 'en' })
  await sail(page, asks('plunder'))
  const plunder = page.locator('[data-option=plunder]')
  await plunder.first().waitFor()
  const lots = await plunder.count()
  await page.reload()
  await expect.poll(() => plunder.count()).toBe(lots)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const there = other.locator('[data-option=plunder]')
  await there.first().waitFor()
  // Who comes second is told so.
  expectErrors(/status of 409/)
  await Promise.allSettled([plunder.first().click(), there.last().click()])
  await Promise.all([plunder, there].map(each => each.first().waitFor({ state: 'detached' })))
  const { view } = await serverSays(page)
  const { north } = view as unknown as { north: (number[] | null)[][] }
  expect(north.flat().filter(set => set === null).length).toBeGreaterThan(0)
  const score = (at: Page) => at.locator('.rd-camp .scored').innerText()
  await expect.poll(() => score(other)).toBe(await score(page))
})
