import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicTable } from '#tables'
import type { Memory, PastMatch } from './record.ts'

const bin = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => bin.get(name) ?? null,
  setItem: (name: string, value: string) => bin.set(name, value),
})
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
const { forgetAll, memory, NO_MEMORY, pastMatch, read, remember, summaryOf, withMatch } = await import('./record.ts')

beforeEach(() => bin.clear())

const seat = (name: string, mine = false) =>
  ({ kind: mine ? 'human' : 'bot', name, level: null, mine, owner: null, claim: false }) as const
const table = (id: string, scores: readonly number[], over: Partial<PublicTable> = {}): PublicTable => ({
  id,
  game: 'sea',
  edition: null,
  options: {},
  status: 'over',
  created: 0,
  updated: 10,
  host: { name: 'Ada', me: true },
  seats: [seat('Ada', true), seat('Bjørn'), seat('Thora')],
  waiting: [],
  hints: true,
  customs: { listed: false, spectators: false, pace: null },
  motion: null,
  next: null,
  invite: null,
  result: scores.map((score, at) => ({
    seat: at,
    rank: 1 + scores.filter(other => other > score).length,
    score,
    parts: {},
    ties: [],
  })),
  ...over,
})
const all = (...matches: readonly PastMatch[]): Memory =>
  matches.reduce((m, match) => withMatch(m, match, 1), NO_MEMORY)
const past = (id: string, scores: readonly number[]) => pastMatch(table(id, scores), 'Ada')!

test('matches, wins, the best score, and how often one came in before whom', () => {
  const seen = all(past('a', [20, 10, 5]), past('b', [7, 9, 9]), past('c', [21, 21, 3]))
  expect(summaryOf(seen, 'sea')).toEqual({
    matches: 3,
    wins: 2,
    best: 21,
    last: [1, 3, 1],
    against: [
      { name: 'Bjørn', ahead: 1, behind: 1 },
      { name: 'Thora', ahead: 2, behind: 1 },
    ],
  })
  expect(summaryOf(seen, 'land')).toBeNull()
})
test('alone one has points, and neither wins nor loses', () => {
  const alone = (id: string, score: number) => pastMatch(table(id, [score], { seats: [seat('Ada', true)] }), 'Ada')!
  expect(summaryOf(all(alone('a', 12), alone('b', 30)), 'sea')).toEqual({
    matches: 2,
    wins: null,
    best: 30,
    last: [],
    against: [],
  })
  expect(summaryOf(all(alone('a', 12), past('b', [5, 9, 1])), 'sea')).toMatchObject({ matches: 2, wins: 0, last: [2] })
})
test('of many matches the last five are told', () => {
  const many = all(...[1, 2, 3, 4, 5, 6, 7].map(n => past(`t${n}`, n > 5 ? [1, 2, 3] : [3, 2, 1])))
  expect(summaryOf(many, 'sea')).toMatchObject({ matches: 7, wins: 5, last: [1, 1, 1, 3, 3] })
})
test('a table counts once, however often its end is seen', () => {
  expect(remember(table('a', [3, 2, 1]))).toBe(true)
  expect(remember(table('a', [3, 2, 1]))).toBe(false)
  expect(memory.value.matches).toHaveLength(1)
  expect(read(bin.get('naust.record')!)).toEqual(memory.value)
})
test('who only watched, or left before the end, has nothing to remember', () => {
  expect(pastMatch(table('a', [3, 2], { seats: [seat('Bjørn'), seat('Thora')] }), 'Ada')).toBeNull()
  expect(pastMatch(table('a', [], { result: null }), 'Ada')).toBeNull()
})
test('of people who share the device, the record is kept for the one whose name it has', () => {
  const seats = [seat('Bo', true), seat('Ada', true)]
  expect(pastMatch(table('a', [3, 5], { seats }), 'Ada')).toMatchObject({
    rank: 1,
    met: [{ name: 'Bo', came: 'behind' }],
  })
  expect(pastMatch(table('a', [3, 5], { seats }), '')).toMatchObject({
    rank: 2,
    met: [{ name: 'Ada', came: 'before' }],
  })
})
test('what is forgotten stays forgotten when its table is opened again, and new matches count', () => {
  remember(table('a', [3, 2, 1]))
  forgetAll(50)
  expect(remember(table('a', [3, 2, 1], { updated: 10 }))).toBe(false)
  expect(summaryOf(memory.value, 'sea')).toBeNull()
  expect(remember(table('b', [3, 2, 1], { updated: 60 }))).toBe(true)
})
test.each([null, '', '{', '[]', '7', '{"version":2,"matches":[]}', '{"version":1,"matches":{}}'])(
  'nothing is believed of what cannot be read: %s',
  kept => expect(read(kept)).toEqual(NO_MEMORY),
)
test('one bad match does not spoil the others', () => {
  const good = past('a', [3, 2, 1])
  const kept = JSON.stringify({ version: 1, since: 0, matches: [{ ...good, met: [{ name: 3 }] }, good, null, 'x'] })
  expect(read(kept).matches).toEqual([good])
})
