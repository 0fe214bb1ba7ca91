// Where something may lie above a table: so that as little as can be of what one may choose is hidden.
import { choicesIn } from './offered.ts'

/** From one try to the next. */
const STEP = 24

/** The top of the free place nearest to `from`, for an element as large as it is now; it stays between `from` and `to`. */
export function freePlace(element: Element, from: number, to: number): number {
  const { left, right, height } = element.getBoundingClientRect()
  const choices = choicesIn(document).map(choice => choice.getBoundingClientRect())
  const lit = [...document.querySelectorAll('.lit, .fits, .option')].map(piece => piece.getBoundingClientRect())
  const hidden = (top: number): number => {
    let all = 0
    for (const box of [...choices, ...choices, ...lit]) {
      const wide = Math.min(right, box.right) - Math.max(left, box.left)
      const high = Math.min(top + height, box.bottom) - Math.max(top, box.top)
      if (wide > 0 && high > 0) all += wide * high
    }
    return all
  }
  let best = from
  let least = Number.POSITIVE_INFINITY
  const step = Math.sign(to - from) * STEP || STEP
  for (let top = from; step > 0 ? top <= to : top >= to; top += step) {
    const cost = hidden(top)
    if (cost >= least) continue
    best = top
    least = cost
  }
  return best
}
