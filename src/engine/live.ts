// A match in play: the working copy, the rules suspended in the middle of a chapter, and what they wait for.
import { type Chance, Cipher } from './chance.ts'
import { unknownEdition } from './edition.ts'
import { Fault } from './fault.ts'
import { clone, same } from './plain.ts'
import { Tabletop } from './tabletop.ts'
import type { Answer, Ask, Chapter, Earlier, Game, Json, Match, Next, Question, Reason, Seat, Steps } from './types.ts'

const NOTHING: Ask = { questions: [], until: 'all' }
/** Somebody else has answered since. */
const ANSWERED = 'answer'
/** Chapters that may follow each other before somebody is asked. */
const CHAPTERS = 1000

const withoutEarlier = <G>({ earlier: _, ...match }: Match<G>): Match<G> => match

export class Live<G> {
  readonly tabletop: Tabletop<G>
  /** What the rules wait for; no questions: the match is over. */
  ask: Ask = NOTHING
  /** The chapter under way. */
  next: Next
  /** Chapters begun since this object was made. */
  chapters = 0
  /** The last chapter before this one in which somebody answered, or the very first: from there to now is what was shown last. */
  previous: Chapter<G> | null = null
  private readonly rules: Game<G, unknown>
  private readonly edition: string
  /** Where the chapter began; what came before it is kept apart. */
  private mark: Match<G>
  private earlier: Earlier<G> | undefined
  private readonly keeps: boolean
  /** The answers of this chapter, kept for the store. */
  private answers: Answer[] = []
  private steps!: Steps
  private picks: (Json | undefined)[] = []
  private picked = 0

  /**
   * With a chance of its own no checkpoints are kept; `silent` keeps no record and plays in the very state it is given,
   * `traced` keeps every showing of a card.
   */
  constructor(game: Game<G, unknown>, match: Match<G>, chance?: Chance, manner?: 'silent' | 'traced') {
    this.rules = game
    this.edition = match.edition
    this.mark = match.earlier ? withoutEarlier(match) : match
    this.lay()
    this.earlier = match.earlier
    this.keeps = chance === undefined
    this.next = match.next
    const state = manner === 'silent' ? match.base : clone(match.base)
    this.tabletop = new Tabletop(state, chance ?? new Cipher(match.rng.secret, match.rng.at))
    this.tabletop.silent = manner === 'silent'
    if (manner === 'traced') this.tabletop.shown = []
    this.enter(match.next)
    for (const { seat, pick } of match.answers) this.answer(seat, pick)
  }

  /** The rules, asked with the deck of this match. */
  get game(): Game<G, unknown> {
    this.lay()
    return this.rules
  }
  /** Puts the deck of this match in place: there may be others under way, with other decks. */
  lay(): void {
    if (this.rules.lay?.(this.edition) === false) throw unknownEdition(this.rules, this.edition)
  }
  get over(): boolean {
    return this.next === null
  }
  /** The questions still open, of one seat or of all. */
  open(seat?: Seat): readonly Question[] {
    return this.ask.questions.filter((q, i) => this.picks[i] === undefined && (seat === undefined || q.seat === seat))
  }
  /** Whether the question of this number still waits for its answer. */
  waits(question: number): boolean {
    return this.picks[question] === undefined
  }
  /** This chapter's answers that nobody else may know yet, because their group still waits for others. */
  get pending(): readonly Answer[] {
    return this.answers.slice(this.answers.length - this.picked)
  }
  /** Why this seat cannot take its last answer back; null: it can. */
  whyNotUndo(seat: Seat): Reason | null {
    const { answers, tabletop } = this
    if (this.over) return { needs: 'unsealed', by: 'end' }
    const last = answers.findLastIndex(a => a.seat === seat)
    if (last < 0) return this.whyNotEarlier(seat)
    if (last < tabletop.sealed) return { needs: 'unsealed', by: tabletop.sealedBy }
    const aloneSoFar = last === answers.length - 1 || last >= answers.length - this.picked
    return aloneSoFar ? null : { needs: 'last-word' }
  }
  /** The same of an answer that ended the chapter before: until somebody else answers, or something comes to light. */
  private whyNotEarlier(seat: Seat): Reason | null {
    const earlier = this.reachable()
    if (earlier?.seat !== seat) return { needs: 'answer' }
    if ('chapter' in earlier) return null
    return earlier.sealedBy === ANSWERED ? { needs: 'last-word' } : { needs: 'unsealed', by: earlier.sealedBy }
  }
  /** The last answer before this chapter, as far as it can still be reached. */
  private reachable(): Earlier<G> | undefined {
    const { earlier, tabletop, answers } = this
    if (!earlier || 'sealedBy' in earlier) return earlier
    const { seat } = earlier
    if (answers.some(answer => answer.seat !== seat)) return { seat, sealedBy: ANSWERED }
    return tabletop.sealedBy === 'start' ? earlier : { seat, sealedBy: tabletop.sealedBy }
  }
  /** The match as it would be stored now. */
  match(): Match<G> {
    const earlier = this.reachable()
    const match = { ...this.mark, answers: this.answers.slice() }
    return earlier ? { ...match, earlier } : match
  }

