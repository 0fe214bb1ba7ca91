// The others: everything they have, at a glance; the rest on a sheet.
import type { Seat } from '#engine'
import { type PlayerView, scoreOf } from '#games/explorers'
import { Named } from '../../kit/pieces.tsx'
import { characterIn } from '../../kit/robots.ts'
import { SeatMark } from '../../kit/seats.tsx'
import type { At } from './at.ts'
import './css/rivals.css'
import { captainName } from './faces.tsx'
import { Stat } from './signs.tsx'
import { points, say } from './words.ts'

export const Stats = ({ player }: { readonly player: PlayerView }) => (
  <span class="row ex-stats">
    <Stat of="livestock" n={player.delivered.reduce((sum, count) => sum + count, 0)} />
    <Stat of="outposts" n={player.outposts.length} />
    <Stat of="enemies" n={player.sunk.cards.length} />
    <Stat of="settlements" n={player.raided.cards.length} />
    <Stat of="fallen" n={player.fallen} />
  </span>
)

interface RivalProps {
  readonly at: At
  readonly seat: Seat
  readonly acting: boolean
}
export function Rival({ at, seat, acting }: RivalProps) {
  const { g, who } = at
  const player = g.players[seat]!
  const piece = `seat:${seat}` as const
  const character = characterIn(at.seats[seat])
  const { score } = scoreOf(g, seat)
  const [captain] = player.captain.cards
  return (
    <article class={`ex-rival wood ${acting ? 'ex-acting' : ''}`} aria-label={who(seat)}>
      <button
        type="button"
        class="row ex-plate"
        data-look={piece}
        data-piece={`plate:${seat}`}
        onClick={() => at.look(piece)}
      >
        <Named name={[who(seat), ...(character ? [character] : []), points(score), say().more].join(', ')}>
          <SeatMark who={who} seat={seat} />
          <h2 class="clipped">{who(seat)}</h2>
          {captain !== undefined && <small class="clipped">{captainName(captain)}</small>}
        </Named>
      </button>
      <Stats player={player} />
      <b class="num ex-score">
        {score}
        <small>{say().pts(score)}</small>
      </b>
    </article>
  )
}
