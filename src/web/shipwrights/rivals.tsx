// The others: everything they have, at a glance; on a phone in a line, and the rest on a sheet.
import type { Seat } from '#engine'
import {
  cardOf,
  craftsmanOf,
  type G,
  GOODS,
  isShielded,
  isVillager,
  militaryOf,
  type Player,
  scoreOf,
  shipOf,
} from '#games/shipwrights'
import { type SeatNumber, SeatSign } from '../art/signs.tsx'
import { KindSign } from '../art/yard-signs.tsx'
import { Dialog } from '../table/dialogs.tsx'
import type { At } from './at.ts'
import { cardPiece } from './choosing.ts'
import { Mini, nameOf, Touchable } from './faces.tsx'
import { Seal, Stat } from './signs.tsx'
import { say } from './words.ts'

export const SeatMark = ({ at, seat }: { readonly at: At; readonly seat: Seat }) => (
  <SeatSign seat={seat as SeatNumber} letter={at.who(seat).slice(0, 1).toUpperCase()} />
)
/** First player, tomorrow's first player, and whoever a Sentry guards. */
export function Marks({ g, seat }: { readonly g: G; readonly seat: Seat }) {
  const { front } = g.players[seat]!
  const marks = [
    ...(g.first === seat && g.phase !== 'setup' ? [['first', say().first, '1']] : []),
    ...(front.cards.some(card => isVillager(card, 'pioneer')) ? [['pioneer', say().pioneer, '→1']] : []),
    ...(front.cards.some(card => isVillager(card, 'sentry')) ? [['sentry', say().sentry, '']] : []),
  ] as const
  return (
    <>
      {marks.map(([kind, label, text]) => (
        <span key={kind} class={`yd-mark yd-${kind}`} role="img" aria-label={label} title={label}>
          {kind === 'sentry' ? <SentryMark /> : text}
        </span>
      ))}
    </>
  )
}
const SentryMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 2h18v10c0 6-5 9-9 11-4-2-9-5-9-11Z" />
  </svg>
)

const Stats = ({ player }: { readonly player: Player }) => (
  <span class="yd-stats">
    <Stat of="gold" n={player.gold} />
    <Stat of="worker" n={player.workers} />
    {GOODS.map((good, i) => (
      <Stat key={good} of={good} n={player.mill[i]!} />
    ))}
    <Stat of="military" n={militaryOf(player)} />
  </span>
)

/** The cards before a player, by where they lie. */
function Holdings({ at, seat, named = false }: { readonly at: At; readonly seat: Seat; readonly named?: boolean }) {
  const player = at.g.players[seat]!
  const groups = [
    ['yard', say().workshop, player.yard.cards],
    ['crew', say().crew, player.crew.cards],
    ['tool', say().tool, player.tool.cards],
    ['fleet', say().fleet, player.fleet.cards],
    ['buildings', say().buildings, player.buildings.cards],
    ['front', '', player.front.cards],
  ] as const
  return (
    <div class={`yd-holdings ${named ? 'named' : ''}`}>
      {groups.map(([zone, label, cards]) =>
        cards.length === 0 ? null : (
          <span key={zone} class={`yd-zone yd-in-${zone}`}>
            {named && label && <small>{zone === 'yard' ? say().underWay : label}</small>}
            {cards.map(card => (
              <Touchable
                key={card}
                card={card}
                lit={at.isLit(cardPiece(card))}
                on={at.isOn(cardPiece(card))}
                onTouch={() => at.touch(cardPiece(card))}
              >
                <Mini card={card} shielded={isShielded(at.g, card)} />
                {named && <b>{nameOf(card)}</b>}
              </Touchable>
            ))}
          </span>
        ),
      )}
    </div>
  )
}

interface RivalProps {
  readonly at: At
  readonly seat: Seat
  readonly small: boolean
  readonly acting: boolean
  onOpen(seat: Seat): void
}
export function Rival({ at, seat, small, acting, onOpen }: RivalProps) {
  const { g, who } = at
  const player = g.players[seat]!
  const piece = `seat:${seat}` as const
  const lit = at.isLit(piece)
  const bot = at.seats[seat]?.kind === 'bot'
  const { score } = scoreOf(g.players, player)
  return (
    <article class={`yd-rival wood ${acting ? 'yd-acting' : ''}`} aria-label={who(seat)}>
      <button
        type="button"
        class={`yd-plate ${lit ? 'yd-lit' : ''}`}
        title={bot ? `${say().bot}. ${say().more}` : say().more}
        onClick={() => (lit ? at.touch(piece) : onOpen(seat))}
      >
        <SeatMark at={at} seat={seat} />
        <h2>{who(seat)}</h2>
        <Marks g={g} seat={seat} />
        <Stat of="hand" n={player.hand.cards.length} />
        <b class="num yd-score">
          {score}
          <small>{say().pts(score)}</small>
        </b>
      </button>
      <Stats player={player} />
      {small ? <Glance at={at} seat={seat} /> : <Holdings at={at} seat={seat} />}
    </article>
  )
}
/** On a phone: what lies there in signs, to be looked at on the sheet. */
function Glance({ at, seat }: { readonly at: At; readonly seat: Seat }) {
  const { yard, crew, tool, fleet, buildings } = at.g.players[seat]!
  return (
    <span class="yd-glance" aria-hidden="true">
      {crew.cards.map(card => (
        <Seal key={card} craft={craftsmanOf(card).craft} />
      ))}
      {[...tool.cards, ...buildings.cards].map(card => (
        <KindSign key={card} kind={cardOf(card).kind} />
      ))}
      {yard.cards.map(card => (
        <KindSign key={card} kind="ship" class="yd-unbuilt" />
      ))}
      {fleet.cards.map(card => (
        <b key={card} class="num">
          {shipOf(card).points}
        </b>
      ))}
    </span>
  )
}

/** Everything a player has, large enough to touch. */
export function RivalSheet({ at, seat, onClose }: { readonly at: At; readonly seat: Seat; onClose(): void }) {
  return (
    <Dialog title={at.who(seat)} onClose={onClose}>
      <div class="yd-sheet">
        <p class="yd-stats">
          <Stats player={at.g.players[seat]!} />
          <Stat of="hand" n={at.g.players[seat]!.hand.cards.length} />
        </p>
        <Holdings at={at} seat={seat} named />
      </div>
    </Dialog>
  )
}
