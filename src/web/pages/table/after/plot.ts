// Where things stand on the drawing of a course: positions, chances, and the turns or days below them.

/** The room of a drawing in pixels: all of it, and what is left free on its sides. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
export const xOf = ({ width, left, right }: Room, position: number, last: number): number =>
  left + (position / Math.max(1, last)) * (width - left - right)
export const yOf = ({ height, top, bottom }: Room, chance: number): number =>
  top + (1 - chance) * (height - top - bottom)
/** The position nearest to a place across the drawing. */
export function positionAt({ width, left, right }: Room, x: number, last: number): number {
  const share = (x - left) / Math.max(1, width - left - right)
  return Math.round(Math.min(1, Math.max(0, share)) * last)
}

export interface Tick {
  readonly position: number
  readonly label: string
}
const ROUND = [1, 2, 5, 10, 20, 25, 50, 100]

/** Some of the moments of a match, at round numbers, no more than fit; each where it began. */
export function ticksOf(moments: readonly string[], most: number): Tick[] {
  const begun = moments.flatMap((label, position) => (label === moments[position - 1] ? [] : [{ position, label }]))
  const every = ROUND.find(step => begun.length / step <= most) ?? begun.length
  return begun.filter((_, i) => (i + 1) % every === 0 || (every === 1 && i === 0))
}

/** Labels that would lie on each other are moved apart, as little as that takes, between two edges. */
export function spread(wanted: readonly number[], apart: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => wanted[a]! - wanted[b]!)
  const placed = wanted.slice()
  let least = from
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least)
    least = placed[i]! + apart
  }
  let most = to
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, most)
    most = placed[i]! - apart
  }
  return placed
}
