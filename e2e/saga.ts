// A saga as a player lives it, from its first board to its chronicle; played on by the interface of the server where the
// screens are not the point.
import type { Page } from 'playwright-core'
import { away, bot, layTable, type TableSeen } from './play.ts'
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
    seats: [{ kind: 'me', name: 'Ada' }, bot('Freydis'), bot('Bjarni')],
    seed,
  })
/** Plays on until the saga rests between two tales, or is over. */
export const toPause = (page: Page): Promise<TableSeen> =>
  away(page, seen => viewOf(seen).phase === 'pause' && seen.questions.length > 0)
/** Plays on to the very end. */
export const toEnd = (page: Page): Promise<TableSeen> => away(page, () => false)

export async function saga(page: Page, stop: Stop): Promise<void> {
  await page.goto('/')
  await laySaga(page, 'saga')
  await page.locator('.rs-strip .rs-entry').first().waitFor()
  await page.locator('.rs-table main [data-prompt]').waitFor()
  await stop('saga-board', page)
  await toPause(page)
  await page.locator('.rs-pause .option').waitFor()
  await stop('saga-pause', page)
  await page.keyboard.press('s')
  await page.locator('dialog[open] .rs-clan').first().waitFor()
  await stop('saga-sheet', page)
  await page.keyboard.press('Escape')
  await toEnd(page)
  await page.locator('dialog[open] .result').waitFor()
  await stop('saga-result', page)
  await page.goto(page.url().replace('/table/', '/chronicle/'))
  await page.locator('.chronicle .saga-curve').first().waitFor({ timeout: 120_000 })
  await stop('chronicle', page)
}
