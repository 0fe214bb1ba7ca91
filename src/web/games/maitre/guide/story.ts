// The first voyage: a real match with fixed chance, and the answers that make its first turn a good story. Pure.
import { type Json, Live, secretFrom, sight, start } from '#engine'
import { deck, type G, maitre } from '#games/maitre'
import type { Sight } from '#tables'

/** Found by trying: the first player is the learner, and the Fluyt is armed in three rolls, one of them unlucky. */
const MATCH = start(maitre, 2, {}, secretFrom('first voyage 10121'))

export const FLUTE = deck.ships.find(({ id }) => id === 'flute')!.card
export const GOODS_TOP = deck.goods[0]!.card
export const TREASURE_TOP = deck.treasures[0]!.card

/** What the learner answers, one after the other. */
export const ANSWERS: readonly Json[] = [
  { do: 'arm' },
  { do: 'place', on: FLUTE, dice: [6, 5] },
  { do: 'aside', back: false },
  { do: 'place', on: FLUTE, dice: [4] },
]

/** The table after so many answers. */
export function tableAfter(answers: number): Live<G> {
  const live = new Live<G>(maitre, MATCH)
  for (const answer of ANSWERS.slice(0, answers)) live.answer(0, answer)
  return live
}

const RIVAL = 'Freydis'

/** What the learner sees after so many answers. */
export function sightAfter(answers: number, me: string): Sight {
  const { state, questions, refusals, waiting, undo } = sight(tableAfter(answers), 0)
  const seat = (name: string, mine: boolean) => ({
    kind: mine ? ('human' as const) : ('bot' as const),
    name,
    level: mine ? null : 'easy',
    mine,
  })
  return {
    table: {
      id: 'guide',
      game: maitre.id,
      edition: MATCH.edition,
      options: MATCH.options,
      status: 'playing',
      created: 0,
      updated: 0,
      host: { name: me, me: true },
      seats: [seat(me, true), seat(RIVAL, false)],
      waiting,
      invite: null,
      hints: false,
      result: null,
    },
    seq: answers,
    commitment: null,
    seat: 0,
    view: state as object as Json, // states are plain JSON, which an interface cannot say
    questions,
    refusals,
    undo,
  }
}
