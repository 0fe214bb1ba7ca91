// A ship on the stocks: what it takes, what there is of it, who or what could stand in, and what it will bring.

import type { Seat } from '#engine'
import { craftsOf, deck, GOODS, isShielded, type PlayerView, shipOf, toolHelps, toolOf } from '#games/shipwrights'
import { labelled } from '../../kit/labelled.ts'
import { Touchable } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { KindSign, ShieldToken } from './art/signs.tsx'
import type { At } from './at.ts'
import { standIns } from './choosing.ts'
import { changesOf, nameOf, YardPicture } from './faces.tsx'
import { Res, Seal } from './signs.tsx'
import './workshop.css'
import { type Counted, points, say } from './words.ts'

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
  const hands = handsFor(player, ship, standIns(seat === at.me ? at.moves : [], ship))
  // All that it wants and what is there already, as the signs show it.
  const said = [
    `${[nameOf(ship), say().inYard, points(title.points), say().force(title.military)].join(', ')}${isShielded(at.g, ship) ? `, ${say().shielded}` : ''}`,
    labelled(
      say().wants,
      [
        ...needs.flatMap(([what, want, have, spared]) => {
          if (want === 0) return []
          const name = say().counted[what]
          return have < want && spared ? say().spared(name) : say().need(name, Math.min(have, want), want)
        }),
        ...hands.map(({ craft, state }) => labelled(deck.craftsmen[craft]!.name[language.value], say().hands[state])),
      ].join(', '),
    ),
    ...(changesOf(title).length > 0
      ? [
          labelled(
            say().brings,
            changesOf(title)
              .map(({ of, by }) => say().each(say().changes[of], by))
              .join(', '),
          ),
        ]
      : []),
  ].join('. ')
  return (
    <Touchable at={at} card={ship} class="yd-shop" label={`${said}.`}>
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
            <span key={what} class={`yd-need ${have >= want ? 'met' : spared ? 'spared' : 'short'}`}>
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
      <Hands hands={hands} />
    </Touchable>
  )
}

interface Place {
  readonly craft: number
  readonly state: 'met' | 'hand' | 'spared' | 'short'
}
/** The craftsmen a ship needs: waiting on the board, in hand, or missing; and whether another could stand in. */
function handsFor(player: PlayerView, ship: number, others: ReadonlySet<number>): readonly Place[] {
  const crew = craftsOf({ ...player, hand: { ...player.hand, cards: [] } })
  const known = player.hand.cards.filter(card => card !== null)
  const hand = craftsOf({ ...player, crew: { ...player.crew, cards: [] }, hand: { ...player.hand, cards: known } })
  return shipOf(ship).crafts.map((craft, i) => {
    const state = crew[craft]! > 0 ? 'met' : hand[craft]! > 0 ? 'hand' : others.has(i) ? 'spared' : 'short'
    if (state === 'met') crew[craft]!--
    if (state === 'hand') hand[craft]!--
    return { craft, state }
  })
}
const Hands = ({ hands }: { readonly hands: readonly Place[] }) => (
  <span class="yd-crafts">
    {hands.map(({ craft, state }, i) => (
      <span key={i} class={`yd-craft yd-craft-${state}`}>
        <Seal craft={craft} have={state === 'met'} note={say().hands[state]} />
        {state === 'hand' && <Res of="hand" class="yd-aid" />}
        {state === 'spared' && <YardPicture id="cartographer" />}
      </span>
    ))}
  </span>
)
