// My own side: my captain, what I have brought home and taken, and my points.
import { captainOf, LIVESTOCK, OUTPOSTS, type PlayerView, scoreOf } from '#games/explorers'
import { Picture } from '../../art/picture.tsx'
import { labelled } from '../../kit/labelled.ts'
import { Named } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { captainPicture } from './art/keys.ts'
import { Beast } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/camp.css'
import { captainName, captainSaid } from './faces.tsx'
import { Stat } from './signs.tsx'
import { points, say } from './words.ts'

export function Camp({ at, acting }: { readonly at: At; readonly acting: boolean }) {
  const { g, me, who } = at
  const player = g.players[me]!
  const { score } = scoreOf(g, me)
  return (
    <section class={`camp ex-camp ${acting ? 'acting' : ''}`} aria-label={say().mine}>
      <header class="row whose" data-piece={`plate:${me}`}>
        <SeatMark who={who} seat={me} />
        <h2 class="clipped">{who(me)}</h2>
        <button type="button" class="ex-points" data-look="points" onClick={() => at.look('points')}>
          <Named name={`${labelled(say().points, points(score))}, ${say().more}`}>
            <b class="num">{score}</b>
            <small>{say().pts(score)}</small>
          </Named>
        </button>
      </header>
      {player.captain.cards.map(captain => (
        <button
          key={captain}
          type="button"
          class="row ex-captain"
          data-look={`card:${captain}`}
          onClick={() => at.look(`card:${captain}`)}
        >
          <Picture of={captainPicture(captainOf(captain).id, true)} />
          <span>
            <b>{captainName(captain)}</b>
            <small>{captainSaid(captain)}</small>
          </span>
        </button>
      ))}
      <Brought player={player} />
      <span class="unseen">{say().outpostsLeft(OUTPOSTS - player.outposts.length)}</span>
    </section>
  )
}

/** What somebody has brought home and taken. */
export const Brought = ({ player }: { readonly player: PlayerView }) => (
  <div class="ex-brought">
    {LIVESTOCK.map((kind, i) => (
      <span
        key={kind}
        class={`stat ${player.delivered[i] === 0 ? 'nil' : ''}`}
        role="img"
        aria-label={labelled(say().kinds[kind], player.delivered[i]!)}
      >
        <Beast kind={kind} />
        <b class="num">{player.delivered[i]}</b>
      </span>
    ))}
    <Stat of="outposts" n={player.outposts.length} />
    <Stat of="enemies" n={player.sunk.cards.length} />
    <Stat of="settlements" n={player.raided.cards.length} />
    <Stat of="fallen" n={player.fallen} />
  </div>
)
