// The port: the pile offshore, the row of ships, and the two piles on the quay, each with its chance.
import { cardOf, type G, type Goods, type Treasure } from '#games/maitre'
import { Icon } from '../../art/signs.tsx'
import { percent } from '../../kit/percent.ts'
import { CardBack } from './art/cards.tsx'
import { GOODS, type GoodsLetter, TREASURES, type TreasureLetter } from './art/cargo.ts'
import type { Face } from './art/combination.ts'
import { Slots } from './art/slots.tsx'
import { NO_DICE, nameOf, PortCard, Touchable } from './faces.tsx'
import { say } from './words.ts'

interface PortProps {
  readonly g: G
  readonly small: boolean
  /** Chances by card, where they are known and shown. */
  readonly chances: ReadonlyMap<number, number>
  isLit(card: number): boolean
  onTouch(card: number): void
}

export function Port({ g, small, chances, isLit, onTouch }: PortProps) {
  const { turn } = g
  const busy = turn.action !== null && turn.action !== 'attack'
  const berth = (card: number, kind: string, deep = 0) => {
    const target = turn.target === card
    const state = target ? 'target' : busy && !isLit(card) ? 'dim' : ''
    return (
      <div key={card} class={`berth ${kind} ${state} deep${Math.min(deep, 2)}`}>
        <Touchable card={card} lit={isLit(card)} onTouch={onTouch}>
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
                  <Strip
                    card={top}
                    placed={turn.target === top ? turn.placed : NO_DICE}
                    lit={isLit(top)}
                    onTouch={onTouch}
                  />
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

interface StripProps {
  readonly card: number
  readonly placed: readonly number[]
  readonly lit: boolean
  onTouch(card: number): void
}
/** Goods or treasure on a phone: the card as a strip, with all it takes to decide. */
function Strip({ card, placed, lit, onTouch }: StripProps) {
  const face = cardOf(card) as Goods | Treasure
  const still = face.kind === 'goods' ? GOODS[face.id as GoodsLetter] : TREASURES[face.id as TreasureLetter]
  return (
    <Touchable card={card} lit={lit} class={`strip ${face.kind}`} onTouch={onTouch}>
      <Icon name={still.things[0].icon} />
      <span>
        <b>{nameOf(card)}</b>
        <Slots combination={face.combination.notation} placed={placed as Face[]} />
      </span>
      {face.kind === 'treasure' && <em class="num">{face.points}</em>}
    </Touchable>
  )
}
