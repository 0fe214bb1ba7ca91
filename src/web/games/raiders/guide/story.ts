// The first raid: a real match with fixed chance, and what both answer in it. Pure.
import { type Answer, type Json, type Live, secretFrom, start } from '#engine'
import { type G, type Move, raiders } from '#games/raiders'
import { tableAfter as after, storyOf } from '../../../kit/guide-story.ts'

/** Found by trying: the learner begins, is dealt a Forager and a Huntsman, and gold lies unguarded in the first harbour. */
const MATCH = start(raiders, 2, {}, secretFrom('first raid 498'))

export const FORAGER = 24
export const HUNTSMAN = 34
export const BERSERKER = 12
/** The north-west harbour, and the set of it that is all gold. */
export const HARBOUR = 0
export const GOLDEN = 1
const GRAVEDIGGER = 32
const SCOUT = 55

export const BJORN = 1
export const RIVALS = ['Bjørn'] as const

const by =
  (seat: number) =>
  (pick: Move): Answer => ({ seat, pick: pick as Json })
const [me, bjorn] = [by(0), by(BJORN)]

const KEEPING = [me({ do: 'keep', at: [0, 1, 3] }), bjorn({ do: 'keep', at: [0, 1, 2] })]
const FIRST = [
  me({ do: 'place', building: 'barracks' }),
  me({ do: 'hire', card: FORAGER }),
  me({ do: 'pick', building: 'gate_house' }),
  bjorn({ do: 'place', building: 'silversmith' }),
  bjorn({ do: 'pick', building: 'treasury' }),
  bjorn({ do: 'sell', card: GRAVEDIGGER, for: 'silver' }),
]
const SECOND = [
  me({ do: 'place', building: 'mill' }),
  me({ do: 'pick', building: 'barracks' }),
  me({ do: 'hire', card: HUNTSMAN }),
  bjorn({ do: 'place', building: 'barracks' }),
  bjorn({ do: 'hire', card: SCOUT }),
  bjorn({ do: 'pick', building: 'silversmith' }),
]
const RAID = [me({ do: 'raid', settlement: HARBOUR }), me({ do: 'plunder', set: GOLDEN })]
const PARTS = [KEEPING, FIRST, SECOND, RAID]
export const ANSWERS: readonly Answer[] = PARTS.flat()

/** How many answers there were when each turn of the learner began, and when the raid was over. */
const [first, second, raid, home] = PARTS.map((_, i) => PARTS.slice(0, i + 1).flat().length) as [
  number,
  number,
  number,
  number,
]
export const AT = { first, second, raid, home } as const

export const story = storyOf(raiders, MATCH, ANSWERS, RIVALS)
export const tableAfter = (answers: number): Live<G> => after(raiders, MATCH, ANSWERS.slice(0, answers))
