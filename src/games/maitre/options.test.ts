// The options of ours: odds, declare, truce, round.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, type Match, readOptions, Swift, secretFrom, start } from '#engine'
import { type G, maitre, type Options } from '#games/maitre'
import { card, scene } from './testing/index.ts'

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

describe('round', () => {
  /** The first of three arms the last ship of the port. */
  const emptied = (fleets: readonly (readonly string[])[], more: Partial<Options> = {}) =>
    scene({ fleets, row: ['pinque'], pile: [], options: more })
      .dice(6, 5, 1, 1, 1)
      .give(more.declare ? { do: 'arm', ship: card('pinque') } : { do: 'arm' })
      .place('pinque', 6, 5)

  test('with round everybody has had equally many turns when the match ends', () => {
    const table = emptied([['brick'], ['galion'], []])
    expect([table.over, table.asked, table.told('last-round').length]).toEqual([false, 1, 1])
    table.play('pass')
    expect([table.over, table.asked]).toEqual([false, 2])
    table.play('pass')
    expect([table.over, table.told('over')]).toEqual([true, [{ say: 'over', round: true }]])
    expect(table.told('last-round')).toHaveLength(1)
  })

  test('emptied by the last of a round, the port ends the match at once', () => {
    const table = scene({
      fleets: [[], [], []],
      seat: 2,
      turns: 5,
      row: ['pinque'],
      pile: [],
    })
    expect(table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5).over).toBe(true)
    expect(table.told('last-round')).toEqual([])
  })

  test('in the last round one hunts, buys or passes: there is nothing to arm, and nobody attacks', () => {
    for (const declare of [false, true]) {
      const table = emptied([['brick'], ['flute', 'cotre'], []], { declare })
      expect(table.options).toEqual(['pass', 'hunt', 'buy'])
      expect([table.whyNot('arm'), table.whyNot('attack')]).toEqual([['ship-left'], ['last-round']])
    }
  })

  test('a treasure found in the last round counts', () => {
    const table = emptied([['brick'], ['flute']])
    table.dice(5, 5, 5, 4, 1).hunt().place('Silver chest', 5, 5, 5, 4)
    expect([table.over, table.result[1]!.score]).toEqual([true, 3])
  })

  test('without round nobody may pass', () => {
    const table = scene({ fleets: [[], []], row: ['pinque'], options: { round: false } })
    expect([table.offers('pass'), table.whyNot('pass')]).toEqual([[], []])
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
  test('odds are shown, nothing is declared, there is no truce and the round is finished unless somebody asks', () => {
    expect(readOptions(maitre, {})).toEqual({ odds: true, declare: false, truce: false, round: true })
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
