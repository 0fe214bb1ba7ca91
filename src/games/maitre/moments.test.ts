import { describe, expect, test } from 'vitest'
import { plain, who } from '#games/kit/testing'
import { diceMissing, greatRoll, lastShip, whyNotPlace } from '#games/maitre'
import { words } from '#games/maitre/words'
import { card, type Scene, scene } from './testing/index.ts'

const ROW = ['flute', 'pinque', 'chaloupe', 'corvette']

describe('the last ship', () => {
  const options = { round: false }
  test('arming it ends the match, and its option says so', () => {
    const last = scene({ fleets: [['brick'], ['galion']], row: ['chaloupe'], pile: [], options })
    expect(lastShip(last.g)).toBe('match')
    expect(words.en.option({ do: 'arm' }, last.g, who).detail).toContain('arming this ship ends the match')
    last.dice(6, 6, 1, 1, 1).arm()
    const place = { do: 'place', on: card('chaloupe'), dice: [6, 6] } as const
    expect(words.en.option(place, last.g, who).detail).toBe('and the Longboat is yours: the match is over')
    last.place('chaloupe', 6, 6)
    expect(last.over).toBe(true)
  })
  test('with another in the row or in the pile it does not', () => {
    expect(lastShip(scene({ fleets: [[], []], row: ['chaloupe'], pile: ['flute'], options }).g)).toBe(null)
    expect(lastShip(scene({ fleets: [[], []], row: ['chaloupe', 'flute'], pile: [], options }).g)).toBe(null)
  })
})

describe('the last ship, where the round is finished', () => {
  const port = { fleets: [['brick'], ['galion']], row: ['chaloupe'], pile: [] }
  test('arming it begins the last round, and its option says so', () => {
    const table = scene(port)
    expect(lastShip(table.g)).toBe('round')
    expect(words.en.option({ do: 'arm' }, table.g, who).detail).toContain('arming this ship begins the last round')
    table.dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6)
    expect([table.over, lastShip(table.g)]).toEqual([false, null])
  })
  test('in the last turn of a round it ends the match', () => {
    expect(lastShip(scene({ ...port, turns: 1 }).g)).toBe('match')
  })
})

describe('a great roll', () => {
  const rolled = (...dice: number[]) =>
    scene({ fleets: [[], []], row: ROW })
      .dice(...dice)
      .arm()
  test('lets three dice go to one card at once', () => {
    expect(greatRoll(rolled(6, 5, 4, 1, 1).g)).toBe('three')
    expect(greatRoll(rolled(6, 4, 2, 2, 1).g)).toBe(null)
  })
  test('or completes the card pursued', () => {
    const begun = rolled(6, 6, 5, 1, 1).dice(4, 3, 3).place('flute', 6, 5)
    expect(diceMissing(begun.g)).toBe(1)
    expect(greatRoll(begun.g)).toBe('completes')
  })
})

describe('a refusal names what was touched', () => {
  const why = (table: Scene, dice: readonly (1 | 2 | 3 | 4 | 5 | 6)[], on?: string, language: 'fr' | 'en' = 'en') =>
    whyNotPlace(table.g, dice, on === undefined ? -1 : card(on)).map(reason =>
      plain(words[language].reason(reason, who)),
    )
  const table = scene({ fleets: [[], []], row: ROW })
    .dice(6, 6, 5, 3, 1)
    .arm()
  test('dice that fit are not refused', () => {
    expect(why(table, [6, 5])).toEqual([])
    expect(why(table, [6, 5], 'flute')).toEqual([])
  })
  test('dice that go nowhere together, dice on the card they do not fit, a card that must wait', () => {
    expect(why(table, [6, 5, 1])).toEqual(['6, 5 and 1 go together on no ship in the row.'])
    expect(why(table, [6, 5, 1], undefined, 'fr')).toEqual(['6, 5 et 1 ne vont ensemble sur aucun navire à quai.'])
    expect(why(table, [3], 'flute')).toEqual(['A 3 does not fit: for the Fluyt you need a 6, a 5 and a 4 in all.'])
    table.dice(6, 2, 2, 2).place('flute', 6)
    expect(why(table, [6])).toEqual([
      'A 6 does not fit: for the Fluyt you need a 6, a 5 and a 4 in all, with a 6 already placed.',
    ])
    expect(why(table, [6], 'pinque')).toEqual(['All your dice this turn go on the Fluyt: the Pink must wait.'])
  })
})
