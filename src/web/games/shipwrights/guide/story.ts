// The first day: a real match with fixed chance, and what everybody answers in it. Pure.
import { type Answer, type Json, type Live, secretFrom, start } from '#engine'
import { type G, GOLD, type Move, shipwrights } from '#games/shipwrights'
import { tableAfter as after, storyOf } from '../../../kit/guide-story.ts'

/**
 * Found by trying: Freydis begins and leaves two workers in the village, and the three packs hold a ship and the
 * craftsman it wants. With gold for it in the purse, the learner finishes it on the first day.
 */
const MATCH = start(shipwrights, 3, {}, secretFrom('first day 583494'))
MATCH.base.players[0]!.gold = 2 * GOLD.start

export const BYRDING = 5
export const CARPENTER = 42
export const ROPEMAKER = 53
/** What the learner passes on, and Bjørn plays. */
export const KARVE = 12
export const SKEID = 24
export const LANGHUS = 119
export const DRAKKAR = 28
const FERJE = 1
const FREYDIS_CARPENTER = 46
const FREYDIS_WOODCARVER = 47

export const BJORN = 1
export const FREYDIS = 2
export const RIVALS = ['Bjørn', 'Freydis'] as const

const by =
  (seat: number) =>
  (pick: Move): Answer => ({ seat, pick: pick as Json })
const [me, bjorn, freydis] = [by(0), by(BJORN), by(FREYDIS)]

/** The others play as a quick bot does; what it answered is written down here. */
const SETUP = [
  me({ do: 'stock', goods: [2, 0, 0] }),
  bjorn({ do: 'stock', goods: [1, 1, 0] }),
  freydis({ do: 'stock', goods: [1, 1, 0] }),
  freydis({ do: 'take', at: 2 }),
]
const FIRST_PICK = [me({ do: 'take', at: 2 }), bjorn({ do: 'take', at: 0 }), freydis({ do: 'take', at: 3 })]
const SECOND_PICK = [me({ do: 'take', at: 1 }), bjorn({ do: 'take', at: 0 }), freydis({ do: 'take', at: 1 })]
const THIRD_PICK = [
  me({ do: 'take', at: 1 }),
  bjorn({ do: 'take', at: 0 }),
  freydis({ do: 'start', card: FERJE }),
  freydis({ do: 'visit', space: 'forager' }),
  freydis({ do: 'gain', good: 'oak' }),
  freydis({ do: 'visit', space: 'jeweller' }),
  freydis({ do: 'give', cards: [FREYDIS_WOODCARVER] }),
  freydis({ do: 'recruit', card: FREYDIS_CARPENTER }),
  freydis({ do: 'end' }),
]
const TURN = [
  me({ do: 'start', card: BYRDING }),
  me({ do: 'recruit', card: CARPENTER }),
  me({ do: 'visit', space: 'warden' }),
  me({ do: 'buy', good: 'wool', cart: false }),
  me({ do: 'finish', ship: BYRDING, tool: false, crew: [ROPEMAKER] }),
]
const EVENING = [
  me({ do: 'end' }),
  bjorn({ do: 'start', card: KARVE }),
  bjorn({ do: 'start', card: SKEID }),
  bjorn({ do: 'build', card: LANGHUS }),
  bjorn({ do: 'visit', space: 'forager' }),
  bjorn({ do: 'gain', good: 'oak' }),
  bjorn({ do: 'end' }),
]
const PARTS = [SETUP, FIRST_PICK, SECOND_PICK, THIRD_PICK, TURN, EVENING]
export const ANSWERS: readonly Answer[] = PARTS.flat()

/** How many answers there were when the learner was to choose from each pack, to act, and when the evening was over. */
const [packs, ship, hands, turn, , dawn] = PARTS.map((_, i) => PARTS.slice(0, i + 1).flat().length) as [
  number,
  number,
  number,
  number,
  number,
  number,
]
export const AT = { packs, ship, hands, turn, dawn } as const

export const story = storyOf(shipwrights, MATCH, ANSWERS, RIVALS)
export const tableAfter = (answers: number): Live<G> => after(shipwrights, MATCH, ANSWERS.slice(0, answers))
