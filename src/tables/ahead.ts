// Answers given ahead: what somebody plans for a seat before it is asked. A plan is no part of its table, so that nobody is told of
// it; its host plays it as ordinary answers. An answer is played only while it is on offer and says what it said when it was planned.
import {
  commitment,
  digest,
  type Json,
  type Live,
  type Match,
  type Question,
  type Reason,
  type Refusal,
  type Seat,
  Swift,
  same,
  view,
  worlds,
} from '#engine'
import { type Language, tellTo, type Who, type Words } from '#games/kit/words'
import { mustBePlaying } from './playing.ts'
import { TableProblem } from './problem.ts'
import { liveToRead } from './rules.ts'
import type { Foreseen, Plan, PlanDropped, PlannedStep, Said, StepWanted } from './shapes/index.ts'
import { claimsOf, type Logged, type Person, seatsOf, seqOf, type Table, type TableState } from './table.ts'

/** The words of a game in every language. */
export type Book = { readonly [language in Language]: Words }

/** Which seat somebody plans for: the one they name, else the first of theirs that is not asked. */
export function planningSeat(state: TableState, { id }: Person, named: Seat | undefined): Seat {
  const mine = seatsOf(state, id)
  if (mine.length === 0) throw new TableProblem('not-seated')
  if (named !== undefined && !mine.includes(named)) throw new TableProblem('not-your-seat')
  return named ?? mine.find(seat => !state.waiting.includes(seat)) ?? mine[0]!
}

const inBoth = (say: (language: Language) => string): Said => ({ fr: say('fr'), en: say('en') })
const whoAt = ({ chairs }: TableState, seat: Seat): Who =>
  tellTo(seat, at => {
    const chair = chairs[at]
    return !chair || chair.kind === 'open' ? '?' : chair.name
  })
/** All that a seat is offered, with what is said of it as it sees the table. */
function offersIn(live: Live<unknown>, seat: Seat, book: Book, who: Who): PlannedStep[] {
  live.lay()
  const seen = view(live.tabletop.g, seat) as Json
  return live.open(seat).flatMap(({ kind, options }) =>
    options.map(pick => {
      const told = { fr: book.fr.option(pick, seen, who), en: book.en.option(pick, seen, who) }
      return { kind, pick, label: inBoth(each => told[each].label), detail: inBoth(each => told[each].detail) }
    }),
  )
}

/** So many worlds are imagined: what is offered in each of them can be planned. */
const WORLDS = 3
/** Whoever is not asked after so many answers of others will not be for long. */
const LONGEST = 500

/** Others answer anything, until the seat is asked. */
function untilAsked(world: Live<unknown>, seat: Seat, chance: Swift): void {
  for (let answers = 0; answers < LONGEST && !world.over && world.open(seat).length === 0; answers++) {
    const { seat: other, options } = world.open()[0]!
    world.answer(other, options[chance.below(options.length)]!)
  }
}
const isStep =
  ({ kind, pick }: StepWanted) =>
  (other: StepWanted): boolean =>
    kind === other.kind && same(pick, other.pick)
const asks = (questions: readonly Question[], { kind, pick }: StepWanted): boolean =>
  questions.some(question => question.kind === kind && question.options.some(option => same(option, pick)))

/** Plays what is planned in an imagined world: why nothing more can be planned after it, or null. */
function follow(world: Live<unknown>, seat: Seat, steps: readonly StepWanted[]): 'turn' | 'learnt' | 'unsure' | null {
  for (const step of steps) {
    if (!asks(world.open(seat), step)) return 'unsure'
    world.answer(seat, step.pick)
    const ends = endsAfter(world, seat)
    if (ends) return ends
  }
  return world.open(seat).length === 0 ? 'unsure' : null
}
/** Nothing is played across what one should see first: after an answer that cannot be taken back, one looks again. */
const endsAfter = (live: Live<unknown>, seat: Seat): 'turn' | 'learnt' | null =>
  live.open(seat).length === 0 ? 'turn' : live.whyNotUndo(seat) ? 'learnt' : null

/**
 * What a seat will be asked after these steps, as far as that can be told from what it sees now: in a few worlds it cannot tell
 * from the real one, the same ones for as long as the match does not move.
 */
export function foresee({ state }: Table, seat: Seat, steps: readonly StepWanted[], book: Book): Foreseen {
  const live = liveToRead(mustBePlaying(state))
  if (state.waiting.includes(seat)) return { ends: 'asked' }
  const who = whoAt(state, seat)
  const match = live.match() as Match
  const dealt = worlds(live.game, match, seat)
  // From what everybody knows: nobody learns anything by which worlds they are.
  const seed = Number.parseInt(digest(`${commitment(match.rng.secret)} ahead ${seat} ${state.moved}`).slice(0, 7), 16)
  const imagined = Array.from({ length: WORLDS }, (_, n) => {
    const chance = new Swift(seed + n)
    const world = dealt.next(chance)
    untilAsked(world, seat, chance)
    return { world, ends: follow(world, seat, steps) }
  })
  const open = imagined.flatMap(({ world, ends }) => (ends ? [] : [world]))
  const [first] = open
  if (!first) return { ends: imagined[0]!.ends! }
  const [question] = first.open(seat)
  const offers = open.map(world => offersIn(world, seat, book, who))
  const options = offers[0]!.filter(step => offers.every(each => each.some(other => same(step, other))))
  if (options.length === 0) return { ends: 'unsure' }
  const seen = view(first.tabletop.g, seat) as Json
  return { asks: inBoth(each => book[each].question(question!, seen)), options }
}

