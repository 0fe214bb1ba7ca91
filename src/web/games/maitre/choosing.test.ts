import { describe, expect, test } from 'vitest'
import { type Json, view } from '#engine'
import { type Move, maitre } from '#games/maitre'
import { card, type Scene, scene } from '#games/maitre/testing'
import {
  type Choosing,
  drop,
  exactly,
  type Focus,
  isLit,
  NOTHING,
  narrowed,
  touch,
  whyNot,
} from '../../kit/choosing.ts'
import type { Chances } from './chances.ts'
import { type Piece, type Props, WAYS, whyNotDice } from './choosing.ts'
import { inOrder } from './order.ts'
import { plateOf } from './plates.ts'

type Refusal = Props['sight']['refusals'][number]
type At = Choosing<ReturnType<typeof view<Scene['g']>>, Move, Piece, Refusal['action']>
const at = (table: Scene): At => {
  const { seat, options } = table.question
  return { ways: WAYS, view: view(table.g, seat), seat, moves: options }
}
const of = (name: string): Piece => `card:${card(name)}`
const touchAll = (where: At, ...pieces: readonly Piece[]) => {
  let focus: Focus<Piece> = NOTHING
  for (const piece of pieces) {
    const touched = touch(where, focus, piece)
    if (!touched || 'pick' in touched) return touched && touched.pick
    focus = touched.focus
  }
  return focus
}
const lit = (where: At, focus: Focus<Piece>, ...names: readonly string[]) =>
  names.filter(name => isLit(where, focus, of(name)))
const why = (table: Scene, ...touched: readonly Piece[]) => {
  // What the rules refuse is told as data; its shape is what their words are made for.
  const refusals: readonly Refusal[] = maitre.refusals(table.g, table.asked) as never
  return whyNot(at(table), refusals, touched)?.because.map(({ needs }) => needs) ?? null
}

describe('the start of a turn', () => {
  const ROW = ['flute', 'hourque', 'cotre', 'fregate']
  const setting = {
    fleets: [
      ['pinque', 'corvette'],
      ['brick', 'sloop', 'vaisseau'],
    ],
    row: ROW,
  }
  const table = scene(setting)
  const where = at(table)
  const attack = (ship: string, target: string): Json => ({ do: 'attack', with: card(ship), at: card(target) })
  test('lit are the ships of the port, what is on top of the piles, attackers and targets', () => {
    expect(lit(where, NOTHING, ...ROW)).toEqual(ROW)
    expect(lit(where, NOTHING, 'Salt', 'Silver chest', 'Spices')).toEqual(['Salt', 'Silver chest'])
    expect(lit(where, NOTHING, 'pinque', 'corvette', 'brick', 'sloop', 'vaisseau')).toEqual([
      'pinque',
      'corvette',
      'brick',
      'sloop',
      'vaisseau',
    ])
  })
  test('touching a ship of the port, goods or treasure rolls no dice: it shows what it is for', () => {
    for (const name of ['cotre', 'Salt', 'Silver chest']) expect(touchAll(where, of(name))).toEqual([of(name)])
    expect(narrowed(where, [of('cotre')])).toEqual([{ do: 'arm' }])
    expect(narrowed(where, [of('Salt')])).toEqual([{ do: 'buy' }])
    expect(narrowed(where, [of('Silver chest')])).toEqual([{ do: 'hunt' }])
  })
  test('where the ship is named first, the one touched is offered', () => {
    const declared = at(scene({ ...setting, options: { declare: true } }))
    const armed = [{ do: 'arm', ship: card('cotre') }]
    expect(touchAll(declared, of('cotre'))).toEqual([of('cotre')])
    expect(narrowed(declared, [of('cotre')])).toEqual(armed)
    expect(touch(declared, ['action:arm'], of('cotre'))).toEqual({ focus: ['action:arm', of('cotre')] })
    expect(narrowed(declared, ['action:arm', of('cotre')])).toEqual(armed)
    expect(lit(declared, ['action:arm'], ...ROW, 'Salt', 'pinque')).toEqual(ROW)
  })
  test('an attack takes two ships, whichever is touched first', () => {
    expect(touchAll(where, of('corvette'))).toEqual([of('corvette')])
    expect(touchAll(where, of('brick'))).toEqual([of('brick')])
    expect(touchAll(where, of('corvette'), of('brick'))).toEqual(attack('corvette', 'brick'))
    expect(touchAll(where, of('brick'), of('corvette'))).toEqual(attack('corvette', 'brick'))
    expect(lit(where, [of('corvette')], 'pinque', 'brick', 'sloop', 'vaisseau', 'cotre')).toEqual(['brick'])
  })
  test('after its button too, even if a ship can reach but one other', () => {
    expect(lit(where, ['action:attack'], 'pinque', 'corvette', 'brick', 'cotre', 'Salt')).toEqual([
      'pinque',
      'corvette',
      'brick',
    ])
    expect(touch(where, ['action:attack'], of('corvette'))).toEqual({ focus: ['action:attack', of('corvette')] })
    expect(touch(where, ['action:attack', of('corvette')], of('brick'))).toEqual({ pick: attack('corvette', 'brick') })
  })
  test('touching a ship twice attacks nobody', () => {
    expect(touchAll(where, of('corvette'), of('corvette'))).toEqual(NOTHING)
  })
  test('what cannot be done says why', () => {
    const weak = scene({ fleets: [['galion: Salt'], ['pinque', 'chaloupe']] })
    expect(why(weak, of('Spices'))).toEqual(['free-ship'])
    expect(why(weak, of('galion'), of('chaloupe'))).toEqual(['equal-or-stronger'])
    expect(why(weak, of('galion'), of('pinque'))).toEqual(['other-family', 'equal-or-stronger'])
    expect(why(scene({ fleets: [['pinque'], []] }), of('Silver chest'))).toEqual(['map'])
    expect(why(table, of('corvette'), of('sloop'))).toEqual(['equal-or-stronger'])
  })
})

