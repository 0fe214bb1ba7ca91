// After a match: the end told to whoever played, where it was decided, the match watched again, its file, and another one with
// the same people.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { How } from './browser.ts'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable } from './play.ts'

const { open } = stage()

async function atTheEnd(how: How = {}, seed = 'result', game = 'maitre'): Promise<Page> {
  const page = await open('about:blank', how)
  const options = game === 'maitre' ? {} : { days: 8 }
  await layTable(page, { game, options, seats: ALONE, seed })
  await page.addInitScript(watchCounting)
  await finish(page)
  await page.locator('dialog[open] .result').waitFor()
  return page
}
/** Takes note when some points are told and others not yet. */
function watchCounting(): void {
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.told') || !document.querySelector('.untold')) return
    document.documentElement.dataset['counted'] = 'up'
    watch.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
/** From the next key on, what is put off waits long enough for the number under way to fall due, as on a busy machine. */
function slowDownAtKey(): void {
  const { setTimeout } = window
  const slow = (then: () => void, ms = 0) => setTimeout(then, ms + 500)
  addEventListener('keydown', () => Object.assign(window, { setTimeout: slow }), { capture: true, once: true })
}
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' })
const stepOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

test('from the result to the match watched again, downloaded, and played again', async () => {
  const page = await atTheEnd()
  const sheet = page.getByRole('dialog', { name: 'End of the match' })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download the match' }).click(),
  ])
  const match = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(match).toMatchObject({ game: 'maitre', seats: 3 })

  await sheet.getByRole('button', { name: 'Watch it again' }).click()
  await slider(page).waitFor()
  const steps = Number(await slider(page).getAttribute('max'))
  expect(steps).toBe(match.answers.length)
  expect(await stepOf(page)).toBe(0)
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'One step on' }).click()
    expect(await stepOf(page)).toBe(step)
  }
  await page.getByRole('button', { name: 'One step back' }).click()
  expect(await stepOf(page)).toBe(2)
  await slider(page).fill(String(steps))
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^turn \d+, step \d+ of \d+\. \S/)

  const scores = await page.locator('.skipper .score').allInnerTexts()
  await page.locator('.player').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.skipper .score').allInnerTexts()).toEqual(scores)

  const before = page.url()
  await sheet.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL(url => url.href !== before)
  await awaited(page)
  expect(await sheet.count()).toBe(0)

  await page.goto('/')
  await page.getByText('One finished match').click()
  expect(await page.locator('details .turn').innerText()).toMatch(/won with \d+ point/)
})

test('the end is told to whoever played, points are counted up, and any key tells the rest', async () => {
  const page = await atTheEnd({ motion: true, settings: { speed: 'once' } })
  const winner = page.locator('.result .winner')
  const standings: string[] = await page.locator('.scores tbody th .row > span').allInnerTexts()
  expect((await winner.innerText()).trim()).toBe(standings[0] === 'Ada' ? 'You win!' : `${standings[0]} wins`)
  expect(await winner.evaluate(heading => heading === document.activeElement)).toBe(true)
  if (standings[0] !== 'Ada')
    expect(await page.locator('.hero p').innerText()).toMatch(/^You come (?:2nd|3rd) with \d+ point/)

  // One number after the other: there was a moment when some were told, and not yet all.
  await page.locator('[data-counted=up]').waitFor({ state: 'attached' })
  await page.evaluate(slowDownAtKey)
  await page.keyboard.press('Shift')
  await page.evaluate(() => new Promise(later => setTimeout(later)))
  expect(await page.locator('.untold').count()).toBe(0)
  for (const row of await page.locator('.scores tbody tr').all()) {
    const [total, ...parts] = (await row.locator('td.num').allInnerTexts()).map(Number).toReversed()
    expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
  }
  expect(await page.locator('.fleets .trophy').count()).toBeGreaterThan(0)
  // It counts once for the record of this device, and is not counted up again.
  expect(await page.locator('.result .record').innerText()).toMatch(/^one match, (?:one win|no wins yet), best \d+/)
  await page.reload()
  await page.locator('.result .scores').waitFor()
  expect(await page.locator('.untold').count()).toBe(0)
  expect(await page.locator('.result .record').innerText()).toMatch(/^one match,/)
})

