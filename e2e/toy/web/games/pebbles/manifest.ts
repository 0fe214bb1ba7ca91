// Pebbles, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'

export const manifest: Manifest = {
  id: 'pebbles',
  title: { fr: 'Galets', en: 'Pebbles' },
  tagline: { fr: 'Qui prendra le dernier galet ?', en: 'Who will take the last pebble?' },
  cover: {
    fr: 'Un tas de galets.',
    en: 'A heap of pebbles.',
  },
  players: [2, 4],
  minutes: [2, 3],
  age: 4,
  words: () => import('#games/pebbles/words').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  painter: () => import('./painter.ts').then(m => m.painter),
}
