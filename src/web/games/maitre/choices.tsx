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
import type { Chooser } from './choosing.ts'
import { say } from './words.ts'

interface ChoicesProps {
  readonly at: Chooser
  readonly who: Who
  readonly chances: ReadonlyMap<Move, number>
  /** The chances are not there yet. */
  readonly pending: boolean
}

/** How many choices are shown before the rest is asked for. */
const FEW = 3

export function Choices(props: ChoicesProps) {
  const { at, chances } = props
  const { left, exact, focus } = at
  const [all, showAll] = useState(false)
  const atStart = left[0]?.do === 'arm' && focus.length === 0
  const listed = exact ? [exact] : all ? ranked(left, chances) : sensible(left, chances)
  const more = !atStart && !exact && listed.length < left.length
  return (
    <Options
      class={atStart ? 'four' : ''}
      busy={props.pending}
      back={focus.length > 0 && at.back}
      all={(more || all) && { count: left.length, shown: all, show: showAll }}
    >
      {atStart ? (
        <Actions {...props} />
      ) : (
        listed.map(move => <MoveChoice key={JSON.stringify(move)} {...props} move={move} />)
      )}
    </Options>
  )
}

/** The best chance first; without chances as the rules list them. */
const ranked = (moves: readonly Move[], chances: ReadonlyMap<Move, number>): Move[] =>
  moves.toSorted((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0))

/** Of each card and each good the best move, or where chances are not shown the one with most dice. */
function sensible(moves: readonly Move[], chances: ReadonlyMap<Move, number>): Move[] {
  const best = new Map<string, Move>()
  const worth = (move: Move): number => chances.get(move) ?? ('dice' in move ? move.dice.length / 10 : 0)
  for (const move of moves) {
    const about = groupOf(move)
    const other = best.get(about)
    if (!other || worth(move) > worth(other)) best.set(about, move)
  }
  return ranked([...best.values()], chances).slice(0, moves[0]?.do === 'attack' ? 12 : FEW)
}
function groupOf(move: Move): string {
  if (move.do === 'place') return `place ${move.on}`
  return move.do === 'use' ? `use ${move.good}` : JSON.stringify(move)
}

const ICONS = { arm: 'anchor', hunt: 'map', buy: 'bag', attack: 'sabres' } as const
const ACTIONS = ['arm', 'hunt', 'buy', 'attack'] as const

/** The four actions, always in their places; one that is not open says why. */
function Actions(props: ChoicesProps) {
  const { at, chances, who } = props
  const text = words[language.value]
  return (
    <>
      {ACTIONS.map(action => {
        const open = ranked(
          at.left.filter(move => move.do === action),
          chances,
        )
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
            {...chanced(chances.get(best))}
            onChoose={() => at.narrow([`action:${action}`])}
          />
        )
      })}
    </>
  )
}

/** The reasons against an action as a whole, or against the nearest try at it. */
const whyNot = ({ refusals }: Chooser, what: (typeof ACTIONS)[number]) =>
  (refusals.find(({ action }) => same(action, { do: what })) ?? refusals.find(({ action }) => action.do === what))
    ?.because ?? []

function MoveChoice({ at, move, chances, who }: ChoicesProps & { move: Move }) {
  return (
    <OptionButton
      icon={<MoveIcon move={move} />}
      {...words[language.value].option(move, at.view, who)}
      {...chanced(chances.get(move))}
      sent={same(at.sending, move)}
      onChoose={() => at.act(move)}
    />
  )
}

/** How an option shows its chance, if that is known. */
const chanced = (chance: number | undefined) =>
  chance === undefined
    ? {}
    : {
        class: chance > 0.9995 ? 'sure' : '',
        end: (
          <span class="odds">
            <b class="num">{percent(chance)}</b>
            <i style={{ '--p': `${chance * 100}%` }} />
          </span>
        ),
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
