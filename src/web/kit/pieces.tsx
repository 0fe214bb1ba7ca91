// Pieces on the board that can be touched.
import type { ComponentChildren } from 'preact'
import './board.css'
import type { Touching } from './chooser.ts'
import { cardPiece } from './choosing.ts'

interface TouchableProps {
  readonly at: Touching<`card:${number}`>
  readonly card: number
  readonly class?: string
  /** When it does not lead on, touching it tells why; left out: it opens to be read. */
  readonly tells?: boolean
  readonly children: ComponentChildren
}
/** A card: lit when touching it leads on. By its name it is seen flying from place to place. */
export function Touchable({ at, card, class: name = '', tells = false, children }: TouchableProps) {
  const piece = cardPiece(card)
  const lit = at.isLit(piece)
  const on = at.isOn(piece)
  return (
    <button
      type="button"
      class={`piece ${lit ? 'lit' : ''} ${on ? 'on' : ''} ${name}`}
      data-piece={piece}
      data-card={card}
      {...(tells && !lit ? { 'aria-disabled': true } : {})}
      {...(on ? { 'aria-pressed': true } : {})}
      onClick={() => at.touch(piece)}
    >
      {children}
    </button>
  )
}
