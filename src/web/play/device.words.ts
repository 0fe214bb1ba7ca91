// What the tables of this device refuse in words of its own.
import { spoken } from '../kit/words.ts'

export type DeviceCode = 'no-storage' | 'no-such-table' | 'other-rules' | 'bad-request'

export const say = spoken<{ readonly [code in DeviceCode]: string }>(
  {
    'no-storage': 'Cet appareil ne peut pas garder la partie : son stockage est désactivé ou plein.',
    'no-such-table': 'Cette table n’existe pas sur cet appareil.',
    'other-rules': 'Cette partie a commencé avec une autre version du jeu. Rechargez la page.',
    'bad-request': 'Cette table ne peut pas être dressée ainsi.',
  },
  {
    'no-storage': 'This device cannot save the match: its storage is switched off or full.',
    'no-such-table': 'There is no such table on this device.',
    'other-rules': 'This match was started with another version of the game. Please reload the page.',
    'bad-request': 'A table cannot be set up like this.',
  },
)
