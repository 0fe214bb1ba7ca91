// Who won, and by what: the facts the sentences at the end are told of.
import type { Result, Seat, Standing } from '#engine'

export interface Verdict {
  readonly winners: readonly Seat[]
  readonly score: number
  /** Those next in points, and by how many; null: nobody played against the winners. */
  readonly next: { readonly seats: readonly Seat[]; readonly by: number } | null
  /** Where points were level: which of the ties decided, and with what numbers. */
  readonly tie: { readonly at: number; readonly mine: number; readonly theirs: number } | null
}
export function verdictOf(result: Result): Verdict {
  const ordered = result.toSorted((a, b) => a.rank - b.rank)
  const first = ordered[0]!
  const winners = ordered.filter(({ rank }) => rank === 1)
  const second = ordered[winners.length]
  return {
    winners: winners.map(({ seat }) => seat),
    score: first.score,
    next: second
      ? {
          seats: ordered.filter(({ rank }) => rank === second.rank).map(({ seat }) => seat),
          by: first.score - second.score,
        }
      : null,
    tie: second && second.score === first.score ? tieBetween(first, second) : null,
  }
}
function tieBetween(first: Standing, second: Standing): Verdict['tie'] {
  const at = first.ties.findIndex((value, i) => value !== second.ties[i])
  return at < 0 ? null : { at, mine: first.ties[at]!, theirs: second.ties[at]! }
}
