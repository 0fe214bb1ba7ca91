// Where a match turned: the steps after which somebody's chance was most different.
export interface Turn {
  /** The position after the step. */
  readonly at: number
  /** Whose chance changed most. */
  readonly seat: number
}
/** Turns nearer to each other than this are one. */
const APART = 5
/** A change smaller than this turned nothing. */
const LEAST = 0.05

/** The greatest changes, in the order in which they happened. */
export function turningPoints(chances: readonly (readonly number[])[], count: number): Turn[] {
  const changes = chances.slice(1).flatMap((now, i) => {
    const by = now.map((chance, seat) => Math.abs(chance - chances[i]![seat]!))
    const most = Math.max(...by)
    return most < LEAST ? [] : [{ at: i + 1, seat: by.indexOf(most), most }]
  })
  const found: Turn[] = []
  for (const { at, seat } of changes.toSorted((a, b) => b.most - a.most)) {
    if (found.length === count) break
    if (found.every(other => Math.abs(other.at - at) >= APART)) found.push({ at, seat })
  }
  return found.toSorted((a, b) => a.at - b.at)
}
