// What is done at a table beside playing and talking, which nothing else ends: people come and go, ask and change their minds.
// Everybody may do so a number of times; the table holds much more, so that nobody is refused for what another has done.
import type { Logged, Table, TableEvent, TableState } from '#tables'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'

/** Whose doing it is; null: whoever it was could do so only because of something that counts. */
function doerOf(event: TableEvent, { host }: TableState): string | null {
  if (event.do === 'joined' || event.do === 'moved' || event.do === 'returned' || event.do === 'away')
    return event.guest
  if (event.do === 'set' || event.do === 'agreed-on' || event.do === 'renewed') return host.guest
  return event.do === 'asked' ? event.by.guest : null
}
/** Who was here returns, goes and votes, and the host sees to the seats, however much has happened; others may have to stay away. */
const needsRoom = ({ do: deed }: TableEvent): boolean => deed === 'joined' || deed === 'moved' || deed === 'asked'
/** The host clears a seat that somebody has taken. */
const clears = ({ chairs }: TableState, event: TableEvent): boolean =>
  event.do === 'set' && chairs[event.seat]?.kind === 'human'

/** Refuses what would be too much: of whoever does it, or at this table. */
export function mustBeFew(table: Table, done: Logged, quotas: Quotas): void {
  if (isTooMuch(table, done, quotas)) throw new Problem('too-many')
}
export function isTooMuch({ state, log }: Table, { event }: Logged, quotas: Quotas): boolean {
  const doer = clears(state, event) ? null : doerOf(event, state)
  let [theirs, all] = [0, 0]
  for (const { event: each } of log) {
    if (['answered', 'undone', 'said'].includes(each.do)) continue
    all++
    if (doer !== null && doerOf(each, state) === doer) theirs++
  }
  return theirs >= quotas.changesOfOne || (needsRoom(event) && all >= quotas.changes)
}
