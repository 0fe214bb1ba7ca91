// The choices of the moment as buttons: what touching has narrowed them to, or what the turn offers first; all on demand.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { same } from '#engine'
import { cardOf, GOODS, type Move, type Stock, shipOf } from '#games/shipwrights'
import { type ActionFact, words } from '#games/shipwrights/words'
import { cardPiece } from '../../kit/choosing.ts'
import { OptionButton, Options } from '../../kit/options.tsx'
import { language } from '../../kit/settings.ts'
import { RefusedMove, TouchedCards } from '../../kit/told.tsx'
import type { At } from './at.ts'
import './choices.css'
import { type Chooser, type Refusal, ranked } from './choosing.ts'
import { effectOf, Mini, nameOf, YardPicture } from './faces.tsx'
import { Res } from './signs.tsx'
import { say } from './words.ts'

export interface ChoicesProps {
  readonly at: At
  readonly chooser: Chooser
}

/** The afternoon: ships that are ready first; whatever was touched; the end of the turn, or why not yet. */
export function ActChoices(props: ChoicesProps) {
  const { at, chooser } = props
  const [all, showAll] = useState(false)
  const left = ranked(chooser, chooser.left)
  if (chooser.focus.length > 0) {
    return (
      <Options class="focused" back={chooser.back}>
        <Touched {...props} />
        <Choices {...props} moves={left} />
        <WhyNot {...props} />
      </Options>
    )
  }
  const ready = left.filter(move => move.do === 'finish')
  // Each ship once: who touches it sees with which hands.
  const ships = ready.filter((move, i) => ready.findIndex(other => other.ship === move.ship) === i)
  const first = [...ships, ...left.filter(move => move.do === 'end')]
  const unready = at.g.players[at.me]!.yard.cards.filter(ship => !ready.some(move => move.ship === ship))
  return (
    <Options class={ready.length > 0 ? 'ready' : ''} all={{ count: left.length, shown: all, show: showAll }}>
      <Choices {...props} moves={all ? left : first} />
      {unready.map(ship => (
        <Refused
          key={ship}
          {...props}
          refusal={chooser.whyNot([cardPiece(ship)], action => action.do === 'finish')}
          class="yd-plan"
        />
      ))}
      {!left.some(move => move.do === 'end') && (
        <Refused {...props} refusal={chooser.whyNot([], action => action.do === 'end')} />
      )}
    </Options>
  )
}

/** What was touched, to be read before deciding. */
const Touched = ({ at, chooser }: ChoicesProps) => (
  <TouchedCards
    pieces={chooser.focus}
    picture={card => <Mini card={card} />}
    name={nameOf}
    effect={effectOf}
    look={at.look}
  />
)

/** What a touched piece could do, and cannot now. */
function WhyNot(props: ChoicesProps) {
  const { focus, left, whyNot } = props.chooser
  const refusal = whyNot(focus)
  const isOpen = refusal && left.some(move => move.do === refusal.action.do)
  return isOpen ? null : <Refused {...props} refusal={refusal} />
}

type RefusedProps = ChoicesProps & { readonly refusal: Refusal | null; readonly class?: string }
const Refused = ({ at, chooser, ...rest }: RefusedProps) => (
  <RefusedMove
    {...rest}
    chooser={chooser}
    says={words[language.value]}
    who={at.who}
    icon={action => <MoveIcon move={action} />}
  />
)

export const Choices = ({ moves, ...props }: ChoicesProps & { readonly moves: readonly Move[] }) =>
  moves.map(move => <Choice key={JSON.stringify(move)} {...props} move={move} />)

export function Choice({ at, chooser, move }: ChoicesProps & { readonly move: Move }) {
  const points = move.do === 'finish' || (move.do === 'visit' && 'ship' in move) ? shipOf(move.ship).points : 0
  const main = move.do === 'finish' || move.do === 'end' || move.do === 'take'
  return (
    <OptionButton
      class={`${main ? 'main' : ''} ${move.do === 'end' ? 'last' : ''}`}
      kind={move.do}
      pick={move}
      last={move.do === 'end'}
      icon={<MoveIcon move={move} />}
      {...words[language.value].option(move, at.g, at.who)}
      end={
        points > 0 && (
          <b class="yd-gain num">
            +{points}
            <small>{say().pts(points)}</small>
          </b>
        )
      }
      sent={same(chooser.sending, move)}
      onChoose={() => chooser.act(move)}
    />
  )
}

const Pieces = ({ goods }: { readonly goods: Stock }) => (
  <span class="row yd-some">
    {GOODS.flatMap((good, i) => Array.from({ length: goods[i]! }, (_, n) => <Res key={good + n} of={good} />))}
  </span>
)

function MoveIcon({ move }: { readonly move: Move | ActionFact }): ComponentChildren {
  switch (move.do) {
    case 'buy':
    case 'gain':
      return <Res of={move.good} />
    case 'stock':
      return <Pieces goods={move.goods} />
    case 'swap':
      return (
        <span class="row yd-some">
          <Res of={move.give} />→<Res of={move.take} />
        </span>
      )
    case 'visit':
      return <YardPicture id={move.space} />
    case 'call':
      return <YardPicture id={cardOf(move.at ?? move.card).id} />
    case 'finish':
    case 'abandon':
      return 'ship' in move ? <YardPicture id={cardOf(move.ship).id} /> : null
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
export const PlainChoices = (props: ChoicesProps) => (
  <Options class={`plain ${props.at.moves.length > 3 ? 'many' : ''}`}>
    <Choices {...props} moves={props.at.moves} />
  </Options>
)

/** Some cards for the Jeweller or the Sage: touched in hand, and given together. */
export function GiftChoices(props: ChoicesProps) {
  const { at, chooser } = props
  const [all, showAll] = useState(false)
  const listed = all ? at.moves : chooser.exact ? [chooser.exact] : []
  return (
    <Options all={{ count: at.moves.length, shown: all, show: showAll }}>
      {listed.length === 0 && <p class="yd-hint">{say().pickSome}</p>}
      <Choices {...props} moves={listed} />
    </Options>
  )
}
