// A match in the middle of a scene: played by moves as a test writes them, and asked what is open and what is not.
import {
  type Chance,
  type Game,
  type Json,
  Live,
  type Match,
  type Note,
  notesFor,
  type QuestionOf,
  type Reason,
  type Result,
  type Seat,
} from '#engine'

/** How a game's moves, and what they lack, are written in its tests. */
export interface Spelling {
  /** `place pinque 6 5`, `call assassin weaver`. */
  move(move: Json): string
  /** `gold 2 1`; left out: what it needs, and all it says of it. */
  reason?(reason: Reason): string
}
const allOf = ({ needs, ...more }: Reason): string => [needs, ...Object.values(more)].join(' ')

export class Scene<G, Q, N extends { readonly say: string } = Note> {
  readonly live: Live<G>
  private readonly spelling: Spelling
  constructor(game: Game<G, unknown>, match: Match<G>, spelling: Spelling, chance?: Chance) {
    this.live = new Live(game, match, chance)
    this.spelling = spelling
  }
  get g(): G {
    return this.live.tabletop.g
  }
  get over(): boolean {
    return this.live.over
  }
  get result(): Result {
    return this.live.game.result(this.g)
  }

  /** Whoever is asked picks the option that is written so: `play('recruit weaver', 'end')`. */
  play(...moves: readonly string[]): this {
    for (const written of moves) this.answer(this.asked, written)
    return this
  }
  answer(seat: Seat, written: string): this {
    const option = this.live.open(seat)[0]?.options.find(each => this.spelling.move(each) === written)
    if (option !== undefined) return this.give(option, seat)
    throw new Error(`«${written}» is not open to seat ${seat}: ${this.optionsOf(seat).join(', ')}`)
  }
  /** Gives an answer as it is, possible or not. */
  give(move: Json, seat = this.asked): this {
    this.live.answer(seat, move)
    return this
  }

  /** Who is to move, or -1. */
  get asked(): Seat {
    return this.live.open()[0]?.seat ?? -1
  }
  /** What is asked, for whoever thinks about it. */
  get question(): QuestionOf<Q> {
    // The rules were checked to ask nothing else; a match does not know their types.
    return this.live.open()[0] as QuestionOf<Q>
  }
  get kind(): QuestionOf<Q>['kind'] {
    return this.question.kind
  }
  /** What is open to whoever is asked. */
  get options(): string[] {
    return this.optionsOf(this.asked)
  }
  optionsOf(seat: Seat): string[] {
    return this.live.open(seat).flatMap(({ options }) => options.map(this.spelling.move))
  }
  /** The options that begin so: `offers('call thief')`. */
  offers(beginning: string, seat = this.asked): string[] {
    return [...new Set(this.optionsOf(seat))].filter(option => `${option} `.startsWith(`${beginning} `))
  }
  /** What is missing for an action that is not open: `whyNot('hunt')`. */
  whyNot(action: string, seat = this.asked): string[] {
    const { move, reason = allOf } = this.spelling
    const refused = this.live.game.refusals(this.g, seat).filter(refusal => move(refusal.action) === action)
    return refused.flatMap(({ because }) => because.map(reason))
  }
  /** What was told, of one kind, as everybody reads it or as one seat does. */
  told(say: N['say'], seat: Seat | null = null): Note[] {
    return notesFor(this.live.tabletop.entries, seat).filter(note => note.say === say)
  }
}
