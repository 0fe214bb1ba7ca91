// What several cards do at the Town Hall, with other amounts or other goods.
import type { Seat, Steps } from '#engine'
import { and } from '#games/kit/rules'
import { choose } from '../../choosing.ts'
import { OPEN, type Reasons, whyNotSupply, whyNotTake, whyNotTrade } from '../../conditions.ts'
import { target } from '../../moves.ts'
import { gain, lose, pay, take } from '../../pieces.ts'
import { othersThan, type PlayerView, type T, type View } from '../../state.ts'
import type { HallRecord } from './record.ts'

/** Some pieces of one kind for one of another. */
export const trade = (give: number, get: number): HallRecord => ({
  lacks: (g, seat, { hall }) => whyNotTrade(g, seat, give, hall, get),
  does(t, seat, { hall }) {
    pay(t, seat, give, hall)
    gain(t, seat, get, 1)
  },
})
/** Pieces from the supply. */
export const supplied = (...goods: readonly number[]): HallRecord => ({
  lacks: (g): Reasons => (goods.some(good => g.supply.goods[good]! > 0) ? OPEN : whyNotSupply(g, goods[0]!)),
  does(t, seat, { hall }) {
    for (const good of goods) gain(t, seat, good, hall)
  },
})
/** Each opponent loses some, as far as they have it. */
export const toll = (good: number): HallRecord => ({
  lacks: (g, seat) => whyNotTake(g, seat, good),
  does(t, seat, { hall }) {
    for (const other of othersThan(seat, t.g)) lose(t, other, good, hall)
  },
})
/** One opponent gives some up, as far as they have it. */
export const robbery = (good: number): HallRecord => ({
  lacks: (g, seat) => whyNotTake(g, seat, good),
  *does(t, seat, { hall }) {
    const from = yield* chooseOpponent(t, seat, ({ goods }) => goods[good]! > 0)
    take(t, seat, from, good, hall)
  },
})

/** The opponents for whom something holds. */
export const opponents = (g: View, seat: Seat, holds: (player: PlayerView) => boolean): Seat[] =>
  othersThan(seat, g).filter(other => holds(g.players[other]!))
export function* chooseOpponent(t: T, seat: Seat, holds: (player: PlayerView) => boolean): Steps<Seat> {
  const move = yield* choose(t, seat, 'target', opponents(t.g, seat, holds).map(target))
  return move.seat
}
/** A card besides the one that is played. */
export const whyNotOthers = ({ players }: View, seat: Seat): Reasons =>
  and(OPEN, players[seat]!.hand.cards.length === 0 && { needs: 'other-cards' })
