// What a match is played for and how near everybody is to it, as all can see: fleets, days, and what ships still lack.
import type { Seat } from '#engine'
import { craftsOf, type Reasons, toolHelps, whyNotFinish } from './conditions.ts'
import { LAST_DAY, type View } from './state.ts'

/** Why a match ends: a fleet is complete, the days agreed on are over, or it took too long. */
export type Ending = 'fleet' | 'days' | 'last-day'

/** Why the match ends after the evening of this day, as things stand; null: another day dawns. Its evening still counts. */
export function endsTonight({ options, day, players }: View): Ending | null {
  if (options.days > 0) return day >= options.days ? 'days' : null
  if (players.some(({ fleet }) => fleet.cards.length >= options.ships)) return 'fleet'
  return day >= LAST_DAY ? 'last-day' : null
}

export interface Goal {
  /** So many ships end the match; 0: the days do. */
  readonly ships: number
  /** So many days are played; 0: as long as it takes. */
  readonly days: number
  /** The ships of every player. */
  readonly fleets: readonly number[]
  /** Who needs one ship more to end the match. */
  readonly near: readonly Seat[]
  readonly tonight: Ending | null
}
export function goalOf(g: View): Goal {
  const { ships, days } = g.options
  const fleets = g.players.map(({ fleet }) => fleet.cards.length)
  const near = days > 0 ? [] : [...fleets.keys()].filter(seat => fleets[seat] === ships - 1)
  return { ships: days > 0 ? 0 : ships, days, fleets, near, tonight: endsTonight(g) }
}

/** What a ship on the stocks still lacks with the tool that helps it. What others hold in hand nobody knows. */
export function lacksOf(g: View, seat: Seat, ship: number): Reasons {
  const player = g.players[seat]!
  return whyNotFinish(g, seat, ship, toolHelps(player, ship), craftsOf(player))
}
