// What one of each trait is worth, in points, and how tempers see it differently.
import type { Temper } from '../../kit/sense/index.ts'
import { deck } from '../cards/deck.ts'
import type { ActionMove } from '../moves.ts'
import type { Traits } from './traits.ts'

/** Worth when the port is about to be empty, and while it is full: in between it changes evenly. */
type Course = readonly [late: number, early: number]
type Courses = { readonly [trait in keyof Traits]: Course }

/** Found by matches of bots, as the weights that tell best who will win. */
const EVEN: Courses = {
  treasure: [1.25, 0.6],
  exposed: [-0.6, -1],
  prey: [0.5, 0],
  full: [7.5, 6],
  lastInRow: [6.2, 0],
  lastInPile: [2, 4],
  pairs: [1.8, 0.3],
  singles: [0.8, 0.4],
  charted: [0.41, 0.4],
  uncharted: [0.26, 0.4],
  ships: [1.7, 2.8],
  loaded: [-0.9, -0.3],
  goods: [-0.1, 1.2],
  skill: [2.5, 2],
  shaky: [-1.2, -0.4],
  turn: [1.1, 1.45],
}
/** By which factor a temper weighs some traits differently. */
const TEMPERED: { readonly [temper in Temper]: { readonly [trait in keyof Traits]?: number } } = {
  even: {},
  careful: { exposed: 1.8, shaky: 1.4 },
  greedy: { treasure: 1.3, charted: 1.5, uncharted: 1.3 },
  quarrelsome: { prey: 2 },
}
/** By how many points an action may look worse than another one and still be preferred. */
export const LIKINGS: { readonly [temper in Temper]: { readonly [action in ActionMove['do']]?: number } } = {
  even: {},
  careful: { attack: -0.5 },
  greedy: { hunt: 0.6 },
  quarrelsome: { attack: 0.7 },
}

/** By how many points one has to be ahead to win three times of four. */
const MARGIN: Course = [5, 10]

const at = ([late, early]: Course, shipsInPort: number): number =>
  late + ((early - late) * shipsInPort) / deck.ships.length
export const marginAt = (shipsInPort: number): number => at(MARGIN, shipsInPort)

const memo: { [temper in Temper]?: Traits[] } = {}
/** The weights with so many ships in the port. */
export const weightsAt = (shipsInPort: number, temper: Temper): Traits =>
  ((memo[temper] ??= [])[shipsInPort] ??= weigh(shipsInPort, temper))
function weigh(shipsInPort: number, temper: Temper): Traits {
  const entries = Object.entries(EVEN) as [keyof Traits, Course][]
  return Object.fromEntries(
    entries.map(([trait, course]) => [trait, at(course, shipsInPort) * (TEMPERED[temper][trait] ?? 1)]),
  ) as Traits
}
