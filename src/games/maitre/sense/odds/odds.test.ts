// The exact odds: published values, a case by hand, play by the solver in the real rules, and speed.
import { describe, expect, test } from 'vitest'
import { type Json, Live, type Match, Swift } from '#engine'
import { type Advantage, type DiceMove, deck, type G, maitre, parseCombination } from '#games/maitre'
import { lay } from '#games/maitre/testing'
import { chanceOf, worthOfMoves, worthOfPursuit } from './index.ts'

const chance = (notation: string, ...goods: Advantage[]) => chanceOf([parseCombination(notation)], goods)

describe('the chance to complete a combination', () => {
  test.each([
    ['run 3', 0.938841],
    ['6 5', 0.872473],
    ['AAA', 0.722569],
    ['AAABB', 0.359715],
  ])('%s has the published one, %d', (notation, published) => {
    expect(chance(notation).toFixed(6)).toBe(published.toFixed(6))
  })

  test('one 6, by hand: all of 5, 4, 3, 2 and 1 dice must miss, for one leaves after each miss', () => {
    expect(chance('6')).toBeCloseTo(1 - (5 / 6) ** (5 + 4 + 3 + 2 + 1), 12)
  })

  test('5+, by hand: the same with two faces of six', () => {
    expect(chance('5+')).toBeCloseTo(1 - (4 / 6) ** 15, 12)
  })

  test('five 6, by hand: no die may be lost, so every roll must show a 6', () => {
    // With n dice left, k show a 6 and are all placed; a roll without a 6 costs a die that was needed.
    const sure = (n: number): number => {
      let sum = n === 0 ? 1 : 0
      for (let k = 1; k <= n; k++) sum += choose(n, k) * (1 / 6) ** k * (5 / 6) ** (n - k) * sure(n - k)
      return sum
    }
    expect(chance('6 6 6 6 6')).toBeCloseTo(sure(5), 12)
  })

  test.each(['again', 'reroll'] as const)(
    'Spices or Rum (%s), by hand: five dice that all miss are rolled again',
    advantage => {
      expect(chance('6', advantage)).toBeCloseTo(1 - (5 / 6) ** (5 + 5 + 4 + 3 + 2 + 1), 12)
    },
  )

  test('Canvas, by hand: the die set aside first comes back at once, so five dice are rolled twice', () => {
    expect(chance('6', 'recall')).toBeCloseTo(1 - (5 / 6) ** (5 + 5 + 4 + 3 + 2 + 1), 12)
  })

  test('Sugar and Ivory make a 6 sure', () => {
    expect(chance('6', 'six')).toBeCloseTo(1, 12)
    expect(chance('6', 'any')).toBeCloseTo(1, 12)
  })

  test('goods never make it worse, and a choice of cards is at least as good as each of them', () => {
    for (const { combination } of deck.cards) {
      const bare = chanceOf([combination])
      for (const { advantage } of deck.goods) expect(chanceOf([combination], [advantage])).toBeGreaterThanOrEqual(bare)
    }
    const row = ['run 4', 'AAA', '6 6 6'].map(parseCombination)
    expect(chanceOf(row)).toBeGreaterThanOrEqual(Math.max(...row.map(combination => chanceOf([combination]))))
  })
})
function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

/** What may be done with the dice of the first seat. */
const diceOf = (live: Live<G>) => live.open(0)[0]!.options as readonly DiceMove[]

