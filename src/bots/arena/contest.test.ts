import { expect, test } from 'vitest'
import { botsBySeat, type Contest, dealOf } from './contest.ts'
import { play } from './play.ts'

test('everybody has every seat once with every deal', () => {
  for (const bots of [2, 3, 4]) {
    const contest: Contest = { game: 'shipwrights', bots: new Array(bots).fill('easy'), seed: 'seats' }
    const rounds = Array.from({ length: bots }, (_, n) => botsBySeat(contest, n))
    for (let seat = 0; seat < bots; seat++) {
      expect(new Set(rounds.map(round => round[seat])).size).toBe(bots)
    }
    expect(Array.from({ length: 2 * bots }, (_, n) => dealOf(contest, n))).toEqual([
      ...new Array(bots).fill(0),
      ...new Array(bots).fill(1),
    ])
  }
})

test('where the game is studied, seats are kept and every match has its own deal', () => {
  const contest: Contest = { game: 'shipwrights', bots: ['hard', 'easy'], seed: 'seats', study: 'census' }
  expect([0, 1, 2].map(n => botsBySeat(contest, n))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
  expect([0, 1, 2].map(n => dealOf(contest, n))).toEqual([0, 1, 2])
})

test('ranks and scores belong to the bot, whatever its seat', () => {
  const contest = { game: 'shipwrights', bots: ['easy', 'random'], seed: 'seats' } as const
  for (const n of [0, 1]) {
    const { ranks, scores } = play(contest, n)
    expect(ranks).toEqual([1, 2])
    expect(scores[0]).toBeGreaterThan(scores[1]!)
  }
})
