// Who paints for Explorateurs: its captains, and the ships on its chart. The chart itself is drawn by the board, and the cover
// is in a file of its own, so that a page that shows covers does not load all these.
import { framed, VIEW } from '../../../art/frames.ts'
import { type Drawings, drawings, painterOf } from '../../../art/painter.ts'
import { portrait } from '../../../art/people/portrait.ts'
import { clinker, type Longship } from '../../../art/ships/clinker.ts'
import { shipLayers } from '../../../art/ships/ship.ts'
import { CAPTAINS } from './folk.ts'
import { ENEMY_SHIP, SHIPS } from './longships.ts'

const PEOPLE = Object.keys(CAPTAINS)
const inSize = (size: 'card' | 'small', fine: boolean): Drawings =>
  drawings(size, CAPTAINS, (sitter, id) => portrait(sitter, PEOPLE.indexOf(id) + 1, fine))

/** Afloat, without its sea: the chart has its own. */
function cutOut(ship: Longship): string {
  const { hull, afloat } = shipLayers(ship, false, clinker(ship, false))
  return framed(0, 0, VIEW.w, VIEW.h, hull + afloat)
}

export const painter = painterOf({
  ...inSize('card', true),
  ...inSize('small', false),
  ...drawings('ship', SHIPS, cutOut),
  enemy: () => cutOut(ENEMY_SHIP),
})
