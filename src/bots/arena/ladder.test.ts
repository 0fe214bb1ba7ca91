import { expect, test } from 'vitest'
import type { Played } from './contest.ts'
import { type Demands, meetingsOf, outcomeOf, paceOf, ratingsOf, rowsOf } from './ladder.ts'

const DEMANDS: Demands = {
  wanted: { 'easy random': 0.95, 'expert hard': 0.6, 'expert easy': 0.8 },
  crowds: [['hard', 'easy', 'easy', 'easy']],
}
const standings = (...outcomes: [string, number, number][]) => ({
  code: 'code',
  date: '2026-01-01',
  outcomes: outcomes.map(([bots, games, wins]) => {
    const names = bots.split(' ')
    return { bots: names, games, wins, decisions: names.map(() => 10), ms: names.map((_, i) => 5 * (i + 1)) }
  }),
})

test('all levels meet, easy meets random, and one meets a crowd', () => {
  const met = meetingsOf('shipwrights', DEMANDS).map(({ bots }) => bots.join(' '))
  expect(met).toContain('expert hard')
  expect(met).toContain('medium easy')
  expect(met).toContain('easy random')
  expect(met).toContain('hard easy easy easy')
  expect(new Set(met).size).toBe(met.length)
})

test('what is wanted holds surely, by the share alone, or not', () => {
  const rows = rowsOf(
    'shipwrights',
    DEMANDS,
    standings(['expert easy', 200, 180], ['expert hard', 200, 125], ['hard easy', 200, 90]),
  )
  const holds = (bots: string) => rows.find(row => row.bots.join(' ') === bots)!.holds
  expect(['expert easy', 'expert hard', 'hard easy', 'easy random'].map(holds)).toEqual(['yes', 'likely', 'no', null])
})

test('a crowd tells nothing of the rating, but of the pace', () => {
  const figures = standings(['hard easy', 100, 64], ['hard easy easy easy', 100, 100])
  expect(ratingsOf(figures).map(({ bot, rating }) => [bot, Math.round(rating / 10)])).toEqual([
    ['hard', 110],
    ['easy', 100],
  ])
  expect(paceOf(figures, 'hard')).toBe(0.5)
})

test('a deal counts once it was played from every seat', () => {
  const match: Played = { n: 0, ranks: [1, 2], scores: [9, 3], decisions: [4, 4], ms: [2, 1], rounds: 5 }
  const [meeting] = meetingsOf('shipwrights', DEMANDS)
  const outcome = outcomeOf(meeting!, [match, { ...match, ranks: [1, 1] }, match])
  expect(outcome).toMatchObject({ games: 2, wins: 1.5, decisions: [8, 8], ms: [4, 2] })
})
