// An offering: a rune stone with what it asks for on its face, and what it is worth below. Sized by its font-size alone.
import { Picture } from '../../../art/picture.tsx'
import { said } from '../../../art/signs.tsx'
import { STONE } from './keys.ts'
import { Piece, type PieceName } from './signs.tsx'

export interface OfferingTileProps {
  /** So many of each, in the order they are shown; what it does not ask for is left out. */
  readonly asks: readonly (readonly [piece: PieceName, count: number])[]
  readonly points: number
  /** Everything the tile says, for those who hear it. */
  readonly label?: string
  readonly class?: string
}

export const OfferingTile = ({ asks, points, label, class: extra = '' }: OfferingTileProps) => (
  <span class={`raid-offering ${extra}`} {...said(label)}>
    <Picture of={STONE} class="raid-cutout" />
    <span class="raid-asks">
      {asks.flatMap(([piece, count]) =>
        Array.from({ length: count }, (_, i) => <Piece key={`${piece}${i}`} name={piece} />),
      )}
    </span>
    <b class="raid-worth num">{points}</b>
  </span>
)
