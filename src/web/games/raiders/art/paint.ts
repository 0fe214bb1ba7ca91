// Who paints for Pillards: its townsfolk, the north and its settlements, the village. The cover is in a file of its own, so that
// a page that shows covers does not load all these.
import { framed, VIEW } from '../../../art/frames.ts'
import { type Drawings, drawings, painterOf } from '../../../art/painter.ts'
import { portrait } from '../../../art/people/portrait.ts'
import { clinker } from '../../../art/ships/clinker.ts'
import { shipLayers } from '../../../art/ships/ship.ts'
import { stillPicture } from '../../../art/things/site.ts'
import { FOLK } from './folk.ts'
import { HOUSES } from './houses.ts'
import { RAVEN } from './longship.ts'
import { BANDS, band } from './north.ts'
import { cutOut, raidScene, SITES, type SiteId } from './sites.ts'
import { stone } from './stone.ts'

const PLACES = Object.keys({ ...FOLK, ...HOUSES })
const seedOf = (id: string): number => PLACES.indexOf(id) + 1

const inSize = (size: 'card' | 'small', fine: boolean): Drawings =>
  drawings(size, FOLK, (sitter, id) => portrait(sitter, seedOf(id), fine))
const ofSites = (kind: string, draw: (id: SiteId) => string): Drawings =>
  Object.fromEntries(SITES.map(id => [`${kind}:${id}`, () => draw(id)]))

function ship(): string {
  const { hull, afloat } = shipLayers(RAVEN, true, clinker(RAVEN, true))
  return framed(0, 0, VIEW.w, VIEW.h, hull + afloat)
}

const bands = drawings('north', BANDS, band)

export const painter = painterOf(
  {
    ...inSize('card', true),
    ...inSize('small', false),
    ...ofSites('site', id => cutOut(id, false)),
    ...ofSites('plundered', id => cutOut(id, true)),
    ...ofSites('raid', raidScene),
    ...drawings('house', HOUSES, (house, id) => stillPicture(house, seedOf(id), true)),
    ...bands,
    ship,
    stone,
  },
  ...Object.keys(bands),
)
