// My hand, and the pack of the morning: cards large enough to be read and touched.
import { PACKS } from '#games/shipwrights'
import { layout } from '../../kit/layout.ts'
import { Touchable } from '../../kit/pieces.tsx'
import type { At } from './at.ts'
import { Face, Mini, nameOf, saidOf } from './faces.tsx'
import './hand.css'
import { say } from './words.ts'

interface CardsProps {
  readonly at: At
  readonly cards: readonly number[]
  readonly label: string
  readonly class: string
  readonly small: boolean
}
function Cards({ at, cards, label, class: name, small }: CardsProps) {
  return (
    <div class={`yd-cards ${name}`} role="group" aria-label={label}>
      {cards.map(card => (
        <Touchable key={card} at={at} card={card}>
          <Face card={card} mine={at.g.players[at.me]!} small={small} />
        </Touchable>
      ))}
    </div>
  )
}

/** As many cards as stand side by side and can still be read whole. */
const FEW = 3

export function Hand({ at, small }: { readonly at: At; readonly small: boolean }) {
  const cards = handOf(at)
  if (cards.length === 0) return null
  const many = cards.length > FEW
  return (
    <Cards
      at={at}
      cards={cards}
      label={say().hand}
      class={`yd-hand ticked ${many ? 'many' : ''}`}
      small={small || many}
    />
  )
}
/** The cards of my hand that I may see: none for a spectator. */
export const handOf = ({ g, me }: At): readonly number[] => g.players[me]!.hand.cards.filter(card => card !== null)

export function Draft({ at, small }: { readonly at: At; readonly small: boolean }) {
  const pack = at.g.players[at.me]!.pack.cards.filter(card => card !== null)
  const hand = handOf(at)
  if (pack.length === 0) return <Hand at={at} small={small} />
  const number = Math.min(hand.length + 1, PACKS)
  return (
    <>
      <p class="row yd-packs">
        <span>
          {say().day(at.g.day)} · {say().packOf(number, PACKS)}
        </span>
        {Array.from({ length: PACKS }, (_, i) => (
          <i key={i} class={i < hand.length ? 'done' : i === hand.length ? 'now' : ''} />
        ))}
      </p>
      <Cards
        at={at}
        cards={pack}
        label={say().pack}
        class={`yd-pack of${pack.length}`}
        small={layout.value === 'landscape' || at.moves.length === 0}
      />
      {hand.length > 0 && (
        <div class="yd-chosen">
          <h2>{say().chosen}</h2>
          {hand.map(card => (
            <Touchable key={card} at={at} card={card} class="yd-chip" label={saidOf(card)}>
              <Mini card={card} />
              <b>{nameOf(card)}</b>
            </Touchable>
          ))}
        </div>
      )}
    </>
  )
}
