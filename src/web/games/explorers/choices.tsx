// The choices of the moment as buttons: a tile held over its place, the actions of a turn, what touching has narrowed them to.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { same } from '#engine'
import {
  type ActMove,
  type Refused as Barred,
  costOf,
  herdOn,
  type Livestock,
  type Move,
  OUTPOST_POINTS,
  vikingsOn,
} from '#games/explorers'
import { texts, words } from '#games/explorers/words'
import { Picture } from '../../art/picture.tsx'
import { Silhouette } from '../../art/signs.tsx'
import { OptionButton, Options, RefusedButton } from '../../kit/options.tsx'
import { language } from '../../kit/settings.ts'
import { RefusedMove } from '../../kit/told.tsx'
import { ICONS } from './art/icons.ts'
import { ENEMY, shipPicture } from './art/keys.ts'
import { Beast, Pip, Stakes, Viking } from './art/signs.tsx'
import type { At } from './at.ts'
import { TileFace } from './chart/chart.tsx'
import { ACTIONS, type Action, actionOf, type Chooser, movesOf, numberIn, type Refusal, ranked } from './choosing.ts'
import './css/choices.css'
import { CaptainFace } from './faces.tsx'
import type { Laying } from './laying.ts'
import { points, say } from './words.ts'

export interface ChoicesProps {
  readonly at: At
  readonly chooser: Chooser
  /** How far the ship could sail: each sea with the way there. */
  readonly reach: ReadonlyMap<number, readonly number[]>
  /** Sails there, sea by sea. */
  voyage(way: readonly number[]): void
}

/** Captains to choose from, whole. */
export const CaptainChoices = ({ at, chooser }: ChoicesProps) => (
  <Options class="ex-captains">
    {at.moves.map(move => {
      if (move.do !== 'captain') return null
      const card = at.g.players[at.me]!.captains.cards[move.at]!
      const { label, detail } = words[language.value].option(move, at.g, at.who)
      return (
        <OptionButton
          key={card}
          class="ex-choose"
          kind="captain"
          pick={move}
          icon={<CaptainFace card={card} />}
          label={label}
          detail={detail}
          sent={same(chooser.sending, move)}
          onChoose={() => chooser.act(move)}
        />
      )
    })}
  </Options>
)

/** A tile is laid: held over its place it says what it would do, or which sides do not agree. */
export function LayChoices({ laying, ...props }: ChoicesProps & { readonly laying: Laying }) {
  const { at, chooser } = props
  const [all, showAll] = useState(false)
  const { ghost } = laying
  const mine = at.moves.filter(
    move => move.do === 'lay' && move.tile === ghost?.move.tile && move.hex === ghost.move.hex,
  )
  if (ghost) {
    const open = mine.find(move => same(move, ghost.move))
    const text = words[language.value]
    return (
      <Options class="focused ex-lay" back={chooser.back}>
        {open ? (
          <OptionButton
            class="main"
            kind="lay"
            pick={open}
            icon={<TileFace lands={ghost.lands} />}
            label={say().layHere}
            detail={text.option(open, at.g, at.who).detail}
            sent={same(chooser.sending, open)}
            onChoose={() => chooser.act(open)}
          />
        ) : (
          <RefusedButton
            icon={<TileFace lands={ghost.lands} />}
            label={say().layHere}
            detail={ghost.because.map(reason => text.reason(reason, at.who)).join(' ')}
            onAsk={() => chooser.explain(ghost.because)}
          />
        )}
        {(open ? mine.length : ghost.because.length) > 1 && (
          <button type="button" class="option ex-rotate" aria-keyshortcuts="t" onClick={() => laying.turn(1)}>
            <span class="ci" aria-hidden="true">
              <Silhouette of={ICONS.turn} />
            </span>
            <span class="ct">
              <b>{say().turn}</b>
              {open && <small>{say().fits(mine.length)}</small>}
            </span>
          </button>
        )}
      </Options>
    )
  }
  const moves = ranked(at.g, at.me, at.moves)
  return (
    <Options class="ex-lay" all={{ count: moves.length, shown: all, show: showAll }}>
      {all ? <Choices {...props} moves={moves} /> : <p class="hint">{say().choosePlace}</p>}
    </Options>
  )
}

