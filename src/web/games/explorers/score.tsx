// The score sheet: every head for every player, and what each could still bring.
import type { Seat } from '#engine'
import {
  deathPoints,
  influences,
  isComplete,
  leadersOf,
  livestockPoints,
  OUTPOST_POINTS,
  type PlayerView,
  scoreOf,
  strengthOf,
  type View,
} from '#games/explorers'
import { texts } from '#games/explorers/words'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import './css/score.css'
import { captainSaid } from './faces.tsx'
import { tell } from './looks.words.ts'

const HEADS = ['livestock', 'outposts', 'enemies', 'settlements', 'fallen', 'islands', 'captain'] as const
type Head = (typeof HEADS)[number]

/** The most that one more of the livestock would bring. */
const nextOf = (delivered: readonly number[]): number =>
  Math.max(...delivered.map((count, kind) => livestockPoints(delivered.with(kind, count + 1)))) -
  livestockPoints(delivered)

/** What a head could still bring a player, in a few words. */
function stillOf(g: View, seat: Seat, head: Head): string {
  const player: PlayerView = g.players[seat]!
  const { still } = tell()
  switch (head) {
    case 'livestock':
      return still.livestock(nextOf(player.delivered))
    case 'outposts': {
      const built = player.outposts.length
      return still.outposts((OUTPOST_POINTS[built + 1] ?? OUTPOST_POINTS[built]!) - OUTPOST_POINTS[built]!)
    }
    case 'enemies':
      return still.enemies(g.enemies.at.length)
    case 'settlements':
      return still.settlements(g.settlements.tokens.cards.map(strengthOf).toSorted((a, b) => b - a))
    case 'fallen':
      return still.fallen(deathPoints({ ...player, fallen: player.fallen + 1 }) - deathPoints(player))
    case 'islands': {
      const all = influences(g)
      const open = g.islands.flatMap((island, i) =>
        island.tiles.length > 0 && !isComplete(island) && leadersOf(all[i]!).includes(seat)
          ? [island.tiles.length]
          : [],
      )
      return still.islands(open.toSorted((a, b) => b - a))
    }
    case 'captain':
      return player.captain.cards.map(captainSaid).join(' ')
  }
}

export function ScoreSheet({ at: { g, me, who } }: { readonly at: At }) {
  const all = g.players.map((_, seat) => scoreOf(g, seat))
  const { parts } = texts[language.value]
  return (
    <table class="ex-sheet-of-points">
      <thead>
        <tr>
          <th scope="col">{tell().head}</th>
          {all.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark who={who} seat={seat} />
              <span class="unseen">{who(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HEADS.map(head => (
          <tr key={head}>
            <th scope="row">
              {parts[head]}
              <small>{stillOf(g, me, head)}</small>
            </th>
            {all.map((score, seat) => (
              <td key={seat} class="num">
                {score.parts[head]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{tell().total}</th>
          {all.map(({ score }, seat) => (
            <td key={seat} class="num">
              {score}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
