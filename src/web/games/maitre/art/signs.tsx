// The signs of Le Maître des Mers: its families, and the silhouettes it has beside those of the house.
import type { Family } from '#games/maitre'
import { ICONS as HOUSE } from '../../../art/icons.ts'
import { SHAPES, Sign, Silhouette } from '../../../art/signs.tsx'
import { ICONS as OWN } from './icons.ts'

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

const OUTLINES = { ...HOUSE, ...OWN } as const
export type IconName = keyof typeof OUTLINES

export interface IconProps {
  readonly name: IconName
  readonly class?: string
}

export const Icon = ({ name, class: extra }: IconProps) => <Silhouette of={OUTLINES[name]} class={extra} />
