// What a larger game may ask of Shipwrights: who begins, in which order the players come, and how they stand at any moment.
import { describe, expect, test } from 'vitest'
import { Live, readOptions, Swift, secretFrom, start, Tabletop } from '#engine'
import { freshTurn, type G, order, shipwrights } from '#games/shipwrights'
import { lay, scene } from '#games/shipwrights/testing'

/** A match of four that begins with the seat given, after everybody has chosen what to start with. */
function opened(first: number | null, seed = 'a tale'): Live<G> {
  const match = start(shipwrights, 4, {}, secretFrom(seed))
  const options = readOptions(shipwrights, {})
  const base = first === null ? match.base : shipwrights.setup(4, options, { first })
  const live = new Live<G>(shipwrights, { ...match, base })
  for (let seat = 0; seat < 4; seat++) live.answer(seat, { do: 'stock', goods: [1, 1, 0] })
  return live
}

describe('who begins', () => {
  test.each([0, 1, 2, 3])('appointed, seat %d begins whatever the dice would say', first => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(opened(first, seed).tabletop.g.first).toBe(first)
  })
  test('an appointed first player is the first in the order before the first day too', () => {
    const g = shipwrights.setup(3, readOptions(shipwrights, {}), { first: 2 })
    expect(order(g)).toEqual([2, 0, 1])
  })
  test('played alone, the state says nothing of it', () => {
    expect(opened(null).tabletop.g).not.toHaveProperty('appointed')
  })
})

describe('the order of the players', () => {
  test('in the morning, and before the first turn, from the first player on', () => {
    const { g } = opened(1).tabletop
    expect([g.phase, order(g)]).toEqual(['morning', [1, 2, 3, 0]])
    expect(order({ ...g, phase: 'afternoon', turn: freshTurn(-1, 0) })).toEqual([1, 2, 3, 0])
  })
  test('in the afternoon it begins with who acts', () => {
    expect(order(scene({ players: [{}, {}, {}], seat: 2, earlier: 1 }).g)).toEqual([2, 0, 1])
  })
  test('in the evening it is that of the day, although the marker has gone on', () => {
    const g = lay({ players: [{}, {}, {}], seat: 0, earlier: 2, chapter: 'evening' }).base
    g.turn = freshTurn(0, 2)
    expect([g.first, order(g)]).toEqual([1, [1, 2, 0]])
    shipwrights.chapters['evening']!(new Tabletop(g, new Swift(1)), null).next()
    expect([g.first, order(g)]).toEqual([2, [1, 2, 0]])
  })
  test('nor does a Pioneer change it before the day is over', () => {
    const g = lay({ players: [{}, {}, { front: ['pioneer'] }], seat: 0, earlier: 2, chapter: 'evening' }).base
    g.turn = freshTurn(0, 2)
    g.pioneer = 0
    shipwrights.chapters['evening']!(new Tabletop(g, new Swift(1)), null).next()
    expect([g.first, order(g)]).toEqual([0, [1, 2, 0]])
  })
})

test('the result is right at any moment, before the first day and in the middle of a turn', () => {
  const before = shipwrights.result(shipwrights.setup(2, readOptions(shipwrights, {})))
  expect(before.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 0],
    [1, 0],
  ])
  const rich = { gold: 9, workers: 4, mill: [2, 1, 0] as const, yard: ['ferje'], crew: ['carpenter', 'tar_burner'] }
  const table = scene({ players: [rich, { gold: 9 }] })
  expect(table.result[0]!.parts).toEqual({ ships: 0, buildings: 0, military: 0 })
  table.play('finish ferje')
  expect(table.result[0]).toMatchObject({ rank: 1, score: 1, parts: { ships: 1 } })
})
