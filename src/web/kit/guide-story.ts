// A match with fixed chance and fixed answers, as the learner in the first seat sees it: what a guide is told with. Pure.
import { type Answer, type Game, type Json, Live, type Match, notesFor, sight } from '#engine'
import type { LogNote, Sight } from '#tables'

export interface Story {
  /** What everybody answers, one after the other; the learner has the first seat. */
  readonly answers: readonly Answer[]
  /** What the learner sees after so many answers. */
  sightAfter(answers: number, me: string): Sight
  /** What the last of so many answers told. */
  toldAfter(answers: number): readonly LogNote[]
}

/** The table after so many answers. */
export function tableAfter<G>(game: Game<G, unknown>, match: Match<G>, answers: readonly Answer[]): Live<G> {
  const live = new Live<G>(game, match)
  for (const { seat, pick } of answers) live.answer(seat, pick)
  return live
}

export function storyOf<G>(
  game: Game<G, unknown>,
  match: Match<G>,
  answers: readonly Answer[],
  rivals: readonly string[],
): Story {
  const after = (count: number): Live<G> => tableAfter(game, match, answers.slice(0, count))
  return {
    answers,
    toldAfter(count) {
      if (count === 0) return []
      const before = after(count - 1).tabletop.entries.length
      const told = after(count).tabletop.entries.slice(before)
      return notesFor(told, 0).map(note => ({ seq: count, at: 0, note }))
    },
    sightAfter(count, me) {
      const { state, questions, refusals, waiting, undo } = sight(after(count), 0)
      const seat = (name: string, mine: boolean) => ({
        kind: mine ? ('human' as const) : ('bot' as const),
        name,
        level: mine ? null : 'easy',
        mine,
        owner: null,
        claim: false,
      })
      return {
        table: {
          id: 'guide',
          game: game.id,
          edition: match.edition,
          options: match.options,
          status: 'playing',
          created: 0,
          updated: 0,
          host: { name: me, me: true },
          seats: [seat(me, true), ...rivals.map(name => seat(name, false))],
          waiting,
          customs: { listed: false, spectators: false, pace: null },
          motion: null,
          next: null,
          invite: null,
          hints: false,
          result: null,
        },
        seq: count,
        commitment: null,
        seat: 0,
        view: state as object as Json, // states are plain JSON, which an interface cannot say
        questions,
        refusals,
        undo,
        answered: null,
        consent: false,
      }
    },
  }
}
