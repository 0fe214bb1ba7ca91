// A move that leaves nothing to choose takes as long as one that does, of the same game and level: nobody is to tell from the
// time what a bot holds.
import type { Level } from '#bots'

export interface Pacing {
  /** A decision took so long. */
  took(game: string, level: Level, ms: number): void
  /** How long one might have taken, by a number that nobody can foretell. */
  usual(game: string, level: Level, seed: number): number
}
/** So many of the last times are remembered of each. */
const TIMES = 64
/** What decisions take where none was taken yet; those who decide at a glance always take as long. */
const BEGINNINGS: Record<Level, readonly number[]> = {
  random: [],
  easy: [],
  medium: [1, 2, 3, 4],
  hard: [3, 5, 8, 12],
  expert: [20, 40, 70, 120],
}

export function openPacing(): Pacing {
  const known = new Map<string, { readonly times: number[]; taken: number }>()
  function of(game: string, level: Level) {
    const name = `${game} ${level}`
    const one = known.get(name) ?? { times: [...BEGINNINGS[level]], taken: 0 }
    known.set(name, one)
    return one
  }
  return {
    took(game, level, ms) {
      const one = of(game, level)
      one.times[one.taken++ % TIMES] = ms
    },
    usual(game, level, seed) {
      const { times } = of(game, level)
      return times.length > 0 ? times[seed % times.length]! : 0
    },
  }
}
