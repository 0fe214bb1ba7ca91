// Taking back: the tile and all actions of a turn, until something is turned up or drawn.
import { describe, expect, test } from 'vitest'
import { Live, type Match, step, undo } from '#engine'
import { explorers, type G } from '#games/explorers'
import { CHART, lay, Scene } from './testing/index.ts'

const why = (match: Match<G>): string => {
  const reason = new Live<G>(explorers, match).whyNotUndo(0)
  return reason === null ? 'open' : String(reason['by'] ?? reason.needs)
}
/** The match after moves as tests write them. */
function after(match: Match<G>, ...moves: readonly string[]): Match<G> {
  return new Scene(match).play(...moves).live.match()
}

describe('a turn', () => {
  test('is taken back from its last action to its tile, as long as nothing was turned up', () => {
    const table = lay({ map: CHART, players: [{ hand: ['T11'], ship: 4, ashore: ['4', '6'] }, {}] })
    let back = after(table, 'lay T11 3,-1 3', 'unload 4 2', 'walk 6 4 1', 'build 1:N')
    for (let i = 0; i < 4; i++) back = undo(explorers, back, 0)
    expect(new Live<G>(explorers, back).tabletop.g).toEqual(new Live<G>(explorers, table).tabletop.g)
  })
  test('a tile with an enemy ship can be taken back: nobody has seen its back', () => {
    expect(why(after(lay({ players: [{ hand: ['T08'] }, {}] }), 'lay T08 0,-1 2'))).toBe('open')
  })
  test('a tile with a settlement cannot: its strength was turned up', () => {
    expect(why(after(lay({ players: [{ hand: ['T17'] }, {}] }), 'lay T17 0,-1 2'))).toBe('reveal')
  })
  test('nor an enemy ship that was destroyed', () => {
    const table = lay({ map: CHART.replace('s', 'e'), players: [{ hand: ['T11'], ship: 1 }, {}] })
    expect(why(after(table, 'lay T11 3,-1 3', 'sail 2'))).toBe('open')
    expect(why(after(table, 'lay T11 3,-1 3', 'sail 5'))).toBe('reveal')
  })
  test('nor its end, once a tile was drawn', () => {
    expect(why(after(lay({ players: [{ hand: ['T11'] }, {}] }), 'lay T11 0,-1 2', 'end'))).toBe('reveal')
  })
  test('the last action can still be taken back: a turn ends only when one says so', () => {
    const table = lay({ map: CHART, players: [{ hand: ['T11'], ashore: ['6'] }, {}] })
    const played = after(table, 'lay T11 3,-1 3', 'walk 6 4 1', 'walk 4 6 1', 'walk 6 4 1', 'walk 4 6 1')
    expect(why(played)).toBe('open')
    expect(new Live<G>(explorers, step(explorers, played, 0, { do: 'end' })).open()[0]!.seat).toBe(1)
  })
})
