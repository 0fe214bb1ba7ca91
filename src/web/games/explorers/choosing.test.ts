import { expect, test } from 'vitest'
import { view } from '#engine'
import type { LayMove, Move } from '#games/explorers'
import { CHART, land, point, type Scene, scene, spell, tile } from '#games/explorers/testing'
import { type Choosing, isLit, NOTHING, narrowed, touch } from '../../kit/choosing.ts'
import { firstAlike, movesOf, type Piece, promiseOf, ranked, reachOf, waysFor } from './choosing.ts'

const seenBy = (table: Scene) => view(table.g, table.question.seat)
const at = (table: Scene): Choosing<ReturnType<typeof seenBy>, Move, Piece, never> => ({
  ways: waysFor(seenBy(table)) as never,
  view: seenBy(table),
  seat: table.question.seat,
  moves: table.question.options as readonly Move[],
})
const spelled = (moves: readonly Move[]) => moves.map(move => spell(move))

test('a sea beside the ship is sailed to by one touch; one with an enemy ship shows first', () => {
  const open = at(scene({ map: CHART, players: [{ ship: 1 }, {}] }))
  expect(touch(open, NOTHING, 'sea:5')).toEqual({ pick: { do: 'sail', to: 5 } })
  expect(touch(open, NOTHING, 'sea:4')).toBeNull()
  const enemy = at(scene({ map: CHART.replace('s', 'e'), players: [{ ship: 1 }, {}] }))
  expect(touch(enemy, NOTHING, 'sea:5')).toEqual({ focus: ['sea:5'] })
})

test('Vikings are touched, then the land they walk to; with livestock there is more to choose', () => {
  const open = at(scene({ map: CHART, players: [{ ashore: ['4'] }, {}] }))
  const folk = `folk:${land('4')}` as const
  expect(isLit(open, NOTHING, folk)).toBe(true)
  expect(isLit(open, NOTHING, `land:${land('1')}`)).toBe(false)
  expect(touch(open, NOTHING, folk)).toEqual({ focus: [folk] })
  expect(spelled(narrowed(open, [folk, `land:${land('1')}`]))).toEqual(['walk 4 1 1', 'drive 4 1 pig'])
})

test('the ship lights up for what it can load and unload, a point for its outpost', () => {
  const table = scene({ map: CHART, players: [{ ship: 4, ashore: ['4', '1'] }, {}] })
  const open = at(table)
  expect(isLit(open, NOTHING, 'ship:0')).toBe(true)
  expect(spelled(narrowed(open, ['action:load'])).every(move => move.startsWith('load'))).toBe(true)
  const points = movesOf(open.moves, 'build').flatMap(move => (move.do === 'build' ? [move.point] : []))
  expect(points).toEqual([point(table.g, '1:N'), point(table.g, '1:NW')])
  expect(isLit(open, NOTHING, `point:${points[0]!}`)).toBe(true)
})

test('how far the ship comes: by the actions left, past no enemy ship, and not without a Viking', () => {
  const table = scene({ map: CHART, players: [{}, {}] })
  const reach = reachOf(seenBy(table), 0)
  for (const near of [1, 2, 3]) expect(reach.get(near)).toEqual([near])
  for (const way of reach.values()) expect(way.length).toBeLessThanOrEqual(4)
  expect(reach.has(0)).toBe(false)
  expect(reachOf(seenBy(scene({ map: CHART, players: [{ aboard: 0 }, {}] })), 0).size).toBe(0)
})

test('tiles alike are the same in hand', () => {
  const g = seenBy(scene({ players: [{ hand: ['T05', 'T04', 'T06'] }, {}] }))
  expect(firstAlike(g, tile('T04'))).toBe(tile('T05'))
  expect(firstAlike(g, tile('T06'))).toBe(tile('T06'))
})

test('what closes an island of mine is listed first, what closes one of another last', () => {
  const table = scene({ map: CHART, players: [{ hand: ['T01', 'T08', 'T39'], ashore: ['2'] }, { ashore: ['3'] }] })
  const g = seenBy(table)
  const moves = ranked(g, 0, table.question.options as readonly Move[]) as readonly LayMove[]
  const promises = moves.map(move => promiseOf(g, 0, move))
  expect(promises).toEqual(promises.toSorted((a, b) => b - a))
})
