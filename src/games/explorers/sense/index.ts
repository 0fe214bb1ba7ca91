// What Explorers knows about being played well, as little as is true at a glance: islands are closed where one leads on
// them, livestock goes home, outposts and raids are worth their points, and nobody ends a turn with actions left to take.
import type { Json, QuestionOf } from '#engine'
import { indifferent, type Sense } from '#games/kit/sense'
import { CORNERS } from '../hex.ts'
import { type Influences, influences, prospectsOf } from '../islands.ts'
import { MAINLAND } from '../map.ts'
import type { ActMove, LayMove, Q } from '../moves.ts'
import { GRADES } from '../score.ts'
import { enemyAt, type G, type View } from '../state.ts'
import { weighed } from './outlook.ts'
import { leaning, reading } from './tokens.ts'

function leanings(g: View, { seat, kind, options }: QuestionOf<Q>): readonly number[] {
  if (kind === 'captain') return indifferent(options)
  if (kind === 'act') return options.map(move => worth(g, move))
  const all = influences(g)
  return options.map(move => closing(g, seat, move, all))
}
/** Islands that would be complete: one's own are gained, those of others given away. */
function closing(g: View, seat: number, move: LayMove, all: Influences): number {
  let points = 0
  for (const { tiles, complete, leaders } of prospectsOf(g, move, all)) {
    if (complete && leaders.length > 0) points += leaders.includes(seat) ? tiles : -tiles
  }
  return points
}
function worth(g: View, move: ActMove): number {
  switch (move.do) {
    case 'unload':
      return move.land === MAINLAND ? 3 * move.livestock.length - move.vikings : move.livestock.length > 0 ? -1 : 1
    case 'load':
      return move.livestock.length + (move.land === MAINLAND ? 1 : 0)
    case 'sail':
      return enemyAt(g, move.to) >= 0 ? 2 : 0
    case 'build':
      return 4
    case 'raid':
      return 3
    case 'end':
      return -2
    default:
      return 0
  }
}
/** Tiles laid are told apart by a number each: there are too many of them to be spelled out at every step. */
const meanings = (_: View, { kind, options }: QuestionOf<Q>): readonly Json[] | null =>
  kind === 'lay' ? options.map(({ tile, hex, turns }) => (hex * CORNERS.length + turns) * TILES + tile) : null
const TILES = 64

/** A round is one turn here: what it is good for shows once somebody else has had theirs. */
const HORIZON = 2

/** What was learned, loaded with the bots only. */
const taught = () => import('./glance.json', { with: { type: 'json' } }).then(file => file.default)

export const sense: Sense<G, Q> = {
  leanings,
  outlook: weighed.outlook,
  margin: weighed.margin,
  par: GRADES[2],
  fittable: weighed,
  learning: { reading, leaning, taught },
  meanings,
  horizon: () => HORIZON,
}
