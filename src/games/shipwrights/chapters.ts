// The course of a match: the table is set, then morning, afternoon and evening until a fleet is complete.
import type { Steps } from '#engine'
import { turn } from './afternoon.ts'
import { evening } from './evening.ts'
import { draft, morning } from './morning.ts'
import { stocks } from './moves.ts'
import { tell } from './notes.ts'
import { stockUp } from './pieces.ts'
import { PIECES, type T } from './state.ts'

/** Shuffles the pile; everybody chooses two resources to start with; the first player is drawn, if nobody is appointed. */
function* layOut(t: T): Steps {
  const { g } = t
  t.shuffle(g.pile.cards)
  const picks = yield* t.all(g.players.map((_, seat) => ({ seat, kind: 'stock' as const, options: STOCKS })))
  for (const [seat, { goods }] of picks.entries()) {
    for (let good = 0; good < goods.length; good++) stockUp(g, g.players[seat]!, good, goods[good]!)
    tell(t, { say: 'stocks', seat, goods })
  }
  g.first = g.appointed ?? t.draw(g.players.length)
  return ['morning', null]
}
const STOCKS = stocks('stock', [PIECES.start, PIECES.start, PIECES.start], PIECES.start)

export const chapters = { layOut, morning, draft, turn, evening }
