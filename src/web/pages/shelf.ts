// The games on the shelf of the home page: what a cover says. Kept apart from the games, which are loaded when played.
import type { FunctionComponent } from 'preact'
import type { Language } from '#words'
import { Cover } from '../art/brand.tsx'

export interface Shelved {
  readonly id: string
  readonly title: Record<Language, string>
  readonly tagline: Record<Language, string>
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  readonly age: number
  readonly cover: FunctionComponent<{ label: string }>
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'maitre',
    title: { fr: 'Le Maître des Mers', en: 'Master of the Seas' },
    tagline: {
      fr: 'Cinq dés, douze navires et des trésors à rapporter.',
      en: 'Five dice, twelve ships and treasure to bring home.',
    },
    players: [2, 6],
    minutes: [20, 40],
    age: 6,
    cover: Cover,
  },
]
