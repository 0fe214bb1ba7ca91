// The North Sea Runesaga, as the client lists it.
import type { Manifest } from '../../kit/manifest.ts'
import { manifest as explorers } from '../explorers/manifest.ts'
import { manifest as raiders } from '../raiders/manifest.ts'
import { manifest as shipwrights } from '../shipwrights/manifest.ts'

// Apart from each other, or the bundler fetches both for either.
const cover = () => import('./art/cover.ts').then(m => m.painter)
const stones = () => import('./art/paint.ts').then(m => m.painter)

/** The games it is made of, by their ids. */
export const OF_TALES = { shipwrights, raiders, explorers }
const taleIn = (play: unknown): Manifest | undefined => Object.values(OF_TALES).find(({ id }) => id === play)

export const manifest: Manifest = {
  id: 'runesaga',
  title: { fr: 'Runesaga de la Mer du Nord', en: 'North Sea Runesaga' },
  tagline: {
    fr: 'Trois récits de la Mer du Nord, l’un après l’autre, et des pierres runiques à mériter.',
    en: 'Three tales of the North Sea, one after the other, and runestones for those who deserve them.',
  },
  cover: {
    fr: 'Sous une aurore boréale, trois pierres runiques sur un cap, et trois drakkars sur le fjord.',
    en: 'Under northern lights, three runestones on a headland, and three longships on the fjord.',
  },
  players: [2, 4],
  minutes: [180, 240],
  age: 12,
  counts: { fr: 'pierre', en: 'stone' },
  words: () => import('./texts.ts').then(m => m.words),
  board: () => import('./board.tsx'),
  book: () => import('./book.tsx').then(m => m.book),
  painter: id => (id === 'cover' ? cover() : stones()),
  joins: { games: Object.keys(OF_TALES), open: () => import('./join.ts').then(m => m.join) },
  // One tale alone is laid where its game is.
  unasked: ['play'],
  playedAs({ play }) {
    const tale = taleIn(play)
    return (
      tale && {
        cover: tale.id,
        title: { fr: `${tale.title.fr}, avec pierres runiques`, en: `${tale.title.en}, with runestones` },
      }
    )
  },
}
