// Explorers as the third tale, and what its stones ask for.
import {
  deck,
  explorers,
  type G,
  islandAt,
  islandOf,
  NOTHING,
  type Options,
  order,
  type PlayerView,
  type View,
} from '#games/explorers'
import type { Goal, Tale } from './tale.ts'

/** A stone for what a player has, or has done. */
const having = (count: (player: PlayerView, g: View) => number): Goal<G> => ({
  have: (g, seat) => count(g.players[seat]!, g),
})
/** Of the tiles, so many are in a short tale. */
const SHORT = 2 / 3

export const tale: Tale<'explorers', G, Options> = {
  id: 'explorers',
  game: explorers,
  order,
  goals: {
    kinds: having(({ delivered }) => {
      let kinds = 0
      for (let i = 0; i < delivered.length; i++) if (delivered[i]! > 0) kinds++
      return kinds
    }),
    outposts: having(({ outposts }) => outposts.length),
    wrecks: having(({ sunk }) => sunk.cards.length),
    settlements: having(({ raided }) => raided.cards.length),
    fallen: having(({ fallen }) => fallen),
    islands: having(islandsOf),
  },
  near: 5,
  symbol: 2,
  decided: () => ({}),
  rounds: seats => Math.floor((SHORT * deck.tiles.length) / seats),
}

/** Islands found so far: one list for all, since it is asked so often. */
const found: number[] = []
/** The islands, complete or not, with a Viking or an outpost of this player. */
function islandsOf({ ashore, outposts }: PlayerView, { map }: View): number {
  found.length = 0
  for (let i = 0; i < ashore.length; i++) {
    const island = islandOf(map, ashore[i]!)
    if (island !== NOTHING && !found.includes(island)) found.push(island)
  }
  for (let i = 0; i < outposts.length; i++) {
    const island = islandAt(map, outposts[i]!)
    if (!found.includes(island)) found.push(island)
  }
  return found.length
}
