// What the tables of this device refuse in words of its own.
import type { Said } from './words.ts'

export const DEVICE = {
  'needs-server': {
    fr: 'Sans connexion, personne ne peut rejoindre la table : choisissez des robots, ou des joueurs sur cet appareil.',
    en: 'Without a connection nobody can join the table: choose bots, or players on this device.',
  },
  'no-storage': {
    fr: 'Cet appareil ne peut pas garder la partie : son stockage est désactivé ou plein.',
    en: 'This device cannot save the match: its storage is switched off or full.',
  },
  'no-such-table': { fr: 'Cette table n’existe pas sur cet appareil.', en: 'There is no such table on this device.' },
  'other-rules': {
    fr: 'Cette partie a commencé avec une autre version du jeu. Rechargez la page.',
    en: 'This match was started with another version of the game. Please reload the page.',
  },
  'bad-request': { fr: 'Cette table ne peut pas être dressée ainsi.', en: 'A table cannot be set up like this.' },
} satisfies Said
export type DeviceCode = keyof typeof DEVICE
