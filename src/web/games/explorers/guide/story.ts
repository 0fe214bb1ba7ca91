// The first voyage: a real match with fixed chance, and what both answer in it. Pure.
import { type Answer, type Json, type Live, secretFrom, start } from '#engine'
import { explorers, type G, hexAt, landOf, MAINLAND, type Move } from '#games/explorers'
import { tableAfter as after, storyOf } from '../../../kit/guide-story.ts'

/** Found by trying: the learner begins with a pig to lay beside the board, and a tile that closes its island a turn later. */
const MATCH = start(explorers, 2, {}, secretFrom('first voyage 168'))

/** The cape with the pig, and the headland with an enemy ship; where each is laid, and the tile it becomes. */
export const PIG = 5
export const WEST = hexAt(-1, 0)
export const CAPE = 4
export const HEADLAND = 7
export const NORTH = hexAt(0, -1)
/** The western tile of the board. */
export const NEAR = 1
const STRAIT = 38

export const BJORN = 1
export const RIVALS = ['Bjørn'] as const

const by =
  (seat: number) =>
  (pick: Move): Answer => ({ seat, pick: pick as Json })
const [me, bjorn] = [by(0), by(BJORN)]
const SHORE = landOf(CAPE, 0)

const CAPTAINS = [me({ do: 'captain', at: 0 }), bjorn({ do: 'captain', at: 0 })]
const FIRST = [
  me({ do: 'lay', tile: PIG, hex: WEST, turns: 1 }),
  me({ do: 'sail', to: NEAR }),
  me({ do: 'sail', to: CAPE }),
  me({ do: 'unload', land: SHORE, vikings: 1, livestock: [] }),
  me({ do: 'load', land: SHORE, vikings: 0, livestock: ['pig'] }),
  me({ do: 'end' }),
  bjorn({ do: 'lay', tile: STRAIT, hex: hexAt(1, -1), turns: 2 }),
  bjorn({ do: 'sail', to: NEAR }),
  bjorn({ do: 'end' }),
]
const SECOND = [
  me({ do: 'lay', tile: HEADLAND, hex: NORTH, turns: 2 }),
  me({ do: 'sail', to: NEAR }),
  me({ do: 'sail', to: MAINLAND }),
  me({ do: 'unload', land: landOf(MAINLAND, 0), vikings: 0, livestock: ['pig'] }),
]
const PARTS = [CAPTAINS, FIRST, SECOND]
export const ANSWERS: readonly Answer[] = PARTS.flat()

/** How many answers there were when each turn of the learner began, and when the pig was home. */
const [first, second, home] = PARTS.map((_, i) => PARTS.slice(0, i + 1).flat().length) as [number, number, number]
export const AT = { first, second, home } as const

export const story = storyOf(explorers, MATCH, ANSWERS, RIVALS)
export const tableAfter = (answers: number): Live<G> => after(explorers, MATCH, ANSWERS.slice(0, answers))
