// One match of a policy against itself, and how much better or worse each choice turned out than expected.
import { type AnyGame, type Chance, digest, Live, type OptionValue, Swift, start } from '#engine'
import type { AnySense, Reading } from '#games/kit/sense'
import { likelihoods } from '../glance.ts'
import { chancesOver, judge } from '../judge.ts'
import { type Weights, weigh } from './policy.ts'
import { added } from './wits.ts'

export interface Choice {
  readonly reading: Reading
  readonly likely: readonly number[]
  readonly taken: number
  /** By how much the chance to win was better afterwards than expected. */
  readonly gain: number
}
/** Which matches are played: their seed, and how many sit at the table. */
export interface Practice {
  readonly game: string
  readonly seed: string
  readonly seats: readonly number[]
}

/** Match n of a practice: everything left to chance comes from its number. */
export function episode(game: AnyGame, sense: AnySense, practice: Practice, n: number, weights: Weights): Choice[] {
  const chance = new Swift(Number.parseInt(digest(`${practice.seed}/${n}`).slice(0, 8), 16))
  const match = { ...start(game, seatsOf(practice, chance), optionsOf(game, chance), NO_SECRET) }
  const live = new Live<unknown>(game, match, new Swift(chance.below(0x7fffffff)), 'silent')
  const taken: (Omit<Choice, 'gain'> & { readonly seat: number; readonly round: number })[] = []
  const stands: (readonly number[])[] = []
  const { learning } = sense
  const adds = learning?.adds
  let round = -1
  while (!live.over) {
    const { g } = live.tabletop
    if (game.rounds(g) !== round) {
      round = game.rounds(g)
      stands.push(judge(game, sense, live, 'even').chances)
    }
    const which = live.ask.questions.findIndex((_, i) => live.waits(i))
    const question = live.ask.questions[which]!
    const { seat, options } = question
    let pick = 0
    if (options.length > 1) {
      const reading = learning!.reading(g, question)
      const lean = weigh(weights, reading)
      const likely = likelihoods(adds ? added(lean, sense.leanings(g, question, 'even')) : lean)
      pick = draw(likely, chance)
      taken.push({ reading, likely, taken: pick, seat, round: stands.length - 1 })
    }
    live.take(which, options[pick]!)
  }
  stands.push(chancesOver(game, sense, live.tabletop.g))
  const gains = gainsOf(stands)
  return taken.map(({ seat, round: at, ...choice }) => ({ ...choice, gain: gains[at]![seat]! }))
}
const NO_SECRET = '0'.repeat(64)

/** Half of the matches have as many players as are wished first. */
const seatsOf = ({ seats }: Practice, chance: Chance): number =>
  chance.below(2) === 0 ? seats[0]! : seats[chance.below(seats.length)]!
/** Half of the matches are played as they are laid out first; in the others every option may be another. */
function optionsOf(game: AnyGame, chance: Chance): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {}
  if (chance.below(2) === 0) return chosen
  for (const [name, values] of Object.entries(game.options as Record<string, readonly OptionValue[]>)) {
    if (chance.below(3) === 0) chosen[name] = values[chance.below(values.length)]!
  }
  return chosen
}
export function draw(likely: readonly number[], chance: Chance): number {
  let left = chance.below(2 ** 24) / 2 ** 24
  for (let i = 0; i < likely.length - 1; i++) {
    left -= likely[i]!
    if (left < 0) return i
  }
  return likely.length - 1
}

/** How much of what comes later counts for a round as well. */
const LATER = 0.8
/** Round by round and seat by seat: what the round brought, and less and less of what the later ones did. */
function gainsOf(stands: readonly (readonly number[])[]): number[][] {
  const gains: number[][] = []
  let later = stands[0]!.map(() => 0)
  for (let round = stands.length - 2; round >= 0; round--) {
    later = later.map((gain, seat) => stands[round + 1]![seat]! - stands[round]![seat]! + LATER * gain)
    gains[round] = later
  }
  return gains
}
