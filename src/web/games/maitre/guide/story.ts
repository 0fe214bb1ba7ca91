// The first voyage: a real match with fixed chance, and the answers that make its first turn a good story. Pure.
import { type Answer, type Json, type Live, secretFrom, start } from '#engine'
import { deck, type G, maitre } from '#games/maitre'
import { tableAfter as after, storyOf } from '../../../kit/guide-story.ts'

/** Found by trying: the first player is the learner, and the Fluyt is armed in three rolls, one of them unlucky. */
const MATCH = start(maitre, 2, {}, secretFrom('first voyage 10121'))

export const FLUTE = deck.ships.find(({ id }) => id === 'flute')!.card
export const GOODS_TOP = deck.goods[0]!.card
export const TREASURE_TOP = deck.treasures[0]!.card

const mine = (pick: Json): Answer => ({ seat: 0, pick })
/** What the learner answers, one after the other. */
export const ANSWERS: readonly Answer[] = [
  mine({ do: 'arm' }),
  mine({ do: 'place', on: FLUTE, dice: [6, 5] }),
  mine({ do: 'aside', back: false }),
  mine({ do: 'place', on: FLUTE, dice: [4] }),
]

export const story = storyOf(maitre, MATCH, ANSWERS, ['Freydis'])
export const tableAfter = (answers: number): Live<G> => after(maitre, MATCH, ANSWERS.slice(0, answers))
