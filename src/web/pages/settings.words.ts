// What the settings say.
import type { Contrast, Motion, OnOff, Volume } from '../kit/settings.ts'
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
  /** The way to the page about oneself. */
  readonly me: string
  readonly language: { readonly label: string; readonly help: string }
  readonly contrast: Setting<Contrast>
  readonly motion: Setting<Motion>
  readonly volume: Setting<Volume>
  readonly tryOut: string
  readonly tremble: Setting<OnOff>
  readonly odds: Setting<OnOff>
  readonly sure: Setting<OnOff>
}

export const say = spoken<SettingsWords>(
  {
    title: 'Réglages',
    kept: 'Chaque réglage agit aussitôt et reste sur cet appareil.',
    name: { label: 'Votre nom', help: 'C’est ainsi que l’on vous appelle à table.', empty: 'Capitaine' },
    me: 'Un autre appareil, quitter…',
    language: { label: 'Langue', help: 'Celle des pages, des règles et des parties.' },
    contrast: {
      label: 'Contraste',
      help: 'Plus fort : des couleurs plus franches, des traits plus nets.',
      values: { auto: 'Comme l’appareil', plain: 'Normal', more: 'Plus fort' },
    },
    motion: {
      label: 'Mouvement',
      help: 'Réduit : les dés et les cartes changent sans bouger, au même rythme.',
      values: { auto: 'Comme l’appareil', full: 'Complet', less: 'Réduit' },
    },
    volume: {
      label: 'Son',
      help: 'Le bois, les dés, les cordages, et une corne quand c’est à vous de jouer.',
      values: { off: 'Sans', low: 'Doux', full: 'Plein' },
    },
    tryOut: 'Écouter',
    tremble: {
      label: 'Vibration',
      help: 'Le téléphone vibre un instant quand c’est à vous de jouer.',
      values: { on: 'Oui', off: 'Non' },
    },
    odds: {
      label: 'Chances',
      help: 'Vos chances exactes de réussir, à côté de chaque choix.',
      values: { on: 'Montrer', off: 'Cacher' },
    },
    sure: {
      label: 'Confirmer les coups sans retour',
      help: 'Une question avant ce qui ne se reprend plus : des dés, une carte révélée, la main qui passe aux autres.',
      values: { on: 'Oui', off: 'Non' },
    },
  },
  {
    title: 'Settings',
    kept: 'Changes take effect at once and stay on this device.',
    name: { label: 'Your name', help: 'What you are called at the table.', empty: 'Captain' },
    me: 'Another device, log out…',
    language: { label: 'Language', help: 'For the pages, the rules and the matches.' },
    contrast: {
      label: 'Contrast',
      help: 'More: stronger colours, sharper lines.',
      values: { auto: 'Same as device', plain: 'Normal', more: 'More' },
    },
    motion: {
      label: 'Motion',
      help: 'Less: dice and cards change without moving, at the same pace.',
      values: { auto: 'Same as device', full: 'Full', less: 'Less' },
    },
    volume: {
      label: 'Sound',
      help: 'Wood, dice, rigging, and a horn when it is your turn.',
      values: { off: 'Off', low: 'Soft', full: 'Full' },
    },
    tryOut: 'Listen',
    tremble: {
      label: 'Vibration',
      help: 'The phone buzzes briefly when it is your turn.',
      values: { on: 'On', off: 'Off' },
    },
    odds: {
      label: 'Odds',
      help: 'Your exact chance of success, beside each choice.',
      values: { on: 'Show', off: 'Hide' },
    },
    sure: {
      label: 'Confirm what is final',
      help: 'One question before what cannot be taken back: dice, a card that is revealed, the turn that goes to others.',
      values: { on: 'Yes', off: 'No' },
    },
  },
)
