// Taking back: the whole plan of a turn, until something is drawn, rolled or revealed.
import { describe, expect, test } from 'vitest'
import { Live, type Match, step, undo } from '#engine'
import { type G, raiders } from '#games/raiders'
import { card, lay } from './testing/index.ts'

const why = (match: Match<G>): string => {
  const reason = new Live<G>(raiders, match).whyNotUndo(0)
  return reason === null ? 'open' : String(reason['by'] ?? reason.needs)
}
const after = (match: Match<G>, ...picks: readonly Parameters<typeof step>[3][]): Match<G> =>
  picks.reduce<Match<G>>((now, pick) => step(raiders, now, 0, pick), match)

describe('a turn of work', () => {
  test('is taken back from its end to its beginning, as long as nothing came to light', () => {
    const table = lay({ players: [{ silver: 3, hand: ['archer'] }, {}] })
    const played = after(
      table,
      { do: 'place', building: 'barracks' },
      { do: 'hire', card: card('archer') },
      { do: 'pick', building: 'town_hall', idle: true },
    )
    let back = played
    for (let i = 0; i < 3; i++) back = undo(raiders, back, 0)
    expect(new Live<G>(raiders, back).tabletop.g).toEqual(new Live<G>(raiders, table).tabletop.g)
  })
  test('a card laid open can be taken back: one has learnt nothing', () => {
    const table = lay({
      players: [{ hand: ['huntsman', 'sage'] }, {}],
      village: { mill: 'black', gate_house: 'black', barracks: 'black' },
    })
    expect(
      why(after(table, { do: 'place', building: 'treasury' }, { do: 'sell', card: card('sage'), for: 'silver' })),
    ).toBe('open')
  })
  test('cards drawn are not put back', () => {
    const table = lay({ players: [{}, {}], village: { mill: 'black', treasury: 'black', barracks: 'black' } })
    expect(why(after(table, { do: 'place', building: 'gate_house' }))).toBe('reveal')
  })
  test('an offering that turned up stays', () => {
    const table = lay({ players: [{ worker: 'grey', gold: 2 }, {}] })
    expect(why(after(table, { do: 'place', building: 'long_house' }, { do: 'offer', tile: 100 }))).toBe('reveal')
  })
})
describe('a raid', () => {
  const crew = ['archer', 'sage', 'scout']
  test('on a harbour is taken back, since nothing is rolled', () => {
    const table = lay({ players: [{ crew, provisions: 2 }, {}], north: { harbour_a: ['gold', 'iron', null] } })
    expect(why(after(table, { do: 'raid', settlement: 0 }))).toBe('open')
  })
  test('with dice is not', () => {
    const table = lay({
      players: [{ crew, provisions: 4, worker: 'grey' }, {}],
      north: { outpost_a: ['gold', 'iron'] },
    })
    expect(why(after(table, { do: 'raid', settlement: 3 }))).toBe('roll')
  })
})
