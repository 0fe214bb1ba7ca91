// What the matches of a contest add up to, bot by bot.
import type { Contest, Played } from './contest.ts'

export type Interval = readonly [low: number, high: number]

export interface Line {
  readonly bot: string
  readonly wins: number
  readonly share: number
  readonly interval95: Interval
  readonly meanScore: number
  readonly meanRank: number
  readonly msPerDecision: number
}
export interface Summary {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly meanRounds: number
  readonly meanWinningScore: number
  readonly bots: readonly Line[]
}

/** The 95 % interval of a share (Wilson). */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1]
  const z = 1.959964
  const p = wins / games
  const centre = p + (z * z) / (2 * games)
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)]
}

/** A match has one win to give; those who are first together share it. */
export function winsOf(matches: readonly Pick<Played, 'ranks'>[], bot: number): number {
  return sum(matches.map(({ ranks }) => (ranks[bot] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0)))
}

export function summarise({ game, bots, seed }: Contest, matches: readonly Played[]): Summary {
  const games = matches.length
  return {
    game,
    games,
    seed,
    meanRounds: mean(matches.map(({ rounds }) => rounds)),
    meanWinningScore: mean(matches.map(({ scores, ranks }) => scores[ranks.indexOf(1)]!)),
    bots: bots.map((bot, i) => {
      const wins = winsOf(matches, i)
      const [low, high] = wilson(wins, games)
      return {
        bot,
        wins: rounded(wins),
        share: rounded(wins / Math.max(1, games), 3),
        interval95: [rounded(low, 3), rounded(high, 3)],
        meanScore: mean(matches.map(({ scores }) => scores[i]!)),
        meanRank: mean(matches.map(({ ranks }) => ranks[i]!)),
        msPerDecision: msPerDecision(matches, i),
      }
    }),
  }
}
export const msPerDecision = (matches: readonly Pick<Played, 'ms' | 'decisions'>[], bot: number): number =>
  rounded(sum(matches.map(({ ms }) => ms[bot]!)) / Math.max(1, sum(matches.map(m => m.decisions[bot]!))))

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))
const mean = (numbers: readonly number[]): number => rounded(sum(numbers) / Math.max(1, numbers.length))