describe('the solver at the table', () => {
  const owned = (g: G) => g.players[0]!.fleet.cards.length + g.players[0]!.hold.cards.length
  /** The best move, remembered by what the dice show: the solver answers the same to the same. */
  function bestMove(g: G, moves: readonly DiceMove[], known: Map<string, number>): DiceMove {
    const { rolled, placed, aside, back, used, target } = g.turn
    const key = JSON.stringify([rolled.toSorted(), placed.toSorted(), aside.length, back, used.toSorted(), target])
    let best = known.get(key)
    if (best === undefined) {
      const worths = worthOfMoves(g, moves)
      known.set(key, (best = worths.indexOf(Math.max(...worths))))
    }
    return moves[best]!
  }
  /** Plays one turn by the real rules: whether the card was won. */
  function wins(match: Match<G>, action: Json, seed: number, known: Map<string, number>): boolean {
    const live = new Live<G>(maitre, match, new Swift(seed))
    const before = owned(live.tabletop.g)
    live.answer(0, action)
    while (live.open(0)[0]?.kind === 'dice') live.take(0, bestMove(live.tabletop.g, diceOf(live), known))
    return owned(live.tabletop.g) > before
  }

  test.each([
    { what: 'arming one of four ships', turns: 600, fleet: [], action: { do: 'arm' } },
    { what: 'hunting the full house', turns: 600, fleet: ['flute'], action: { do: 'hunt' } },
    { what: 'the same with Canvas', turns: 600, fleet: ['flute', 'pinque: Canvas'], action: { do: 'hunt' } },
    {
      what: 'the same with Salt, Canvas and Sugar',
      turns: 400,
      fleet: ['flute', 'pinque: Salt', 'sloop: Canvas', 'hourque: Sugar'],
      action: { do: 'hunt' },
    },
    { what: 'the same with Rum', turns: 80, fleet: ['flute', 'pinque: Rum'], action: { do: 'hunt' } },
    {
      what: 'buying with Spices and Tobacco',
      turns: 100,
      fleet: ['cotre', 'pinque: Spices', 'sloop: Tobacco'],
      action: { do: 'buy' },
    },
  ])('$what succeeds as often as predicted', ({ turns, fleet, action }) => {
    const match = lay({
      fleets: [fleet, []],
      row: ['galion', 'vaisseau', 'brick', 'brigantin'],
      goods: ['Ivory'],
      treasures: ['Emerald chalice'],
    })
    const { row, goods, treasures } = match.base
    const cards = { arm: row.cards, hunt: treasures.cards, buy: goods.cards }[action.do as 'arm']
    const predicted = worthOfPursuit(match.base, 0, cards)
    const known = new Map<string, number>()
    let won = 0
    for (let seed = 1; seed <= turns; seed++) if (wins(match, action, seed, known)) won++
    const error = Math.sqrt((predicted * (1 - predicted)) / turns)
    expect(Math.abs(won / turns - predicted)).toBeLessThan(3.5 * error)
  })

  test('the worth of the moves agrees with the worth of the turn', () => {
    // The mean over all first rolls of the best move is the chance before the roll.
    const match = lay({ fleets: [['pinque: Salt', 'cotre'], []], goods: ['Ivory'] })
    const rolls = 400
    let sum = 0
    let squares = 0
    for (let seed = 1; seed <= rolls; seed++) {
      const live = new Live<G>(maitre, match, new Swift(seed))
      live.answer(0, { do: 'buy' })
      const best = Math.max(...worthOfMoves(live.tabletop.g, diceOf(live)))
      sum += best
      squares += best * best
    }
    const mean = sum / rolls
    const error = Math.sqrt((squares / rolls - mean * mean) / rolls)
    expect(Math.abs(mean - worthOfPursuit(match.base, 0, match.base.goods.cards))).toBeLessThan(3.5 * error)
  })
})

describe('speed', () => {
  const position = (...goods: string[]) =>
    lay({
      fleets: [['flute', ...goods.map((name, i) => `${['pinque', 'sloop'][i]}: ${name}`)], []],
      row: ['galion', 'vaisseau', 'brick', 'brigantin'],
    }).base
  /** The chance of every open target, and how long it took. */
  function timed(g: G): number {
    const from = performance.now()
    for (const card of [...g.row.cards, g.goods.cards[0]!, g.treasures.cards[0]!]) worthOfPursuit(g, 0, [card])
    return performance.now() - from
  }
  test('all targets of one position in under 50 ms after warm-up', () => {
    timed(position('Salt', 'Rum'))
    const others = [
      ['Spices', 'Rum'],
      ['Salt', 'Tobacco'],
      ['Canvas', 'Sugar'],
      ['Ivory', 'Rum'],
      ['Spices', 'Canvas'],
    ]
    const times = others.map(goods => timed(position(...goods))).sort((a, b) => a - b)
    expect(times[2]).toBeLessThan(50)
  })
})
