// How far the match has come, and the actions that are left.
import { ACTIONS, HAND, isAlone, type View } from '#games/explorers'
import { Named } from '../../kit/pieces.tsx'
import { Pip } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/goal.css'
import { say } from './words.ts'

/** Rounds in all: every tile is laid by somebody; alone one draws a hand in every turn. */
export function roundsOf(g: View): number {
  const { stack, laid, astray, players } = g
  const tiles = stack.cards.length + laid.cards.length + astray.cards.length
  const held = players.reduce((sum, { hand }) => sum + hand.cards.length, 0)
  return Math.ceil((tiles + held) / (isAlone(g) ? HAND : players.length))
}

export function Goal({ at }: { readonly at: At }) {
  const { g } = at
  const left = g.stack.cards.length
  const round = Math.max(1, g.round)
  const most = roundsOf(g)
  return (
    <button
      type="button"
      class={`row course ex-goal ${left < HAND * g.players.length ? 'near' : ''}`}
      data-look="goal"
      onClick={() => at.look('goal')}
    >
      <Named name={`${say().round(round, most)}. ${say().stack(left)}.`}>
        <b>{round >= most ? say().lastTurn : say().round(round, most)}</b>
        <span class="row" data-piece="stack">
          <svg class="ex-stack" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11Z" />
          </svg>
          <b class="num">{left}</b>
        </span>
      </Named>
    </button>
  )
}
/** Actions as pips: full while they are left. */
export function Actions({ at }: { readonly at: At }) {
  const { turn, phase } = at.g
  if (phase !== 'turns' || turn.seat !== at.me) return null
  const most = Math.max(ACTIONS, turn.left)
  return (
    <span class={`ex-pips ${turn.stage}`} role="img" aria-label={say().left(turn.left, most)}>
      {Array.from({ length: most }, (_, i) => (
        <Pip key={i} left={i < turn.left} />
      ))}
    </span>
  )
}
