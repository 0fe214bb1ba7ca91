import { expect, test } from 'vitest'
import { view } from '#engine'
import { type Move, raiders } from '#games/raiders'
import { card, type Scene, type Setting, scene, settlement, spell } from '#games/raiders/testing'
import { type Choosing, exactly, isLit, NOTHING, narrowed, touch } from '../../kit/choosing.ts'
import { KEPT, nearRaids, type Piece, ranked, TOGETHER, WAYS, wanted, waysFor } from './choosing.ts'

type At = Choosing<ReturnType<typeof seenBy>, Move, Piece, never>
const seenBy = (table: Scene) => view(table.g, table.question.seat)
const at = (table: Scene, ways = WAYS): At => ({
  ways: ways as never,
  view: seenBy(table),
  seat: table.question.seat,
  moves: wanted(table.question.options as readonly Move[]),
})
const of = (name: string): Piece => `card:${card(name)}`
const site = (id: string): Piece => `site:${settlement(id)}`
const spelled = (moves: readonly Move[]) => moves.map(move => spell(move))

const TABLE: Setting = {
  players: [
    { provisions: 3, silver: 5, hand: ['archer', 'archer 2', 'forager'], crew: ['berserker', 'berserker 2', 'scout'] },
    {},
  ],
  north: { harbour_a: ['valkyrie valkyrie gold', 'iron', 'iron'] },
}

test('a building is gone to by one touch; the Gate House, where cards are drawn, shows first', () => {
  const open = at(scene({ ...TABLE, village: { mill: 'black' } }))
  expect(touch(open, NOTHING, 'house:silversmith')).toEqual({ pick: { do: 'place', building: 'silversmith' } })
  expect(touch(open, NOTHING, 'house:gate_house')).toEqual({ focus: ['house:gate_house'] })
  expect(touch(open, NOTHING, 'house:mill')).toBeNull()
})

test('where nothing can be done the building is not lit, and going there idly is offered, not decided', () => {
  const open = at(scene({ players: [{ silver: 0 }, {}] }))
  expect(spelled(narrowed(open, ['house:barracks']))).toEqual(['place barracks idle'])
  expect(isLit(open, NOTHING, 'house:barracks')).toBe(false)
  expect(touch(open, NOTHING, 'house:barracks')).toEqual({ focus: ['house:barracks'] })
})

test('where nothing can be done in any of them, the buildings are lit all the same', () => {
  const setting: Setting = {
    players: [{ hand: [] }, {}],
    village: { town_hall: 'black', treasury: 'black', barracks: 'black' },
  }
  const table = scene(setting).play('place mill')
  const moves = wanted(table.question.options as readonly Move[])
  expect(spelled(moves)).toEqual(['pick town_hall idle', 'pick treasury idle', 'pick barracks idle'])
  const open = at(table, waysFor(moves))
  expect(isLit(open, NOTHING, 'house:barracks')).toBe(true)
  expect(isLit(open, NOTHING, 'house:mill')).toBe(false)
  expect(touch(open, NOTHING, 'house:barracks')).toEqual({ focus: ['house:barracks'] })
})

test('a settlement that can be raided is lit, and shows what it promises before it is decided', () => {
  const open = at(scene(TABLE))
  expect(isLit(open, NOTHING, site('harbour_a'))).toBe(true)
  expect(isLit(open, NOTHING, site('fortress_a'))).toBe(false)
  expect(touch(open, NOTHING, site('harbour_a'))).toEqual({ focus: [site('harbour_a')] })
})

test('two cards of a title are the same', () => {
  const open = at(scene(TABLE).play('place barracks'))
  for (const copy of ['archer', 'archer 2']) expect(spelled(narrowed(open, [of(copy)]))).toEqual(['hire archer'])
})

test('those who die are touched one by one, whichever of their copies', () => {
  const table = scene({ ...TABLE, dice: [] })
    .play('raid harbour_a')
    .play('plunder 0')
  const dead = at(table, TOGETHER)
  const both = [of('berserker 2'), of('berserker')]
  expect(exactly(dead, [of('scout')])).toBeNull()
  expect(spell(exactly(dead, both)!)).toBe('bury berserker berserker')
  expect(spell(exactly(dead, [of('berserker 2'), of('scout')])!)).toBe('bury berserker scout')
})

test('cards that are kept are named by their places', () => {
  const g = raiders.setup(2, { runesaga: false, firstPrinting: false })
  g.players[0]!.hand.cards = [card('archer'), card('archer 2'), card('sage')]
  const moves: Move[] = [
    { do: 'keep', at: [0, 1] },
    { do: 'keep', at: [0, 2] },
  ]
  const keeping: At = { ways: KEPT as never, view: view(g, 0), seat: 0, moves }
  expect(exactly(keeping, [of('archer'), of('archer 2')])).toBe(moves[0])
  expect(exactly(keeping, [of('archer')])).toBeNull()
})

test('raids are listed first, idleness last; of those out of reach the nearest comes first', () => {
  const table = scene(TABLE)
  const listed = spelled(ranked(seenBy(table), 0, table.question.options as readonly Move[]))
  expect(listed[0]).toMatch(/^raid harbour/)
  expect(listed.at(-1)).toMatch(/idle$/)
  const near = nearRaids(seenBy(table), 0)
  expect(near[0]!.lacks).toEqual([])
  const missing = near.map(({ lacks }) => lacks.length)
  expect(missing).toEqual(missing.toSorted((a, b) => a - b))
})
