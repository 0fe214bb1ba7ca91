// The choices of the moment as large buttons: the sensible ones first, each with its chance, all of them on demand.
import { useState } from 'preact/hooks'
import { same } from '#engine'
import type { Who } from '#games/kit/words'
import { cardOf, type Move } from '#games/maitre'
import { words } from '#games/maitre/words'
import { FlatDie } from '../../art/dice.tsx'
import { OptionButton, Options, RefusedButton } from '../../kit/options.tsx'
import { percent } from '../../kit/percent.ts'
import { language } from '../../kit/settings.ts'
import { cargoIcon } from './art/cargo.ts'
import { Icon } from './art/signs.tsx'
import { type Chances, PENDING } from './chances.ts'
import type { Chooser } from './choosing.ts'
import { type Order, useOrder } from './order.ts'
import { say } from './words.ts'

interface ChoicesProps {
  readonly at: Chooser
  readonly seq: number
  readonly who: Who
  readonly chances: Chances
}
interface ListProps extends ChoicesProps {
  readonly order: Order
}

/** How many choices are shown before the rest is asked for. */
const FEW = 3

export function Choices(props: ChoicesProps) {
  const { at, seq, chances } = props
  const { left, exact, focus } = at
  const [all, showAll] = useState(false)
  const pending = chances === PENDING
  const order = useOrder(seq, at.moves, chances.ofMove, pending)
  const atStart = (at.moves[0]?.do === 'arm' || at.moves[0]?.do === 'pass') && focus.length === 0
  const listed = exact ? [exact] : order === null ? [] : all ? order(left) : sensible(left, order)
  const more = !atStart && !exact && listed.length < left.length
  return (
    <Options
      class={atStart ? 'four' : ''}
      busy={pending}
      back={focus.length > 0 && at.back}
      all={(more || all) && order !== null && { count: left.length, shown: all, show: showAll }}
    >
      {atStart ? (
        <Actions {...props} order={order ?? (moves => moves)} />
      ) : (
        listed.map(move => <MoveChoice key={JSON.stringify(move)} {...props} move={move} />)
      )}
    </Options>
  )
}

/** Of each card and each good the first move in order, as many as are seen at once. */
function sensible(moves: readonly Move[], order: Order): readonly Move[] {
  const first = new Map<string, Move>()
  for (const move of order(moves)) {
    const about = groupOf(move)
    if (!first.has(about)) first.set(about, move)
  }
  return [...first.values()].slice(0, moves[0]?.do === 'attack' ? 12 : FEW)
}
function groupOf(move: Move): string {
  if (move.do === 'place') return `place ${move.on}`
  return move.do === 'use' ? `use ${move.good}` : JSON.stringify(move)
}

const ICONS = { arm: 'anchor', pass: 'anchor', hunt: 'map', buy: 'bag', attack: 'sabres' } as const
const ACTIONS = ['arm', 'hunt', 'buy', 'attack'] as const

/** In the last round one may pass where there is nothing to arm. */
const PASSING = ['pass', 'hunt', 'buy', 'attack'] as const

/** The four actions, always in their places; one that is not open says why. */
function Actions(props: ListProps) {
  const { at, chances, order, who } = props
  const text = words[language.value]
  return (
    <>
      {(at.moves[0]?.do === 'pass' ? PASSING : ACTIONS).map(action => {
        const open = order(at.left.filter(move => move.do === action))
        const best = open[0]
        const face = { icon: <Icon name={ICONS[action]} />, label: text.action({ do: action }, who) }
        if (!best) {
          const because = whyNot(at, action)
          const detail = because[0] ? text.reason(because[0], who) : ''
          return <RefusedButton key={action} {...face} detail={detail} onAsk={() => at.explain(because)} />
        }
        if (open.length === 1 || (action !== 'arm' && action !== 'attack')) {
          return <MoveChoice key={action} {...props} move={best} />
        }
        return (
          <OptionButton
            key={action}
            {...face}
            detail={action === 'attack' ? say().attackMany : say().chooseShip}
            {...chanced(chances, best)}
            onChoose={() => at.narrow([`action:${action}`])}
          />
        )
      })}
    </>
  )
}

/** The reasons against an action as a whole, or against the nearest try at it. */
const whyNot = ({ refusals }: Chooser, what: keyof typeof ICONS) =>
  (refusals.find(({ action }) => same(action, { do: what })) ?? refusals.find(({ action }) => action.do === what))
    ?.because ?? []

function MoveChoice({ at, move, chances, who }: ChoicesProps & { move: Move }) {
  return (
    <OptionButton
      icon={<MoveIcon move={move} />}
      {...words[language.value].option(move, at.view, who)}
      {...chanced(chances, move)}
      kind={move.do}
      pick={move}
      sent={same(at.sending, move)}
      onChoose={() => at.act(move)}
    />
  )
}

/** How an option shows its chance; while that is worked out its place is kept. */
function chanced(chances: Chances, move: Move) {
  const chance = chances.ofMove.get(move)
  if (chance === undefined) return chances === PENDING ? { end: <span class="odds" /> } : {}
  return {
    class: chance > 0.9995 ? 'sure' : '',
    end: (
      <span class="odds">
        <b class="num">{percent(chance)}</b>
        <i style={{ '--p': `${chance * 100}%` }} />
      </span>
    ),
  }
}

function MoveIcon({ move }: { move: Move }) {
  switch (move.do) {
    case 'place':
      return (
        <span class={`some n${move.dice.length}`}>
          {move.dice.map((face, i) => (
            <FlatDie key={i} face={face} />
          ))}
        </span>
      )
    case 'use':
      return <Icon name={cargoIcon('goods', cardOf(move.good).id)} />
    case 'aside':
      return <Icon name="dice" />
    case 'load':
    case 'drop':
      return <Icon name="bag" />
    case 'leave':
      return <Icon name="anchor" />
    default:
      return <Icon name={ICONS[move.do]} />
  }
}
