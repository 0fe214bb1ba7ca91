// Shipwrights of the North Sea, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'

// Apart from each other, or the bundler fetches both for either.
const cover = () => import('./art/cover.ts').then(m => m.painter)
const cards = () => import('./art/paint.ts').then(m => m.painter)

export const manifest: Manifest = {
  id: 'shipwrights',
  title: { fr: 'Charpentiers de la Mer du Nord', en: 'Shipwrights of the North Sea' },
  tagline: {
    fr: 'Réunissez les bons artisans, remplissez le moulin, lancez la plus belle flotte.',
    en: 'Draft the right hands, fill the mill, and launch the finest fleet.',
  },
  cover: {
    fr: 'Sur une plage, des charpentiers bordent un drakkar encore en membrures, sous un soleil doré.',
    en: 'On a beach, shipwrights plank a longship still in frame, under a golden sun.',
  },
  players: [2, 5],
  minutes: [45, 75],
  age: 12,
  words: () => import('#games/shipwrights/words').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  guide: { minutes: 5, open: () => import('./guide/index.tsx').then(m => m.guide) },
  painter: id => (id === 'cover' ? cover() : cards()),
}
