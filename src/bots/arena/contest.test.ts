import { expect, test } from 'vitest'
import { botsBySeat, dealOf } from './contest.ts'
import { play } from './play.ts'

test('everybody has every seat once with every deal', () => {
  for (const bots of [2, 3, 4]) {
    const rounds = Array.from({ length: bots }, (_, n) => botsBySeat(n, bots))
    for (let seat = 0; seat < bots; seat++) {
      expect(new Set(rounds.map(round => round[seat])).size).toBe(bots)
    }
    expect(Array.from({ length: 2 * bots }, (_, n) => dealOf(n, bots))).toEqual([
      ...new Array(bots).fill(0),
      ...new Array(bots).fill(1),
    ])
  }
})

test('ranks and scores belong to the bot, whatever its seat', () => {
  const contest = { game: 'shipwrights', bots: ['easy', 'random'], seed: 'seats' } as const
  for (const n of [0, 1]) {
    const { ranks, scores } = play(contest, n)
    expect(ranks).toEqual([1, 2])
    expect(scores[0]).toBeGreaterThan(scores[1]!)
  }
})
