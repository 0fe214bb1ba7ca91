// What brings the end about, and how near it is.
import { LAST_SETS, leftToEnd, type View } from '#games/raiders'
import { Named } from '../../kit/pieces.tsx'
import { Outline, Piece } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/goal.css'
import { say } from './words.ts'

/** How many of each may still go before the end is near. */
export function untilEnd(g: View): { fortresses: number; offerings: number; valkyries: number } {
  const { fortresses, ...rest } = leftToEnd(g)
  return { fortresses: Math.max(0, fortresses - LAST_SETS), ...rest }
}
/** Few enough to be said aloud. */
const NEAR = 2

export function Goal({ at }: { readonly at: At }) {
  const { g } = at
  const left = untilEnd(g)
  const near = Object.values(left).some(count => count <= NEAR)
  const named = [
    say().round(Math.max(1, g.round)),
    g.ending === null
      ? `${say().goal} ${say().left.fortresses(left.fortresses)}, ${say().left.offerings(left.offerings)}, ${say().left.valkyries(left.valkyries)}`
      : say().lastTurns(g.left),
  ]
  return (
    <button
      type="button"
      class={`row course rd-goal ${g.ending !== null ? 'last' : near ? 'near' : ''}`}
      data-look="goal"
      onClick={() => at.look('goal')}
    >
      <Named name={`${named.join('. ')}.`}>
        <b>{g.ending === null ? say().round(Math.max(1, g.round)) : say().lastTurns(g.left)}</b>
        <span class="row">
          <small>{say().endIn}</small>
          <span class={left.fortresses <= NEAR ? 'few' : ''}>
            <Outline name="fortress" />
            <b class="num">{left.fortresses}</b>
          </span>
          <span class={left.offerings <= NEAR ? 'few' : ''}>
            <Outline name="offering" />
            <b class="num">{left.offerings}</b>
          </span>
          <span class={left.valkyries <= NEAR ? 'few' : ''}>
            <Piece name="valkyrie" />
            <b class="num">{left.valkyries}</b>
          </span>
        </span>
      </Named>
    </button>
  )
}
