// The others: everything they have, at a glance; on a phone in a line, and the rest on a sheet.
import type { Seat } from '#engine'
import {
  cardOf,
  craftsmanOf,
  GOODS,
  isShielded,
  isVillager,
  militaryOf,
  type PlayerView,
  scoreOf,
  shipOf,
  type View,
} from '#games/shipwrights'
import { layout } from '../../kit/layout.ts'
import { Named, Touchable } from '../../kit/pieces.tsx'
import { characterIn } from '../../kit/robots.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { KindSign } from './art/signs.tsx'
import type { At } from './at.ts'
import { Mini, nameOf, saidOf } from './faces.tsx'
import './rivals.css'
import './sheets.css'
import { Seal, Stat } from './signs.tsx'
import { points, say } from './words.ts'
import { Workshop } from './workshop.tsx'

/** First player, tomorrow's first player, and whoever a Sentry guards. */
function marksOf(g: View, seat: Seat) {
  const { front } = g.players[seat]!
  return [
    ...(g.first === seat && g.phase !== 'setup' ? [['first', say().first, '1']] : []),
    ...(front.cards.some(card => isVillager(card, 'pioneer')) ? [['pioneer', say().pioneer, '→1']] : []),
    ...(front.cards.some(card => isVillager(card, 'sentry')) ? [['sentry', say().sentry, '']] : []),
  ] as const
}
export function Marks({ g, seat }: { readonly g: View; readonly seat: Seat }) {
  return (
    <>
      {marksOf(g, seat).map(([kind, label, text]) => (
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

const Stats = ({ player }: { readonly player: PlayerView }) => (
  <span class="row yd-stats">
    <Stat of="gold" n={player.gold} />
    <Stat of="worker" n={player.workers} />
    {GOODS.map((good, i) => (
      <Stat key={good} of={good} n={player.mill[i]!} />
    ))}
    <Stat of="military" n={militaryOf(player)} />
    <Stat of="hand" n={player.hand.cards.length} />
  </span>
)

interface HoldingProps {
  readonly at: At
  readonly seat: Seat
}
/** The cards before a player, by where they lie; Sentry and Pioneer stand beside the name. */
function Holdings({ at, seat }: HoldingProps) {
  const { yard, crew, tool, fleet, buildings } = at.g.players[seat]!
  return (
    <div class="row yd-holdings">
      {Object.entries({ yard, crew, tool, fleet, buildings }).map(([zone, { cards }]) =>
        cards.length === 0 ? null : (
          <span key={zone} class={`yd-zone yd-in-${zone}`}>
            {cards.map(card => (
              <Held key={card} at={at} card={card} />
            ))}
          </span>
        ),
      )}
    </div>
  )
}
function Held({ at, card, note }: { readonly at: At; readonly card: number; readonly note?: string }) {
  return (
    <Touchable at={at} card={card} label={saidOf(card, isShielded(at.g, card))}>
      <Mini card={card} shielded={isShielded(at.g, card)} />
      {note !== undefined && <b>{note}</b>}
    </Touchable>
  )
}

interface RivalProps extends HoldingProps {
  readonly acting: boolean
}
export function Rival({ at, seat, acting }: RivalProps) {
  const { g, who } = at
  const player = g.players[seat]!
  const piece = `seat:${seat}` as const
  const lit = at.isLit(piece)
  const character = characterIn(at.seats[seat])
  const { score } = scoreOf(g.players, player)
  return (
    <article class={`yd-rival wood ${acting ? 'yd-acting' : ''} ${lit ? 'lit' : ''}`} aria-label={who(seat)}>
      <button
        type="button"
        class="row yd-plate covers"
        data-look={piece}
        onClick={() => (lit ? at.touch(piece) : at.look(piece))}
      >
        <Named
          name={[
            who(seat),
            ...(character ? [character] : []),
            ...marksOf(g, seat).map(([, label]) => label),
            points(score),
            say().more,
          ].join(', ')}
        >
          <SeatMark who={who} seat={seat} />
          <h2 class="clipped">{who(seat)}</h2>
          <Marks g={g} seat={seat} />
        </Named>
      </button>
      <Stats player={player} />
      <b class="num yd-score">
        {score}
        <small>{say().pts(score)}</small>
      </b>
      {layout.value === 'desk' || layout.value === 'big' ? (
        <Holdings at={at} seat={seat} />
      ) : (
        <Glance at={at} seat={seat} />
      )}
    </article>
  )
}
/** On a phone: what lies there in signs, to be looked at on the sheet. */
function Glance({ at, seat }: HoldingProps) {
  const { yard, crew, tool, fleet, buildings } = at.g.players[seat]!
  return (
    <span class="row yd-glance" aria-hidden="true">
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

/** Everything a player has, large enough to touch, and what their ships still need. */
export function Possessions({ at, seat }: HoldingProps) {
  const player = at.g.players[seat]!
  const { yard, crew, tool, fleet, buildings, front } = player
  const groups = [
    [say().crew, crew.cards],
    [say().tool, tool.cards],
    [say().fleet, fleet.cards],
    [say().buildings, buildings.cards],
    [say().front, front.cards],
  ] as const
  return (
    <div class="yd-sheet">
      <Stats player={player} />
      {yard.cards.length > 0 && (
        <section>
          <h3>{say().underWay}</h3>
          <div class="yd-shops">
            {yard.cards.map(card => (
              <Workshop key={card} at={at} seat={seat} ship={card} />
            ))}
          </div>
        </section>
      )}
      <div class="yd-groups">
        {groups.map(([label, cards]) =>
          cards.length === 0 ? null : (
            <section key={label}>
              <h3>{label}</h3>
              <div>
                {cards.map(card => (
                  <Held key={card} at={at} card={card} note={nameOf(card)} />
                ))}
              </div>
            </section>
          ),
        )}
      </div>
    </div>
  )
}
