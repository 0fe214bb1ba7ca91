// Pieces on the board that can be touched.
import type { ComponentChildren } from 'preact'
import './board.css'
import type { Touching } from './chooser.ts'
import type { Piece } from './choosing.ts'

interface TouchableProps<P extends Piece> {
  readonly at: Touching<P>
  readonly piece: P
  readonly class?: string
  /** When it does not lead on, touching it tells why; left out: it opens to be read. */
  readonly tells?: boolean
  readonly children: ComponentChildren
}
/** A card: lit when touching it leads on. By its name it is seen flying from place to place. */
export function Touchable<P extends `card:${number}`>(props: TouchableProps<P>) {
  const { at, piece, class: name = '', tells = false, children } = props
  const lit = at.isLit(piece)
  const on = at.isOn(piece)
  return (
    <button
      type="button"
      class={`piece ${lit ? 'lit' : ''} ${on ? 'on' : ''} ${name}`}
      data-piece={piece}
      data-card={piece.slice('card:'.length)}
      {...(tells && !lit ? { 'aria-disabled': true } : {})}
      {...(on ? { 'aria-pressed': true } : {})}
      onClick={() => at.touch(piece)}
    >
      {children}
    </button>
  )
}
/** The number of a card that was touched; null: it is something else. */
export const cardIn = (piece: Piece): number | null =>
  piece.startsWith('card:') ? Number(piece.slice('card:'.length)) : null
