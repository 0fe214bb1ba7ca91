// From the key of a picture of the yard to its SVG. A file of its own, so that the first game does not load it.

import { type Inks, mixInks } from '../../../art/inks.ts'
import { clinker } from '../../../art/longship-hull.ts'
import { portrait } from '../../../art/portrait.ts'
import { seascape } from '../../../art/scene.ts'
import { BUILDINGS, stillPicture } from './buildings.ts'
import { FOLK, FOLK_IDS, type FolkId } from './folk.ts'
import { LONGSHIP_IDS, LONGSHIPS, type LongshipId } from './longships.ts'
import { TOOLS } from './tools.ts'

const STILLS = { ...TOOLS, ...BUILDINGS }
type StillId = keyof typeof STILLS

export type YardId = FolkId | LongshipId | StillId
export type YardKey = `yard:${YardId}` | `yard-small:${YardId}`
export const YARD_IDS: readonly YardId[] = [...FOLK_IDS, ...LONGSHIP_IDS, ...(Object.keys(STILLS) as StillId[])]

function draw(id: YardId, fine: boolean): string {
  if (id in LONGSHIPS) {
    const ship = LONGSHIPS[id as LongshipId]
    return seascape(ship, { fine, hull: clinker(ship, fine) })
  }
  if (id in STILLS) return stillPicture(STILLS[id as StillId], YARD_IDS.indexOf(id) + 1, fine)
  return portrait(FOLK[id as FolkId], YARD_IDS.indexOf(id) + 1, fine)
}

export function paint(key: YardKey, inks: Inks): string {
  const [kind, id] = key.split(':')
  return mixInks(draw(id as YardId, kind === 'yard'), inks)
}