/** The actions of a turn: each with what it could do, or why it cannot. */
export function ActChoices(props: ChoicesProps) {
  const { at, chooser } = props
  if (chooser.focus.length > 0) return <Focused {...props} />
  return (
    <Options class="ex-actions">
      {ACTIONS.map(action => (
        <ActionButton key={action} {...props} action={action} />
      ))}
      <Choices {...props} moves={at.moves.filter(move => move.do === 'end')} />
    </Options>
  )
}
function ActionButton({ action, ...props }: ChoicesProps & { readonly action: Action }) {
  const { at, chooser } = props
  const moves = movesOf(at.moves, action)
  const [only, other] = moves
  const icon = <ActionIcon action={action} />
  if (!only) {
    const refusal = chooser.whyNot([], barred => actionOf(barred) === action)
    // What only a larger game allows is not shown before it can be done.
    if (!refusal || action === 'raid') return null
    return (
      <RefusedButton
        class="ex-action"
        icon={icon}
        label={say().actions[action]}
        detail={words[language.value].reason(refusal.because[0]!, at.who)}
        // Of outposts it matters where: every place says what it lacks.
        onAsk={() => (action === 'build' ? chooser.narrow(['action:build']) : chooser.explain(refusal.because))}
      />
    )
  }
  return (
    <OptionButton
      class="ex-action"
      kind={action}
      icon={icon}
      label={say().actions[action]}
      detail={offerOf(props, action, moves)}
      end={<Cost of={only} />}
      onChoose={() => (other || action === 'build' ? chooser.narrow([`action:${action}`]) : chooser.act(only))}
    />
  )
}
/** What an action could do, in a few words. */
function offerOf({ at, reach }: ChoicesProps, action: Action, moves: readonly ActMove[]): string {
  const { g, me } = at
  const player = g.players[me]!
  switch (action) {
    case 'sail':
      return say().offers.sail(reach.size)
    case 'load': {
      const lands = new Set(moves.flatMap(move => (move.do === 'load' ? [move.land] : [])))
      const there = [...lands].reduce((sum, land) => sum + vikingsOn(player, land), 0)
      return say().ashore(
        cargoSaid(
          there,
          [...lands].flatMap(land => herdOn(g, land)),
        ),
      )
    }
    case 'unload':
      return say().aboard(cargoSaid(player.aboard, player.hold))
    case 'walk':
      return say().offers.walk(new Set(moves.map(move => ('from' in move ? `${move.from} ${move.to}` : ''))).size)
    case 'build': {
      const built = player.outposts.length
      return say().offers.build(points(OUTPOST_POINTS[built + 1]! - OUTPOST_POINTS[built]!))
    }
    case 'raid':
      return words[language.value].option(moves[0]!, g, at.who).detail
  }
}
const cargoSaid = (vikings: number, herd: readonly Livestock[]): string =>
  [
    ...(vikings > 0 ? [say().vikings(vikings)] : []),
    ...[...new Set(herd)].map(kind => texts[language.value].livestock[kind]),
  ].join(', ')

/** What was touched, and what can be done with it. */
function Focused(props: ChoicesProps) {
  const { at, chooser, reach, voyage } = props
  const far = chooser.focus.map(piece => numberIn('sea', piece)).find(tile => tile !== null) ?? null
  const way = far === null ? undefined : reach.get(far)
  const isFar = way !== undefined && way.length > 1
  return (
    <Options class="focused" back={chooser.back}>
      {isFar && (
        <OptionButton
          class="main"
          kind="voyage"
          icon={<ActionIcon action="sail" />}
          label={far === 0 ? say().home : say().voyage(far!)}
          detail={say().by(
            say().cost(way.length),
            way
              .slice(0, -1)
              .map(tile => say().tile(tile).toLowerCase())
              .join(', '),
          )}
          end={<Pips count={way.length} />}
          onChoose={() => voyage(way)}
        />
      )}
      <Choices {...props} moves={ranked(at.g, at.me, chooser.left)} />
      {chooser.isOn('action:build') ? (
        <NoOutposts {...props} />
      ) : (
        !isFar && chooser.left.length === 0 && <Refused {...props} refusal={chooser.whyNot(chooser.focus)} />
      )}
    </Options>
  )
}
/** Where no outpost can be built yet, the nearest to it first, with what each place lacks. */
const NoOutposts = (props: ChoicesProps) =>
  props.chooser.refusals
    .filter(({ action }) => action.do === 'build')
    .toSorted((a, b) => a.because.length - b.because.length)
    .slice(0, PLACES)
    .map(refusal => <Refused key={JSON.stringify(refusal.action)} {...props} refusal={refusal} />)
