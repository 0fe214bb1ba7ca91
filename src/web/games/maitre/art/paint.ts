// From the key of a picture to its SVG: pure, no DOM, the same print every time.

import { type Inks, mixInks } from '../../../art/inks.ts'
import { fjord, grain } from '../../../art/interior.ts'
import { seascape } from '../../../art/scene.ts'
import { GOODS, type GoodsLetter, TREASURES, type TreasureLetter } from './cargo.ts'
import { cover } from './cover.ts'
import { FLEET, type ShipId } from './fleet.ts'
import { still } from './things.ts'

/** `ship:` is for cards in hand or in port, `hull:` for the small cards of a fleet (fewer lines, wider water). */
export type PictureKey =
  | `ship:${ShipId}`
  | `hull:${ShipId}`
  | `goods:${GoodsLetter}`
  | `treasure:${TreasureLetter}`
  | 'cover'
  | 'fjord'
  | 'grain'

function draw(key: PictureKey): string {
  if (key === 'cover') return cover()
  if (key === 'fjord') return fjord()
  if (key === 'grain') return grain()
  const [kind, id = ''] = key.split(':')
  const seed = id.charCodeAt(0)
  if (kind === 'ship') return seascape(FLEET[id as ShipId])
  if (kind === 'hull') return seascape(FLEET[id as ShipId], { margin: 30, fine: false })
  if (kind === 'goods') return still(GOODS[id as GoodsLetter], seed)
  return still(TREASURES[id as TreasureLetter], seed + 5)
}

export const paint = (key: PictureKey, inks: Inks): string => mixInks(draw(key), inks)
