// Who is first, second, third: the same for all games.
import type { Result, Standing } from './types.ts'

/** Ranks seats by score, then by what breaks ties; who is equal in all shares the rank. */
export function standings(rows: readonly Omit<Standing, 'seat' | 'rank'>[]): Result {
  const keys = rows.map(row => [row.score, ...row.ties])
  return rows.map((row, seat) => ({ seat, rank: 1 + keys.filter(k => beats(k, keys[seat]!)).length, ...row }))
}
function beats(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((x, k) => x !== b[k])
  return i >= 0 && a[i]! > b[i]!
}
