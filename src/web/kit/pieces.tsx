// Pieces on the board that can be touched.
import type { ComponentChildren } from 'preact'
import './board.css'
import type { Touching } from './chooser.ts'
import { cardPiece } from './choosing.ts'

interface TouchableProps {
  readonly at: Touching<`card:${number}`>
  readonly card: number
  readonly class?: string
  /** The piece it comes from when it was not seen before, such as a pile. */
  readonly from?: string
  /** Its name to those who hear it, if not what stands on it. */
  readonly label?: string
  /** When it does not lead on, touching it tells why; left out: it opens to be read. */
  readonly tells?: boolean
  readonly children: ComponentChildren
}
/** A button that is called otherwise than what stands on it: the name for the ears, the rest for the eyes. */
export const Named = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <>
    <span class="unseen">{name}</span>
    <span class="shown" aria-hidden="true">
      {children}
    </span>
  </>
)

/** A card: lit when touching it leads on. By its name it is seen flying from place to place. */
export function Touchable({ at, card, class: name = '', from, label, tells = false, children }: TouchableProps) {
  const piece = cardPiece(card)
  const lit = at.isLit(piece)
  const on = at.isOn(piece)
  return (
    <button
      type="button"
      class={`piece ${lit ? 'lit' : ''} ${on ? 'on' : ''} ${name}`}
      data-piece={piece}
      data-from={from}
      data-card={card}
      data-look={piece}
      {...(tells && !lit ? { 'aria-disabled': true } : {})}
      {...(on ? { 'aria-pressed': true } : {})}
      onClick={event => {
        // The second of a double click takes nothing back, and does nothing to what has come to lie here since the first.
        if (event.detail < 2) at.touch(piece)
      }}
    >
      {label ? <Named name={label}>{children}</Named> : children}
    </button>
  )
}
