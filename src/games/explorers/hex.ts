// Six corners and six sides: how tiles lie beside each other. Corners are counted clockwise from the north, sides from the
// north-east: side n lies between the corners n and n + 1. The land of a tile is kept as the corners it holds, one bit each.

export const CORNERS = [0, 1, 2, 3, 4, 5] as const
const ALL = 0b111111
/** Rows of the map are so far apart by number: farther than tiles can reach. */
const ROW = 128
const MIDDLE = ROW / 2
/** To the north-east, east, south-east, south-west, west and north-west. */
const STEPS = [1 - ROW, 1, ROW, ROW - 1, -1, -ROW] as const

/** A place of the map by its column and its row, which leans to the right on its way down. */
export const hexAt = (column: number, row: number): number => column + MIDDLE + ROW * (row + MIDDLE)
export const columnOf = (hex: number): number => (hex % ROW) - MIDDLE
export const rowOf = (hex: number): number => Math.floor(hex / ROW) - MIDDLE
export const beside = (hex: number, side: number): number => hex + STEPS[side]!

const round = (n: number): number => n % 6
export const opposite = (side: number): number => round(side + 3)
/** The two sides at a corner, each with the number the corner has on the tile beyond. */
export const sidesAt = (corner: number): readonly (readonly [side: number, corner: number])[] => AT[corner]!
const AT = CORNERS.map(corner => [
  [corner, round(corner + 4)] as const,
  [round(corner + 5), round(corner + 2)] as const,
])

export const bit = (corner: number): number => 1 << corner
/** The two corners of a side. */
export const sideBits = (side: number): number => BITS[side]!
const BITS = CORNERS.map(side => bit(side) | bit(round(side + 1)))
/** The corners of a tile beyond this side, of those which both share, as they are numbered here. */
export const fromBeyond = (bits: number, side: number): number =>
  (bits & bit(round(side + 4)) ? bit(side) : 0) | (bits & bit(round(side + 3)) ? bit(round(side + 1)) : 0)
/** Corners after so many turns clockwise. */
export const turned = (bits: number, turns: number): number => ((bits << turns) | (bits >> (6 - turns))) & ALL
export const cornersOf = (bits: number): readonly number[] => HELD[bits]!
const HELD = Array.from({ length: ALL + 1 }, (_, bits) => CORNERS.filter(corner => bits & bit(corner)))

/** The corners that hang together, from the north on clockwise. */
export function runsOf(bits: number): number[] {
  const runs: number[] = []
  const seen = (corner: number) => runs.some(run => run & bit(corner))
  for (const corner of cornersOf(bits)) {
    if (seen(corner)) continue
    let run = bit(corner)
    for (let next = round(corner + 1); bits & bit(next) && !(run & bit(next)); next = round(next + 1)) run |= bit(next)
    for (let last = round(corner + 5); bits & bit(last) && !(run & bit(last)); last = round(last + 5)) run |= bit(last)
    runs.push(run)
  }
  return runs
}
/** Where the middle of some land lies, in twelfths of a turn clockwise from the north; 0 for land all round. */
export function bearingOf(run: number): number {
  const first = CORNERS.find(corner => run & bit(corner) && !(run & bit(round(corner + 5)))) ?? 0
  return run === ALL ? 0 : (2 * first + cornersOf(run).length - 1) % 12
}