const PLACES = 6
const Refused = ({ refusal, at, chooser }: ChoicesProps & { readonly refusal: Refusal | null }) => (
  <RefusedMove
    refusal={refusal}
    chooser={chooser}
    says={words[language.value]}
    who={at.who}
    icon={action => <MoveIcon move={action} />}
  />
)

export const Choices = ({ moves, ...props }: ChoicesProps & { readonly moves: readonly Move[] }) =>
  moves.map(move => <Choice key={JSON.stringify(move)} {...props} move={move} />)

export function Choice({ at, chooser, move }: ChoicesProps & { readonly move: Move }) {
  return (
    <OptionButton
      kind={move.do}
      pick={move}
      last={move.do === 'end'}
      icon={<MoveIcon move={move} at={at} />}
      {...words[language.value].option(move, at.g, at.who)}
      end={move.do === 'captain' || move.do === 'lay' || move.do === 'end' ? null : <Cost of={move} />}
      sent={same(chooser.sending, move)}
      onChoose={() => chooser.act(move)}
    />
  )
}
/** What a move costs, in pips. */
const Cost = ({ of }: { readonly of: ActMove }) => <Pips count={costOf(of)} />
const Pips = ({ count }: { readonly count: number }) => (
  <span class="ex-cost" role="img" aria-label={say().cost(count)}>
    {Array.from({ length: count }, (_, i) => (
      <Pip key={i} left />
    ))}
  </span>
)

const SILHOUETTES = { sail: ICONS.sail, load: ICONS.cargo, unload: ICONS.cargo, walk: ICONS.walk } as const
const ActionIcon = ({ action }: { readonly action: Action }) =>
  action === 'build' ? (
    <Stakes />
  ) : action === 'raid' ? (
    <Silhouette of={ICONS.walk} />
  ) : (
    <Silhouette of={SILHOUETTES[action]} class={`ex-icon-${action}`} />
  )
export function MoveIcon({ move, at }: { readonly move: Move | Barred; readonly at?: At }): ComponentChildren {
  switch (move.do) {
    case 'lay':
      return null
    case 'drive':
      return 'livestock' in move ? <Beast kind={move.livestock} /> : <ActionIcon action="walk" />
    case 'load':
    case 'unload': {
      if (!at || !('livestock' in move)) return <ActionIcon action={move.do} />
      return (
        <span class="ex-pieces">
          {Array.from({ length: move.vikings }, (_, i) => (
            <Viking key={i} seat={at.me} />
          ))}
          {move.livestock.map((kind, i) => (
            <Beast key={`${kind}${i}`} kind={kind} />
          ))}
        </span>
      )
    }
    case 'walk':
      return at && 'vikings' in move ? (
        <span class="ex-pieces">
          {Array.from({ length: move.vikings }, (_, i) => (
            <Viking key={i} seat={at.me} />
          ))}
        </span>
      ) : (
        <ActionIcon action="walk" />
      )
    case 'sail': {
      const enemy = at?.g.enemies.at.includes(move.to)
      return <Picture of={enemy ? ENEMY : shipPicture(at?.me ?? 0)} class="ex-boat" />
    }
    case 'end':
      return <span class="ex-tick">✓</span>
    default: {
      const action = actionOf(move)
      return action ? <ActionIcon action={action} /> : null
    }
  }
}