export interface Replanning {
  readonly before: Plan | null
  readonly steps: readonly StepWanted[]
  /** Drawn for this plan. */
  readonly key: string
  readonly book: Book
}
/** The plan as somebody wants it now: what stood in it before stays, and the rest has to be foreseen. null: there is none any more. */
export function replanned(
  table: Table,
  person: Person,
  seat: Seat,
  { before, steps: wanted, key, book }: Replanning,
): Plan | null {
  mustBePlaying(table.state)
  const stood = before?.steps ?? []
  const changed = wanted.findIndex((step, at) => !stood[at] || !isStep(step)(stood[at]))
  const steps = stood.slice(0, changed < 0 ? wanted.length : changed)
  for (const step of wanted.slice(steps.length)) {
    const foreseen = foresee(table, seat, steps, book)
    const offered = 'options' in foreseen && foreseen.options.find(isStep(step))
    if (!offered) throw new TableProblem('illegal')
    steps.push(offered)
  }
  if (steps.length === 0) return null
  return { table: table.state.id, seat, guest: person.id, key, since: seqOf(table), steps, word: null }
}

/** The plan of whoever it belongs to by now: who was somebody else when they planned has brought it along. */
export function passedOn({ log }: Table, plan: Plan): Plan {
  const guest = log
    .slice(plan.since)
    .reduce((whose, { event }) => (event.do === 'adopted' && event.guest === whose ? event.by : whose), plan.guest)
  return guest === plan.guest ? plan : { ...plan, guest }
}

/** What is owed to whoever may come back to a seat in which another plans now: a word of what became of their plan. */
export function owedAfter(before: Plan | null, person: Person, seq: number): Pick<Plan, 'owed'> {
  if (!before) return {}
  if (before.guest === person.id) return before.owed ? { owed: before.owed } : {}
  const { word } = before.steps.length > 0 ? dropped(before, seq, { why: 'by-hand', because: [] }) : before
  return word ? { owed: { guest: before.guest, word } } : {}
}
/** What stays of a plan whose person does not come back: the word that is owed to who does; null: nothing. */
export const handedBack = ({ owed, ...plan }: Plan): Plan | null =>
  owed ? { ...plan, guest: owed.guest, steps: [], word: owed.word } : null

export type Judged =
  | { readonly do: 'wait' }
  /** Whoever made it does not come back there. */
  | { readonly do: 'gone' }
  | { readonly do: 'play'; readonly pick: Json }
  | { readonly do: 'drop'; readonly why: PlanDropped['why']; readonly because: readonly Said[] }
const WAIT: Judged = { do: 'wait' }
const drop = (why: PlanDropped['why'], because: readonly Said[] = []): Judged => ({ do: 'drop', why, because })

/** What is to be done about a plan as the table stands. */
export function judge(table: Table, made: Plan, book: Book): Judged {
  const { state, log } = table
  const plan = passedOn(table, made)
  const { seat, guest } = plan
  const [step] = plan.steps
  if (!step || !state.match || state.status !== 'playing') return WAIT
  const chair = state.chairs[seat]
  // Whoever may come back finds their plan, or what became of it.
  if (chair?.kind !== 'human' || chair.guest !== guest) {
    return claimsOf(state, guest).includes(seat) ? WAIT : { do: 'gone' }
  }
  if (log.slice(plan.since).some(logged => isOvertaken(plan, logged))) return drop('by-hand')
  if (!state.waiting.includes(seat)) return WAIT
  // Who plays on declines what the others ask: a plan does not speak for its person.
  if (state.motion?.asked.includes(guest) && !state.motion.agreed.includes(guest)) return WAIT
  const live = liveToRead(state.match)
  const who = whoAt(state, seat)
  const offers = offersIn(live, seat, book, who)
  if (offers.some(offer => same(offer, step))) return { do: 'play', pick: step.pick }
  if (offers.some(isStep(step))) return drop('otherwise')
  if (!offers.some(({ kind }) => kind === step.kind)) return drop('asked-else')
  const because = reasonsAgainst(live.game.refusals(live.tabletop.g, seat), step.pick)
  return drop(
    'not-open',
    because.map(reason => inBoth(each => book[each].reason(reason, who))),
  )
}
/** Whether by this event somebody acted in the seat of a plan, or what the plan stands on was taken back. */
const isOvertaken = ({ seat, since }: Plan, { event }: Logged): boolean =>
  (event.do === 'answered' && event.seat === seat) ||
  (event.do === 'undone' && (event.seat === seat || (event.since ?? []).includes(since)))
/** A refused action names as much of an option as it takes to tell it apart. */
const reasonsAgainst = (refusals: readonly Refusal[], pick: Json): readonly Reason[] =>
  refusals.find(({ action }) => isPartOf(action, pick))?.because ?? []
const isPartOf = (action: Json, pick: Json): boolean =>
  typeof action === 'object' && action !== null && typeof pick === 'object' && pick !== null
    ? Object.entries(action).every(([name, value]) => same(value, (pick as { readonly [name: string]: Json })[name]))
    : same(action, pick)

/** The plan after its first step was played as this event of the table. */
export function played({ state }: Table, plan: Plan, seq: number): Plan {
  const [step, ...rest] = plan.steps
  const word = { seq, played: [...(plan.word?.played ?? []), step!], dropped: null }
  const next = { ...plan, since: seq, steps: rest, word }
  if (rest.length === 0 || !state.match) return next
  const why = endsAfter(liveToRead(state.match as Match), plan.seat)
  return why === null ? next : dropped(next, seq, { why, because: [] })
}
/** The plan after the rest of it came to nothing. */
export const dropped = (
  { word, ...plan }: Plan,
  seq: number,
  { why, because }: Pick<PlanDropped, 'why' | 'because'>,
): Plan => ({
  ...plan,
  steps: [],
  word: { seq, played: word?.played ?? [], dropped: { step: plan.steps[0]!, why, because } },
})
