// Bad input: answers that are not possible. A reason is given, nothing changes.
import { describe, expect, test } from 'vitest'
import { clone, Fault, type Json, Live, secretFrom, start, step } from '#engine'
import { type G, shipwrights } from '#games/shipwrights'
import { card, lay } from './testing/index.ts'

const match = lay({
  players: [
    { gold: 1, workers: 1, hand: ['assassin', 'fortress', 'spindle', 'weaver'], yard: ['karve', 'busse'] },
    { crew: ['blacksmith'], front: ['sentry'], hand: ['king'] },
  ],
})
function faultOf(act: () => unknown): Fault {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('this was accepted')
}

describe('answers', () => {
  test.each<[string, Json]>([
    ['a protected target', { do: 'call', card: card('assassin'), at: card('blacksmith') }],
    ['a market one cannot pay', { do: 'buy', good: 'oak', cart: false }],
    ['a building one cannot pay', { do: 'build', card: card('fortress') }],
    ['a tool one cannot pay', { do: 'equip', card: card('spindle') }],
    [
      'a ship that lacks everything',
      { do: 'finish', ship: card('karve'), tool: false, crew: [card('weaver'), card('weaver')] },
    ],
    ['a card of somebody else', { do: 'call', card: card('king') }],
    ['the end with cards in hand', { do: 'end' }],
    ['an option with something added', { do: 'recruit', card: card('weaver'), twice: true }],
    ['an action there is not', { do: 'sleep' }],
    ['nothing', null],
    ['a number', 0],
    ['what every object has', { do: 'constructor' }],
  ])('%s is not an option, and nothing changes', (_, pick) => {
    const before = clone(match)
    const fault = faultOf(() => step(shipwrights, match, 0, pick))
    expect([fault.code, fault.message]).toEqual([
      'not-an-option',
      `${JSON.stringify(pick)} is not an option of seat 0 now`,
    ])
    expect(match).toEqual(before)
  })

  test('who is not asked cannot answer', () => {
    expect(faultOf(() => step(shipwrights, match, 1, { do: 'end' })).code).toBe('not-your-turn')
  })

  test.each([1, 6, 2.5])('%s players are refused', seats => {
    expect(faultOf(() => start(shipwrights, seats, {}, secretFrom('x'))).message).toBe(
      'shipwrights is for 2 to 5 players',
    )
  })
})

test('a place that is not in the pack cannot be taken', () => {
  const live = new Live<G>(shipwrights, start(shipwrights, 2, {}, secretFrom('x')))
  for (const seat of [0, 1]) live.answer(seat, { do: 'stock', goods: [2, 0, 0] })
  const { first } = live.tabletop.g
  expect(faultOf(() => live.answer(first, { do: 'take', at: 3 })).code).toBe('not-an-option')
})
