// Bad input: answers that are not possible, and stored matches that cannot be read. A reason is given, nothing changes.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import {
  clone,
  Fault,
  type FaultCode,
  type Json,
  Live,
  type Match,
  revive,
  Swift,
  secretFrom,
  start,
  step,
  undo,
} from '#engine'
import { type G, maitre } from '#games/maitre'
import { card, lay } from './testing/index.ts'

function faultOf(act: () => unknown): { code: FaultCode; message: string } {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('this was accepted')
}
/** What is answered is refused, and the match is as it was. */
function refused(match: Match<G>, seat: number, pick: Json): { code: FaultCode; message: string } {
  const before = clone(match)
  const fault = faultOf(() => step(maitre, match, seat, pick))
  expect(match).toEqual(before)
  return fault
}

describe('answers', () => {
  const match = lay({ fleets: [['brick'], ['galion']], row: ['pinque', 'flute', 'cotre', 'sloop'] })

  test.each<[string, Json]>([
    ['an action that is not open', { do: 'hunt' }],
    ['an action there is not', { do: 'sleep' }],
    ['dice before the roll', { do: 'place', on: card('pinque'), dice: [6, 5] }],
    ['an attack on a ship of one’s own', { do: 'attack', with: card('brick'), at: card('brick') }],
    ['an attack with a ship of somebody else', { do: 'attack', with: card('galion'), at: card('brick') }],
    ['an option with something added', { do: 'buy', twice: true }],
    ['an option with a part left out', { do: 'attack', with: card('brick') }],
    ['nothing', null],
    ['a number', 0],
    ['a list', []],
    ['a word', 'arm'],
    ['what every object has', { do: 'constructor' }],
  ])('%s is not an option', (_, pick) => {
    const fault = refused(match, 0, pick)
    expect(fault.code).toBe('not-an-option')
    expect(fault.message).toBe(`${JSON.stringify(pick)} is not an option of seat 0 now`)
  })

  test.each([1, 2, -1, 0.5, Number.NaN])('seat %s is not at turn', seat => {
    expect(refused(match, seat, { do: 'arm' })).toEqual({
      code: 'not-your-turn',
      message: `seat ${seat} has nothing to answer now`,
    })
  })

  test('dice that were not rolled cannot be placed', () => {
    const rolled = step(maitre, match, 0, { do: 'buy' })
    const { options } = new Live(maitre, rolled).open(0)[0]!
    const stranger = [1, 2, 3, 4, 5, 6]
      .flatMap(a => [1, 2, 3, 4, 5, 6].map(b => ({ do: 'place', on: card('Salt'), dice: [a, b] })))
      .find(pick => !options.some(option => JSON.stringify(option) === JSON.stringify(pick)))!
    expect(refused(rolled, 0, stranger).code).toBe('not-an-option')
  })

  test('after the end nothing is answered', () => {
    const live = new Live<G>(maitre, start(maitre, 2, {}, secretFrom('short')))
    const chance = new Swift(1)
    while (!live.over) {
      const { seat, pick } = randomAnswer(live, chance)
      live.answer(seat, pick)
    }
    expect(refused(live.match(), 0, { do: 'arm' })).toEqual({ code: 'over', message: 'the match is over' })
  })

  test('a roll cannot be taken back', () => {
    const rolled = step(maitre, match, 0, { do: 'arm' })
    expect(faultOf(() => undo(maitre, rolled, 0)).code).toBe('cannot-undo')
  })

  test('before the first answer there is nothing to take back', () => {
    expect(faultOf(() => undo(maitre, match, 0)).code).toBe('cannot-undo')
  })
})

describe('starting', () => {
  test.each([0, 1, 7, 2.5, '4', null])('%j players are refused', seats => {
    expect(faultOf(() => start(maitre, seats as number, {}, secretFrom('seats')))).toEqual({
      code: 'bad-seats',
      message: 'maitre is for 2 to 6 players',
    })
  })

  test('a secret is 64 hexadecimal digits', () => {
    expect(faultOf(() => start(maitre, 2, {}, 'sesame')).code).toBe('malformed')
  })
})

describe('stored matches', () => {
  const stored = (change: object = {}): unknown => ({
    ...JSON.parse(JSON.stringify(start(maitre, 2, {}, secretFrom('stored')))),
    ...change,
  })

  test('one that was stored goes on as it was', () => {
    const match = start(maitre, 3, {}, secretFrom('stored'))
    const revived = revive(maitre, JSON.parse(JSON.stringify(match)))
    expect(revived).toEqual(match)
    expect(new Live(maitre, revived).open()).toEqual(new Live(maitre, match).open())
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'match'],
    ['an empty object', {}],
    ['a match without chance', stored({ rng: undefined })],
    ['a match with a short secret', stored({ rng: { secret: 'abc', at: 0 } })],
    ['a match with half a die', stored({ rng: { secret: secretFrom('x'), at: 0.5 } })],
    ['a match without answers', stored({ answers: undefined })],
    ['a match that waits for nothing we know', stored({ next: 'turn' })],
    ['a match with a version in words', stored({ version: 'one' })],
  ])('%s is malformed', (_, given) => {
    expect(faultOf(() => revive(maitre, given))).toEqual({ code: 'malformed', message: 'this is not a stored match' })
  })

  test('a match in a chapter there is not is malformed', () => {
    const match = revive(maitre, stored({ next: ['storm', 0] }))
    expect(faultOf(() => new Live(maitre, match))).toEqual({
      code: 'malformed',
      message: 'there is no chapter «storm» in maitre',
    })
  })

  test('a match of another game is not ours', () => {
    expect(faultOf(() => revive(maitre, stored({ game: 'chess' })))).toEqual({
      code: 'unknown-game',
      message: 'this is a match of «chess», not of maitre',
    })
  })

  test('a match of a newer version waits for newer code', () => {
    expect(faultOf(() => revive(maitre, stored({ version: 99 })))).toEqual({
      code: 'wrong-version',
      message: `this match needs version 99 of maitre; here is ${maitre.version}`,
    })
    expect(faultOf(() => revive(maitre, stored({ version: 0 }))).code).toBe('wrong-version')
  })

  test('a match with another deck is not played with this one', () => {
    expect(faultOf(() => revive(maitre, stored({ edition: 'a1b2c3d4' })))).toEqual({
      code: 'wrong-edition',
      message: `this match is played with another deck (a1b2c3d4, not ${maitre.edition})`,
    })
  })

  test('a match of nine players is refused', () => {
    expect(faultOf(() => revive(maitre, stored({ seats: 9 }))).code).toBe('bad-seats')
  })

  test('reading a match does not change what is stored', () => {
    const given = stored()
    const before = clone(given)
    revive(maitre, given)
    expect(given).toEqual(before)
  })
})
