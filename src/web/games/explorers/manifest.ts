// Explorers of the North Sea, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'

// Apart from each other, or the bundler fetches both for either.
const cover = () => import('./art/cover.ts').then(m => m.painter)
const pieces = () => import('./art/paint.ts').then(m => m.painter)

export const manifest: Manifest = {
  id: 'explorers',
  title: { fr: 'Explorateurs de la Mer du Nord', en: 'Explorers of the North Sea' },
  tagline: {
    fr: 'Dessinez la mer tuile après tuile, rapportez du bétail, pillez, et tenez les îles.',
    en: 'Chart the sea tile by tile, bring livestock home, raid, and hold the islands.',
  },
  cover: {
    fr: 'Une carte marine déroulée : un drakkar entre des îles, une rose des vents, un serpent de mer.',
    en: 'An unrolled sea chart: a longship among islands, a compass rose, a sea serpent.',
  },
  players: [1, 4],
  minutes: [60, 90],
  age: 12,
  words: () => import('#games/explorers/words').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  guide: { minutes: 4, open: () => import('./guide/index.tsx').then(m => m.guide) },
  painter: id => (id === 'cover' ? cover() : pieces()),
}
