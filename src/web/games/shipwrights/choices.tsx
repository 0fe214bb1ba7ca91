// The choices of the moment as buttons: what touching has narrowed them to, or what the turn offers first; all on demand.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Json, type Reason, type Refusal, same } from '#engine'
import { cardOf, GOODS, type Move, type Stock, shipOf } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import './choices.css'
import { type Choosing, cardPiece, exactGift, type Focus, NOTHING, narrowed, ranked, whyNot } from './choosing.ts'
import { effectOf, Mini, nameOf, YardPicture } from './faces.tsx'
import { Res } from './signs.tsx'
import { say } from './words.ts'

export interface ChoicesProps {
  readonly at: At
  readonly choosing: Choosing
  readonly focus: Focus
  readonly refusals: readonly Refusal[]
  readonly sending: Json | null
  act(move: Move): void
  onFocus(focus: Focus): void
  onLook(card: number): void
  explain(because: readonly Reason[]): void
}

/** The afternoon: ships that are ready first; whatever was touched; the end of the turn, or why not yet. */
export function ActChoices(props: ChoicesProps) {
  const { choosing, focus, onFocus } = props
  const [all, showAll] = useState(false)
  const left = ranked(choosing, narrowed(choosing, focus))
  if (focus.length > 0) {
    return (
      <div class="yd-options focused">
        <Touched {...props} />
        {left.map(move => (
          <Choice key={JSON.stringify(move)} {...props} move={move} />
        ))}
        <WhyNot {...props} />
        <div class="yd-below">
          <button type="button" onClick={() => onFocus(NOTHING)}>
            {say().back}
          </button>
        </div>
      </div>
    )
  }
  const ready = left.filter(move => move.do === 'finish')
  // Each ship once: who touches it sees with which hands.
  const ships = ready.filter((move, i) => ready.findIndex(other => other.ship === move.ship) === i)
  const first = [...ships, ...left.filter(move => move.do === 'end')]
  return (
    <div class={`yd-options ${all ? 'all' : ''} ${ready.length > 0 ? 'ready' : ''}`}>
      {(all ? left : first).map(move => (
        <Choice key={JSON.stringify(move)} {...props} move={move} />
      ))}
      {choosing.g.players[choosing.seat]!.yard.cards.map(
        ship =>
          !ready.some(move => move.ship === ship) && (
            <Refused
              key={ship}
              {...props}
              refusal={whyNot(props.refusals, choosing, [cardPiece(ship)], 'finish')}
              class="yd-plan"
            />
          ),
      )}
      {!left.some(move => move.do === 'end') && (
        <Refused {...props} refusal={whyNot(props.refusals, choosing, NOTHING, 'end')} />
      )}
      <div class="yd-below">
        <button type="button" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? say().fewerMoves : say().allMoves(left.length)}
        </button>
      </div>
    </div>
  )
}

/** What was touched, to be read before deciding. */
function Touched({ focus, onLook }: ChoicesProps) {
  const cards = focus.filter(piece => piece.startsWith('card:')).map(piece => Number(piece.slice(5)))
  return (
    <>
      {cards.map(card => (
        <button key={card} type="button" class="yd-touched" onClick={() => onLook(card)} title={say().look}>
          <Mini card={card} />
          <span>
            <b class="num">{nameOf(card)}</b>
            <small>{effectOf(card)}</small>
          </span>
          <i aria-hidden="true">⤢</i>
        </button>
      ))}
    </>
  )
}

/** What a touched piece could do, and cannot now. */
function WhyNot(props: ChoicesProps) {
  const { choosing, focus, refusals } = props
  const refusal = whyNot(refusals, choosing, focus)
  const open = refusal && narrowed(choosing, focus).some(move => move.do === (refusal.action as { do: string }).do)
  return open ? null : <Refused {...props} refusal={refusal} />
}

