// The port: the pile offshore, the row of ships, and the two piles on the quay, each with its chance.
import type { ComponentChildren } from 'preact'
import { cardOf, type Goods, isLastRound, lastShip, type Treasure } from '#games/maitre'
import type { Face } from '../../art/dice.tsx'
import { cardPiece } from '../../kit/choosing.ts'
import { labelled } from '../../kit/labelled.ts'
import { layout } from '../../kit/layout.ts'
import { percent } from '../../kit/percent.ts'
import { Touchable } from '../../kit/pieces.tsx'
import { CardBack } from './art/cards.tsx'
import { cargoIcon } from './art/cargo.ts'
import { Icon } from './art/signs.tsx'
import { Slots } from './art/slots.tsx'
import type { Chances } from './chances.ts'
import type { Chooser } from './choosing.ts'
import { effectOf, NO_DICE, nameOf, PortCard, saysOf } from './faces.tsx'
import type { LookKey } from './looks.tsx'
import { plateOf } from './plates.ts'
import { say } from './words.ts'

interface PortProps {
  readonly at: Chooser
  readonly chances: Chances
  look(at: LookKey): void
}

export function Port({ at, chances, look }: PortProps) {
  const g = at.view
  const { turn } = g
  const strips = layout.value !== 'desk' && layout.value !== 'big'
  const small = layout.value === 'phone' || layout.value === 'landscape'
  const busy = turn.action !== null && turn.action !== 'attack'
  const berth = (card: number, kind: string, deep = 0) => {
    const target = turn.target === card
    const state = target ? 'target' : busy && !at.isLit(cardPiece(card)) && !at.isOn(cardPiece(card)) ? 'dim' : ''
    const chance = plateOf(at, chances, card)
    const shown = { card, placed: target ? turn.placed : NO_DICE, chance }
    return (
      <div key={card} class={`berth ${kind} ${state} deep${Math.min(deep, 2)}`}>
        <Touchable at={at} card={card} tells>
          {kind === 'pack' ? <Strip {...shown} deep={deep + 1} /> : <PortCard {...shown} small={small} />}
        </Touchable>
        <Plate chance={chance} />
      </div>
    )
  }
  const pile = g.pile.cards.length
  const offshore = (face: ComponentChildren) =>
    layout.value === 'landscape' ? (
      // No room for a finger: it is only read, and pressed long to be looked at.
      <span data-look="pile:ships">{face}</span>
    ) : (
      <button type="button" class="piece" data-look="pile:ships" onClick={() => look('pile:ships')}>
        {face}
      </button>
    )
  const stacks = [g.goods, g.treasures].map(({ cards }, i) =>
    cards[0] === undefined ? (
      <div key={i} class="berth stack gone">
        <span class={strips ? 'strip blank' : 'card blank'}>
          <small>{say().emptyPile}</small>
        </span>
      </div>
    ) : (
      berth(cards[0], strips ? 'pack' : 'stack', cards.length - 1)
    ),
  )
  const ends = isLastRound(g) ? 'closing' : lastShip(g)
  const last = ends && <p class="last-ship num">{say().lastShip[ends]}</p>
  if (strips) {
    return (
      <section class="port with-strips" aria-label={say().port}>
        <div class="quayside">
          {g.row.cards.map(card => berth(card, 'ship'))}
          {last}
        </div>
        <div class="strips">
          <div class="berth">
            {offshore(
              <span class="strip count" role="img" aria-label={labelled(say().offshore, pile)}>
                <b class="num">{pile}</b>
                <small>{say().offshore}</small>
              </span>,
            )}
          </div>
          {stacks}
        </div>
      </section>
    )
  }
  return (
    <section class="port" aria-label={say().port}>
      <div class={`berth pile deep${Math.min(pile - 1, 2)} ${pile === 0 ? 'gone' : ''}`}>
        {offshore(<CardBack label={labelled(say().offshore, pile)} count={pile} caption={say().offshore} />)}
      </div>
      {g.row.cards.map(card => berth(card, 'ship'))}
      {last}
      <div class="quay" aria-hidden="true" />
      {stacks}
    </section>
  )
}

/** A chance, over the card or the ship it belongs to, which says it too. */
export const Plate = ({ chance }: { chance: number | undefined }) =>
  chance === undefined || chance === 0 ? null : (
    <span class={`plate ${chance > 0.995 ? 'sure' : ''}`} aria-hidden="true">
      <b class="num">{percent(chance)}</b>
    </span>
  )

interface StripProps {
  readonly card: number
  readonly placed: readonly number[]
  readonly chance: number | undefined
  /** How many lie in its pile. */
  readonly deep: number
}
/** Goods or treasure where there is little room: the card as a strip, with all it takes to decide. */
function Strip({ card, placed, chance, deep }: StripProps) {
  const face = cardOf(card) as Goods | Treasure
  return (
    <span class={`strip ${face.kind}`} role="img" aria-label={saysOf(card, chance)}>
      <Icon name={cargoIcon(face.kind, face.id)} />
      <span class="words">
        <b>{nameOf(card)}</b>
        {face.kind === 'goods' && <small>{effectOf(face)}</small>}
        {face.kind === 'treasure' && <small>{say().points(face.points)}</small>}
      </span>
      <small class="deep">×{deep}</small>
      <Slots combination={face.combination.notation} placed={placed as Face[]} />
    </span>
  )
}
