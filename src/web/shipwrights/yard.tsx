// My own side: gold on its shore, workshops with what each ship still needs, mill, workers, craftsmen, and what I have built.
import {
  BENCHES,
  buildingPoints,
  cardOf,
  craftsmanOf,
  craftsOf,
  GOODS,
  type Good,
  incomeOf,
  intakeOf,
  isShielded,
  militaryOf,
  millRoom,
  type Player,
  ROOM,
  scoreOf,
  shipOf,
  storedIn,
  toolHelps,
  toolOf,
  WORKSHOPS,
} from '#games/shipwrights'
import { ShieldToken } from '../art/yard-signs.tsx'
import type { At } from './at.ts'
import { cardPiece, standIns } from './choosing.ts'
import { changesOf, Mini, nameOf, Touchable, YardPicture } from './faces.tsx'
import { Marks, SeatMark } from './rivals.tsx'
import { Shore } from './shore.tsx'
import { Res, Seal, Stat } from './signs.tsx'
import { type Counted, say } from './words.ts'

export function Yard({ at, acting }: { readonly at: At; readonly acting: boolean }) {
  const { g, me, who } = at
  const player = g.players[me]!
  const { score } = scoreOf(g.players, player)
  const slots = Array.from({ length: WORKSHOPS }, (_, i) => player.yard.cards[i])
  return (
    <section class={`yd-yard wood ${acting ? 'yd-acting' : ''}`} aria-label={say().yardOf(who(me))}>
      <header class="yd-plate">
        <SeatMark at={at} seat={me} />
        <h2>{who(me)}</h2>
        <Marks g={g} seat={me} />
        {g.phase !== 'evening' && (
          <span class="yd-tonight" role="img" aria-label={say().tonight(incomeOf(player), intakeOf(g, player))}>
            <small>{say().tonightTitle}</small>
            <span>
              <Res of="gold" />+{incomeOf(player)}
            </span>
            <span>
              <Res of="worker" />+{intakeOf(g, player)}
            </span>
          </span>
        )}
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
            <Workshop key={ship} at={at} ship={ship} />
          ),
        )}
      </div>
      <div class="yd-stores">
        <Mill player={player} />
        <Cells of="worker" title={say().workers} full={player.workers} room={ROOM.village} />
        <Crew at={at} player={player} />
      </div>
      <Built at={at} player={player} />
    </section>
  )
}

function Cells({ of, title, full, room }: { of: Counted; title: string; full: number; room: number }) {
  return (
    <div class="yd-store">
      <h3>
        {title} <small>{say().outOf(full, room)}</small>
      </h3>
      <div class="yd-cells" style={{ '--n': Math.max(full, room) }} aria-hidden="true">
        {Array.from({ length: Math.max(full, room) }, (_, i) => (
          <i key={i} class={`${i < full ? 'full' : ''} ${i >= room ? 'over' : ''}`}>
            {i < full && <Res of={of} />}
          </i>
        ))}
      </div>
    </div>
  )
}
function Mill({ player }: { readonly player: Player }) {
  const room = millRoom(player)
  const pieces: Good[] = GOODS.flatMap((good, i) => Array.from({ length: player.mill[i]! }, () => good))
  const label = GOODS.map((good, i) => `${say().counted[good]} ${player.mill[i]}`).join(', ')
  return (
    <div class="yd-store" role="img" aria-label={`${say().mill} : ${label} (${say().outOf(pieces.length, room)})`}>
      <h3>
        {say().mill} <small>{say().outOf(storedIn(player.mill), room)}</small>
      </h3>
      <div class="yd-cells" style={{ '--n': Math.max(pieces.length, room) }}>
        {Array.from({ length: Math.max(pieces.length, room) }, (_, i) => (
          <i key={i} class={`${pieces[i] ? 'full' : ''} ${i >= room ? 'over' : ''}`}>
            {pieces[i] && <Res of={pieces[i]} />}
          </i>
        ))}
      </div>
    </div>
  )
}

