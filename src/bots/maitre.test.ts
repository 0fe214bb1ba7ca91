// The bots of Le Maître des Mers: whole matches, honest thoughts, and dice that are played by exact odds.
import { describe, expect, test } from 'vitest'
import { chances, decide, decideLive, isLevel, LEVELS, type Level, ponder } from '#bots'
import { type Balance, balanceOf, type Contest } from '#bots/arena'
import { type AnyGame, Live, type Match, redeal, Swift, secretFrom, start } from '#engine'
import { type DiceMove, type G, maitre, type Options } from '#games/maitre'
import { worthOfMoves } from '#games/maitre/sense/odds'
import { words } from '#games/maitre/words'
import { play as playMatch } from './arena/play.ts'

const game: AnyGame = maitre
function play(levels: readonly Level[], seed: string, options: Partial<Options> = {}): Live<G> {
  const live = new Live<G>(game, start(maitre, levels.length, options, secretFrom(seed)))
  const chance = new Swift(7)
  while (!live.over) {
    const { seat } = live.open()[0]!
    live.answer(seat, decideLive(game, live as Live<unknown>, seat, { level: levels[seat]!, chance }))
  }
  return live
}
/** How many of so many matches the first of two wins, from either seat. */
function wins(count: number, strong: Level, weak: Level): number {
  let won = 0
  for (let n = 0; n < count; n++) {
    const { g } = play(n % 2 ? [weak, strong] : [strong, weak], `${strong} ${weak} ${n >> 1}`).tabletop
    if (maitre.result(g)[n % 2]!.rank === 1) won++
  }
  return won
}
/** Moments of a match in which somebody has to choose. */
function moments(kind: string, seed: string, level: Level = 'medium'): { match: Match<never>; seat: number }[] {
  const live = new Live<G>(game, start(maitre, 3, {}, secretFrom(seed)))
  const found: { match: Match<never>; seat: number }[] = []
  while (!live.over) {
    const question = live.open()[0]!
    const { seat } = question
    if (question.kind === kind && question.options.length > 1) found.push({ match: live.match() as Match<never>, seat })
    live.answer(seat, decideLive(game, live as Live<unknown>, seat, { level, chance: new Swift(1) }))
  }
  return found
}

describe('matches', () => {
  test('easy beats random, medium beats easy', () => {
    expect(wins(20, 'easy', 'random')).toBeGreaterThanOrEqual(19)
    expect(wins(40, 'medium', 'easy')).toBeGreaterThanOrEqual(28)
  })
  test.each<Partial<Options>>([{ declare: true }, { truce: true }, { declare: true, truce: true }])(
    'are played to their end with %j',
    options => {
      expect(play(['easy', 'medium', 'hard'], 'options', options).over).toBe(true)
    },
  )
  test('six may play', () => {
    expect(play(new Array<Level>(6).fill('medium'), 'six').over).toBe(true)
  })
  test('who is told the dice plays in the arena only', () => {
    for (const name of ['seer', 'tenfold']) expect(isLevel(game.id, name)).toBe(false)
  })
})

test.each(['medium', 'hard', 'expert'] as const)('%s plays its dice by exact odds', level => {
  for (const { match, seat } of moments('dice', 'exact').slice(0, 60)) {
    const live = new Live<G>(game, match)
    const { g } = live.tabletop
    if (g.turn.target < 0) continue
    const moves = live.open(seat)[0]!.options as readonly DiceMove[]
    const odds = worthOfMoves(g, moves)
    const pick = decide(game, match, seat, { level, chance: new Swift(1) })
    expect(odds[moves.findIndex(move => JSON.stringify(move) === JSON.stringify(pick))]).toBeCloseTo(
      Math.max(...odds),
      8,
    )
  }
})

describe('thinking aloud', () => {
  const wish = { level: 'hard', seed: 5, ms: Number.POSITIVE_INFINITY } as const
  const some = moments('action', 'aloud').filter((_, i) => i % 9 === 5)

  test('tells what the bot would do, with chances in order and reasons that have words', () => {
    for (const { match, seat } of some) {
      const { pick, options } = ponder(game, match, seat, wish)
      expect(pick).toEqual(decide(game, match, seat, { level: 'hard', chance: new Swift(1) }))
      expect(options[0]!.pick).toEqual(pick)
      const told = options.map(({ chance }) => chance)
      expect(told).toEqual(told.toSorted((a, b) => b - a))
      for (const { chance, reason } of options) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        if (reason) expect(words.en.outlook[reason.part]).toBeDefined()
      }
    }
  })
  test('what a seat cannot see changes nothing', () => {
    for (const { match, seat } of some) {
      const other = redeal(game, match, seat, new Swift(11)).match()
      expect(ponder(game, other, seat, wish)).toEqual(ponder(game, match, seat, wish))
    }
  })
  test('the dice are told about too', () => {
    const { match, seat } = moments('dice', 'aloud')[7]!
    const { pick, options } = ponder(game, match, seat, wish)
    expect(options.length).toBeGreaterThan(1)
    expect(pick).toEqual(decide(game, match, seat, { level: 'hard', chance: new Swift(1) }))
  })
})

test('the chances of all seats add up to one', () => {
  for (const { match } of moments('action', 'chances').slice(0, 5)) {
    expect(chances(game, match).reduce((a, b) => a + b)).toBeCloseTo(1)
  }
})

test.each(LEVELS)('%s decides in good time', level => {
  const some = moments('action', 'time').slice(10, 16)
  for (const { match, seat } of some) decide(game, match, seat, { level, chance: new Swift(1) })
  const began = performance.now()
  for (const { match, seat } of some) decide(game, match, seat, { level, chance: new Swift(1) })
  expect((performance.now() - began) / some.length).toBeLessThan(500)
})

/** The bounds of docs/balance.md in short: few matches, so with room for their chance. */
describe('the deck, among hard bots', { timeout: 120_000 }, () => {
  function balance(seats: number, matches: number): Balance {
    const contest: Contest = { game: 'maitre', bots: new Array(seats).fill('hard'), seed: 'short', study: 'census' }
    return balanceOf(
      contest,
      Array.from({ length: matches }, (_, n) => playMatch(contest, n)),
    )
  }
  test('brings treasures home, and goods to the last, whoever begins', () => {
    const { own, cards, winsBySeat, rounds } = balance(4, 12)
    expect(own['nobodyScored']).toBeLessThanOrEqual(0.17)
    const bought = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(letter => cards[`goods-${letter}`]!.inMatches)
    expect(bought.reduce((a, b) => a + b)).toBeGreaterThan(4)
    expect(bought.at(-1)).toBeGreaterThan(0)
    expect(winsBySeat[0]).toBeLessThanOrEqual(0.5)
    expect(rounds.mean).toBeLessThan(80)
  })
  test('does so with two and with six', () => {
    expect(balance(2, 8).own['nobodyScored']).toBeLessThanOrEqual(0.25)
    expect(balance(6, 8).own['nobodyScored']).toBeLessThanOrEqual(0.375)
  })
})
