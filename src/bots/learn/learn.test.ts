// Learning by playing: the same matches teach the same, what is published is what was learned, and it makes bots stronger.
import { expect, test } from 'vitest'
import { decideLive } from '#bots'
import { Live, redeal, Swift, secretFrom, start } from '#engine'
import { GAMES, senseOf } from '#games'
import { SIZE, weigh } from './policy.ts'
import { type Mind, practise } from './practise.ts'
import { meet } from './strength.ts'
import { pack, unpack } from './weights.ts'
import { groundOf, witsOf } from './wits.ts'

const LEARNING = GAMES.filter(game => senseOf(game).learning)
const nothing = (): Mind => ({ weights: new Float32Array(SIZE), moved: new Float32Array(SIZE) })
const after = (game: string, matches: number, seed = 'test'): Mind => {
  const mind = nothing()
  practise(mind, { game, seed, seats: [2] }, 0, matches)
  return mind
}
const bytesOf = ({ weights }: Mind): Buffer => Buffer.from(weights.buffer)

test.each(LEARNING.map(({ id }) => id))('in %s the same seed teaches the same, another something else', game => {
  const [once, again, other] = [after(game, 3), after(game, 3), after(game, 3, 'other')].map(bytesOf)
  expect(once!.equals(again!)).toBe(true)
  expect(once!.equals(other!)).toBe(false)
})

test.each(LEARNING.map(({ id }) => id))('in %s a few seconds of practice beat chance', { timeout: 120_000 }, game => {
  const { weights } = after(game, 24)
  const won = Array.from({ length: 10 }, (_, n) => meet(game, { weights, scale: 1 }, 'random', n))
  expect(won.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(8)
})

test.each(LEARNING)('in $id what a seat cannot see changes no choice at a glance', game => {
  const live = new Live<unknown>(game, start(game, 3, {}, secretFrom('hidden')))
  const how = { level: 'medium', chance: new Swift(1) } as const
  for (let n = 0; !live.over; n++) {
    const { seat } = live.open()[0]!
    const pick = decideLive(game, live, seat, how)
    if (n % 8 === 0) expect(decideLive(game, redeal(game, live.match(), seat, new Swift(n)), seat, how)).toEqual(pick)
    live.answer(seat, pick)
  }
})

test('in a game that adds to others, newcomers lean as they do in those', () => {
  for (const game of LEARNING.filter(each => senseOf(each).learning!.adds)) {
    const { novice } = witsOf(game)
    expect(novice).toBe(groundOf(game).novice)
  }
})

test('the heaviest weights are published, within half a step; the lightest are left out', () => {
  const weights = new Float32Array(SIZE)
  for (let i = 0; i < 1000; i++) weights[(i * 52_391) % SIZE] = (i % 2 ? 1 : -1) * (0.5 + i / 1000)
  weights[SIZE - 1] = 2
  const { scale, weights: text } = pack(weights, 500)
  const found = unpack({ scale, weights: text })
  let kept = 0
  for (let slot = 0; slot < SIZE; slot++) {
    if (found[slot] === 0) continue
    kept++
    expect(Math.abs(found[slot]! * scale - weights[slot]!)).toBeLessThanOrEqual(scale / 2 + 1e-6)
  }
  expect(kept).toBe(500)
  expect(found[SIZE - 1]).toBe(127)
})

test('a word is weighed with what is seen, a remark by itself', () => {
  const mind = nothing()
  const [word, remark] = [3, 4]
  mind.weights.fill(1)
  expect(weigh(mind.weights, { sees: [10, 12], says: [[word], [remark], [word, remark]] })).toEqual([3, 1, 4])
})
