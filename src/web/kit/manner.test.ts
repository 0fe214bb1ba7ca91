import { expect, test } from 'vitest'
import { blowsAgainst, isNews, type Manners, pauseAfter, restAfter, soundsOf } from './manner.ts'

type ToyNote =
  | { readonly say: 'rolls' | 'wins' | 'turn' | 'calls'; readonly seat: number }
  | { readonly say: 'robs'; readonly seat: number; readonly from: number }
const manners: Manners<ToyNote> = {
  least: 200,
  of: {
    rolls: { pause: 900, rest: 700, sound: 'dice' },
    wins: { pause: 1200, sound: 'bell', news: true },
    turn: { pause: 50 },
    calls: { news: true },
    robs: { news: true, against: ({ from }) => from },
  },
}
const told = (...says: readonly string[]) => says.map(say => ({ note: { say } }))

test('a step is seen as long as its slowest note asks for, and never shorter than the least', () => {
  expect(pauseAfter(manners, told('rolls', 'wins', 'turn'))).toBe(1200)
  expect(pauseAfter(manners, told('turn'))).toBe(200)
  expect(pauseAfter(manners, told('unheard of'))).toBe(200)
  expect(pauseAfter(manners, [])).toBe(200)
})
test('what was thrown comes to rest; what was not is still at once', () => {
  expect(restAfter(manners, told('turn', 'rolls', 'wins'))).toBe(700)
  expect(restAfter(manners, told('wins', 'unheard of'))).toBe(0)
  expect(restAfter(manners, [])).toBe(0)
})
test('each sound is heard once, and what dice led to only when they lie still', () => {
  expect([...soundsOf(manners, told('rolls', 'turn', 'rolls', 'wins', 'unheard of'))]).toEqual([
    ['dice', 0],
    ['bell', 700],
  ])
  expect([...soundsOf(manners, told('wins', 'rolls'))]).toEqual([
    ['bell', 0],
    ['dice', 0],
  ])
})
test('news is what the game says it is', () => {
  expect(isNews(manners, { say: 'wins' })).toBe(true)
  expect(isNews(manners, { say: 'rolls' })).toBe(false)
  expect(isNews(manners, { say: 'unheard of' })).toBe(false)
})
test('what others did to me is told with what led to it, step by step', () => {
  const at = (seq: number, note: ToyNote) => ({ seq, at: 0, note })
  const log = [
    at(1, { say: 'robs', seat: 2, from: 1 }),
    at(2, { say: 'turn', seat: 2 }),
    at(2, { say: 'calls', seat: 2 }),
    at(2, { say: 'robs', seat: 2, from: 0 }),
    at(2, { say: 'wins', seat: 2 }),
    at(3, { say: 'calls', seat: 0 }),
    at(3, { say: 'robs', seat: 0, from: 0 }),
    at(4, { say: 'robs', seat: 1, from: 0 }),
  ]
  expect(blowsAgainst(manners, log, 0)).toEqual([
    { seq: 2, notes: [log[2]!.note, log[3]!.note] },
    { seq: 4, notes: [log[7]!.note] },
  ])
  expect(blowsAgainst(manners, log, 2)).toEqual([])
})
