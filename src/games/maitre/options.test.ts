// The options of ours: odds, declare, truce.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, type Match, readOptions, Swift, secretFrom, start } from '#engine'
import { type G, maitre } from '#games/maitre'
import { scene } from './testing/index.ts'

describe('truce', () => {
  test('with truce nobody attacks once the pile is empty', () => {
    const table = scene({ fleets: [['brick'], ['galion']], row: ['pinque'], pile: [], options: { truce: true } })
    expect(table.offers('attack')).toEqual([])
    expect(table.whyNot('attack')).toEqual(['no-truce'])
  })

  test('while the pile has a ship, they do', () => {
    const table = scene({ fleets: [['brick'], ['galion']], pile: ['vaisseau'], options: { truce: true } })
    expect(table.offers('attack')).toEqual(['attack brick galion'])
  })

  test('without truce an empty pile stops nobody', () => {
    const table = scene({ fleets: [['brick'], ['galion']], row: ['pinque'], pile: [] })
    expect(table.offers('attack')).toEqual(['attack brick galion'])
  })
})

describe('declare', () => {
  const declared = () =>
    scene({ fleets: [[], []], row: ['pinque', 'chaloupe', 'cotre'], pile: [], options: { declare: true } })

  test('with declare the ship is named before the first roll', () => {
    const table = declared()
    expect(table.options).toEqual(['arm pinque', 'arm chaloupe', 'arm cotre'])
    table.dice(6, 5, 4, 3, 2).arm('chaloupe')
    expect(table.options).toEqual(['place chaloupe 6'])
    expect(table.whyNot('place pinque')).toEqual(['same-target'])
  })

  test('dice that fit only other ships are set aside', () => {
    const table = declared().dice(5, 4, 3, 2, 1).arm('chaloupe')
    expect(table.options).toEqual(['aside'])
  })

  test('to arm without naming the ship is not offered', () => {
    expect(() => declared().arm()).toThrow('is not an option of seat 0 now')
    expect(() => scene({ fleets: [[], []], row: ['pinque'] }).arm('pinque')).toThrow('is not an option of seat 0 now')
  })

  test('the ship named joins the fleet like any other', () => {
    const table = declared().dice(6, 6, 1, 1, 1).arm('chaloupe').place('chaloupe', 6, 6)
    expect(table.fleet(0)).toEqual(['chaloupe'])
    expect(table.row).toEqual(['pinque', 'cotre'])
  })
})

describe('odds', () => {
  test('odds change no rule', () => {
    const play = (odds: boolean) => {
      const match: Match<G> = start(maitre, 3, { odds }, secretFrom('odds'))
      const live = new Live<G>(maitre, match)
      const chance = new Swift(7)
      while (!live.over) {
        const { seat, pick } = randomAnswer(live, chance)
        live.answer(seat, pick)
      }
      const { options, ...table } = live.tabletop.g
      expect(options.odds).toBe(odds)
      return table
    }
    expect(play(true)).toEqual(play(false))
  })
})

describe('choosing options', () => {
  test('odds are shown, nothing is declared and there is no truce unless somebody asks', () => {
    expect(readOptions(maitre, {})).toEqual({ odds: true, declare: false, truce: false })
  })

  test.each([
    [{ storms: true }, 'maitre has no option «storms»'],
    [{ truce: 'yes' }, 'option «truce» of maitre must be false or true'],
    [{ declare: 1 }, 'option «declare» of maitre must be false or true'],
    [[], 'options must be an object'],
    [null, 'options must be an object'],
  ])('%j is refused with a reason', (given, why) => {
    expect(() => readOptions(maitre, given)).toThrow(expect.objectContaining({ code: 'bad-options', message: why }))
  })
})
