// What rules may do to the world: chance, secrecy and the record pass here and only here.
import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Ask, Audience, Entry, Note, Question, Seat, Steps, Zone } from './types.ts'

/** More dealings than this between two answers mean rules that go round in circles. */
const PATIENCE = 100_000

/** What answers cannot be taken back across: dice, other chance, a shuffle, a card that came to light. */
export type Seal = 'start' | 'roll' | 'draw' | 'shuffle' | 'reveal'

// oxlint-disable-next-line typescript/no-explicit-any -- left out, questions of any kind may be asked
export class Tabletop<G, Q = any> {
  g: G
  chance: Chance
  readonly entries: Entry[] = []
  /** Answers of this chapter taken so far. */
  asked = 0
  /** Answers before this one cannot be taken back, because of `sealedBy`. */
  sealed = 0
  sealedBy: Seal = 'start'
  /** Whose answer the rules follow; null: nobody's alone. */
  actor: Seat | null = null
  /** Every showing of a card, when somebody asked to keep them. */
  shown: { card: number; to: Audience }[] | null = null
  /** Whether cards were shuffled since this object was made. */
  shuffled = false
  /** No record is kept: nobody reads what happens in a search. */
  silent = false
  private dealings = 0

  constructor(g: G, chance: Chance) {
    this.g = g
    this.chance = chance
  }

  /** Dice: a whole number from 0 to n - 1. Nobody can take back what led to it. */
  roll(n: number): number {
    return this.decide(n, 'roll')
  }
  /** Any other chance: the same, told as what it is. */
  draw(n: number): number {
    return this.decide(n, 'draw')
  }
  /** Shuffles a list in place. */
  shuffle(cards: number[]): void {
    this.shuffled = true
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.decide(i + 1, 'shuffle')
      const card = cards[i]!
      cards[i] = cards[j]!
      cards[j] = card
    }
  }
  /** Moves the card at a place of one zone to another zone: to its end, or to the place given. */
  move(from: Zone, at: number, to: Zone, place = to.cards.length): number {
    this.deal()
    const card = at === from.cards.length - 1 ? from.cards.pop() : from.cards.splice(at, 1)[0]
    if (card === undefined) throw new Fault('defect', `the rules moved a card that is not there (place ${at})`)
    if (place >= to.cards.length) to.cards.push(card)
    else to.cards.splice(place, 0, card)
    if (from.sees !== to.sees && from.sees !== 'all') this.show(card, from.sees, to.sees)
    return card
  }
  /** The record: what everybody reads and, for one seat, what only it reads. */
  say(note: Note, secret?: readonly [Seat, Note]): void {
    this.deal()
    if (!this.silent) this.entries.push(secret ? { note, secret } : { note })
  }

  /** One question to one seat. */
  *one<K extends keyof Q & string, T extends Q[K]>(seat: Seat, kind: K, options: readonly T[]): Steps<T> {
    const picks = yield asking([{ seat, kind, options }], 'all')
    return picks[0] as T
  }
  /** Questions answered in any order, none seen by the others until all are in. */
  *all<K extends keyof Q & string>(questions: readonly Question<Q[K], K>[]): Steps<Q[K][]> {
    if (questions.length === 0) return []
    return (yield asking(questions, 'all')) as Q[K][]
  }
  /** Questions of which the first answer resumes the rules: which one it was, and the pick. */
  *any<K extends keyof Q & string>(questions: readonly Question<Q[K], K>[]): Steps<readonly [number, Q[K]]> {
    const [question, pick] = yield asking(questions, 'any')
    return [question as number, pick as Q[K]]
  }

  /** Called with every answer taken: so many, of this seat if they are all its own. */
  resumed(answers: number, actor: Seat | null): void {
    this.asked += answers
    this.actor = actor
    this.dealings = 0
  }
  seal(by: Seal): void {
    this.sealed = this.asked
    this.sealedBy = by
  }
  private decide(n: number, by: Seal): number {
    this.deal()
    this.seal(by)
    return this.chance.below(n)
  }
  /** Who lays a card of their own open learns nothing: they may take it back until somebody else has answered. */
  private show(card: number, from: Audience, to: Audience): void {
    if (to === 'none') return
    if (to !== 'all' || from !== this.actor) this.seal('reveal')
    this.shown?.push({ card, to })
  }
  private deal(): void {
    if (++this.dealings > PATIENCE) throw new Fault('defect', 'the rules go on for ever without asking anybody')
  }
}
/** Options are plain values, whatever their type: the rules get back the very ones they offered. */
const asking = (questions: readonly Question<unknown>[], until: Ask['until']): Ask => ({
  questions: questions as readonly Question[],
  until,
})
