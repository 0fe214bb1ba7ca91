import { expect, test } from 'vitest'
import { balanceOf } from './balance.ts'
import type { Contest, Played } from './contest.ts'
import { play } from './play.ts'

const CONTEST: Contest = { game: 'shipwrights', bots: ['easy', 'easy', 'easy'], seed: 'balance', study: 'census' }
const card = (held: number, played: number, owners: number[]) => ({ times: { held, played }, owners })
const match = (n: number, ranks: number[], scores: number[], counted: Played['counted']): Played => ({
  n,
  ranks,
  scores,
  rounds: 10 + n,
  decisions: [0, 0, 0],
  ms: [0, 0, 0],
  ...(counted && { counted }),
})

test('what matches add up to', () => {
  const { rounds, winner, margin, sharedWins, winsBySeat, cards, own } = balanceOf(CONTEST, [
    match(0, [2, 1, 3], [8, 12, 3], {
      first: 1,
      cards: { king: card(3, 1, [1]), sage: card(1, 0, []) },
      own: { goldWasted: [1, 4] },
    }),
    match(1, [1, 1, 3], [10, 10, 3], {
      first: 0,
      cards: { king: card(1, 1, [0, 2]), sage: card(1, 0, []) },
      own: { goldWasted: [2, 2] },
    }),
  ])
  expect(rounds).toEqual({ mean: 10.5, p10: 10, p90: 11 })
  expect(winner).toEqual({ mean: 11, p10: 10, p90: 12 })
  expect([margin, sharedWins]).toEqual([2, 0.5])
  // Seat 1 began and won; then who began shared with the next.
  expect(winsBySeat).toEqual([0.75, 0.25, 0])
  expect(cards['king']).toEqual({ held: 4, played: 2, use: 0.5, inMatches: 1, owners: 3, wins: 0.5 })
  expect(cards['sage']).toEqual({ held: 2, played: 0, use: 0, inMatches: 0, owners: 0, wins: 0 })
  expect(own).toEqual({ goldWasted: 0.5 })
})

test('a match that is studied is counted, with the options it is played with', () => {
  const { counted } = play({ ...CONTEST, options: { peaceful: true } }, 0)
  expect(counted!.cards['king']!.times['held']).toBeGreaterThan(0)
  expect(counted!.cards['thief']).toBeUndefined()
  const { study: _, ...plain } = CONTEST
  expect(play(plain, 0).counted).toBeUndefined()
})
