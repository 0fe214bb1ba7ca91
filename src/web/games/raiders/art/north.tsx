// The north as a board lays it out: bands from the back to the front, as high as what stands on them.
import type { ComponentChildren } from 'preact'
import { Picture } from '../../../art/picture.tsx'
import { bandPicture } from './keys.ts'
import type { BandId } from './north.ts'

/** The frame of the bands: their prints lie behind all that stands on any of them. */
export const Landscape = ({
  class: extra = '',
  children,
}: {
  readonly class?: string
  readonly children: ComponentChildren
}) => <div class={`raid-land ${extra}`}>{children}</div>

export interface BandProps {
  readonly of: BandId
  readonly class?: string
  readonly children?: ComponentChildren
}

export const Band = ({ of, class: extra = '', children }: BandProps) => (
  <div class={`raid-band raid-band-${of} ${extra}`}>
    <Picture of={bandPicture(of)} class="raid-print" />
    {children}
  </div>
)
