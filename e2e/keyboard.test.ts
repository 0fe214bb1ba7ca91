// A match by keyboard alone: the focus is always on something, and it takes about as many presses as a mouse takes clicks.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { toLastTurns } from './north.ts'
import { ALONE, answersFrom, awaited, away, finish, layTable } from './play.ts'

const { open } = stage()

/** What has the focus, as far as a player can tell. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (!at || at === document.body) return 'the page'
    return at.closest('.options, .piece, .die, [data-prompt], dialog, .foot, .advice') ? '' : at.outerHTML.slice(0, 80)
  })
/** Waits for something to choose by a digit; answers how many choices have one, none: the match is over. */
async function digits(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .result')) return 'over'
    if (document.querySelector('.option.sent')) return null
    return (document.querySelector('dialog[open]') ?? document).querySelectorAll('[data-key]').length || null
  })
  const count = await found.jsonValue()
  return count === 'over' ? 0 : Number(count)
}
/** All that a press may change. */
const look = (): string =>
  document.body.innerText + Array.from(document.querySelectorAll('[class]'), element => element.getAttribute('class'))
/** Until something has; a key pressed a moment too late for what was there does nothing, and one looks again. */
async function changed(page: Page, before: string): Promise<void> {
  for (let frames = 0; frames < 60 && (await page.evaluate(look)) === before; frames++) {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)))
  }
}

/** So long a match of keys is played with much variety; then it is brought to its end. */
const YOUNG = 30
/** Plays on, to the end by keys, choosing now this now that; answers how many presses or clicks it took for how many answers. */
async function play(
  page: Page,
  how: 'keys' | 'mouse',
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly strokes: number; readonly answers: number }> {
  const answers = await answersFrom(page)
  // The first key at the table brings the keyboard and its digits: the mouse of this test finds the choices by them too.
  const firstKey = async (): Promise<number> => {
    await page.keyboard.press('Shift')
    return page.locator('[data-key], dialog[open] .result').count()
  }
  await expect.poll(firstKey, { timeout: 15_000 }).toBeGreaterThan(0)
  let strokes = 0
  for (;;) {
    const count = await digits(page)
    if (count === 0 || strokes >= most) return { strokes, answers: answers.sent }
    if (how === 'keys') await expect.poll(() => focused(page), { timeout: 5000 }).toBe('')
    const digit = strokes < YOUNG || how === 'mouse' ? 1 + ((strokes * 7) % count) : 1 + (strokes % Math.min(count, 2))
    const before = await page.evaluate(look)
    if (how === 'keys') await page.keyboard.press(String(digit))
    else {
      const choice = await page.$(`[data-key="${digit}"]`)
      // What goes away under the mouse is missed: one looks again.
      const missed = await choice?.click({ timeout: 3000 }).then(
        () => false,
        () => true,
      )
      if (missed !== false) continue
    }
    strokes++
    await changed(page, before)
  }
}

/** Until there is next to nothing left in the port. */
const toEmptyPort = (page: Page) =>
  away(page, ({ view, questions: [question] }) => {
    const { row } = view as unknown as { readonly row: { readonly cards: readonly number[] } }
    return question?.kind === 'action' && row.cards.length < 3
  })
/** So much of a match is played by keys before it is left for a while. */
const FIRST = 25
test.each([
  ['maitre', {}, toEmptyPort],
  ['shipwrights', { days: 8 }, (page: Page) => finish(page, 8)],
  ['raiders', {}, toLastTurns],
  ['explorers', {}, (page: Page) => finish(page, 16)],
] as const)('a match of %s by keys to its end, the focus never on the page', async (game, options, nearTheEnd) => {
  const page = await open('about:blank')
  await layTable(page, { game, options, seats: ALONE, seed: 'keys' })
  const keys = await play(page, 'keys', FIRST)
  await nearTheEnd(page)
  await play(page, 'keys')
  await layTable(page, { game, options, seats: ALONE, seed: 'keys' })
  const mouse = await play(page, 'mouse', 15)
  expect(keys.answers).toBeGreaterThan(10)
  expect(keys.strokes / keys.answers).toBeLessThanOrEqual((2 * mouse.strokes) / mouse.answers)
})

test('Tab comes first to the way to the choices, Enter answers, and the focus goes on to the next question', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'keys' })
  await awaited(page)
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('option')
  const answers = await answersFrom(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers.sent).toBe(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.option, .die, .piece') !== null))
    .toBe(true)
})

test('every sheet, menu and drawer has a key, closes by Escape, and gives the focus back', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'keys' })
  await awaited(page)
  await page.keyboard.press('ArrowDown')
  const at = () => page.evaluate(() => document.activeElement?.className)
  await expect.poll(at).toContain('option')
  for (const [key, shows] of [
    ['l', '.drawer'],
    ['m', '.menu'],
    ['r', 'dialog[open] .reading'],
    ['w', 'dialog[open] .why'],
    ['?', 'dialog[open] .keys'],
    ['h', 'dialog[open] .opinion'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(shows).first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('dialog, .drawer, .menu') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.locator(shows).first().waitFor({ state: 'detached' })
    await expect.poll(at).toContain('option')
  }
  // A touch beside them closes drawer and menu too, and does nothing else.
  for (const [name, shows] of [
    ['Log', '.drawer'],
    ['Menu', '.menu'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(shows).waitFor()
    await page.mouse.click(300, 600)
    await page.locator(shows).waitFor({ state: 'detached' })
  }
})

test('nothing keeps the table out of reach: neither a menu that is slow to come, nor a log that found a larger place', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'keys' })
  await awaited(page)
  const reached = page.locator('.beneath:not([inert])')
  let come = () => {}
  const held = new Promise<void>(done => {
    come = done
  })
  await page.route(/assets\/menu-/, async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await reached.waitFor({ state: 'detached' })
  expect(await page.locator('.menu').count()).toBe(0)
  await page.keyboard.press('Escape')
  await reached.waitFor()
  come()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.locator('.drawer').waitFor()
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.locator('.dock').waitFor()
  await reached.waitFor()
})

test('everything that happens is told in order by one voice, and what is asked', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'voices' })
  await awaited(page)
  expect(await page.locator('[aria-live], [role=log], [role=status]').count()).toBe(1)
  const told = () => page.locator('[role=log] p').allInnerTexts()
  await expect.poll(async () => (await told()).at(-1)).toMatch(/What will you do/)
  for (let made = 0; made < 4; made++) {
    await awaited(page)
    await page.keyboard.press('1')
    await page.waitForFunction(() => !document.querySelector('.option.sent'))
  }
  await awaited(page)
  await page.keyboard.press('l')
  const log = await page.locator('.drawer .notes li > span:last-child').allInnerTexts()
  // Of all that was told, the latest of the log in the same order; between them whose turn it is, and what is asked.
  const heard = await told()
  const latest = log.slice(-15)
  let from = heard.length - 1
  for (const line of latest.toReversed()) {
    from = heard.lastIndexOf(line, from)
    expect(from, line).toBeGreaterThanOrEqual(0)
    from--
  }
})
