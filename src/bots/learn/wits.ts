// What a bot goes by: what the game knows about being played well, with the leanings that were learned where some are.
import type { AnyGame } from '#engine'
import { LISTED, senseOf } from '#games'
import type { AnySense, Reading, Temper } from '#games/kit/sense'
import { type Weights, weigh } from './policy.ts'
import { unpack } from './weights.ts'

/** What was learned of a game. `scale` turns sums of weights into leanings. */
export interface Learned {
  readonly weights: Weights
  readonly scale: number
}

/** Loaded with the bots, so that whoever has them can let them decide at once. */
const published = new Map(
  await Promise.all(
    LISTED.map(async ({ game, sense }) => {
      const taught = await sense.learning?.taught()
      return [game.id, taught ? { weights: unpack(taught), scale: taught.scale } : null] as const
    }),
  ),
)
export const learnedOf = (game: string): Learned | null => published.get(game) ?? null

/** The sense of a game with learned leanings in the place of its own, or added to them. */
export function taughtSense(sense: AnySense, learned: Learned): AnySense {
  const { reading, leaning, adds } = sense.learning!
  const lean = (read: Reading, temper: Temper): number[] => {
    const sums = weigh(learned.weights, read)
    for (let i = 0; i < sums.length; i++) sums[i]! *= learned.scale
    const likes = leaning[temper]
    if (likes) addLikes(sums, read, likes)
    return sums
  }
  if (adds) {
    const { leanings } = sense
    return {
      ...sense,
      // A part of what is added would be no smaller change but another one: newcomers go without it.
      leanings: (g, question, temper) => added(lean(reading(g, question), temper), leanings(g, question, temper)),
    }
  }
  return {
    ...sense,
    leanings: (g, question, temper) => lean(reading(g, question), temper),
    novice: (g, question, temper) => lean(noticed(reading(g, question)), temper),
  }
}
export const added = (some: number[], more: readonly number[]): number[] => {
  for (let i = 0; i < some.length; i++) some[i]! += more[i]!
  return some
}
/** Newcomers notice only what is told first of what they see: what they do is sensible by itself, and seldom fits the rest. */
const NOTICED = 5
const noticed = ({ sees, says }: Reading): Reading => ({ sees: sees.slice(0, NOTICED), says })
function addLikes(sums: number[], { says }: Reading, likes: ReadonlyMap<number, number>): void {
  for (let option = 0; option < says.length; option++) {
    for (const token of says[option]!) sums[option]! += likes.get(token) ?? 0
  }
}

/** Each is made once. */
function kept(make: (game: AnyGame) => AnySense): (game: AnyGame) => AnySense {
  const made = new Map<string, AnySense>()
  return game => {
    const sense = made.get(game.id) ?? make(game)
    made.set(game.id, sense)
    return sense
  }
}
const teach = (game: string, sense: AnySense): AnySense => {
  const learned = learnedOf(game)
  return learned ? taughtSense(sense, learned) : sense
}
/** What is known of a game before anything is learned of it; of a game that is made of games, with what was learned of those. */
export const groundOf = kept(game => senseOf(game).onto?.(teach) ?? senseOf(game))
export const witsOf = kept(game => teach(game.id, groundOf(game)))
