// A longship on the water of a cover.
import { put } from './forms.ts'
import { VIEW } from './frames.ts'
import { type SeaStyle, sea } from './land/sea.ts'
import { clinker, type Longship } from './ships/clinker.ts'
import { shipLayers } from './ships/ship.ts'

/** Where a ship lies: its waterline on y, the sea closed before it. */
interface Berth {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly water: Pick<SeaStyle, 'tone' | 'line'>
}
export function afloat(ship: Longship, { x, y, size, water }: Berth, fine: boolean): string {
  const { hull, afloat: foam } = shipLayers(ship, fine, clinker(ship, fine))
  const at = (svg: string): string => put(x - (VIEW.w / 2) * size, y - VIEW.water * size, 0, svg, size)
  const wake = sea([x - 116 * size, x + 116 * size], y + 3 * size, y + 10 * size, 5, {
    ...water,
    wave: 20 * size,
    swell: size * 0.6,
  })
  return at(hull) + wake + at(foam)
}
