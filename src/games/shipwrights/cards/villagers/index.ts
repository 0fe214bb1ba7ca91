// The villagers, one record each in the file of their family; and what happens when one is called.
import type { Seat, Steps } from '#engine'
import type { CallMove } from '../../moves.ts'
import { tell } from '../../notes.ts'
import type { T } from '../../state.ts'
import { villagerOf } from '../deck.ts'
import { ATTACKERS } from './attackers.ts'
import { BARGAINERS } from './bargainers.ts'
import { HELPERS } from './helpers.ts'
import type { VillagerRecord } from './record.ts'
import { STAYERS } from './stayers.ts'

const RECORDS = { ...ATTACKERS, ...STAYERS, ...HELPERS, ...BARGAINERS }
export type VillagerId = keyof typeof RECORDS
export const VILLAGER: Readonly<Record<VillagerId, VillagerRecord>> = RECORDS
export const recordOf = (card: number): VillagerRecord => VILLAGER[villagerOf(card).id]

/** The villager is shown, does what it does, and goes to the discards; Pioneer and Sentry stay for a while. */
export function* callVillager(t: T, seat: Seat, move: CallMove): Steps<void> {
  const { called, discard, players } = t.g
  const { hand, front } = players[seat]!
  const { does, stays } = recordOf(move.card)
  t.move(hand, hand.cards.indexOf(move.card), called)
  tell(t, { say: 'calls', seat, card: move.card })
  const steps = does(t, seat, villagerOf(move.card), move)
  if (steps) yield* steps
  t.move(called, 0, stays ? front : discard)
}
