// The others: everything they have, at a glance; the rest on a sheet.
import type { Seat } from '#engine'
import { type PlayerView, scoreOf } from '#games/explorers'
import { Other } from '../../kit/others.tsx'
import type { At } from './at.ts'
import './css/rivals.css'
import { captainName } from './faces.tsx'
import { Stat } from './signs.tsx'
import { say } from './words.ts'

const Stats = ({ player }: { readonly player: PlayerView }) => (
  <span class="row stats">
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
  const player = at.g.players[seat]!
  const { score } = scoreOf(at.g, seat)
  const [captain] = player.captain.cards
  return (
    <Other
      at={at}
      seat={seat}
      acting={acting}
      score={score}
      pts={say().pts(score)}
      more={say().more}
      beside={captain !== undefined && <small class="clipped">{captainName(captain)}</small>}
    >
      <Stats player={player} />
    </Other>
  )
}
