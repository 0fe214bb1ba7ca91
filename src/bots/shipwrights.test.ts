// The bots of Shipwrights: they play whole matches, honestly, and each thinks no longer than it may.
import { describe, expect, test } from 'vitest'
import { chances, decide, decideLive, LEVELS, type Level, ponder } from '#bots'
import { type AnyGame, Live, type Match, redeal, Swift, secretFrom, start } from '#engine'
import { type G, type Options, shipwrights } from '#games/shipwrights'
import { balanceOf } from './arena/balance.ts'
import type { Contest } from './arena/contest.ts'
import { play as playMatch } from './arena/play.ts'

const game: AnyGame = shipwrights
function play(
  levels: readonly Level[],
  seed: string,
  options: Partial<Options> = {},
  until = (_: G) => false,
): Live<G> {
  const live = new Live<G>(game, start(shipwrights, levels.length, options, secretFrom(seed)))
  const chance = new Swift(7)
  while (!live.over && !until(live.tabletop.g)) {
    const { seat } = live.open()[0]!
    live.answer(seat, decideLive(game, live as Live<unknown>, seat, { level: levels[seat]!, chance }))
  }
  return live
}
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
const seats = (count: number, level: Level): Level[] => new Array<Level>(count).fill(level)

describe('the easy bot', () => {
  test('four of them take 8 to 16 days, and the winner has 10 to 18 points', () => {
    const matches = Array.from({ length: 24 }, (_, i) => play(seats(4, 'easy'), `four ${i}`).tabletop.g)
    const days = mean(matches.map(({ day }) => day))
    const points = mean(matches.map(g => Math.max(...shipwrights.result(g).map(({ score }) => score))))
    expect(days).toBeGreaterThan(8)
    expect(days).toBeLessThan(16)
    expect(points).toBeGreaterThan(10)
    expect(points).toBeLessThan(18)
  })
  test('beats random players', () => {
    for (let i = 0; i < 5; i++) {
      const { g } = play(['random', 'easy', 'random'], `random ${i}`).tabletop
      expect(shipwrights.result(g).find(({ rank }) => rank === 1)!.seat).toBe(1)
    }
  })
  test.each<Partial<Options>>([
    { board: false },
    { peaceful: true, runesaga: true },
    { days: 8, rotating: true, abandon: true },
  ])('plays with %j', options => {
    expect(play(seats(3, 'easy'), 'options', options).over).toBe(true)
  })
})

test('a medium bot beats easy ones', () => {
  const won = Array.from({ length: 6 }, (_, i) => {
    const result = shipwrights.result(play(i % 2 ? ['easy', 'medium'] : ['medium', 'easy'], `better ${i}`).tabletop.g)
    return result[i % 2]!.rank === 1
  })
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(4)
})

describe('the deck among bots, as `npm run balance` counts it', { timeout: 120_000 }, () => {
  const balance = (level: Level, count: number, matches: number) => {
    const contest: Contest = { game: 'shipwrights', bots: seats(count, level), seed: 'deck', study: 'census' }
    return balanceOf(
      contest,
      Array.from({ length: matches }, (_, n) => playMatch(contest, n)),
    )
  }
  test.each([2, 3, 4, 5])(
    'of %i: 8 to 13 days, the winner has 11 to 18 points, and little of the evening gold is lost',
    count => {
      const { rounds, winner, sharedWins, own } = balance('medium', count, 30)
      expect(rounds.mean).toBeGreaterThan(8)
      expect(rounds.mean).toBeLessThan(13)
      expect(winner.mean).toBeGreaterThan(11)
      expect(winner.mean).toBeLessThan(18)
      expect(own['goldWasted']).toBeLessThan(0.25)
      expect(sharedWins).toBeLessThan(0.1)
    },
  )
  test('of two that search: the same holds', () => {
    const { rounds, winner, own } = balance('hard', 2, 3)
    expect(rounds.mean).toBeLessThan(16)
    expect(winner.mean).toBeLessThan(21)
    expect(own['goldWasted']).toBeLessThan(0.3)
  })
})

/** Moments of a match in which somebody has to choose. */
function moments(count: number): { match: Match<never>; seat: number }[] {
  const live = new Live<G>(game, start(shipwrights, 3, {}, secretFrom('moments')))
  const chance = new Swift(3)
  const found: { match: Match<never>; seat: number }[] = []
  while (!live.over) {
    const { seat, options } = live.open()[0]!
    if (options.length > 1) found.push({ match: live.match() as Match<never>, seat })
    live.answer(seat, decideLive(game, live as Live<unknown>, seat, { level: 'easy', chance }))
  }
  return found.filter((_, i) => i % Math.floor(found.length / count) === 0)
}

describe('thinking aloud', () => {
  const wish = { level: 'expert', iterations: 24, seed: 5 } as const
  test('the same seed leads to the same thoughts', () => {
    for (const { match, seat } of moments(4)) {
      expect(ponder(game, match, seat, wish)).toEqual(ponder(game, match, seat, wish))
    }
  })
  test('what a seat cannot see changes nothing', () => {
    for (const { match, seat } of moments(12)) {
      const other = redeal(game, match, seat, new Swift(11)).match()
      expect(other).not.toEqual(match)
      expect(ponder(game, other, seat, wish)).toEqual(ponder(game, match, seat, wish))
    }
  })
  test('options come with a chance, the best first, and with the part in which they differ', () => {
    const { match, seat } = moments(8)[4]!
    const { pick, options } = ponder(game, match, seat, { ...wish, iterations: 100 })
    expect(options[0]!.pick).toEqual(pick)
    for (const { chance, visits } of options) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(visits).toBeGreaterThan(0)
    }
    expect(options.some(({ reason }) => reason !== null && reason.part !== '' && reason.by !== 0)).toBe(true)
  })
  test('a deadline is kept', () => {
    const { match, seat } = moments(2)[1]!
    const began = performance.now()
    ponder(game, match, seat, { level: 'expert', iterations: 1e9, ms: 40, seed: 1 })
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

test('where there is one option no bot thinks', () => {
  const live = play(seats(2, 'easy'), 'one', {}, g => g.phase === 'afternoon')
  while (live.open()[0]!.options.length > 1) {
    const { seat, options } = live.open()[0]!
    live.answer(seat, options.find(option => (option as { do: string }).do === 'discard') ?? options.at(-1)!)
    if (live.tabletop.g.phase !== 'afternoon') break
  }
  const [question] = live.open()
  const lonely = { ...question!, options: [question!.options[0]!] }
  const untouched = { below: () => expect.fail('no chance is needed') as never }
  const stuck = Object.assign(Object.create(live) as Live<unknown>, { open: () => [lonely] })
  for (const level of LEVELS) {
    expect(decideLive(game, stuck, lonely.seat, { level, chance: untouched })).toBe(lonely.options[0])
  }
})

test('the chances of all seats add up to one, and who has won has them all', () => {
  const live = play(seats(3, 'easy'), 'chances', {}, g => g.day === 4)
  const before = chances(game, live.match() as Match<never>)
  expect(before.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  const { match, winner } = (() => {
    const over = play(seats(3, 'easy'), 'chances')
    return {
      match: over.match() as Match<never>,
      winner: shipwrights.result(over.tabletop.g).find(({ rank }) => rank === 1)!.seat,
    }
  })()
  expect(chances(game, match)[winner]).toBe(1)
})

test.each(LEVELS)('%s answers within its time', level => {
  const { match, seat } = moments(3)[1]!
  const began = performance.now()
  decide(game, match, seat, { level, chance: new Swift(1) })
  expect(performance.now() - began).toBeLessThan(6000)
})
