// The games on the shelf of the home page: what a cover says. Kept apart from the games, which are loaded when played.
import type { Language } from '#games/kit/words'

export interface Shelved {
  readonly id: 'maitre' | 'shipwrights'
  readonly title: Record<Language, string>
  readonly tagline: Record<Language, string>
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  readonly age: number
}

/** The games with a guide for the first turn. */
export const GUIDED: readonly string[] = ['maitre']

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
  },
  {
    id: 'shipwrights',
    title: { fr: 'Charpentiers de la Mer du Nord', en: 'Shipwrights of the North Sea' },
    tagline: {
      fr: 'Réunissez les bons artisans, remplissez le moulin, lancez la plus belle flotte.',
      en: 'Draft the right hands, fill the mill, and launch the finest fleet.',
    },
    players: [2, 5],
    minutes: [45, 75],
    age: 12,
  },
]
