// The port: the pile offshore, the row of ships, and the two piles on the quay, each with its chance.
import { cardOf, type Goods, type Treasure } from '#games/maitre'
import type { Face } from '../../art/dice.tsx'
import { cardPiece } from '../../kit/choosing.ts'
import { percent } from '../../kit/percent.ts'
import { Touchable } from '../../kit/pieces.tsx'
import { CardBack } from './art/cards.tsx'
import { cargoIcon } from './art/cargo.ts'
import { Icon } from './art/signs.tsx'
import { Slots } from './art/slots.tsx'
import type { Chooser } from './choosing.ts'
import { NO_DICE, nameOf, PortCard } from './faces.tsx'
import { say } from './words.ts'

interface PortProps {
  readonly at: Chooser
  readonly small: boolean
  /** Chances by card, where they are known and shown. */
  readonly chances: ReadonlyMap<number, number>
}

export function Port({ at, small, chances }: PortProps) {
  const g = at.view
  const { turn } = g
  const busy = turn.action !== null && turn.action !== 'attack'
  const berth = (card: number, kind: string, deep = 0) => {
    const target = turn.target === card
    const state = target ? 'target' : busy && !at.isLit(cardPiece(card)) ? 'dim' : ''
    return (
      <div key={card} class={`berth ${kind} ${state} deep${Math.min(deep, 2)}`}>
        <Touchable at={at} card={card} tells>
          <PortCard card={card} placed={target ? turn.placed : NO_DICE} small={small} />
        </Touchable>
        <Plate chance={chances.get(card)} />
      </div>
    )
  }
  const pile = g.pile.cards.length
  const tops = [g.goods, g.treasures].map(stack => stack.cards[0])
  if (small) {
    return (
      <section class="port small" aria-label={say().port}>
        {g.row.cards.map(card => berth(card, 'ship'))}
        <div class="strips">
          <span class="strip count">
            <b class="num">{pile}</b>
            <small>{say().offshore}</small>
          </span>
          {tops.map(
            (top, i) =>
              top !== undefined && (
                <div key={i} class={`berth ${busy && turn.target !== top ? 'dim' : ''}`}>
                  <Strip at={at} card={top} placed={turn.target === top ? turn.placed : NO_DICE} />
                  <Plate chance={chances.get(top)} />
                </div>
              ),
          )}
        </div>
      </section>
    )
  }
  return (
    <section class="port" aria-label={say().port}>
      <div class={`berth pile deep${Math.min(pile - 1, 2)} ${pile === 0 ? 'gone' : ''}`}>
        <CardBack label={`${say().offshore} : ${pile}`} count={pile} caption={say().offshore} />
      </div>
      {g.row.cards.map(card => berth(card, 'ship'))}
      <div class="quay" aria-hidden="true" />
      {tops.map((top, i) =>
        top === undefined ? (
          <div key={i} class="berth stack gone">
            <span class="card blank">{say().emptyPile}</span>
          </div>
        ) : (
          berth(top, 'stack', (i === 0 ? g.goods : g.treasures).cards.length - 1)
        ),
      )}
    </section>
  )
}

const Plate = ({ chance }: { chance: number | undefined }) =>
  chance === undefined ? null : (
    <span class={`plate ${chance > 0.995 ? 'sure' : ''}`}>
      <b class="num">{percent(chance)}</b>
    </span>
  )

/** Goods or treasure on a phone: the card as a strip, with all it takes to decide. */
function Strip({ at, card, placed }: { at: Chooser; card: number; placed: readonly number[] }) {
  const face = cardOf(card) as Goods | Treasure
  return (
    <Touchable at={at} card={card} tells class={`strip ${face.kind}`}>
      <Icon name={cargoIcon(face.kind, face.id)} />
      <span>
        <b>{nameOf(card)}</b>
        <Slots combination={face.combination.notation} placed={placed as Face[]} />
      </span>
      {face.kind === 'treasure' && <em class="num">{face.points}</em>}
    </Touchable>
  )
}