  /** The record so far is known: from now on only what happens then is kept. */
  heard(): void {
    this.tabletop.entries.length = 0
  }

  /** Takes one answer from outside. What is not an open option throws a fault and changes nothing. */
  answer(seat: Seat, pick: Json): void {
    if (this.over) throw new Fault('over', 'the match is over')
    let asked = false
    for (let i = 0; i < this.ask.questions.length; i++) {
      const question = this.ask.questions[i]!
      if (question.seat !== seat || this.picks[i] !== undefined) continue
      asked = true
      const option = question.options.includes(pick) ? pick : question.options.find(o => same(o, pick))
      if (option !== undefined) return this.take(i, option)
    }
    if (!asked) throw new Fault('not-your-turn', `seat ${seat} has nothing to answer now`, { seat })
    throw new Fault('not-an-option', `${JSON.stringify(pick)} is not an option of seat ${seat} now`, { seat, pick })
  }
  /** Takes an option of an open question as it stands there: the quick way, for search and playouts. */
  take(question: number, option: Json): void {
    this.lay()
    const { questions, until } = this.ask
    if (this.keeps) this.answers.push({ seat: questions[question]!.seat, pick: option })
    const { seat } = questions[question]!
    if (until === 'any') return this.resume([question, option], 1, seat)
    this.picks[question] = option
    if (++this.picked < questions.length) return
    this.resume(this.picks as Json[], questions.length, questions.length === 1 ? seat : null)
  }

  private resume(picks: readonly Json[], answers: number, actor: Seat | null): void {
    this.picks = []
    this.picked = 0
    this.tabletop.resumed(answers, actor)
    // Questions answered together come to light together: what each seat picked is sealed with them.
    if (answers > 1) this.tabletop.seal('reveal')
    this.run(this.steps.next(picks))
  }
  private enter(next: Next): void {
    if (!this.begin(next)) return
    this.tabletop.resumed(0, null)
    this.run(this.steps.next([]))
  }
  private begin(next: Next): boolean {
    this.next = next
    this.ask = NOTHING
    this.chapters++
    if (next === null) return false
    const { chapters, id } = this.rules
    const chapter = Object.hasOwn(chapters, next[0]) ? chapters[next[0]] : undefined
    if (chapter === undefined) throw new Fault('malformed', `there is no chapter «${next[0]}» in ${id}`)
    this.steps = chapter(this.tabletop, next[1])
    return true
  }
  /** Follows the rules until they ask somebody or the match is over. */
  private run(step: IteratorResult<Ask, Next>): void {
    let now = step
    for (let chapters = 0; now.done === true; chapters++) {
      if (chapters === CHAPTERS) throw new Fault('defect', 'chapters follow each other without asking anybody')
      if (this.keeps) this.checkpoint(now.value)
      this.tabletop.asked = 0
      this.tabletop.seal('start')
      if (!this.begin(now.value)) return
      now = this.steps.next([])
    }
    this.ask = now.value
  }
  /** The chapter is through: what it leads to is where the next one begins. */
  private checkpoint(next: Next): void {
    const { mark, answers, tabletop } = this
    const { secret, at } = mark.rng
    const chapter: Chapter<G> = { at, base: mark.base, next: mark.next, answers }
    const last = answers.at(-1)
    if (last || !this.previous) this.previous = chapter
    this.earlier = this.reachable()
    if (last) {
      const { seat } = last
      this.earlier = tabletop.sealed < tabletop.asked ? { seat, chapter } : { seat, sealedBy: tabletop.sealedBy }
    }
    const rng = { secret, at: (tabletop.chance as Cipher).at }
    this.mark = { ...mark, base: clone(tabletop.g), next, rng, answers: [] }
    this.answers = []
  }
}
