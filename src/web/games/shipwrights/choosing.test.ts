import { describe, expect, test } from 'vitest'
import { view } from '#engine'
import { type Move, shipwrights } from '#games/shipwrights'
import { card, type Scene, type Setting, scene, spell } from '#games/shipwrights/testing'
import { type Focus as AnyFocus, exactly, isLit, NOTHING, narrowed, touch, whyNot } from '../../kit/choosing.ts'
import { type Choosing, evenReturn, GIFTS, type Piece, type Refusal, ranked, standIns, WAYS } from './choosing.ts'

type Focus = AnyFocus<Piece>
const at = (table: Scene, ways = WAYS): Choosing => {
  const { seat, options } = table.question
  return { ways, view: view(table.g, seat), seat, moves: options }
}
const of = (name: string): Piece => `card:${card(name)}`
const spelled = (moves: readonly Move[]) => moves.map(move => spell(move))
const touchAll = (where: Choosing, ...pieces: readonly Piece[]) => {
  let focus: Focus = NOTHING
  for (const piece of pieces) {
    const touched = touch(where, focus, piece)
    if (!touched) return null
    if ('pick' in touched) return spell(touched.pick)
    focus = touched.focus
  }
  return focus
}

const TABLE: Setting = {
  players: [
    {
      gold: 12,
      workers: 8,
      mill: [4, 3, 2],
      hand: ['assassin', 'king', 'berserker', 'carpenter', 'thief'],
      yard: ['drakkar'],
      crew: ['weaver'],
      tool: 'spindle',
    },
    { crew: ['blacksmith', 'ropemaker'], tool: 'cart', mill: [1, 1, 0] },
    { crew: ['woodcutter'], front: ['sentry'], mill: [0, 0, 2] },
  ],
  shields: ['ropemaker'],
}

describe('what lights up', () => {
  const where = at(scene(TABLE))
  test('at first what a turn can start from', () => {
    for (const piece of [of('assassin'), of('king'), of('carpenter'), 'market:oak', 'space:jeweller'] as const)
      expect(isLit(where, NOTHING, piece), piece).toBe(true)
  })
  test('nothing that can only be thrown away, but it can be touched', () => {
    expect(isLit(where, NOTHING, of('spindle'))).toBe(false)
    expect(touchAll(where, of('spindle'))).toEqual([of('spindle')])
    const lonely = at(scene({ players: [{ hand: ['assassin'] }, {}] }))
    expect(isLit(lonely, NOTHING, of('assassin'))).toBe(false)
    expect(spelled(narrowed(lonely, [of('assassin')]))).toEqual(['discard assassin'])
  })
  test('nothing lights up for targets before somebody is called', () => {
    expect(isLit(where, NOTHING, of('blacksmith'))).toBe(false)
    expect(isLit(where, NOTHING, 'seat:1')).toBe(false)
  })
  test('then the targets it can reach, not those under a shield or behind a Sentry', () => {
    const focus = [of('assassin')]
    expect(isLit(where, focus, of('blacksmith'))).toBe(true)
    expect(isLit(where, focus, of('weaver'))).toBe(true)
    expect(isLit(where, focus, 'seat:1')).toBe(true)
    expect(isLit(where, focus, of('ropemaker'))).toBe(false)
    expect(isLit(where, focus, of('woodcutter'))).toBe(false)
    expect(isLit(where, focus, 'seat:2')).toBe(false)
  })
})

