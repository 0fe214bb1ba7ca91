// Raiders of the North Sea, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'

// Apart from each other, or the bundler fetches both for either.
const cover = () => import('./art/cover.ts').then(m => m.painter)
const cards = () => import('./art/paint.ts').then(m => m.painter)

export const manifest: Manifest = {
  id: 'raiders',
  title: { fr: 'Pillards de la Mer du Nord', en: 'Raiders of the North Sea' },
  tagline: {
    fr: 'Mettez vos ouvriers au travail, engagez un équipage, rapportez le butin du nord.',
    en: 'Put your workers to work, hire a crew, and bring home the plunder of the north.',
  },
  cover: {
    fr: 'Au crépuscule, des drakkars au corbeau devant un monastère en flammes.',
    en: 'At dusk, raven-sailed longships before a monastery in flames.',
  },
  players: [2, 4],
  minutes: [60, 80],
  age: 12,
  words: () => import('#games/raiders/words').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  guide: { minutes: 4, open: () => import('./guide/index.tsx').then(m => m.guide) },
  painter: id => (id === 'cover' ? cover() : cards()),
}
