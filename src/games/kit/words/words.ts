// The words of a game: gathers the facts of a sentence from the table, and lets a language tell them.
import type { Json, Note, OptionValue, QuestionOf, Reason, Seat } from '#engine'
import type { Facts, Labels, OptionWords, Sentences, Texts, Who } from './texts.ts'

/** A part of the table in words: mine, somebody else's, or the middle. */
export interface ReadPart {
  readonly title: string
  readonly lines: readonly string[]
}
/** All that lies open, for whoever does not see it: me first, the others as they follow, then the middle; null: as one who looks on. */
export type Reading<View> = (state: View, seat: Seat | null, who: Who) => readonly ReadPart[]

/** A game's words, typed by what its seats see, its questions, notes, refused actions and reasons; left out: of any game. */
// oxlint-disable-next-line typescript/no-explicit-any -- left out, questions of any kind may be asked
export interface Words<View = Json, Q = any, N = Note, A = Json, R = Reason> extends Labels {
  /** What a seat is asked, in one sentence. */
  question(question: QuestionOf<Q>, state: View): string
  option(option: Q[keyof Q], state: View, who: Who): OptionWords
  note(note: N, who: Who): string
  /** The name of an action that is refused, and each unmet condition. */
  action(action: A, who: Who): string
  reason(reason: R, who: Who): string
  /** When in a match a state is: the turn, the day, or what the game counts by. */
  moment(state: View): string
  /** The words of matches with these options, where titles and scores are others; left out: they are the same for all. */
  with?(options: { readonly [name: string]: OptionValue }): Words<View, Q, N, A, R>
}

/** What a sentence needs to know, gathered from what a seat sees. */
interface Gathered<F extends Facts, View, Q, N, A, R> {
  question(question: QuestionOf<Q>, state: View): F['question']
  move(option: Q[keyof Q], state: View): F['move']
  note(note: N): F['note']
  action(action: A): F['action']
  reason(reason: R): F['reason']
  /** The number of the turn or day. */
  moment(state: View): number
}

export function wordsOf<F extends Facts, View, Q, N, A, R>(
  texts: Texts<F>,
  facts: Gathered<F, View, Q, N, A, R>,
): Words<View, Q, N, A, R> {
  return {
    ...texts,
    question: (question, state) => speak(texts.questions, 'kind', facts.question(question, state), nobody),
    option: (option, state, who) => speak(texts.moves, 'do', facts.move(option, state), who),
    note: (note, who) => speak(texts.notes, 'say', facts.note(note), who),
    action: (action, who) => speak(texts.actions, 'do', facts.action(action), who),
    reason: (reason, who) => speak(texts.reasons, 'needs', facts.reason(reason), who),
    moment: state => texts.moment(facts.moment(state)),
  }
}
/** Questions speak to the one who is asked. */
const nobody: Who = seat => String(seat)

function speak<T, Key extends keyof T, R>(book: Sentences<T, Key, R>, key: Key, fact: T, who: Who): R {
  // Every fact is told by the sentence of its own kind, which the compiler cannot follow through a union.
  const sentence = book[fact[key] as T[Key] & string] as unknown as (fact: T, who: Who) => R
  return sentence(fact, who)
}
