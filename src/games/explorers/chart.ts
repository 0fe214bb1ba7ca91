// Laying tiles: each is joined to what lies beside it, and leaves new gaps around it.
import type { Lands } from './cards/kinds.ts'
import { beside, CORNERS, fromBeyond, hexAt, opposite, sideBits } from './hex.ts'
import { joinIslands, type Merger } from './islands.ts'
import { type Chart, cornersOfLands, type Gap, MAINLAND, NOTHING, type Tile } from './map.ts'

/** The tiles of the board, and where they lie; those to come are numbered on from there. */
export const FIXED = [hexAt(0, 0), hexAt(1, 0), hexAt(2, 0)] as const
const INLAND = [hexAt(0, 1), hexAt(1, 1)]
/** The waters off the Mainland stay free (ruling): no tile lies there, and what lies beside them shows sea. */
const OFFSHORE = new Set(INLAND.flatMap(hex => CORNERS.map(side => beside(hex, side))).filter(isFree))
export const isOffshore = (hex: number): boolean => OFFSHORE.has(hex)
function isFree(hex: number): boolean {
  return !INLAND.includes(hex) && !FIXED.some(fixed => fixed === hex)
}

export const mainland = (): Tile => ({
  hex: NOTHING,
  card: NOTHING,
  lands: [0],
  near: [1, 2, 3],
  islands: [NOTHING],
  outpost: false,
})
function gapAt(hex: number): Gap {
  const gap: Gap = { hex, near: CORNERS.map(() => NOTHING), known: 0, land: 0 }
  for (const side of CORNERS) {
    const other = beside(hex, side)
    if (INLAND.includes(other)) gap.near[side] = MAINLAND
    if (isOffshore(other)) gap.known |= sideBits(side)
  }
  return gap
}
function placeOfGap(gaps: readonly Gap[], hex: number): number {
  for (let at = 0; at < gaps.length; at++) if (gaps[at]!.hex === hex) return at
  return NOTHING
}
/** Lays a tile at a place, beside whatever lies there, and makes new gaps around it; answers its number, and notes which islands merge. */
export function join(chart: Chart, hex: number, lands: Lands, card: number, merged?: Merger[]): number {
  const { map, gaps } = chart
  const number = map.length
  const at = placeOfGap(gaps, hex)
  const { near } = at < 0 ? gapAt(hex) : gaps.splice(at, 1)[0]!
  const land = cornersOfLands(lands)
  const none = lands.map(() => NOTHING)
  map.push({ hex, card, lands: [...lands], near, islands: none, outpost: false })
  for (const side of CORNERS) {
    const beyond = opposite(side)
    const other = near[side]!
    if (other > MAINLAND) map[other]!.near[beyond] = number
    const place = beside(hex, side)
    if (other !== NOTHING || isOffshore(place)) continue
    let gap = gaps[placeOfGap(gaps, place)]
    if (!gap) gaps.push((gap = gapAt(place)))
    gap.near[beyond] = number
    gap.known |= sideBits(beyond)
    gap.land |= fromBeyond(land, beyond)
  }
  joinIslands(chart, number, merged)
  return number
}
