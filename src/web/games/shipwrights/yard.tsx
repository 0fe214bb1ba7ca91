// My own side: gold on its shore, the workshops, mill, workers, craftsmen, and what I have built.
import {
  BENCHES,
  buildingPoints,
  CAPACITY,
  cardOf,
  GOLD,
  GOODS,
  goalOf,
  incomeOf,
  intakeOf,
  isShielded,
  militaryOf,
  millCapacity,
  type PlayerView,
  scoreOf,
  WORKSHOPS,
} from '#games/shipwrights'
import { labelled } from '../../kit/labelled.ts'
import { isSmall } from '../../kit/layout.ts'
import { Named, Touchable } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import type { At, Place } from './at.ts'
import { Mini, nameOf, saidOf } from './faces.tsx'
import { Goal } from './goal.tsx'
import { Marks } from './rivals.tsx'
import { Shore } from './shore.tsx'
import { Res, Stat } from './signs.tsx'
import './yard.css'
import { type Counted, points, say } from './words.ts'
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
        {isSmall() && <Goal at={at} brief />}
        {g.phase !== 'evening' && (
          <button type="button" class="row yd-tonight" data-look="tonight" onClick={() => at.look('tonight')}>
            <Named name={say().tonight(incomeOf(player), intakeOf(g, player))}>
              <small>{say().tonightTitle}</small>
              <span>
                <Res of="gold" />+{incomeOf(player)}
              </span>
              <span>
                <Res of="worker" />+{intakeOf(g, player)}
              </span>
            </Named>
          </button>
        )}
        <span data-look="military">
          <Stat of="military" n={militaryOf(player)} />
        </span>
        <b class="num yd-score">
          {score}
          <small>{say().pts(score)}</small>
        </b>
      </header>
      <button type="button" class="yd-gold" data-look="gold" onClick={() => at.look('gold')}>
        <Named name={labelled(say().purse, say().outOf(player.gold, GOLD.most))}>
          {isSmall() ? (
            <>
              <b class="yd-label">{say().purse}</b>
              <span class="row">
                <Res of="gold" />
                <b class="num">
                  {player.gold}
                  <small>/{GOLD.most}</small>
                </b>
              </span>
            </>
          ) : (
            <Shore gold={player.gold} />
          )}
        </Named>
      </button>
      <div class="yd-shops">
        {slots.map((ship, i) =>
          ship === undefined ? (
            <button
              key={`free ${i}`}
              type="button"
              class="yd-shop free"
              data-look={`shop:${i}`}
              onClick={() => at.look(`shop:${i}`)}
            >
              <b>{say().workshop}</b>
              <small>{say().noShip}</small>
            </button>
          ) : (
            <div key={ship} class="yd-stocks" data-look={`shop:${i}`}>
              <Workshop at={at} seat={me} ship={ship} />
            </div>
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
    <Mill at={at} player={player} />
    <Village at={at} player={player} />
    <Crew at={at} player={player} />
  </div>
)

interface StoreProps {
  readonly at: At
  readonly look: Place
  readonly title: string
  readonly label: string
  readonly pieces: readonly Counted[]
  /** What is beyond does not stay overnight. */
  readonly room: number
}
/** Pieces in their cells, in one row or two. */
function Store({ at, look, title, label, pieces, room }: StoreProps) {
  const n = Math.max(pieces.length, room)
  const count = say().outOf(pieces.length, room)
  return (
    <button type="button" class="yd-store" data-look={look} onClick={() => at.look(look)}>
      <Named name={labelled(title, `${label} (${count})`)}>
        <b class="yd-label">
          {title} <small>{count}</small>
        </b>
        <span class="yd-cells" style={{ '--n': n, '--half': Math.max(8, Math.ceil(n / 2)) }}>
          {Array.from({ length: n }, (_, i) => (
            <i key={i} class={`${pieces[i] ? 'full' : ''} ${i >= room ? 'over' : ''}`}>
              {pieces[i] && <Res of={pieces[i]} />}
            </i>
          ))}
        </span>
      </Named>
    </button>
  )
}
function Mill({ at, player }: { readonly at: At; readonly player: PlayerView }) {
  const pieces = GOODS.flatMap((good, i) => Array.from({ length: player.mill[i]! }, () => good))
  const label = GOODS.map((good, i) => `${say().counted[good]} ${player.mill[i]}`).join(', ')
  return <Store at={at} look="mill" title={say().mill} label={label} pieces={pieces} room={millCapacity(player)} />
}
function Village({ at, player: { workers } }: { readonly at: At; readonly player: PlayerView }) {
  const pieces = Array.from({ length: workers }, () => 'worker' as const)
  return (
    <Store
      at={at}
      look="workers"
      title={say().workers}
      label={String(workers)}
      pieces={pieces}
      room={CAPACITY.village}
    />
  )
}

function Crew({ at, player }: { readonly at: At; readonly player: PlayerView }) {
  const { cards } = player.crew
  return (
    <div class="yd-store" data-look="crew">
      <h3 class="yd-label">
        {say().crew} <small>{say().outOf(cards.length, BENCHES)}</small>
      </h3>
      <div class="yd-benches">
        {Array.from({ length: BENCHES }, (_, i) => {
          const card = cards[i]
          if (card === undefined) return <span key={`free ${i}`} class="yd-bench free" />
          return (
            <Touchable key={card} at={at} card={card} class="yd-bench" label={saidOf(card, isShielded(at.g, card))}>
              <Mini card={card} shielded={isShielded(at.g, card)} />
              <small>{nameOf(card)}</small>
            </Touchable>
          )
        })}
      </div>
    </div>
  )
}

/** What stays: fleet, tool, buildings. */
function Built({ at, player }: { readonly at: At; readonly player: PlayerView }) {
  const touchable = (card: number, note?: string) => (
    <Touchable key={card} at={at} card={card} class="yd-chip" label={[saidOf(card), note ?? ''].join(' ').trim()}>
      <Mini card={card} />
      <span class="yd-called">
        {nameOf(card)}
        {note && <small>{note}</small>}
      </span>
    </Touchable>
  )
  const [tool] = player.tool.cards
  return (
    <div class="yd-built">
      <h3 data-look="fleet">
        {say().fleet} <small>{say().shipsShort(player.fleet.cards.length, goalOf(at.g).ships)}</small>
      </h3>
      <div class="yd-row" data-look="fleet">
        {player.fleet.cards.map(card => (
          <Touchable key={card} at={at} card={card} label={saidOf(card)}>
            <Mini card={card} />
          </Touchable>
        ))}
        {Array.from({ length: Math.max(0, goalOf(at.g).ships - player.fleet.cards.length) }, (_, i) => (
          <span key={i} class="yd-mini free" />
        ))}
      </div>
      <h3 data-look="tool">{say().tool}</h3>
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
      <h3 data-look="buildings">{say().buildings}</h3>
      {player.buildings.cards.length === 0 && <span class="yd-nothing">{say().none}</span>}
      {player.buildings.cards.map(card => touchable(card, points(buildingPoints(player, card))))}
    </div>
  )
}
