// My hand, and the pack of the morning: cards large enough to be read and touched.
import { PACKS } from '#games/shipwrights'
import type { At } from './at.ts'
import { cardPiece } from './choosing.ts'
import { Face, Touchable } from './faces.tsx'
import { say } from './words.ts'

interface CardsProps {
  readonly at: At
  readonly cards: readonly number[]
  readonly label: string
  readonly class: string
  readonly small: boolean
}
/** Cards side by side; each is as wide as their number leaves room for. */
function Cards({ at, cards, label, class: name, small }: CardsProps) {
  return (
    <div class={`yd-cards ${name}`} style={{ '--n': cards.length }} role="group" aria-label={label}>
      {cards.map(card => {
        const piece = cardPiece(card)
        return (
          <Touchable key={card} card={card} lit={at.isLit(piece)} on={at.isOn(piece)} onTouch={() => at.touch(piece)}>
            <Face card={card} mine={at.g.players[at.me]!} small={small} />
          </Touchable>
        )
      })}
    </div>
  )
}

export function Hand({ at, small }: { readonly at: At; readonly small: boolean }) {
  const cards = handOf(at)
  return cards.length === 0 ? null : <Cards at={at} cards={cards} label={say().hand} class="yd-hand" small={small} />
}
/** The cards of my hand that I may see: none for a spectator. */
export const handOf = ({ g, me }: At): readonly number[] => g.players[me]!.hand.cards.filter(card => card !== null)

export function Draft({ at, small }: { readonly at: At; readonly small: boolean }) {
  const pack = at.g.players[at.me]!.pack.cards.filter(card => card !== null)
  const hand = handOf(at)
  return (
    <>
      {pack.length > 0 && (
        <>
          <p class="yd-packs">
            {say().packOf(Math.min(hand.length + 1, PACKS), PACKS)}
            {Array.from({ length: PACKS }, (_, i) => (
              <i key={i} class={i < hand.length ? 'done' : i === hand.length ? 'now' : ''} />
            ))}
          </p>
          <Cards at={at} cards={pack} label={say().pack} class={`yd-pack of${pack.length}`} small={false} />
        </>
      )}
      {hand.length > 0 && (
        <div class="yd-chosen">
          <h3>{say().chosen}</h3>
          <Cards at={at} cards={hand} label={say().chosen} class="yd-hand" small={small} />
        </div>
      )}
    </>
  )
}
