// What the settings say.
import type { Contrast, Motion, OnOff } from '../kit/settings.ts'
import { spoken } from '../kit/words.ts'

interface Setting<T extends string> {
  readonly label: string
  readonly help: string
  readonly values: Record<T, string>
}
interface SettingsWords {
  readonly title: string
  readonly kept: string
  readonly name: { readonly label: string; readonly help: string; readonly empty: string }
  readonly language: { readonly label: string; readonly help: string }
  readonly contrast: Setting<Contrast>
  readonly motion: Setting<Motion>
  readonly sound: Setting<OnOff>
  readonly odds: Setting<OnOff>
}

export const say = spoken<SettingsWords>(
  {
    title: 'Réglages',
    kept: 'Tout change aussitôt, et reste sur cet appareil.',
    name: { label: 'Votre nom', help: 'C’est ainsi que l’on vous appelle à table.', empty: 'Capitaine' },
    language: { label: 'Langue', help: 'Celle des pages, des règles et des parties.' },
    contrast: {
      label: 'Contraste',
      help: 'Plus fort : des couleurs plus franches, des traits plus nets.',
      values: { auto: 'Comme l’appareil', plain: 'Normal', more: 'Plus fort' },
    },
    motion: {
      label: 'Mouvement',
      help: 'Réduit : les dés et les cartes changent sans bouger.',
      values: { auto: 'Comme l’appareil', full: 'Complet', less: 'Réduit' },
    },
    sound: { label: 'Son', help: 'Le bruit des dés, des cartes et des canons.', values: { on: 'Avec', off: 'Sans' } },
    odds: {
      label: 'Chances',
      help: 'Vos chances exactes de réussir, à côté de chaque choix.',
      values: { on: 'Montrer', off: 'Cacher' },
    },
  },
  {
    title: 'Settings',
    kept: 'Everything changes at once, and stays on this device.',
    name: { label: 'Your name', help: 'What you are called at tables.', empty: 'Captain' },
    language: { label: 'Language', help: 'Of the pages, the rules and the matches.' },
    contrast: {
      label: 'Contrast',
      help: 'More: stronger colours, sharper lines.',
      values: { auto: 'As the device', plain: 'Normal', more: 'More' },
    },
    motion: {
      label: 'Motion',
      help: 'Less: dice and cards change without moving.',
      values: { auto: 'As the device', full: 'Full', less: 'Less' },
    },
    sound: { label: 'Sound', help: 'The noise of dice, cards and guns.', values: { on: 'On', off: 'Off' } },
    odds: {
      label: 'Odds',
      help: 'Your exact chance of success, beside each choice.',
      values: { on: 'Show', off: 'Hide' },
    },
  },
)