describe('dice', () => {
  const ROW = ['flute', 'pinque', 'chaloupe', 'corvette']
  // They lie as 6, 6, 5, 1, 1.
  const table = scene({ fleets: [['galion: Salt'], []], row: ROW })
    .dice(6, 6, 5, 1, 1)
    .arm()
  const where = at(table)
  const place = (on: string, ...dice: number[]): Json => ({ do: 'place', on: card(on), dice })
  test('those that can be used are lit, and every card they can go to', () => {
    expect([0, 1, 2, 3, 4].filter(i => isLit(where, NOTHING, `die:${i}`))).toEqual([0, 1, 2, 3, 4])
    expect(lit(where, NOTHING, ...ROW, 'Spices', 'galion')).toEqual([...ROW, 'galion'])
    expect(lit(where, ['die:2'], ...ROW)).toEqual(['flute', 'pinque', 'corvette'])
    expect(lit(where, ['die:0', 'die:2'], ...ROW)).toEqual(['flute', 'pinque'])
  })
  test('touched, they are added and taken back, and place nothing', () => {
    expect(touchAll(where, 'die:0', 'die:2')).toEqual(['die:0', 'die:2'])
    expect(touchAll(where, 'die:0', 'die:2', 'die:0')).toEqual(['die:2'])
    expect(touchAll(where, 'die:0', 'die:2', 'die:3'), 'no card takes 6, 5 and 1').toBe(null)
  })
  test('then touching a card places exactly them', () => {
    expect(touchAll(where, 'die:0', 'die:2', of('flute'))).toEqual(place('flute', 6, 5))
    expect(touchAll(where, 'die:1', of('flute'))).toEqual(place('flute', 6))
    expect(touchAll(where, 'die:0', 'die:1', of('chaloupe'))).toEqual(place('chaloupe', 6, 6))
    expect(exactly(where, ['die:0', 'die:1', of('chaloupe')])).toEqual(place('chaloupe', 6, 6))
    expect(exactly(where, ['die:0']), 'several cards take a 6').toBe(null)
    expect(touchAll(where, 'die:0', 'die:2', of('chaloupe'))).toBe(null)
  })
  test('so does dropping one on it, with those touched before', () => {
    expect(drop(where, NOTHING, 'die:0', of('flute'))).toEqual(place('flute', 6))
    expect(drop(where, ['die:0'], 'die:2', of('flute'))).toEqual(place('flute', 6, 5))
    expect(drop(where, [of('pinque')], 'die:2', of('flute'))).toEqual(place('flute', 5))
    expect(drop(where, NOTHING, 'die:3', of('flute'))).toBe(null)
  })
  test('a card first: what can be placed on it is offered, also where there is but one way', () => {
    expect(touchAll(where, of('flute'))).toEqual([of('flute')])
    expect(touchAll(where, of('flute'), 'die:2')).toEqual([of('flute'), 'die:2'])
    expect(touchAll(where, of('flute'), 'die:3')).toBe(null)
    expect(touchAll(where, of('flute'), 'die:2', of('pinque'))).toEqual(place('pinque', 5))
    const one = at(
      scene({ fleets: [[], []], row: ROW })
        .dice(6, 4, 3, 3, 2)
        .arm(),
    )
    expect(touchAll(one, of('chaloupe'))).toEqual([of('chaloupe')])
    expect(narrowed(one, [of('chaloupe')])).toEqual([place('chaloupe', 6)])
  })
  test('the advantage of goods is read before it is used, with dice or without', () => {
    expect(touchAll(where, of('galion'))).toEqual([of('galion')])
    expect(touchAll(where, 'die:2', of('galion'))).toEqual(['die:2', of('galion')])
  })
  test('what does not fit says why', () => {
    const begun = scene({ fleets: [[], []], row: ROW })
      .dice(6, 6, 5, 1, 1)
      .arm()
      .dice(3, 3, 2, 2)
      .place('flute', 6)
    expect(why(begun, of('pinque'))).toEqual(['same-target'])
    expect(why(begun, 'die:0')).toEqual(['fitting-die'])
    expect(why(begun, of('flute'), 'die:0')).toEqual(['fitting-die'])
    expect(why(begun, of('Salt'))).toEqual(['action-chosen'])
  })
})

