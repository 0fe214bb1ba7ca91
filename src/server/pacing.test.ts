// How long bots take where there is nothing to choose.
import { expect, test } from 'vitest'
import type { Level } from '#bots'
import { openPacing, type Pacing } from './pacing.ts'

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed)
const usual = (pacing: Pacing, level: Level, game = 'maitre') => SEEDS.map(seed => pacing.usual(game, level, seed))

test('levels that take turns are each as slow as they are, without exception', () => {
  const pacing = openPacing()
  for (let i = 0; i < 200; i++) {
    if (i % 3 === 0) pacing.took('maitre', 'expert', 500)
    else pacing.took('maitre', 'hard', 30)
  }
  expect(new Set(usual(pacing, 'expert'))).toEqual(new Set([500]))
  expect(new Set(usual(pacing, 'hard'))).toEqual(new Set([30]))
})
test('of a game that takes longer, so do they', () => {
  const pacing = openPacing()
  for (let i = 0; i < 10; i++) {
    pacing.took('maitre', 'hard', 2)
    pacing.took('explorers', 'hard', 60)
  }
  expect([usual(pacing, 'hard')[0], usual(pacing, 'hard', 'explorers')[0]]).toEqual([2, 60])
})
test('what bots take before they have taken anything is what they usually take, one more, one less', () => {
  const pacing = openPacing()
  expect(Math.min(...usual(pacing, 'expert'))).toBeGreaterThan(Math.max(...usual(pacing, 'hard')))
  for (const level of ['medium', 'hard', 'expert'] as const) {
    expect(Math.min(...usual(pacing, level))).toBeGreaterThan(0)
    expect(new Set(usual(pacing, level)).size).toBeGreaterThan(2)
  }
  // A first decision, by a thread that has just begun, is not the measure of all.
  pacing.took('maitre', 'hard', 3000)
  expect(usual(pacing, 'hard').filter(ms => ms === 3000)).toHaveLength(25)
})
test('who decides at a glance is not kept', () => {
  expect(new Set([...usual(openPacing(), 'easy'), ...usual(openPacing(), 'random')])).toEqual(new Set([0]))
})
