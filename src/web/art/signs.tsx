// Signs: whatever has a colour also has a shape and a mark, so that colour is never alone.
import type { JSX } from 'preact'
import { ICON_GRID, ICONS, type IconName } from './icons.ts'

const SHAPES = {
  disc: 'M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z',
  square: 'M2.5 2.5h19v19h-19Z',
  triangle: 'M12 1.5 23.5 22H.5Z',
  lozenge: 'M12 .5 23.5 12 12 23.5.5 12Z',
  shield: 'M2 2h20v10c0 6-5 9-10 11C7 21 2 18 2 12Z',
  octagon: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9Z',
} as const

export type Family = 'negoce' | 'couronne' | 'flibuste'

const FAMILY_SIGNS = {
  negoce: {
    shape: SHAPES.disc,
    mark:
      'M12 5a2 2 0 0 1 .8 3.8V10h2.4v1.6h-2.4v4.8c1.9-.3 3.2-1.5 3.6-3.2l-1.1.3 1.8-3 1.8 2.8-1 .1' +
      'c-.4 3.2-2.7 5-5.9 5.6-3.2-.6-5.5-2.4-5.9-5.6l-1-.1 1.8-2.8 1.8 3-1.1-.3' +
      'c.4 1.7 1.7 2.9 3.6 3.2v-4.8H8.8V10h2.4V8.8A2 2 0 0 1 12 5Z',
  },
  couronne: { shape: SHAPES.shield, mark: 'M4.8 7.5 8.3 10.5 12 5l3.7 5.5 3.5-3-1.3 8.5H6.1ZM6.2 17h11.6v1.7H6.2Z' },
  flibuste: {
    shape: SHAPES.lozenge,
    mark:
      'M8.7 7h6.6v1.3h-.7c0 1.7-1.2 2.7-1.9 3.7.7 1 1.9 2 1.9 3.7h.7V17H8.7v-1.3h.7c0-1.7 1.2-2.7 1.9-3.7' +
      '-.7-1-1.9-2-1.9-3.7h-.7Z',
  },
} as const

/** Without a label a sign is decoration: something beside it says the same. */
function Sign({
  class: name,
  label,
  children,
}: {
  class: string
  label?: string | undefined
  children: JSX.Element[]
}) {
  const said = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg class={`sign ${name}`} viewBox="0 0 24 24" {...said}>
      {children}
    </svg>
  )
}

export interface FamilySignProps {
  readonly family: Family
  readonly label?: string
  readonly class?: string
}

export function FamilySign({ family, label, class: name = '' }: FamilySignProps) {
  const { shape, mark } = FAMILY_SIGNS[family]
  return (
    <Sign class={`${family} ${name}`} label={label}>
      <path class="fill" d={shape} />
      <path class="mark" d={mark} />
    </Sign>
  )
}

export type SeatNumber = 0 | 1 | 2 | 3 | 4 | 5

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

export interface IconProps {
  readonly name: IconName
  readonly class?: string
}

/** A silhouette the size of the text around it. */
export function Icon({ name, class: extra = '' }: IconProps) {
  return (
    <svg class={`icon ${extra}`} viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