test('loot: a free ship is loaded at the first touch; what is given away needs its button', () => {
  const won = scene({ fleets: [['fregate', 'flute'], ['brick: Rum']] })
    .dice(6, 1)
    .attack('fregate', 'brick')
  expect(touchAll(at(won), of('flute'))).toEqual({ do: 'load', on: card('flute') })
  const full = scene({ fleets: [['fregate: Salt'], ['brick: Rum']] })
    .dice(6, 1)
    .attack('fregate', 'brick')
  expect(touchAll(at(full), of('fregate'))).toEqual([of('fregate')])
  expect(narrowed(at(full), [of('fregate')])).toEqual([{ do: 'drop', card: card('Salt') }])
  expect(lit(at(full), NOTHING, 'brick', 'fregate')).toEqual(['fregate'])
})

describe('chances', () => {
  const ROW = ['flute', 'pinque', 'chaloupe', 'corvette']
  const rolled = scene({ fleets: [[], []], row: ROW })
    .dice(6, 6, 5, 1, 1)
    .arm()
  const where = at(rolled)
  // Each die placed is worth a tenth, so that a plate tells which move it means.
  const chances: Chances = {
    ofMove: new Map(where.moves.map(move => [move, 'dice' in move ? move.dice.length / 10 : 0])),
    ofCard: new Map(),
  }
  const plates = (...focus: Piece[]) => ROW.map(name => plateOf({ ...where, focus }, chances, card(name)))
  test('with no die in hand a card shows the chance of the best move on it', () => {
    expect(plates()).toEqual([0.2, 0.2, 0.2, 0.2])
  })
  test('with dice in hand a card shows the chance of placing exactly these, or nothing', () => {
    expect(plates('die:0')).toEqual([0.1, 0.1, 0.1, 0.1])
    expect(plates('die:0', 'die:1')).toEqual([undefined, undefined, 0.2, 0.2])
    expect(plates('die:0', 'die:2')).toEqual([0.2, 0.2, undefined, undefined])
  })
  test('an attack shows its chance at the other ship, once one is touched', () => {
    const start = at(scene({ fleets: [['corvette'], ['brick', 'sloop']], row: ROW.slice(0, 3) }))
    const known: Chances = { ofMove: new Map(start.moves.map(move => [move, 0.4])), ofCard: new Map() }
    const plate = (focus: Focus<Piece>, name: string) => plateOf({ ...start, focus }, known, card(name))
    expect(plate(NOTHING, 'brick')).toBe(undefined)
    expect(plate([of('corvette')], 'brick')).toBe(0.4)
    expect(plate([of('corvette')], 'sloop'), 'it is too weak to be attacked').toBe(undefined)
  })
  test('options stand by their chance, and by their dice until it is known', () => {
    const order = inOrder(where.moves, chances.ofMove).map(move => ('dice' in move ? move.dice.length : 0))
    expect(order).toEqual(order.toSorted((a, b) => b - a))
    expect(inOrder(where.moves, new Map())).toEqual(inOrder(where.moves, chances.ofMove))
  })
  test('dice that do not go together, or not on this card, are refused by their faces', () => {
    const refused = (...touched: Piece[]) =>
      whyNotDice(where.view, touched).map(reason => [
        reason.needs,
        'dice' in reason && reason.dice,
        'target' in reason && reason.target,
      ])
    expect(refused('die:0', 'die:2', 'die:3')).toEqual([['fitting-die', [6, 5, 1], -1]])
    expect(refused('die:0', 'die:2', of('chaloupe'))).toEqual([['fitting-die', [6, 5], card('chaloupe')]])
    expect(refused('die:0', of('flute'))).toEqual([])
  })
})