interface RefusedProps extends ChoicesProps {
  readonly refusal: Refusal | null
  readonly class?: string
}
function Refused({ refusal, at, explain, class: name = '' }: RefusedProps) {
  if (!refusal) return null
  const text = words[language.value]
  const move = refusal.action as unknown as Move
  return (
    <button
      type="button"
      class={`yd-option refused ${name}`}
      aria-disabled="true"
      onClick={() => explain(refusal.because)}
    >
      <span class="yd-ci" aria-hidden="true">
        <MoveIcon move={move} />
      </span>
      <span class="yd-ct">
        <b>{text.action(refusal.action, at.who)}</b>
        <small>{refusal.because.map(reason => text.reason(reason, at.who)).join(' ')}</small>
      </span>
    </button>
  )
}

export function Choice({ at, choosing, move, sending, act }: ChoicesProps & { readonly move: Move }) {
  const { label, detail } = words[language.value].option(move as Json, choosing.g as unknown as Json, at.who)
  const points = move.do === 'finish' || (move.do === 'visit' && 'ship' in move) ? shipOf(move.ship).points : 0
  const main = move.do === 'finish' || move.do === 'end' || move.do === 'take'
  return (
    <button
      type="button"
      class={`yd-option ${main ? 'main' : ''} ${same(sending, move) ? 'sent' : ''}`}
      data-option={move.do}
      // The second of a double click would answer what is asked next.
      onClick={event => event.detail < 2 && act(move)}
    >
      <span class="yd-ci" aria-hidden="true">
        <MoveIcon move={move} />
      </span>
      <span class="yd-ct">
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
      {points > 0 && (
        <b class="yd-gain num">
          +{points}
          <small>{say().pts(points)}</small>
        </b>
      )}
    </button>
  )
}

const Pieces = ({ goods }: { readonly goods: Stock }) => (
  <span class="yd-some">
    {GOODS.flatMap((good, i) => Array.from({ length: goods[i]! }, (_, n) => <Res key={good + n} of={good} />))}
  </span>
)

function MoveIcon({ move }: { readonly move: Move }): ComponentChildren {
  switch (move.do) {
    case 'buy':
    case 'gain':
      return <Res of={move.good} />
    case 'stock':
      return <Pieces goods={move.goods} />
    case 'swap':
      return (
        <span class="yd-some">
          <Res of={move.give} />→<Res of={move.take} />
        </span>
      )
    case 'visit':
      return <YardPicture id={move.space} />
    case 'call':
      return <YardPicture id={cardOf(move.at ?? move.card).id} />
    case 'finish':
    case 'abandon':
      return move.ship === undefined ? null : <YardPicture id={cardOf(move.ship).id} />
    case 'give':
      return <b class="num">{move.cards.length}</b>
    case 'discard':
    case 'drop':
      return <span class="yd-cross">✕</span>
    case 'end':
    case 'enough':
    case 'return':
      return <span class="yd-cross">✓</span>
    default:
      return 'card' in move ? <YardPicture id={cardOf(move.card).id} /> : null
  }
}

/** Everything that is asked besides: short lists, each answer with its picture. */
export function PlainChoices(props: ChoicesProps) {
  const { moves } = props.choosing
  return (
    <div class={`yd-options plain ${moves.length > 3 ? 'many' : ''}`}>
      {moves.map(move => (
        <Choice key={JSON.stringify(move)} {...props} move={move} />
      ))}
    </div>
  )
}

/** Some cards for the Jeweller or the Sage: touched in hand, and given together. */
export function GiftChoices(props: ChoicesProps) {
  const { choosing, focus } = props
  const [all, showAll] = useState(false)
  const exact = exactGift(choosing.moves, focus)
  const listed = all ? choosing.moves : exact ? [exact] : []
  return (
    <div class={`yd-options ${all ? 'all' : ''}`}>
      {listed.length === 0 && <p class="yd-hint">{say().pickSome}</p>}
      {listed.map(move => (
        <Choice key={JSON.stringify(move)} {...props} move={move} />
      ))}
      <div class="yd-below">
        <button type="button" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? say().fewerMoves : say().allMoves(choosing.moves.length)}
        </button>
      </div>
    </div>
  )
}
