// Who is after what: the ships of a player under way, and what they still lack as far as all can see.
import type { Seat } from '#engine'
import { deck, lacksOf, type ShipwrightsReason, shipOf } from '#games/shipwrights'
import { labelled } from '../../kit/labelled.ts'
import { Named } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import { Mini, nameOf } from './faces.tsx'
import './pursuit.css'
import { Res, Seal } from './signs.tsx'
import { points, say } from './words.ts'

/** What is missing, in a word or two. */
function missing(reason: ShipwrightsReason): string | null {
  switch (reason.needs) {
    case 'gold':
      return `${say().counted.gold} ${reason.want - reason.have}`
    case 'workers':
      return `${say().counted.worker} ${reason.want - reason.have}`
    case 'goods':
      return `${say().counted[reason.good]} ${reason.want - reason.have}`
    case 'craftsman':
      return deck.craftsmen[reason.craft]!.name[language.value]
    default:
      return null
  }
}
/** A ship under way and what it lacks, in a sentence. */
export function pursuit({ g }: At, seat: Seat, ship: number): string {
  const lacks = lacksOf(g, seat, ship).flatMap(reason => missing(reason) ?? [])
  const what = lacks.length > 0 ? `${say().lacks} ${lacks.join(', ')}` : say().nothingLacks
  return `${labelled(`${nameOf(ship)}, ${points(shipOf(ship).points)}`, what)}.`
}

function Lack({ reason }: { readonly reason: ShipwrightsReason }) {
  if (reason.needs === 'craftsman') return <Seal craft={reason.craft} />
  const what = reason.needs === 'goods' ? reason.good : reason.needs === 'gold' ? 'gold' : 'worker'
  if (!('want' in reason)) return null
  return (
    <span class="row">
      <Res of={what} />
      <b class="num">{reason.want - reason.have}</b>
    </span>
  )
}

/** The ships of these players, whoever acts first. */
export const Pursuits = ({ at, seats }: { readonly at: At; readonly seats: readonly Seat[] }) => (
  <ul class="yd-pursuits">
    {seats.map(seat => (
      <li key={seat} data-look={`seat:${seat}`}>
        <h3 class="row">
          <SeatMark who={at.who} seat={seat} /> {say().after(at.who(seat))}
        </h3>
        {at.g.players[seat]!.yard.cards.length === 0 && <p>{say().afterNothing}</p>}
        {at.g.players[seat]!.yard.cards.map(ship => {
          const lacks = lacksOf(at.g, seat, ship)
          return (
            <button
              key={ship}
              type="button"
              class="row yd-pursuit"
              data-look={`card:${ship}`}
              onClick={() => at.look(`card:${ship}`)}
            >
              <Named name={pursuit(at, seat, ship)}>
                <Mini card={ship} />
                <b class="num">{nameOf(ship)}</b>
                <span class={`row yd-lacks ${lacks.length === 0 ? 'none' : ''}`}>
                  <small>{lacks.length === 0 ? say().ready : say().lacks}</small>
                  {lacks.map((reason, i) => (
                    <Lack key={i} reason={reason} />
                  ))}
                </span>
              </Named>
            </button>
          )
        })}
      </li>
    ))}
  </ul>
)