function Crew({ at, player }: { readonly at: At; readonly player: Player }) {
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
          const piece = cardPiece(card)
          return (
            <Touchable
              key={card}
              card={card}
              lit={at.isLit(piece)}
              on={at.isOn(piece)}
              class="yd-bench"
              onTouch={() => at.touch(piece)}
            >
              <Mini card={card} shielded={isShielded(at.g, card)} />
              <small>{nameOf(card)}</small>
            </Touchable>
          )
        })}
      </div>
    </div>
  )
}

/** A ship on the stocks: what it takes, what there is of it, and who or what could stand in. */
function Workshop({ at, ship }: { readonly at: At; readonly ship: number }) {
  const player = at.g.players[at.me]!
  const title = shipOf(ship)
  const piece = cardPiece(ship)
  const tool = toolHelps(player, ship) ? toolOf(player.tool.cards[0]!) : null
  const needs: (readonly [Counted, number, number, boolean])[] = [
    ['gold', title.gold, player.gold, false],
    ['worker', title.workers, player.workers, false],
    ...GOODS.map((good, i) => [good, title.goods[i]!, player.mill[i]!, tool?.spares === i] as const),
  ]
  const lit = at.isLit(piece)
  return (
    <Touchable card={ship} lit={lit} on={at.isOn(piece)} class="yd-shop" onTouch={() => at.touch(piece)}>
      <span class="yd-pic">
        <YardPicture id={title.id} fine />
        <b class="yd-coin num">{title.points}</b>
        {title.military > 0 && (
          <span class="yd-might">
            <Res of="military" />
            <b class="num">{title.military}</b>
          </span>
        )}
        <span class="yd-changes">
          {changesOf(title).map(({ of, by }) => (
            <span key={of} class={by < 0 ? 'down' : ''}>
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
              {have < want && spared && <Mini card={player.tool.cards[0]!} />}
            </span>
          ),
        )}
      </span>
      <Hands player={player} ship={ship} standIns={standIns(at.moves, ship)} />
    </Touchable>
  )
}

interface HandsProps {
  readonly player: Player
  readonly ship: number
  readonly standIns: ReadonlySet<number>
}
/** The craftsmen a ship needs: waiting on the board, in hand, or missing; and whether another could stand in. */
function Hands({ player, ship, standIns }: HandsProps) {
  const { crafts } = shipOf(ship)
  const have = craftsOf({ ...player, hand: { ...player.hand, cards: player.hand.cards.filter(card => card !== null) } })
  const left = have.slice()
  const onBoard = (craft: number) => player.crew.cards.some(card => craftsmanOf(card).craft === craft)
  return (
    <span class="yd-crafts">
      {crafts.map((craft, i) => {
        const there = left[craft]! > 0
        if (there) left[craft]!--
        const state = there ? (onBoard(craft) ? 'met' : 'hand') : standIns.has(i) ? 'spared' : 'short'
        return (
          <Seal
            key={i}
            craft={craft}
            class={`yd-craft-${state}`}
            have={there}
            note={there ? (state === 'hand' ? say().inHand : say().ready) : say().missing}
          />
        )
      })}
    </span>
  )
}

const pointsIn = (n: number): string => `${n} ${say().pts(n)}`

/** What stays: fleet, tool, buildings. */
function Built({ at, player }: { readonly at: At; readonly player: Player }) {
  const touchable = (card: number, note?: string) => (
    <Touchable
      key={card}
      card={card}
      lit={at.isLit(cardPiece(card))}
      on={at.isOn(cardPiece(card))}
      class="yd-built-card"
      onTouch={() => at.touch(cardPiece(card))}
    >
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
          <Touchable key={card} card={card} lit={false} onTouch={() => at.touch(cardPiece(card))}>
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
            <span class="yd-cart">
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
