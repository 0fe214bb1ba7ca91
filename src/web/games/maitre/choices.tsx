// The choices of the moment as large buttons: the sensible ones first, each with its chance, all of them on demand.
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Json, type Reason, type Refusal, same } from '#engine'
import type { Who } from '#games/kit/words'
import { cardOf, type G, type Move } from '#games/maitre'
import { words } from '#games/maitre/words'
import type { IconName } from '../../art/icons.ts'
import { Icon } from '../../art/signs.tsx'
import { percent } from '../../kit/percent.ts'
import { language } from '../../kit/settings.ts'
import { GOODS, type GoodsLetter } from './art/cargo.ts'
import type { Face } from './art/combination.ts'
import { FlatDie } from './art/dice.tsx'
import { exactPlacement, type Focus, NOTHING, narrowed } from './choosing.ts'
import { say } from './words.ts'

interface ChoicesProps {
  readonly g: G
  readonly moves: readonly Move[]
  readonly chances: ReadonlyMap<Move, number>
  /** The chances are not there yet. */
  readonly pending: boolean
  readonly refusals: readonly Refusal[]
  readonly focus: Focus
  readonly who: Who
  readonly sending: Json | null
  act(move: Move): void
  onFocus(focus: Focus): void
  explain(because: readonly Reason[]): void
}

/** How many choices are shown before the rest is asked for. */
const FEW = 3

export function Choices(props: ChoicesProps) {
  const { g, moves, focus, chances, onFocus } = props
  const [all, showAll] = useState(false)
  const left = narrowed(moves, focus, g)
  const exact = exactPlacement(moves, focus, g)
  const atStart = moves[0]?.do === 'arm' && focus === NOTHING
  const listed = exact ? [exact] : all ? ranked(left, chances) : sensible(left, chances)
  const more = !atStart && !exact && listed.length < left.length
  return (
    <div class={`options ${atStart ? 'four' : ''} ${all ? 'all' : ''}`} aria-busy={props.pending}>
      {atStart ? (
        <Actions {...props} />
      ) : (
        listed.map(move => <MoveChoice key={JSON.stringify(move)} {...props} move={move} />)
      )}
      {(more || all || focus !== NOTHING) && (
        <div class="below">
          {focus !== NOTHING && (
            <button type="button" class="quiet" onClick={() => onFocus(NOTHING)}>
              {say().back}
            </button>
          )}
          {(more || all) && (
            <button type="button" class="quiet" aria-expanded={all} onClick={() => showAll(!all)}>
              {all ? say().fewerMoves : say().allMoves(left.length)}
            </button>
          )}
        </div>
      )}
    </div>
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

/** The four actions, always in their places; one that is not open says why. */
function Actions(props: ChoicesProps) {
  const { moves, chances, refusals } = props
  return (
    <>
      {(['arm', 'hunt', 'buy', 'attack'] as const).map(action => {
        const open = ranked(
          moves.filter(move => move.do === action),
          chances,
        )
        const best = open[0]
        if (!best) return <Refused key={action} {...props} action={action} because={whyNot(refusals, action)} />
        if (open.length === 1 || (action !== 'arm' && action !== 'attack')) {
          return <MoveChoice key={action} {...props} move={best} />
        }
        return (
          <ChoiceButton
            key={action}
            icon={<Icon name={ICONS[action]} />}
            label={words[language.value].action({ do: action }, props.who)}
            detail={action === 'attack' ? say().attackMany : say().chooseShip}
            chance={chances.get(best)}
            onClick={() => props.onFocus({ ...NOTHING, action })}
          />
        )
      })}
    </>
  )
}
const ICONS = { arm: 'anchor', hunt: 'map', buy: 'bag', attack: 'sabres' } as const satisfies Record<string, IconName>

/** The reasons against an action as a whole, or against the nearest try at it. */
const whyNot = (refusals: readonly Refusal[], action: string): readonly Reason[] =>
  (refusals.find(r => same(r.action, { do: action })) ?? refusals.find(r => (r.action as { do: string }).do === action))
    ?.because ?? []

function Refused({
  action,
  because,
  who,
  explain,
}: ChoicesProps & { action: keyof typeof ICONS; because: readonly Reason[] }) {
  const text = words[language.value]
  return (
    <button type="button" class="option refused" aria-disabled="true" onClick={() => explain(because)}>
      <span class="ci">
        <Icon name={ICONS[action]} />
      </span>
      <span class="ct">
        <b>{text.action({ do: action }, who)}</b>
        <small>{because[0] ? text.reason(because[0], who) : ''}</small>
      </span>
    </button>
  )
}

function MoveChoice({ g, move, chances, who, sending, act }: ChoicesProps & { move: Move }) {
  const { label, detail } = words[language.value].option(move as Json, g as unknown as Json, who)
  const chance = chances.get(move)
  return (
    <ChoiceButton
      icon={<MoveIcon move={move} />}
      label={label}
      detail={detail}
      chance={chance}
      sent={same(sending, move)}
      onClick={() => act(move)}
    />
  )
}

function MoveIcon({ move }: { move: Move }) {
  switch (move.do) {
    case 'place':
      return (
        <span class={`some n${move.dice.length}`}>
          {move.dice.map((face, i) => (
            <FlatDie key={i} face={face as Face} />
          ))}
        </span>
      )
    case 'use':
      return <Icon name={GOODS[cardOf(move.good).id as GoodsLetter].things[0].icon} />
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

interface ButtonProps {
  readonly icon: ComponentChildren
  readonly label: string
  readonly detail: string
  readonly chance: number | undefined
  readonly sent?: boolean
  readonly onClick: () => void
}
/** A second click within this time was meant for what stood here before. */
const HASTY_MS = 400

function ChoiceButton({ icon, label, detail, chance, sent = false, onClick }: ButtonProps) {
  const shown = useRef(performance.now())
  const sure = chance !== undefined && chance > 0.9995
  return (
    <button
      type="button"
      class={`option ${sure ? 'sure' : ''} ${sent ? 'sent' : ''}`}
      onClick={event => {
        if (event.detail < 2 || event.timeStamp - shown.current > HASTY_MS) onClick()
      }}
    >
      <span class="ci" aria-hidden="true">
        {icon}
      </span>
      <span class="ct">
        <b>{label}</b>
        <small>{detail}</small>
      </span>
      {chance !== undefined && (
        <span class="odds">
          <b class="num">{percent(chance)}</b>
          <i style={{ '--p': `${chance * 100}%` }} />
        </span>
      )}
    </button>
  )
}
