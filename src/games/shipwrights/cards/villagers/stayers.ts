// The villagers that stay in front of their player for a while: Pioneer and Sentry.
import type { Seat } from '#engine'
import { tell } from '../../notes.ts'
import { NOBODY, type T } from '../../state.ts'
import { isVillager } from '../deck.ts'
import type { VillagerRecord } from './record.ts'

export const STAYERS = {
  pioneer: {
    stays: true,
    does(t, seat) {
      t.g.pioneer = seat
    },
  },
  /** Being there is all a Sentry does: see `isGuarded`. */
  sentry: {
    warlike: true,
    stays: true,
    does: () => {},
  },
} satisfies Record<string, VillagerRecord>

/** A Sentry watches until its owner's next turn. */
export function relieveSentry(t: T, seat: Seat): void {
  const { front } = t.g.players[seat]!
  for (let i = front.cards.length - 1; i >= 0; i--) {
    if (!isVillager(front.cards[i]!, 'sentry')) continue
    t.move(front, i, t.g.discard)
    tell(t, { say: 'sentry-leaves', seat })
  }
}
/** The marker goes to whoever played the last Pioneer, else to the left; Pioneers are discarded. */
export function passMarker(t: T): void {
  const { g } = t
  for (const { front } of g.players) {
    for (let i = front.cards.length - 1; i >= 0; i--) {
      if (isVillager(front.cards[i]!, 'pioneer')) t.move(front, i, g.discard)
    }
  }
  g.first = g.pioneer === NOBODY ? (g.first + 1) % g.players.length : g.pioneer
  g.pioneer = NOBODY
}
