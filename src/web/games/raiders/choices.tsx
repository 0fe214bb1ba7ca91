// The choices of the moment as buttons: what touching has narrowed them to, or what the turn offers first; all on demand.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { same } from '#engine'
import {
  type Refused as Action,
  cardOf,
  type Move,
  offeringOf,
  previewOf,
  type RaidersReason,
  settlementOf,
} from '#games/raiders'
import { texts, words } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { isSmall } from '../../kit/layout.ts'
import { OptionButton, Options, RefusedButton } from '../../kit/options.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { RefusedMove, TouchedCards } from '../../kit/told.tsx'
import { housePicture, settlementPicture, townsfolkPicture } from './art/keys.ts'
import { Piece, RaidDie, type RaidFace, Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import { type Chooser, type Near, nearRaids, type Refusal, ranked, siteIn, sitePiece } from './choosing.ts'
import './css/choices.css'
import { nameOf, saidOf } from './faces.tsx'
import { Expected, Preview } from './preview.tsx'
import { Loot } from './signs.tsx'
import { points, say } from './words.ts'

export interface ChoicesProps {
  readonly at: At
  readonly chooser: Chooser
}

/** A worker is placed or picked up: raids are listed, buildings are touched on the board. */
export function TurnChoices(props: ChoicesProps) {
  const { at, chooser } = props
  const [all, showAll] = useState(false)
  if (chooser.focus.length > 0) return <Focused {...props} />
  const moves = ranked(at.g, at.me, at.moves)
  const raids = moves.filter(move => move.do === 'raid')
  const shown = raids.slice(0, isSmall() ? 1 : RAIDS)
  return (
    <Options all={{ count: moves.length, shown: all, show: showAll }}>
      <Choices {...props} moves={all ? moves : shown} />
      {!all && at.g.players[at.me]!.worker !== null && (
        <NearRaids
          chooser={chooser}
          raids={nearRaids(at.g, at.me)
            .filter(({ lacks }) => lacks.length > 0)
            .slice(0, RAIDS - shown.length)}
        />
      )}
    </Options>
  )
}
/** So many raids are listed, open or soon to be. */
const RAIDS = 3

/** The raids one is close to, with what is missing. */
export function NearRaids({ chooser, raids }: Pick<ChoicesProps, 'chooser'> & { readonly raids: readonly Near[] }) {
  return raids.map(({ settlement, lacks }) => (
    <RefusedButton
      key={settlement}
      class="rd-near"
      icon={<MoveIcon move={{ do: 'raid', settlement }} />}
      label={settlementOf(settlement).name[language.value]}
      detail={lacks.length > 0 ? `${say().missing} ${lackingOf(lacks)}` : say().ready}
      onAsk={() => chooser.narrow([sitePiece(settlement)])}
    />
  ))
}
/** What is missing, in a few words. */
function lackingOf(because: readonly RaidersReason[]): string {
  const named = because.flatMap(reason => {
    if (reason.needs === 'goods') return [say().some[reason.good](reason.want - reason.have)]
    if (reason.needs === 'crew') return [say().mates(reason.want - reason.have)]
    return reason.needs === 'worker'
      ? [say().someWorker(reason.colours.map(colour => texts[language.value].colours[colour]))]
      : []
  })
  return named.join(', ')
}

/** What was touched: a raid with all it promises, or a card or a building, and what can be done there. */
export function Focused(props: ChoicesProps) {
  const { at, chooser } = props
  const site = siteIn(chooser.focus[0])
  const raiding = site !== null && !chooser.left.some(move => move.do === 'curse' || move.do === 'filch')
  return (
    <Options class="focused" back={chooser.back}>
      {raiding ? <Preview at={at} site={site} /> : <Touched {...props} />}
      <Choices {...props} moves={ranked(at.g, at.me, chooser.left)} />
      {!raiding ? <WhyNot {...props} /> : chooser.left.length === 0 && <NotYet {...props} settlement={site} />}
    </Options>
  )
}
/** Why a raid cannot be made, in a few words: the preview shows the rest. */
function NotYet({ at, chooser, settlement }: ChoicesProps & { readonly settlement: number }) {
  const { lacks } = previewOf(at.g, at.me, settlement)
  const because = chooser.whyNot([sitePiece(settlement)])?.because ?? lacks
  const text = words[language.value]
  return (
    <RefusedButton
      icon={<MoveIcon move={{ do: 'raid', settlement }} />}
      label={text.action({ do: 'raid', settlement }, at.who)}
      detail={
        lackingOf(lacks)
          ? `${say().missing} ${lackingOf(lacks)}`
          : because.map(reason => text.reason(reason, at.who)).join(' ')
      }
      onAsk={() => chooser.explain(because)}
    />
  )
}
/** What was touched, to be read before deciding. */
const Touched = ({ at, chooser }: ChoicesProps) => (
  <TouchedCards
    pieces={chooser.focus}
    picture={card => <Picture of={townsfolkPicture(cardOf(card).id, true)} />}
    name={nameOf}
    effect={card => saidOf(at.g, card).split('. ').slice(1).join('. ')}
    look={at.look}
  />
)
/** What a touched piece could do, and cannot now. */
function WhyNot(props: ChoicesProps) {
  const { focus, left, whyNot } = props.chooser
  const refusal = whyNot(focus)
  const isOpen = refusal && left.some(move => move.do === refusal.action.do && !('idle' in move))
  return isOpen ? null : <Refused {...props} refusal={refusal} />
}
const Refused = ({ refusal, at, chooser }: ChoicesProps & { readonly refusal: Refusal | null }) => (
  <RefusedMove
    refusal={refusal}
    chooser={chooser}
    says={words[language.value]}
    who={at.who}
    icon={action => <MoveIcon move={action} />}
  />
)

/** Everything that is asked besides: short lists, each answer with its picture; a touch leaves those that go with it. */
export function PlainChoices(props: ChoicesProps) {
  const { at, chooser } = props
  if (chooser.focus.length > 0) return <Focused {...props} />
  return (
    <Options class={`plain ${at.moves.length > 4 ? 'many' : ''}`}>
      <Choices {...props} moves={ranked(at.g, at.me, at.moves)} />
    </Options>
  )
}

/** So many choices of cards are listed at once, where there is room. */
const FEW = 5
/** Cards that are kept, or crew that die: touched, and given together. */
export function TogetherChoices(props: ChoicesProps & { readonly hint: string }) {
  const { at, chooser, hint } = props
  const [all, showAll] = useState(!isSmall() && at.moves.length <= FEW)
  const listed = all ? at.moves : chooser.exact ? [chooser.exact] : []
  return (
    <Options all={{ count: at.moves.length, shown: all, show: showAll }}>
      {listed.length === 0 && <p class="hint">{hint}</p>}
      <Choices {...props} moves={listed} />
    </Options>
  )
}

export const Choices = ({ moves, at, chooser }: ChoicesProps & { readonly moves: readonly Move[] }) =>
  moves.map(move => <Choice key={JSON.stringify(move)} at={at} chooser={chooser} move={move} />)

export function Choice({ at, chooser, move }: ChoicesProps & { readonly move: Move }) {
  return (
    <OptionButton
      class={move.do === 'raid' || chooser.exact === move ? 'main' : ''}
      kind={move.do}
      pick={move}
      last={'idle' in move}
      icon={<MoveIcon move={move} at={at} />}
      {...words[language.value].option(move, at.g, at.who)}
      end={<End at={at} move={move} />}
      sent={same(chooser.sending, move)}
      onChoose={() => chooser.act(move)}
    />
  )
}
/** What it brings, where that can be said in a number. */
function End({ at, move }: { readonly at: At; readonly move: Move }) {
  if (move.do === 'raid') return <Expected of={previewOf(at.g, at.me, move.settlement)} />
  if (move.do === 'offer') return <b class="num rd-expected">{points(offeringOf(move.tile).points)}</b>
  return null
}

export function MoveIcon({ move, at }: { readonly move: Move | Action; readonly at?: At }): ComponentChildren {
  switch (move.do) {
    case 'place':
    case 'pick':
    case 'use':
      return <Picture of={housePicture(move.building)} />
    case 'exchange':
      return <Worker colour={at?.g.players[move.seat]!.worker ?? 'black'} />
    case 'raid':
    case 'curse':
      return <Picture of={settlementPicture(settlementOf(move.settlement).id, false)} class="raid-cutout" />
    case 'plunder': {
      const { settlement } = at!.g.turn
      const { worker } = settlementOf(settlement).sets[move.set]!
      return <Loot tokens={at!.g.north[settlement]![move.set]!} worker={worker} />
    }
    case 'rob':
    case 'filch':
    case 'give':
      return <Piece name={move.what} />
    case 'gain':
      return <Piece name={move.what} />
    case 'arm':
      return <Piece name={move.with} />
    case 'trade':
      return <Piece name="livestock" />
    case 'offer':
      return <Piece name="points" />
    case 'target':
    case 'barter':
      return at ? <SeatMark who={at.who} seat={move.seat} /> : null
    case 'reroll':
      return <RaidDie face={move.face as RaidFace} />
    case 'stand':
    case 'enough':
      return <span class="rd-tick">✓</span>
    case 'bury': {
      const [only, other] = move.cards
      return only !== undefined && other === undefined ? (
        <Picture of={townsfolkPicture(cardOf(only).id, true)} />
      ) : (
        <Piece name="valkyrie" />
      )
    }
    case 'keep':
      return <Piece name="cards" />
    case 'swap':
      return at ? <Picture of={townsfolkPicture(cardOf(at.g.players[at.me]!.hand.cards[move.at]!).id, true)} /> : null
    default:
      return 'card' in move ? <Picture of={townsfolkPicture(cardOf(move.card).id, true)} /> : null
  }
}
