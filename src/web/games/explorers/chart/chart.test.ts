// The chart is drawn from corners alone: coasts meet at borders, what is drawn stays, and pieces keep their names.
import { expect, test } from 'vitest'
import { beside, bit, CORNERS, hexAt, turned } from '#games/explorers'
import { CHART, scene } from '#games/explorers/testing'
import { distance, heartsOf, hexagon, isInside, placeAt, SIDE, shoreOf } from '../art/outline.ts'
import { printOf } from '../art/print.ts'
import { blanksOf } from './blank.tsx'
import { centreOf } from './place.ts'
import { follow, frameOf, movers, standingOn } from './standing.ts'

const NORTH = bit(0)
const MIDDLE = [0, 0] as const

test('a coast goes on where that of the next tile ends', () => {
  const hex = hexAt(0, 0)
  // Land at the corner in the north: the three tiles there hold it at their N, SW and SE.
  const shores = [
    shoreOf(centreOf(hex), NORTH),
    shoreOf(centreOf(beside(hex, 0)), bit(4)),
    shoreOf(centreOf(beside(hex, 5)), bit(2)),
  ]
  const starts = shores.map(({ coast }) => coast[0]!)
  for (const { coast } of shores) {
    expect(Math.min(...starts.map(start => distance(start, coast.at(-1)!)))).toBeLessThan(0.01)
  }
})

test('a coast leaves a side at a right angle, whatever its outline', () => {
  for (const land of [0b1, 0b11, 0b111, 0b1111, 0b11111]) {
    for (const corner of CORNERS) {
      const { coast } = shoreOf(MIDDLE, turned(land, corner))
      const [a, b] = [coast[0]!, coast[1]!]
      const side = hexagon(MIDDLE).findIndex((p, i, all) => {
        const q = all[(i + 1) % 6]!
        return distance([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], a) < 0.01
      })
      const [p, q] = [hexagon(MIDDLE)[side]!, hexagon(MIDDLE)[(side + 1) % 6]!]
      const along = ((b[0] - a[0]) * (q[0] - p[0]) + (b[1] - a[1]) * (q[1] - p[1])) / (SIDE * distance(a, b))
      expect(Math.abs(along)).toBeLessThan(0.22)
    }
  }
})

test('hearts of lands lie on their land, that of the sea does not', () => {
  for (const lands of [[1], [3], [7], [15], [31], [1, 4], [3, 24], [7, 16]]) {
    const { lands: found, sea } = heartsOf(lands)
    const rings = lands.map(land => shoreOf(MIDDLE, land).ring)
    found.forEach((heart, i) => expect(isInside(heart, rings[i]!)).toBe(true))
    expect(rings.some(ring => isInside(sea, ring))).toBe(false)
  }
})

test('a point is found in its hexagon', () => {
  for (const [column, row] of [
    [0, 0],
    [3, -2],
    [-4, 1],
  ] as const) {
    const centre = centreOf(hexAt(column, row))
    for (const near of hexagon(centre, 0.9)) expect(placeAt(near).join()).toBe(`${column},${row}`)
  }
})

test('a tile is engraved once, and the same wherever it is asked for', () => {
  expect(printOf([10, 20], [3])).toBe(printOf([10, 20], [3]))
  expect(printOf([10, 20], [3]).coast).not.toBe(printOf([500, 20], [3]).coast)
})

const WALK = { map: CHART, players: [{ ashore: ['4', '4', '1'], ship: 5 }, {}] }

test('of Vikings alike, those who can stay do, and one is seen walking', () => {
  const table = scene(WALK)
  const before = follow([], movers(table.g))
  const after = follow(before, movers(table.play('walk 4 1 1').g))
  const gone = before.flatMap((piece, i) => (after[i]!.place === piece.place ? [] : [piece.place]))
  expect(gone).toEqual([before.find(({ kind, place }) => kind === 'viking:0' && place === 12)!.place])
  expect(after).toHaveLength(before.length)
})

test('after one has fallen, those who walk are still seen walking', () => {
  const viking = (place: number) => ({ kind: 'viking:0', place })
  const fallen = follow([viking(3), viking(6)], [viking(6)])
  const walked = follow(fallen, [viking(9)])
  expect(walked.map(({ place }) => place)).toEqual([Number.NEGATIVE_INFINITY, 9])
})

test('who goes ashore comes from the ship, and keeps its name', () => {
  const table = scene({ map: CHART, players: [{ ship: 4 }, {}] })
  const before = follow([], movers(table.g))
  const rowers = standingOn(table.g, before).filter(({ is, key }) => is === 'rower' && key.startsWith('viking:0'))
  table.play('unload 4 1')
  const landed = standingOn(table.g, follow(before, movers(table.g))).filter(({ is }) => is === 'viking')
  expect(rowers).toHaveLength(2)
  expect(rowers.filter(({ key }) => landed.some(other => other.key === key))).toHaveLength(1)
})

test('the sheet has room for every place where a tile may be laid', () => {
  const { g } = scene(WALK)
  const { x, y, w, h } = frameOf(g)
  for (const { hex } of g.gaps) {
    for (const [cx, cy] of hexagon(centreOf(hex))) {
      expect(cx > x && cx < x + w && cy > y && cy < y + h).toBe(true)
    }
  }
})

test('rose and serpent lie on no tile and on no place for one, and stay where they are as long as there is room', () => {
  const { g } = scene({ map: CHART, players: [{}, {}] })
  const frame = frameOf(g)
  const [first, ...others] = blanksOf(g, frame, [])
  for (const place of [first!, ...others]) {
    for (const { hex } of [...g.map.slice(1), ...g.gaps]) expect(distance(place, centreOf(hex))).toBeGreaterThan(SIDE)
  }
  const elsewhere = [first![0] + 5, first![1]] as const
  expect(blanksOf(g, frame, [elsewhere])[0]).toBe(elsewhere)
  // A tile laid right there.
  const taken = { ...g, map: [...g.map, { ...g.map[1]!, hex: hexAt(...placeAt(elsewhere)) }] }
  expect(blanksOf(taken, frame, [elsewhere])[0]).not.toBe(elsewhere)
})
