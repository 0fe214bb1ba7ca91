// A ship on the stocks: what it takes, what there is of it, who or what could stand in, and what it will bring.

import type { Seat } from '#engine'
import { craftsOf, GOODS, isShielded, type PlayerView, shipOf, toolHelps, toolOf } from '#games/shipwrights'
import { Touchable } from '../../kit/pieces.tsx'
import { KindSign, ShieldToken } from './art/signs.tsx'
import type { At } from './at.ts'
import { standIns } from './choosing.ts'
import { changesOf, nameOf, YardPicture } from './faces.tsx'
import { Res, Seal } from './signs.tsx'
import './workshop.css'
import { type Counted, say } from './words.ts'

interface WorkshopProps {
  readonly at: At
  /** Whose ship it is. */
  readonly seat: Seat
  readonly ship: number
}
export function Workshop({ at, seat, ship }: WorkshopProps) {
  const player = at.g.players[seat]!
  const title = shipOf(ship)
  const tool = toolHelps(player, ship) ? toolOf(player.tool.cards[0]!) : null
  const needs: (readonly [Counted, number, number, boolean])[] = [
    ['gold', title.gold, player.gold, false],
    ['worker', title.workers, player.workers, false],
    ...GOODS.map((good, i) => [good, title.goods[i]!, player.mill[i]!, tool?.spares === i] as const),
  ]
  return (
    <Touchable at={at} card={ship} class="yd-shop">
      <span class="yd-pic">
        <YardPicture id={title.id} fine />
        <b class="yd-coin num">{title.points}</b>
        {title.military > 0 && (
          <span class="row yd-might">
            <Res of="military" />
            <b class="num">{title.military}</b>
          </span>
        )}
        <span class="yd-changes">
          {changesOf(title).map(({ of, by }) => (
            <span key={of} class={`row ${by < 0 ? 'down' : ''}`}>
              <Res of={of} />
              {by > 0 ? `+${by}` : `−${-by}`}
            </span>
          ))}
        </span>
        {isShielded(at.g, ship) && <ShieldToken label={say().shielded} />}
      </span>
      <b class="yd-name num">{nameOf(ship)}</b>
      <span class="yd-needs">
        {needs.map(([what, want, have, spared]) =>
          want === 0 ? null : (
            <span
              key={what}
              class={`yd-need ${have >= want ? 'met' : spared ? 'spared' : 'short'}`}
              role="img"
              aria-label={
                have < want && spared
                  ? say().spared(say().counted[what])
                  : say().need(say().counted[what], Math.min(have, want), want)
              }
            >
              <Res of={what} />
              <b class="num">
                {Math.min(have, want)}
                <small>/{want}</small>
              </b>
              {have < want && spared && <KindSign kind="tool" class="yd-aid" />}
            </span>
          ),
        )}
      </span>
      <Hands player={player} ship={ship} standIns={standIns(seat === at.me ? at.moves : [], ship)} />
    </Touchable>
  )
}

/** The craftsmen a ship needs: waiting on the board, in hand, or missing; and whether another could stand in. */
function Hands({ player, ship, standIns }: { player: PlayerView; ship: number; standIns: ReadonlySet<number> }) {
  const crew = craftsOf({ ...player, hand: { ...player.hand, cards: [] } })
  const known = player.hand.cards.filter(card => card !== null)
  const hand = craftsOf({ ...player, crew: { ...player.crew, cards: [] }, hand: { ...player.hand, cards: known } })
  return (
    <span class="yd-crafts">
      {shipOf(ship).crafts.map((craft, i) => {
        const state = crew[craft]! > 0 ? 'met' : hand[craft]! > 0 ? 'hand' : standIns.has(i) ? 'spared' : 'short'
        if (state === 'met') crew[craft]!--
        if (state === 'hand') hand[craft]!--
        return (
          <span key={i} class={`yd-craft yd-craft-${state}`}>
            <Seal craft={craft} have={state === 'met'} note={say().hands[state]} />
            {state === 'hand' && <Res of="hand" class="yd-aid" />}
            {state === 'spared' && <YardPicture id="cartographer" />}
          </span>
        )
      })}
    </span>
  )
}
