// The solo game: three tiles drawn, two laid, one left out; two captains of whom the lower counts; sixteen turns.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, Swift, secretFrom, start, undo } from '#engine'
import { captainOf, explorers, type G, GRADES, gradeOf, hexAt } from '#games/explorers'
import { CHART, lay, Scene, scene, tile } from './testing/index.ts'

const begun = (seed: string): Live<G> => new Live<G>(explorers, start(explorers, 1, {}, secretFrom(seed)))

describe('who plays alone', () => {
  test('has two captains from the first moment, and chooses none', () => {
    const live = begun('alone')
    expect(live.tabletop.g.players[0]!.captain.cards).toHaveLength(2)
    expect(live.open().map(({ kind }) => kind)).toEqual(['lay'])
  })
  test('never has the Queen or the Scout', () => {
    for (let n = 0; n < 30; n++) {
      const { players, box } = begun(`captains ${n}`).tabletop.g
      const ids = [...players[0]!.captain.cards, ...box.cards].map(card => captainOf(card).id)
      expect(ids).toHaveLength(9)
      expect(ids).not.toContain('queen')
      expect(ids).not.toContain('scout')
    }
  })
  test('draws three tiles, lays two, leaves one out, then has four actions', () => {
    const table = scene({ players: [{ hand: ['T06', 'T11', 'T36'] }] })
    expect(table.hand(0)).toEqual(['T06', 'T11', 'T36'])
    table.play('lay T06 3,0 5')
    expect([table.question.kind, table.hand(0)]).toEqual(['lay', ['T11', 'T36']])
    table.play(table.offers('lay T11')[0]!)
    expect([table.question.kind, table.hand(0), table.g.turn.left]).toEqual(['act', [], 4])
    expect([table.g.astray.cards.length, table.told('discards').length]).toEqual([1, 1])
  })
  test('takes back both tiles, as long as nothing came to light', () => {
    const match = lay({ players: [{ hand: ['T06', 'T11', 'T36'] }] })
    const table = new Scene(match).play('lay T06 3,0 5')
    table.play(table.offers('lay T11')[0]!)
    const back = undo(explorers, undo(explorers, table.live.match(), 0), 0)
    expect(new Scene(back).hand(0)).toEqual(['T06', 'T11', 'T36'])
  })
  test('draws the rest of the hand anew, where the first tile fitted and no other does', () => {
    const match = lay({ players: [{ hand: ['T06', 'T36', 'T37'] }] })
    // Two places are left, both with tiles or open sea all round: one for a cape, and one where no bay fits.
    const gap = (hex: number, land: number) => ({ hex, near: [-1, 1, 1, 1, 1, -1], known: 0b111111, land })
    match.base.gaps = [gap(hexAt(0, 3), 0b000001), gap(hexAt(9, -9), 0b000011)]
    const table = new Scene(match).play('lay T06 0,3 0')
    expect(table.told('redraws')).toMatchObject([{ cards: [tile('T36'), tile('T37')] }])
    expect(table.told('draws').map(({ count }) => count)).toEqual([3, 2])
  })
  test('has sixteen turns, and is told at the end how well it went', () => {
    const live = begun('to the end')
    const chance = new Swift(1)
    while (!live.over) {
      const { seat, pick } = randomAnswer(live, chance)
      live.answer(seat, pick)
    }
    const { g, entries } = live.tabletop
    expect([g.round, g.laid.cards.length + g.astray.cards.length, g.stack.cards.length]).toEqual([16, 48, 0])
    const { score } = explorers.result(g)[0]!
    expect(entries.at(-1)!.note).toEqual({ say: 'fares', seat: 0, score, grade: gradeOf(score) })
  })
})

describe('alone', () => {
  test('only the captain who counts less counts', () => {
    const seated = { captains: ['barbarian', 'tyrant'], sunk: 3, raided: [2] } as const
    expect(scene({ players: [seated] }).parts(0)['captain']).toBe(1)
  })
  test('any influence controls an island', () => {
    expect(scene({ map: CHART, players: [{ ashore: ['1'] }] }).parts(0)['islands']).toBe(4)
    expect(scene({ map: CHART, players: [{}] }).parts(0)['islands']).toBe(0)
  })
  test('each of the points named is a grade more', () => {
    expect([0, ...GRADES].map(gradeOf)).toEqual([0, 1, 2, 3, 4])
    expect(GRADES.map(points => gradeOf(points - 1))).toEqual([0, 1, 2, 3])
  })
})
