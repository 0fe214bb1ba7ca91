// One suite for all games: plays random matches and checks what the engine promises. Used by tests and by `npm run fuzz`.
import {
  type Answer,
  type AnyGame,
  type Chance,
  Fault,
  Live,
  type OptionValue,
  replay,
  Swift,
  same,
  secretFrom,
  start,
} from '#engine'
import { atMoment, type Boxes, Broken, beginsAlone, conserved, undoIsFair } from './promises.ts'

export interface Conduct {
  readonly games: number
  readonly seed: string
  /** How many seats; left out: every number the game allows, in turn. */
  readonly seats?: number
  /** Options that are the same in all matches; the others are drawn. */
  readonly options?: Played['options']
  /** The costly checks are made on one step in `sample`, and in one game of `thorough` on every step. */
  readonly sample?: number
  readonly thorough?: number
  /** Called after every match. */
  readonly after?: (report: Report, played: Played) => void
}
export interface Failure {
  readonly promise: string
  readonly what: string
  readonly match: number
  readonly step: number
  readonly seats: number
}
export interface Report {
  games: number
  steps: number
  failures: number
  leaks: number
  /** The most steps one match took, against the game's bound. */
  longest: number
  /** Matches by number of seats. */
  readonly seats: { [count: number]: number }
  readonly found: Failure[]
}
/** One random match: what it takes to play it again. */
export interface Played {
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  readonly secret: string
  readonly answers: Answer[]
}

export function conform(game: AnyGame, conduct: Conduct): Report {
  const { sample = 200, thorough = 50, after } = conduct
  const report: Report = { games: 0, steps: 0, failures: 0, leaks: 0, longest: 0, seats: {}, found: [] }
  for (let n = 0; n < conduct.games; n++) {
    const chance = new Swift(Number.parseInt(secretFrom(`${conduct.seed}/${n}`).slice(0, 7), 16))
    const drawn = draw(game, chance, `${conduct.seed}/${n}`, n, conduct.seats)
    const played = { ...drawn, options: { ...drawn.options, ...conduct.options } }
    const every = n % thorough === thorough - 1 ? 1 : sample
    try {
      const live = playChecked(game, played, chance, every)
      const again = replay(game, played)
      if (!same(again.tabletop.g, live.tabletop.g))
        throw new Broken('same seed, same game', 'played again, it ended otherwise')
    } catch (error) {
      fail(report, game, played, n, error)
    }
    const steps = played.answers.length
    report.games++
    report.steps += steps
    report.longest = Math.max(report.longest, steps)
    report.seats[played.seats] = (report.seats[played.seats] ?? 0) + 1
    after?.(report, played)
  }
  return report
}

/** Draws seats, options and secret of one match, the same for the same seed. */
export function draw(game: AnyGame, chance: Chance, seed: string, n: number, fixed?: number): Played {
  const { min, max } = game.seats
  const specs = Object.entries(game.options) as [string, readonly OptionValue[]][]
  const options = Object.fromEntries(specs.map(([name, values]) => [name, values[chance.below(values.length)]!]))
  return { seats: fixed ?? min + (n % (max - min + 1)), options, secret: secretFrom(seed), answers: [] }
}

function playChecked(game: AnyGame, played: Played, chance: Chance, every: number): Live<unknown> {
  const live = new Live<unknown>(game, start(game, played.seats, played.options, played.secret))
  const boxes: Boxes = new Map()
  beginsAlone(game, played.seats, played.options)
  conserved(game, live.tabletop.g, boxes)
  while (!live.over) {
    if (played.answers.length === game.bound) throw new Broken('ends', `still going on after ${game.bound} answers`)
    const costly = every === 1 || chance.below(every) === 0
    const before = costly ? atMoment(game, live, chance) : null
    const answer = randomAnswer(live, chance)
    played.answers.push(answer)
    live.answer(answer.seat, answer.pick)
    if (before) undoIsFair(game, before, live, answer, chance)
    if (costly || chance.below(10) === 0) conserved(game, live.tabletop.g, boxes)
  }
  conserved(game, live.tabletop.g, boxes)
  return live
}
export function randomAnswer<G>(live: Live<G>, chance: Chance): Answer {
  const open = live.open()
  const { seat, options } = open[chance.below(open.length)]!
  if (options.length === 0) throw new Broken('ends', `seat ${seat} is asked a question without options`)
  return { seat, pick: options[chance.below(options.length)]! }
}

function fail(report: Report, game: AnyGame, played: Played, match: number, error: unknown): void {
  const known = error instanceof Broken || error instanceof Fault
  const promise = error instanceof Broken ? error.promise : error instanceof Fault ? error.code : 'rules do not throw'
  const what = known ? error.message : `${game.id} threw: ${String(error)}`
  report.failures++
  if (promise === 'nothing leaks') report.leaks++
  if (report.found.length < 20) {
    report.found.push({ promise, what, match, step: played.answers.length, seats: played.seats })
  }
}
