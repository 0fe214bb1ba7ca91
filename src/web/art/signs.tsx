// Signs: whatever has a colour also has a shape and a mark, so that colour is never alone.
import type { ComponentChildren } from 'preact'
import { ICON_GRID, ICONS, type IconName } from './icons.ts'

export const SHAPES = {
  disc: 'M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z',
  square: 'M2.5 2.5h19v19h-19Z',
  triangle: 'M12 1.5 23.5 22H.5Z',
  lozenge: 'M12 .5 23.5 12 12 23.5.5 12Z',
  shield: 'M2 2h20v10c0 6-5 9-10 11C7 21 2 18 2 12Z',
  octagon: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9Z',
} as const

/** Without a label a sign is decoration: something beside it says the same. */
export const said = (label: string | undefined) =>
  label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const }

export interface SignProps {
  readonly class: string
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

/** A shape (class `fill`) and what is drawn on it (class `mark`), in a box of 24. */
export const Sign = ({ class: name, label, children }: SignProps) => (
  <svg class={`sign ${name}`} viewBox="0 0 24 24" {...said(label)}>
    {children}
  </svg>
)

export const SEATS = [0, 1, 2, 3, 4, 5] as const
export type SeatNumber = (typeof SEATS)[number]

const SEAT_SHAPES = ['disc', 'square', 'triangle', 'lozenge', 'shield', 'octagon'] as const

export interface SeatSignProps {
  readonly seat: SeatNumber
  readonly letter: string
  readonly label?: string
  readonly class?: string
}

export function SeatSign({ seat, letter, label, class: name = '' }: SeatSignProps) {
  return (
    <Sign class={`seat seat${seat} ${name}`} label={label}>
      <path class="fill" d={SHAPES[SEAT_SHAPES[seat]]} />
      <text class="mark" x="12" y={seat === 2 ? 19 : 16.5} text-anchor="middle">
        {letter}
      </text>
    </Sign>
  )
}

export interface SilhouetteProps {
  /** An outline of an `icons.ts`. */
  readonly of: string
  readonly class?: string | undefined
}

/** A silhouette the size of the text around it. */
export const Silhouette = ({ of, class: extra = '' }: SilhouetteProps) => (
  <svg class={`icon ${extra}`} viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} aria-hidden="true">
    <path d={of} />
  </svg>
)

export interface IconProps {
  readonly name: IconName
  readonly class?: string
}

/** A silhouette of the house; games have their own beside these. */
export const Icon = ({ name, class: extra }: IconProps) => <Silhouette of={ICONS[name]} class={extra} />
