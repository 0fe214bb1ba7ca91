// Playing Pillards: touching what is offered as a person does, or far ahead by the interface of the server, as a bot would.
import type { Page } from 'playwright-core'
import type { Question } from '#engine'
import { raiders } from '#games/raiders'
import { glance } from '../src/bots/glance.ts'
import { witsOf } from '../src/bots/learn/wits.ts'
import { ALONE, type Answering, away, layTable, type TableSeen } from './play.ts'
import { byMouse, type Press, touching } from './touch.ts'

const HOUSE = '.rd-house.lit'
const touchFirst = touching([
  '.rd-act .option:not(.refused)',
  '.rd-spread .lit:not(.on)',
  '.rd-crew .lit:not(.on)',
  HOUSE,
  '.rd-hand .lit:not(.on)',
])
/** One touch; of the houses now this one, now that one. */
export async function touch(page: Page, press: Press = byMouse): Promise<boolean> {
  touched++
  return touchFirst(page, async (p, selector) => {
    if (selector !== HOUSE) return press(p, selector)
    const looks = await p.locator(HOUSE).evaluateAll(all => all.map(house => house.getAttribute('data-look')!))
    await press(p, `[data-look="${looks[touched % looks.length]!}"]`)
  })
}
let touched = 0

type Asked = TableSeen['questions'][number]
export type Option = Asked['options'][number]
const asBot: Answering = (question, { view }) => glance(witsOf(raiders), view, question as Question, 'even')
/** Plays on until the last turns have begun. */
export const toLastTurns = (page: Page): Promise<TableSeen> =>
  away(page, ({ view, questions }) => questions.length > 0 && view.ending != null, asBot)
/**
 * Plays on at the table of the page, and at others laid for it, until such a question is asked, and stays there.
 * `rather`: what is done first, to come there.
 */
export async function sail(
  page: Page,
  wanted: (question: Asked, view: TableSeen['view']) => boolean,
  rather: (option: Option) => boolean = () => false,
): Promise<void> {
  const isThere = ({ questions: [question], view }: TableSeen) => question !== undefined && wanted(question, view)
  for (let n = new URL(page.url()).pathname.startsWith('/table') ? 0 : 1; n < 20; n++) {
    if (n > 0) await layTable(page, { game: 'raiders', seats: ALONE, seed: `north ${n}` })
    const seen = await away(page, isThere, (question, now) => question.options.find(rather) ?? asBot(question, now))
    if (isThere(seen)) return
  }
  throw new Error('nothing of the kind is ever asked')
}
export const asks =
  (kind: string) =>
  (question: Asked): boolean =>
    question.kind === kind
