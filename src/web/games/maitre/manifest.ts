// Le Maître des Mers, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'

export const manifest: Manifest = {
  id: 'maitre',
  title: { fr: 'Le Maître des Mers', en: 'Master of the Seas' },
  tagline: {
    fr: 'Cinq dés, douze navires et des trésors à rapporter.',
    en: 'Five dice, twelve ships and treasure to bring home.',
  },
  cover: {
    fr: 'Un galion à trois mâts toutes voiles dehors devant le soleil couchant, deux navires dans son sillage.',
    en: 'A three-masted galleon under full sail before the setting sun, two ships in its wake.',
  },
  players: [2, 6],
  minutes: [20, 40],
  age: 6,
  words: () => import('#games/maitre/words').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  guide: { minutes: 2, open: () => import('./guide/index.tsx').then(m => m.guide) },
  painter: () => import('./art/paint.ts').then(m => m.painter),
}
