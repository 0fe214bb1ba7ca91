// A saga as a player lives it, from its first board to its chronicle; played on by the interface of the server where the
// screens are not the point.
import type { Page } from 'playwright-core'
import { ALONE, away, layTable, type TableSeen } from './play.ts'
import type { Stop } from './screens.ts'

interface SagaView {
  readonly phase: 'tale' | 'pause' | 'over'
  readonly tale: string
}
export const viewOf = ({ view }: TableSeen): SagaView => view as unknown as SagaView

/** A short saga against two easy bots. */
export const laySaga = (page: Page, seed: string): Promise<void> =>
  layTable(page, {
    game: 'runesaga',
    options: { short: true },
    seats: ALONE,
    seed,
  })
/** Plays on until the saga rests between two tales, or is over. */
export const toPause = (page: Page): Promise<TableSeen> =>
  away(page, seen => viewOf(seen).phase === 'pause' && seen.questions.length > 0)
/** Plays on to the last tale. */
const toLast = (page: Page): Promise<TableSeen> =>
  away(page, seen => viewOf(seen).phase === 'tale' && viewOf(seen).tale === 'explorers' && seen.questions.length > 0)
/** Plays on to the very end. */
export const toEnd = (page: Page): Promise<TableSeen> => away(page, () => false)

/** What is told above the table is over after a moment; for those who look closely it stays. */
export function staying(): void {
  const { setTimeout } = window
  const MOMENT_MS = 1600
  Object.assign(window, {
    setTimeout: (then: () => void, ms = 0) => (ms === MOMENT_MS ? 0 : setTimeout(then, ms)),
  })
}
async function sheet(page: Page, name: string, stop: Stop): Promise<void> {
  await page.keyboard.press('s')
  await page.locator('dialog[open] .rs-clan').first().waitFor()
  await stop(name, page)
  await page.keyboard.press('Escape')
}

/** A short saga: its first board, the pause, and the sheet of it there and in the last tale. */
export async function saga(page: Page, stop: Stop): Promise<void> {
  await page.goto('/')
  await laySaga(page, 'saga')
  await page.locator('.rs-strip .rs-entry').first().waitFor()
  await page.locator('.rs-table main [data-prompt]').waitFor()
  await stop('saga-board', page)
  await toPause(page)
  await page.locator('.rs-pause .option').waitFor()
  await stop('saga-pause', page)
  await sheet(page, 'saga-pause-sheet', stop)
  await toLast(page)
  await page.locator('.rs-strip .rs-entry').first().waitFor()
  await sheet(page, 'saga-sheet', stop)
}

/** A saga that is over: its end, its ceremonies seen again, and its chronicle. */
export async function sung(page: Page, stop: Stop): Promise<void> {
  await page.addInitScript(staying)
  await page.goto('/')
  await laySaga(page, 'saga')
  await toEnd(page)
  await page.locator('dialog[open] .result').waitFor()
  await stop('saga-result', page)
  await page.locator('dialog .actions button').nth(1).click()
  for (const [name, line] of [
    ['saga-stone', /remporte|earns? the/],
    ['saga-told', /s’achève|is told/],
  ] as const) {
    await page.locator('.replay-log [data-step]', { hasText: line }).first().dispatchEvent('click')
    await page.locator('.rs-ceremony').waitFor()
    await stop(name, page)
  }
  await page.goto(page.url().replace('/table/', '/chronicle/'))
  await page.locator('.chronicle .saga-curve').first().waitFor({ timeout: 120_000 })
  await stop('chronicle', page)
}

/** One tale with runestones: how it is offered, its board, its stones in one sheet, and its end. */
export async function alone(page: Page, stop: Stop): Promise<void> {
  await page.goto('/new/raiders')
  await page.locator('.game-options [role=radiogroup] label').first().click()
  await stop('stones-new-table', page)
  await page.goto('/')
  await layTable(page, { game: 'runesaga', options: { play: 'raiders', short: true }, seats: ALONE, seed: 'alone' })
  await page.locator('.rs-table main [data-prompt]').waitFor()
  await stop('stones-board', page)
  await sheet(page, 'stones-sheet', stop)
  await toEnd(page)
  await page.locator('dialog[open] .result').waitFor()
  await page.locator('.rs-trophies').first().waitFor()
  await stop('stones-result', page)
}