test('what this device remembers of past matches is told at home, and forgotten when asked', async () => {
  const met = [{ name: 'Freydis', came: 'behind' }]
  const matches = [1, 2].map(rank => ({ table: `t${rank}`, game: 'maitre', rank, score: 9 * rank, met }))
  const page = await open('/', { settings: { record: JSON.stringify({ version: 1, since: 0, matches }) } })
  expect(await page.locator('.record').innerText()).toMatch(/^2 matches, one win, best 18 · against Freydis 2–0/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Forget the results' }).click()
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByText('No results are kept on this device.').waitFor()
})

test('a touch on the curve, or on a turning point, opens the match there, and the way back leads to it', async () => {
  const page = await atTheEnd({ size: 'phone' })
  await page.getByRole('button', { name: 'Where it was decided' }).tap()
  const curve = page.getByRole('slider', { name: 'Chances of winning over the course of the match' })
  await page.locator('.turning').first().waitFor()
  expect(await barriers(page)).toEqual([])
  const last = Number(await curve.getAttribute('aria-valuemax'))
  const { width, height } = (await curve.boundingBox())!
  await curve.tap({ position: { x: width * 0.4, y: height * 0.1 } })
  await slider(page).waitFor()
  const at = await stepOf(page)
  expect(at / last).toBeGreaterThan(0.2)
  expect(at / last).toBeLessThan(0.5)

  await page.getByRole('button', { name: 'One step on' }).tap()
  await page.keyboard.press('Escape')
  await curve.waitFor()
  expect(await curve.getAttribute('aria-valuenow')).toBe(String(at + 1))

  const turning = page.locator('.turning').last()
  expect(await turning.innerText()).toMatch(/turn \d+ · (?:Your|\S+’s) chances: \d+% → \d+%/)
  await turning.press('Enter')
  await slider(page).waitFor()
  expect(await page.locator('.replay-log [aria-current]').count()).toBeGreaterThan(0)
})

test.each(['maitre', 'shipwrights'])(
  'the match is watched again by keys alone, and the log follows: %s',
  async game => {
    const page = await atTheEnd({}, 'keys', game)
    await page.getByRole('button', { name: 'Watch it again' }).press('Enter')
    await slider(page).waitFor()
    const last = Number(await slider(page).getAttribute('max'))
    const press = async (key: string): Promise<number> => {
      await page.keyboard.press(key)
      return stepOf(page)
    }
    expect(await press('ArrowRight')).toBe(1)
    expect(await press('ArrowRight')).toBe(2)
    expect(await press('ArrowLeft')).toBe(1)
    const turn = await press('ArrowDown')
    expect(turn).toBeGreaterThan(1)
    const next = await press('ArrowDown')
    expect(next).toBeGreaterThan(turn)
    expect(await press('ArrowUp')).toBe(turn)
    expect(await press('End')).toBe(last)
    expect(await page.locator('.replay-log [aria-current]').last().innerText()).toMatch(/over|empty|finished/)
    expect(await press('Home')).toBe(0)

    const line = page.locator('.replay-log button').nth(40)
    await line.click()
    expect(await stepOf(page)).toBe(Number(await line.getAttribute('data-step')))
    expect(await line.getAttribute('aria-current')).toBe('step')

    await page.locator('.replay-log').evaluate(() => (document.activeElement as HTMLElement).blur())
    const before = await stepOf(page)
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.waitForFunction(
      at => Number(document.querySelector<HTMLInputElement>('.place input')!.value) > at,
      before,
    )
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open] .result').waitFor()
  },
)
