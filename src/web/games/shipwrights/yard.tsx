// My own side: gold on its shore, the workshops, mill, workers, craftsmen, and what I have built.
import {
  BENCHES,
  buildingPoints,
  CAPACITY,
  cardOf,
  GOODS,
  incomeOf,
  intakeOf,
  isShielded,
  militaryOf,
  millCapacity,
  type PlayerView,
  scoreOf,
  WORKSHOPS,
} from '#games/shipwrights'
import { Touchable } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import type { At } from './at.ts'
import { Mini, nameOf } from './faces.tsx'
import { Marks } from './rivals.tsx'
import { Shore } from './shore.tsx'
import { Res, Stat } from './signs.tsx'
import './yard.css'
import { type Counted, say } from './words.ts'
import { Workshop } from './workshop.tsx'

export function Yard({ at, acting }: { readonly at: At; readonly acting: boolean }) {
  const { g, me, who } = at
  const player = g.players[me]!
  const { score } = scoreOf(g.players, player)
  const slots = Array.from({ length: WORKSHOPS }, (_, i) => player.yard.cards[i])
  return (
    <section class={`yd-yard wood ${acting ? 'yd-acting' : ''}`} aria-label={say().yardOf(who(me))}>
      <header class="row yd-plate">
        <SeatMark who={who} seat={me} />
        <h2 class="clipped">{who(me)}</h2>
        <Marks g={g} seat={me} />
        {g.phase !== 'evening' && (
          <span class="row yd-tonight" role="img" aria-label={say().tonight(incomeOf(player), intakeOf(g, player))}>
            <small>{say().tonightTitle}</small>
            <span>
              <Res of="gold" />+{incomeOf(player)}
            </span>
            <span>
              <Res of="worker" />+{intakeOf(g, player)}
            </span>
          </span>
        )}
        <Stat of="gold" n={player.gold} />
        <Stat of="military" n={militaryOf(player)} />
        <b class="num yd-score">
          {score}
          <small>{say().pts(score)}</small>
        </b>
      </header>
      <Shore gold={player.gold} />
      <div class="yd-shops">
        {slots.map((ship, i) =>
          ship === undefined ? (
            <div key={`free ${i}`} class="yd-shop free">
              <b>{say().workshop}</b>
              <small>{say().noShip}</small>
            </div>
          ) : (
            <Workshop key={ship} at={at} seat={me} ship={ship} />
          ),
        )}
      </div>
      <Stores at={at} player={player} />
      <Built at={at} player={player} />
    </section>
  )
}

/** What is counted and who waits below the board. */
export const Stores = ({ at, player }: { readonly at: At; readonly player: PlayerView }) => (
  <div class="yd-stores">
    <Mill player={player} />
    <Village player={player} />
    <Crew at={at} player={player} />
  </div>
)

interface StoreProps {
  readonly title: string
  readonly label: string
  readonly pieces: readonly Counted[]
  /** What is beyond does not stay overnight. */
  readonly room: number
}
/** Pieces in their cells, in one row or two. */
function Store({ title, label, pieces, room }: StoreProps) {
  const n = Math.max(pieces.length, room)
  const count = say().outOf(pieces.length, room)
  return (
    <div class="yd-store" role="img" aria-label={`${title} : ${label} (${count})`}>
      <h3>
        {title} <small>{count}</small>
      </h3>
      <div class="yd-cells" style={{ '--n': n, '--half': Math.max(8, Math.ceil(n / 2)) }}>
        {Array.from({ length: n }, (_, i) => (
          <i key={i} class={`${pieces[i] ? 'full' : ''} ${i >= room ? 'over' : ''}`}>
            {pieces[i] && <Res of={pieces[i]} />}
          </i>
        ))}
      </div>
    </div>
  )
}
function Mill({ player }: { readonly player: PlayerView }) {
  const pieces = GOODS.flatMap((good, i) => Array.from({ length: player.mill[i]! }, () => good))
  const label = GOODS.map((good, i) => `${say().counted[good]} ${player.mill[i]}`).join(', ')
  return <Store title={say().mill} label={label} pieces={pieces} room={millCapacity(player)} />
}
function Village({ player: { workers } }: { readonly player: PlayerView }) {
  const pieces = Array.from({ length: workers }, () => 'worker' as const)
  return <Store title={say().workers} label={String(workers)} pieces={pieces} room={CAPACITY.village} />
}

function Crew({ at, player }: { readonly at: At; readonly player: PlayerView }) {
  const { cards } = player.crew
  return (
    <div class="yd-store">
      <h3>
        {say().crew} <small>{say().outOf(cards.length, BENCHES)}</small>
      </h3>
      <div class="yd-benches">
        {Array.from({ length: BENCHES }, (_, i) => {
          const card = cards[i]
          if (card === undefined) return <span key={`free ${i}`} class="yd-bench free" />
          return (
            <Touchable key={card} at={at} card={card} class="yd-bench">
              <Mini card={card} shielded={isShielded(at.g, card)} />
              <small>{nameOf(card)}</small>
            </Touchable>
          )
        })}
      </div>
    </div>
  )
}

const pointsIn = (n: number): string => `${n} ${say().pts(n)}`

/** What stays: fleet, tool, buildings. */
function Built({ at, player }: { readonly at: At; readonly player: PlayerView }) {
  const touchable = (card: number, note?: string) => (
    <Touchable key={card} at={at} card={card} class="yd-chip">
      <Mini card={card} />
      <span>
        {nameOf(card)}
        {note && <small>{note}</small>}
      </span>
    </Touchable>
  )
  const [tool] = player.tool.cards
  return (
    <div class="yd-built">
      <h3>{say().fleet}</h3>
      <div class="yd-row">
        {player.fleet.cards.map(card => (
          <Touchable key={card} at={at} card={card}>
            <Mini card={card} />
          </Touchable>
        ))}
        {Array.from({ length: Math.max(0, at.g.options.ships - player.fleet.cards.length) }, (_, i) => (
          <span key={i} class="yd-mini free" />
        ))}
      </div>
      <h3>{say().tool}</h3>
      {tool === undefined ? (
        <span class="yd-nothing">{say().none}</span>
      ) : (
        <div class="yd-row">
          {touchable(tool)}
          {cardOf(tool).id === 'cart' && (
            <span class="row yd-cart">
              {GOODS.map((good, i) => (
                <Res key={good} of={good} class={player.cart[i]! > 0 ? '' : 'gone'} />
              ))}
            </span>
          )}
        </div>
      )}
      <h3>{say().buildings}</h3>
      {player.buildings.cards.length === 0 && <span class="yd-nothing">{say().none}</span>}
      {player.buildings.cards.map(card => touchable(card, pointsIn(buildingPoints(player, card))))}
    </div>
  )
}
