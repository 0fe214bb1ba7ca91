// The others: everything they have, at a glance; their crew and their offerings on a sheet.
import type { Seat } from '#engine'
import { GOODS, offeringOf, type PlayerView, scoreOf } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { Other } from '../../kit/others.tsx'
import { Touchable } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { OfferingTile } from './art/offering.tsx'
import { Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/rivals.css'
import { brieflyOf, Mini } from './faces.tsx'
import { asksOf } from './fjord.tsx'
import { Stat } from './signs.tsx'
import { say } from './words.ts'

export const Stats = ({ player }: { readonly player: PlayerView }) => (
  <span class="row stats">
    <Stat of="crew" n={player.crew.cards.length} class="rd-has-crew" />
    <Stat of="cards" n={player.hand.cards.length} class="rd-has-cards" />
    {GOODS.map((good, i) => (
      <Stat key={good} of={good} n={player.goods[i]!} class={`rd-has-${good}`} />
    ))}
  </span>
)

/** The worker somebody has in hand; it comes from where it was picked up. */
export function Held({ at, seat }: { readonly at: At; readonly seat: Seat }) {
  const { worker } = at.g.players[seat]!
  if (worker === null) return <span class="rd-held none" />
  return (
    <span
      class="rd-held"
      data-piece={`held:${seat}`}
      data-from={at.comes?.seat === seat ? at.comes.from : undefined}
      {...(seat === at.me ? { 'data-look': 'worker' } : {})}
    >
      <Worker colour={worker} label={say().holds(say().workers[worker])} />
    </span>
  )
}

interface RivalProps {
  readonly at: At
  readonly seat: Seat
  readonly acting: boolean
}
export function Rival({ at, seat, acting }: RivalProps) {
  const { score } = scoreOf(at.g, seat)
  return (
    <Other at={at} seat={seat} acting={acting} score={score} pts={say().pts(score)} more={say().more}>
      <Held at={at} seat={seat} />
      <Stats player={at.g.players[seat]!} />
    </Other>
  )
}

/** Everything a player has, large enough to touch. */
export function Possessions({ at, seat }: { readonly at: At; readonly seat: Seat }) {
  const player = at.g.players[seat]!
  return (
    <div class="rd-sheet">
      <Stats player={player} />
      <h3>
        {say().crew} <small>{player.crew.cards.length}</small>
      </h3>
      <div class="rd-minis">
        {player.crew.cards.length === 0 && <span>{say().none}</span>}
        {player.crew.cards.map(card => (
          <Touchable key={card} at={at} card={card} label={brieflyOf(at.g, card)}>
            <Mini g={at.g} card={card} />
          </Touchable>
        ))}
      </div>
      {player.offerings.cards.length > 0 && (
        <>
          <h3>{say().made}</h3>
          <div class="row rd-made">
            {player.offerings.cards.map(tile => (
              <OfferingTile
                key={tile}
                asks={asksOf(tile)}
                points={offeringOf(tile).points}
                label={texts[language.value].offering(offeringOf(tile))}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
