// The ladder: which bots meet, what is wanted of each meeting, and what came out.
import { isLevel, LEVELS, type Level } from '#bots'
import type { Contest, Played } from './contest.ts'
import { type Contestant, isContestant } from './contestants.ts'
import { type Pairing, type Rating, rate } from './ratings.ts'
import { type Interval, wilson, winsOf } from './tally.ts'

export const SEED = 'ladder'
/** The bot whose rating is fixed. */
export const ANCHOR: Level = 'easy'

export interface Meeting {
  readonly bots: readonly Contestant[]
  /** The part of the matches the first of them is to win, at least. */
  readonly wanted: number
  /** What it is for: the ratings, one against a crowd, or how much better one could be at all. */
  readonly part: 'rating' | 'crowd' | 'ceiling'
}
/** What is wanted of the bots of a game. */
export interface Demands {
  /** The part each meeting is to be won by; where nothing is said, the stronger of two is to win more than half. */
  readonly wanted?: { readonly [bots: string]: number }
  /** Those who meet a crowd. */
  readonly crowds?: readonly (readonly string[])[]
  /** Bots that nobody is offered, and that show how much better one could be at all. */
  readonly ceilings?: readonly string[]
}

export function meetingsOf(game: string, { wanted = {}, crowds = [], ceilings = [] }: Demands): Meeting[] {
  const levels = LEVELS.filter(level => isLevel(game, level)).toReversed()
  const pairs = levels.flatMap((strong, i) => levels.slice(i + 1).map(weak => [strong, weak]))
  const meeting = (part: Meeting['part']) => (bots: readonly string[]) =>
    bots.every((bot): bot is Contestant => isContestant(game, bot))
      ? [{ bots: bots as Contestant[], wanted: wanted[bots.join(' ')] ?? 0.5, part }]
      : []
  return [
    ...[...pairs, ['easy', 'random']].flatMap(meeting('rating')),
    ...crowds.flatMap(meeting('crowd')),
    ...ceilings.map(bot => [bot, 'expert']).flatMap(meeting('ceiling')),
  ]
}
export const contestOf = (game: string, { bots }: Meeting): Contest => ({ game, bots, seed: SEED })

/** What a meeting added up to; `wins` are those of its first bot. */
export interface Outcome {
  readonly bots: readonly string[]
  readonly games: number
  readonly wins: number
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}
/** What is written down of one game: which code played, when, and what came out. */
export interface Standings {
  readonly code: string
  readonly date: string
  readonly outcomes: readonly Outcome[]
}
export type Ladder = { readonly [game: string]: Standings }

export function outcomeOf({ bots }: Meeting, played: readonly Played[]): Outcome {
  // A deal counts once it was played from every seat.
  const matches = played.slice(0, played.length - (played.length % bots.length))
  const total = (figure: 'decisions' | 'ms') =>
    bots.map((_, bot) => Math.round(matches.reduce((sum, match) => sum + match[figure][bot]!, 0)))
  const wins = Number(winsOf(matches, 0).toFixed(2))
  return { bots, games: matches.length, wins, decisions: total('decisions'), ms: total('ms') }
}

export interface Row extends Meeting {
  readonly games: number
  readonly share: number
  readonly interval95: Interval
  /** Whether what was wanted holds: surely, by the share alone, or not; null before the first match. */
  readonly holds: 'yes' | 'likely' | 'no' | null
}
export function rowsOf(game: string, demands: Demands, { outcomes }: Standings): Row[] {
  return meetingsOf(game, demands).map(meeting => {
    const found = outcomes.find(({ bots }) => bots.join() === meeting.bots.join())
    const { games = 0, wins = 0 } = found ?? {}
    const share = wins / Math.max(1, games)
    const interval95 = wilson(wins, games)
    const holds = interval95[0] >= meeting.wanted ? 'yes' : share >= meeting.wanted ? 'likely' : 'no'
    return { ...meeting, games, share, interval95, holds: games === 0 ? null : holds }
  })
}

/** Ratings of all bots that met one by one. */
export function ratingsOf({ outcomes }: Standings): Rating[] {
  const pairings = outcomes.flatMap(({ bots: [a, b, ...more], games, wins }): Pairing[] =>
    a !== undefined && b !== undefined && more.length === 0 ? [{ bots: [a, b], games, wins }] : [],
  )
  return rate(pairings, ANCHOR)
}
/** Milliseconds a bot takes for one decision, over all its matches. */
export function paceOf({ outcomes }: Standings, bot: string): number {
  let [time, count] = [0, 0]
  for (const { bots, decisions, ms } of outcomes) {
    for (const [i, name] of bots.entries()) {
      if (name !== bot) continue
      time += ms[i]!
      count += decisions[i]!
    }
  }
  return time / Math.max(1, count)
}
