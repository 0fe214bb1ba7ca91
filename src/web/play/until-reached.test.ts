// A server that is away is asked again; what it refuses is told.
import { expect, test } from 'vitest'
import { PlayProblem } from './types.ts'
import { untilReached } from './until-reached.ts'

const failing = (codes: string[]) => async () => {
  const code = codes.shift()
  if (code) throw new PlayProblem(code, code)
  return 'told'
}
function waits(tries = Number.POSITIVE_INFINITY) {
  const heard: (string | number)[] = []
  return {
    heard,
    away: ({ code }: PlayProblem) => void heard.push(code),
    pause: async (ms: number) => void heard.push(ms),
    isOver: () => tries-- <= 0,
  }
}

test('who cannot be reached is asked again, after longer and longer pauses, until they answer', async () => {
  const waiting = waits()
  const away = ['unreachable', 'unavailable', 'rate-limited', 'unreachable', 'unreachable', 'unreachable']
  expect(await untilReached(failing([...away]), waiting)).toBe('told')
  expect(waiting.heard.filter(said => typeof said === 'string')).toEqual(away)
  expect(waiting.heard.filter(said => typeof said === 'number')).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
test('what is refused is not asked for again', async () => {
  const waiting = waits()
  await expect(untilReached(failing(['unreachable', 'wrong-invite']), waiting)).rejects.toThrow('wrong-invite')
  expect(waiting.heard).toEqual(['unreachable', 1000])
})
test('nothing is asked once nobody waits for it', async () => {
  expect(await untilReached(failing([]), waits(0))).toBeNull()
})
