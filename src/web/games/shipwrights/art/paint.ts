// Who paints for Charpentiers: its people, ships, tools and buildings. The cover is in a file of its own, so that a page
// that shows covers does not load all these.
import { drawings, painterOf } from '../../../art/painter.ts'
import { portrait } from '../../../art/people/portrait.ts'
import { clinker } from '../../../art/ships/clinker.ts'
import { seascape } from '../../../art/ships/seascape.ts'
import { stillPicture } from '../../../art/things/site.ts'
import { BUILDINGS } from './buildings.ts'
import { FOLK } from './folk.ts'
import { LONGSHIPS } from './longships.ts'
import { TOOLS } from './tools.ts'

const STILLS = { ...TOOLS, ...BUILDINGS }
const TITLES = Object.keys({ ...FOLK, ...LONGSHIPS, ...STILLS })
const seedOf = (id: string): number => TITLES.indexOf(id) + 1

const inSize = (size: 'card' | 'small', fine: boolean) => ({
  ...drawings(size, FOLK, (sitter, id) => portrait(sitter, seedOf(id), fine)),
  ...drawings(size, LONGSHIPS, ship => seascape(ship, { fine, hull: clinker(ship, fine) })),
  ...drawings(size, STILLS, (picture, id) => stillPicture(picture, seedOf(id), fine)),
})

export const painter = painterOf({ ...inSize('card', true), ...inSize('small', false) })
