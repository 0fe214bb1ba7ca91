// A ship at sea: the picture of a ship's card.
import { framed, VIEW } from '../frames.ts'
import { backdrop } from '../land/scene.ts'
import { sea } from '../land/sea.ts'
import { carvel } from './carvel.ts'
import type { Ship } from './draught.ts'
import { shipLayers } from './ship.ts'

/** A ship at sea, in its own weather; `margin` adds water on both sides, `fine` is for pictures of a card's size. */
export function seascape(ship: Ship, { margin = 0, fine = true, hull: built = carvel(ship) } = {}): string {
  const left = -12 - margin
  const w = 264 + 2 * margin
  const { hull, afloat } = shipLayers(ship, fine, built)
  const water = (from: number, to: number, seed: number, wave: number): string =>
    sea([left - 2, left + w + 2], from, to, seed, { wave: fine ? wave : wave * 1.5 })
  const behind = backdrop({ ...ship, w, horizon: 194, clouds: fine ? 1 : 0, gulls: fine ? 2 : 0 })
  return framed(
    left,
    -32,
    w,
    222,
    `<g transform="translate(${left} -32)">${behind}</g>` +
      hull +
      water(VIEW.water + 3, VIEW.water + 9, ship.seed, 20) +
      afloat +
      water(VIEW.water + 11, VIEW.h, ship.seed + 1, 22),
  )
}
