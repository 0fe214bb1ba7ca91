// Fleets: one's own, large, and those of the others, each with its captain.
import { useState } from 'preact/hooks'
import type { Who } from '#games/kit/words'
import {
  cargoOf,
  FAMILIES,
  FAMILY_POINTS,
  fleetOf,
  fullFamilies,
  type PlayerView,
  scoreOf,
  shipOf,
} from '#games/maitre'
import { families } from '#games/maitre/words'
import type { PublicSeat } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { Touchable } from '../../kit/pieces.tsx'
import { characterIn, robotIn } from '../../kit/robots.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { FamilySign } from './art/signs.tsx'
import type { Chooser } from './choosing.ts'
import { FleetCard } from './faces.tsx'
import { say } from './words.ts'

interface FleetProps {
  readonly at: Chooser
  readonly seat: number
  readonly seats: readonly PublicSeat[]
  readonly who: Who
}

const ownerOf = ({ at, seat }: FleetProps): PlayerView => at.view.players[seat]!
const plays = ({ at, seat }: FleetProps): boolean => at.view.turn.seat === seat

function Captain({ mine, ...props }: FleetProps & { readonly mine: boolean }) {
  const { seat, seats, who } = props
  const owner = ownerOf(props)
  const fleet = fleetOf(owner)
  const guns = fleet.reduce((sum, ship) => sum + ship.firepower, 0)
  const robot = robotIn(seats[seat])
  const counts = fleet.length === 0 ? say().noShips : `${say().ships(fleet.length)}, ${say().guns(guns)}`
  return (
    <div class="row skipper">
      <SeatMark seat={seat} who={who} />
      <div class="called">
        <h2 class="clipped">
          {who(seat)} {mine && <span>({say().you})</span>}
        </h2>
        <small title={characterIn(seats[seat]) ?? undefined}>{robot ? `${robot} · ${counts}` : counts}</small>
      </div>
      <b class="num score">
        {scoreOf(owner).score}
        <small>{say().pts}</small>
      </b>
    </div>
  )
}

function Hulls(props: FleetProps) {
  const owner = ownerOf(props)
  const { cards } = owner.fleet
  const whole = fullFamilies(owner)
  const abreast = cards.length > 4 ? Math.ceil(cards.length / 2) : cards.length
  return (
    <div class="row hulls" style={{ '--all': Math.max(cards.length, 3), '--abreast': Math.max(abreast, 3) }}>
      {cards.map(card => (
        <Touchable
          key={card}
          at={props.at}
          card={card}
          tells
          class={whole.includes(shipOf(card).family) ? 'whole' : ''}
        >
          <FleetCard card={card} cargo={cargoOf(owner, card)} />
        </Touchable>
      ))}
    </div>
  )
}

export function Rival(props: FleetProps) {
  const { seat, who } = props
  const [near, look] = useState(false)
  return (
    <article class={`rival wood ${plays(props) ? 'playing' : ''}`} aria-label={who(seat)}>
      <button type="button" class="glass" title={say().lookAt(who(seat))} onClick={() => look(true)}>
        <Captain {...props} mine={false} />
      </button>
      <Hulls {...props} />
      {near && <Spyglass {...props} onClose={() => look(false)} />}
    </article>
  )
}

/** The fleet of another player seen from near: on a phone it lies small on the table. */
function Spyglass({ onClose, ...props }: FleetProps & { onClose(): void }) {
  const owner = ownerOf(props)
  return (
    <Dialog title={props.who(props.seat)} onClose={onClose}>
      {owner.fleet.cards.length === 0 && <p>{say().noShips}</p>}
      <div class="spyglass">
        {owner.fleet.cards.map(card => (
          <FleetCard key={card} card={card} cargo={cargoOf(owner, card)} />
        ))}
      </div>
    </Dialog>
  )
}

export function MyFleet(props: FleetProps) {
  const { seat, who } = props
  const fleet = fleetOf(ownerOf(props))
  return (
    <section class={`fleet wood ${plays(props) ? 'playing' : ''}`} aria-label={`${say().myFleet} : ${who(seat)}`}>
      <Captain {...props} mine={props.seats[seat]?.mine ?? false} />
      <Hulls {...props} />
      <div class="row sets">
        {say().families}
        {FAMILIES.map(family => {
          const owned = fleet.filter(ship => ship.family === family).length
          return (
            <span key={family} class="row" role="img" aria-label={`${families[language.value][family]} : ${owned}/4`}>
              <FamilySign family={family} />
              {[0, 1, 2, 3].map(i => (
                <i key={i} class={i < owned ? 'on' : ''} />
              ))}
            </span>
          )
        })}
        <b>
          {FAMILY_POINTS} {say().pts}
        </b>
      </div>
    </section>
  )
}
