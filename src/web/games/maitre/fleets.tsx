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
import { labelled } from '../../kit/labelled.ts'
import { Touchable } from '../../kit/pieces.tsx'
import { characterIn, robotIn } from '../../kit/robots.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { FamilySign } from './art/signs.tsx'
import type { Chances } from './chances.ts'
import type { Chooser } from './choosing.ts'
import { FleetCard } from './faces.tsx'
import type { LookKey } from './looks.tsx'
import { plateOf } from './plates.ts'
import { Plate } from './port.tsx'
import { say } from './words.ts'

interface FleetProps {
  readonly at: Chooser
  readonly chances: Chances
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
        <h2>
          {who(seat)} {mine && <span>({say().you})</span>}
        </h2>
        <small title={characterIn(seats[seat]) ?? undefined}>{robot ? `${robot} · ${counts}` : counts}</small>
      </div>
      <b class="num score">
        {scoreOf(owner).score}
        <small>{say().pts(scoreOf(owner).score)}</small>
      </b>
    </div>
  )
}

/** How many ships there are, and how many abreast: by these the sheet sizes them. */
function sizes(props: FleetProps) {
  const { length } = ownerOf(props).fleet.cards
  return { '--all': Math.max(length, 3), '--abreast': Math.max(length > 4 ? Math.ceil(length / 2) : length, 3) }
}

function Hulls(props: FleetProps) {
  const owner = ownerOf(props)
  const { at, chances, seat, who } = props
  const { cards } = owner.fleet
  const whole = fullFamilies(owner)
  const name = who.me === seat ? say().mine : say().ownedBy(who(seat))
  return (
    <div class="row hulls">
      {cards.map(card => {
        const chance = plateOf(at, chances, card)
        return (
          <div key={card} class="mooring">
            <Touchable at={at} card={card} tells class={whole.includes(shipOf(card).family) ? 'whole' : ''}>
              <FleetCard card={card} cargo={cargoOf(owner, card)} owner={name} onBoard chance={chance} />
            </Touchable>
            <Plate chance={chance} />
          </div>
        )
      })}
    </div>
  )
}

export function Rival(props: FleetProps) {
  const { seat, who } = props
  const [near, look] = useState(false)
  return (
    <article class={`rival wood ${plays(props) ? 'playing' : ''}`} aria-label={who(seat)} style={sizes(props)}>
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

export function MyFleet(props: FleetProps & { look(at: LookKey): void }) {
  const { seat, who, look } = props
  const fleet = fleetOf(ownerOf(props))
  return (
    <section
      class={`fleet wood ${plays(props) ? 'playing' : ''}`}
      aria-label={labelled(say().myFleet, who(seat))}
      style={sizes(props)}
    >
      <Captain {...props} mine={props.seats[seat]?.mine ?? false} />
      <Hulls {...props} />
      <div class="row sets">
        {say().families}
        {FAMILIES.map(family => {
          const owned = fleet.filter(ship => ship.family === family).length
          return (
            <button
              key={family}
              type="button"
              class="row"
              data-look={`family:${family}`}
              aria-label={labelled(families[language.value][family], `${owned}/4`)}
              onClick={() => look(`family:${family}`)}
            >
              <FamilySign family={family} />
              {[0, 1, 2, 3].map(i => (
                <i key={i} class={i < owned ? 'on' : ''} />
              ))}
            </button>
          )
        })}
        <b>
          {FAMILY_POINTS} {say().pts(FAMILY_POINTS)}
        </b>
      </div>
    </section>
  )
}
