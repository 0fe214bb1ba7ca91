// The captains: what each counts at the end, whose points are in the deck.
import type { Seat } from '#engine'
import { controlled, type Influences, isComplete } from '../islands.ts'
import { islandOf, MAINLAND, tilesAt } from '../map.ts'
import type { View } from '../state.ts'

export type CaptainId =
  | 'archer'
  | 'barbarian'
  | 'cartographer'
  | 'hero'
  | 'huntsman'
  | 'queen'
  | 'scout'
  | 'shieldmaiden'
  | 'trader'
  | 'tyrant'
  | 'watchman'

/** How many of what it counts a seat has. */
type Counting = (g: View, seat: Seat, all: Influences) => number

export const COUNTING: Readonly<Record<CaptainId, Counting>> = {
  archer: (g, seat) => {
    const steps = stepsFromMainland(g)
    return Math.max(0, ...g.players[seat]!.outposts.map(point => nearest(g, point, steps)))
  },
  barbarian: ({ players }, seat) => players[seat]!.sunk.cards.length,
  cartographer: (g, seat, all) => {
    const sizes = controlled(g, all, seat).map(island => g.islands[island]!.tiles.length)
    return sizes.sort((a, b) => b - a)[1] ?? 0
  },
  hero: ({ players }, seat) => {
    const { outposts, raided, sunk } = players[seat]!
    return Math.min(outposts.length, raided.cards.length, sunk.cards.length)
  },
  huntsman: ({ players }, seat) => players[seat]!.delivered.reduce((pairs, count) => pairs + Math.floor(count / 2), 0),
  queen: (g, seat, all) => {
    const influence = controlled(g, all, seat).map(island => all[island]![seat]!)
    return Math.max(0, ...influence.map(each => each - g.players.length))
  },
  scout: (g, seat, all) => {
    const mine = controlled(g, all, seat)
    const visited = new Set(g.players[seat]!.ashore.map(land => islandOf(g.map, land)))
    return [...visited].filter(island => island >= 0 && isComplete(g.islands[island]!) && !mine.includes(island)).length
  },
  shieldmaiden: (g, seat, all) => controlled(g, all, seat).length,
  trader: ({ players }, seat) => Math.floor(players[seat]!.delivered.reduce((a, b) => a + b) / 3),
  tyrant: ({ players }, seat) => players[seat]!.raided.cards.length,
  watchman: ({ players }, seat) => players[seat]!.outposts.length,
}

/** How many tiles it takes from the Mainland to each tile, itself included, over land and sea (ruling). */
function stepsFromMainland({ map }: View): number[] {
  const steps = [0]
  for (const queue = [MAINLAND]; queue.length > 0; ) {
    const tile = queue.shift()!
    for (const other of map[tile]!.near) {
      if (other < 0 || steps[other] !== undefined) continue
      steps[other] = steps[tile]! + 1
      queue.push(other)
    }
  }
  return steps
}
const nearest = ({ map }: View, point: number, steps: readonly number[]): number =>
  Math.min(...tilesAt(map, point).map(([tile]) => steps[tile]!))
