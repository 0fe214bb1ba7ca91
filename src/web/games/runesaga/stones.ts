// The stones of a table as its board asks for them: which lie where, who holds which, and how near everybody is. Pure.
import type { Seat } from '#engine'
import {
  haveOf,
  inscriptionOf,
  inscriptions,
  isSaga,
  isSymbolic,
  type Symbol,
  stoneOf,
  type TaleId,
  type View,
  wantOf,
} from '#games/runesaga'

/** Who holds a stone face up; null: nobody. */
export function holderOf({ clans }: View, card: number): Seat | null {
  const at = clans.findIndex(({ stones, shown }) => stones.cards.includes(card) || shown.cards.includes(card))
  return at < 0 ? null : at
}
/** The stones of a tale that were laid out, in the order of their numbers, so that each keeps its place when it is taken. */
export function laidOut({ row, clans, box, tale }: View): number[] {
  const all = [...row.cards, ...box.cards, ...clans.flatMap(({ stones }) => stones.cards)]
  return all.filter(card => !isSymbolic(card) && stoneOf(card).tale === tale).toSorted((a, b) => a - b)
}
/** The symbolic stones, taken or not; none where a tale is played alone. */
export const symbolicOf = (g: View): number[] => (isSaga(g) ? inscriptions() : [])

/** What a stone shows. */
export const symbolsOn = (card: number): readonly Symbol[] =>
  isSymbolic(card) ? [inscriptionOf(card).symbol] : stoneOf(card).symbols

export interface Near {
  readonly seat: Seat
  readonly have: number
  readonly want: number
}
/** How near everybody is to a stone that can still be earned, as far as it counts. */
export const raceFor = (g: View, card: number): Near[] =>
  g.clans.map((_, seat) => ({ seat, have: Math.min(haveOf(g, card, seat), wantOf(card)), want: wantOf(card) }))
/** Where a stone is: on the table to be earned, somebody's, back in the box, or still in its pile. */
export function placeOf(g: View, card: number): 'open' | 'held' | 'box' | 'pile' {
  if (holderOf(g, card) !== null) return 'held'
  if (g.symbolic.cards.includes(card)) return 'open'
  if (g.row.cards.includes(card)) return g.phase === 'tale' ? 'open' : 'box'
  return g.box.cards.includes(card) ? 'box' : 'pile'
}
/** The tales of a match with how far each has come. */
export const stateOf = (g: View, tale: TaleId): 'told' | 'now' | 'later' =>
  g.told.some(each => each.tale === tale) ? 'told' : g.tale === tale ? 'now' : 'later'