describe('touching', () => {
  const where = at(scene(TABLE))
  test('the list has one’s own cards after those of the others, and throwing away last', () => {
    expect(spelled(ranked(where, narrowed(where, [of('assassin')])))).toEqual([
      'call assassin blacksmith',
      'call assassin weaver',
      'discard assassin',
    ])
  })
  test('a ship is finished with its own craftsmen before the Cartographer is asked', () => {
    const players = [
      { gold: 9, workers: 6, mill: [4, 4, 4] as const, yard: ['karve'], crew: ['weaver', 'woodcarver'] },
      {},
    ]
    const yard = at(scene({ players }))
    const [first, ...others] = ranked(yard, narrowed(yard, [of('karve')]))
    expect(first!.do).toBe('finish')
    expect(others.some(move => move.do === 'visit')).toBe(true)
  })
  test('a card shows what can be done with it, even if it is one thing', () => {
    expect(touchAll(where, of('king'))).toEqual([of('king')])
    expect(spelled(narrowed(where, [of('king')]))).toEqual(['call king', 'discard king'])
  })
  test('then a target decides', () => {
    expect(touchAll(where, of('assassin'), of('blacksmith'))).toBe('call assassin blacksmith')
    expect(touchAll(where, of('berserker'), of('cart'))).toBe('call berserker 1')
    expect(touchAll(where, of('berserker'), 'seat:1')).toBe('call berserker 1')
  })
  test('an opponent with several resources leaves the choice among them', () => {
    const touched = touchAll(where, of('thief'), 'seat:1') as Focus
    expect(spelled(narrowed(where, touched))).toEqual(['call thief 1 oak', 'call thief 1 wool'])
  })
  test('the target may come first', () => {
    expect(touchAll(where, of('blacksmith'), of('assassin'))).toBe('call assassin blacksmith')
  })
  test('the market sells at once, unless a Cart asks for more', () => {
    expect(touchAll(where, 'market:wool')).toBe('buy wool')
    const cart = at(scene({ players: [{ tool: 'cart' }, {}] }))
    expect(touchAll(cart, 'market:wool')).toEqual(['market:wool'])
    expect(spelled(narrowed(cart, ['market:wool']))).toEqual(['buy wool', 'buy wool with cart'])
    expect(touchAll(cart, 'market:wool', of('cart'))).toBe('buy wool with cart')
  })
  test('twice lets go, something else begins anew, and what leads nowhere does nothing', () => {
    expect(touchAll(where, of('king'), of('king'))).toEqual(NOTHING)
    expect(touchAll(where, of('king'), of('assassin'))).toEqual([of('assassin')])
    expect(touchAll(where, of('cart'))).not.toBe(null)
    expect(touchAll(where, of('woodcutter'))).toBe(null)
  })
  test('a space of the village narrows to the cards it is for', () => {
    expect(touchAll(where, 'space:shield_maiden')).toEqual(['space:shield_maiden'])
    expect(isLit(where, ['space:shield_maiden'], of('drakkar'))).toBe(true)
    expect(spelled(narrowed(where, ['space:shield_maiden', of('weaver')]))).toEqual([
      'visit shield_maiden remove weaver',
      'visit shield_maiden shield weaver',
    ])
  })
})

test('a pack of the draft: each card is an answer', () => {
  const table = scene({ players: [{}, {}], chapter: 'morning' })
  const where = at(table)
  const pack = where.view.players[where.seat]!.pack.cards
  expect(pack).toHaveLength(3)
  expect(spelled(narrowed(where, [`card:${pack[1]!}`]))).toEqual(['take 1'])
})

test('a mill that overflows: at first what leaves a little of everything', () => {
  const table = scene({ players: [{ mill: [6, 5, 1], workers: 1 }, {}], chapter: 'evening' })
  const { moves, view: g } = at(table)
  expect(evenReturn(moves, g.players[0]!.mill)).toEqual([3, 1, 0])
})

test('giving cards: exactly those touched, as many as are allowed', () => {
  const table = scene({ players: [{ hand: ['king', 'queen', 'beggar', 'trader'], crew: ['weaver'] }, {}] })
  const where = at(table.play('visit jeweller'), GIFTS)
  const gift = (...names: readonly string[]) => {
    const exact = exactly(where, names.map(of))
    return exact && spell(exact)
  }
  expect(gift()).toBe(null)
  expect(isLit(where, NOTHING, of('trader'))).toBe(true)
  expect(isLit(where, NOTHING, of('weaver'))).toBe(false)
  expect(touchAll(where, of('king'))).toEqual([of('king')])
  expect(touchAll(where, of('king'), of('beggar'))).toEqual([of('king'), of('beggar')])
  expect(gift('king', 'beggar')).toBe('give king beggar')
  expect(touchAll(where, of('king'), of('beggar'), of('queen'), of('trader')), 'three at most').toBe(null)
  expect(touchAll(where, of('king'), of('beggar'), of('queen'), of('king'))).toEqual([of('beggar'), of('queen')])
})

test('a stand-in the Cartographer could find shows its place in the crew', () => {
  const players = [
    { gold: 9, workers: 6, mill: [4, 4, 4] as const, yard: ['karve'], crew: ['weaver', 'ropemaker'] },
    {},
  ]
  const { moves } = at(scene({ players }))
  expect([...standIns(moves, card('karve'))]).toEqual([1])
})

describe('why not', () => {
  const table = scene(TABLE)
  const where = at(table)
  // What the rules refuse is told as data; its shape is what their words are made for.
  const refusals: readonly Refusal[] = shipwrights.refusals(table.g, 0) as never
  const needs = (...touched: readonly Piece[]) => whyNot(where, refusals, touched)?.because.map(reason => reason.needs)
  test('a ship says what it lacks, with the tool that helps', () => {
    expect(needs(of('drakkar'))).toEqual(['craftsman', 'craftsman'])
  })
  test('a target says what protects it', () => {
    expect(needs(of('assassin'), of('woodcutter'))).toEqual(['unguarded'])
    expect(needs(of('assassin'), of('ropemaker'))).toEqual(['unshielded'])
  })
  test('a space says why nobody can go there', () => {
    expect(needs('space:warden')).toEqual(['board-workers'])
  })
  test('of an action in particular', () => {
    expect(whyNot(where, refusals, NOTHING, action => action.do === 'end')?.because).toEqual([
      { needs: 'empty-hand', have: 5 },
    ])
  })
})
