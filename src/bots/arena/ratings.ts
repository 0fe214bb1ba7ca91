// Ratings from who beat whom (Bradley–Terry, fitted by minorisation and maximisation), on the scale of Elo.
import type { Interval } from './tally.ts'

export interface Pairing {
  readonly bots: readonly [string, string]
  readonly games: number
  /** Of the first of the two; a draw counts half. */
  readonly wins: number
}
export interface Rating {
  readonly bot: string
  readonly rating: number
  /** 95 %, against the bot whose rating is fixed. */
  readonly interval95: Interval
}
const ELO = 400 / Math.LN10
const Z = 1.959964
const ROUNDS = 10_000

/** Strengths whose ratios are the odds of winning; their geometric mean is 1. */
export function strengths(bots: readonly string[], pairings: readonly Pairing[]): number[] {
  let now = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = bots.map((bot, i) => {
      let wins = 0
      let weight = 0
      for (const { bots: two, games, wins: first } of pairings) {
        if (!two.includes(bot) || games === 0) continue
        wins += two[0] === bot ? first : games - first
        weight += games / (now[bots.indexOf(two[0])]! + now[bots.indexOf(two[1])]!)
      }
      return weight === 0 ? now[i]! : wins / weight
    })
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / next.length)
    const scaled = next.map(s => s / mean)
    const moved = Math.max(...scaled.map((s, i) => Math.abs(Math.log(s / now[i]!))))
    now = scaled
    if (moved < 1e-10) break
  }
  return now
}

/**
 * Ratings with `anchor` fixed at `at`. Each pairing is taken to have had one draw more than it had, so that
 * who won every match is rated high and not infinitely so.
 */
export function rate(played: readonly Pairing[], anchor: string, at = 1000): Rating[] {
  const pairings = connected(played, anchor).map(p => ({ ...p, games: p.games + 1, wins: p.wins + 0.5 }))
  const bots = [...new Set([anchor, ...pairings.flatMap(p => p.bots)])]
  const fitted = strengths(bots, pairings).map(Math.log)
  const variances = variancesOf(bots, fitted, pairings)
  return bots
    .map((bot, i): Rating => {
      const rating = at + ELO * (fitted[i]! - fitted[0]!)
      const spread = i === 0 ? 0 : Z * ELO * Math.sqrt(variances[i - 1]!)
      return { bot, rating, interval95: [rating - spread, rating + spread] }
    })
    .sort((a, b) => b.rating - a.rating)
}
/** The pairings by which bots can be compared with the anchor. */
function connected(played: readonly Pairing[], anchor: string): Pairing[] {
  const known = new Set([anchor])
  const some = played.filter(({ games }) => games > 0)
  for (let size = 0; size < known.size; ) {
    size = known.size
    for (const { bots } of some) if (bots.some(bot => known.has(bot))) for (const bot of bots) known.add(bot)
  }
  return some.filter(({ bots }) => known.has(bots[0]))
}

/** Variances of the logarithms of strength against the first bot: the diagonal of the inverse of the information. */
function variancesOf(bots: readonly string[], fitted: readonly number[], pairings: readonly Pairing[]): number[] {
  const size = bots.length - 1
  const information = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const { bots: two, games } of pairings) {
    const [a, b] = two.map(bot => bots.indexOf(bot)) as [number, number]
    const p = 1 / (1 + Math.exp(fitted[b]! - fitted[a]!))
    const known = games * p * (1 - p)
    for (const i of [a, b]) if (i > 0) information[i - 1]![i - 1]! += known
    if (a > 0 && b > 0) {
      information[a - 1]![b - 1]! -= known
      information[b - 1]![a - 1]! -= known
    }
  }
  return inverse(information).map((row, i) => row[i]!)
}
/** Gauss and Jordan; the matrix is positive definite, so that no pivot is zero. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (const [i, pivot] of rows.entries()) {
    const scale = pivot[i]!
    for (let k = 0; k < pivot.length; k++) pivot[k]! /= scale
    for (const [j, row] of rows.entries()) {
      const factor = row[i]!
      if (j !== i) for (let k = 0; k < row.length; k++) row[k]! -= factor * pivot[k]!
    }
  }
  return rows.map(row => row.slice(matrix.length))
}
