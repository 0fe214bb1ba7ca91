import { expect, test } from 'vitest'
import type { TableMoved } from '#tables'
import { type Remembered, rememberingSights, type Sights } from './out-of-reach.ts'
import { type Host, type Listener, PlayProblem } from './types.ts'

const settled = (): Promise<unknown> => new Promise(done => setTimeout(done))
const note = (seq: number) => ({ seq, at: seq, note: { say: `n${seq}` } })
const news = (since: number, seq: number, more: object = {}): TableMoved =>
  ({ table: { id: 't' }, since, seq, notes: [note(seq)], undone: [], chat: [], helped: [], ...more }) as never

/** A host whose line the test holds, and what is kept of it. */
function scene(kept: Remembered | null = null) {
  const told: string[] = []
  const sights: TableMoved[] = []
  const forgotten: string[] = []
  let line!: Listener
  let wait!: () => void
  const host = {
    watch(_table: string, listener: Listener) {
      line = listener
      return () => told.push('stopped')
    },
    answer: async () => 'answered',
    leave: async () => {},
  } as unknown as Host
  const memory: Sights = {
    keep: sight => sights.push(sight),
    recall: async () => kept,
    forget: table => forgotten.push(table),
  }
  const remembering = rememberingSights(host, memory, {
    after: () => new Promise<void>(done => (wait = done)),
    offline: () => new PlayProblem('offline', 'no connection'),
  })
  const stop = remembering.watch('t', {
    moved: ({ since, seq }) => told.push(`${since}-${seq}`),
    remembered: ({ seq }, at) => told.push(`remembered ${seq} at ${at}`),
    connected: up => told.push(up ? 'up' : 'down'),
    failed: ({ code }) => told.push(code),
  })
  const answer = () => remembering.answer('t', 1, null, 0)
  return { told, sights, forgotten, line, answer, stop, patience: () => wait(), remembering }
}
const KEPT: Remembered = { sight: news(0, 7), at: 1740 }

test('all that is told of a table is kept as one sight, without what was taken back', () => {
  const { line, sights } = scene()
  line.moved(news(0, 1))
  line.moved(news(1, 2))
  line.moved(news(2, 3, { undone: [2] }))
  expect(sights.at(-1)).toMatchObject({ since: 0, seq: 3, undone: [], notes: [note(1), note(3)] })
})

test('a table whose host cannot be reached is shown as it was, takes no answers, and goes on by itself', async () => {
  const { line, told, answer } = scene(KEPT)
  line.connected(false)
  await settled()
  expect(told).toEqual(['remembered 7 at 1740', 'down'])
  await expect(answer()).rejects.toThrow('no connection')
  line.moved(news(0, 9))
  line.connected(true)
  expect(told.slice(2)).toEqual(['0-9', 'up'])
  expect(await answer()).toBe('answered')
})

test('a host that says nothing is out of reach as well', async () => {
  const { told, patience } = scene(KEPT)
  patience()
  await settled()
  expect(told).toEqual(['remembered 7 at 1740'])
})

test('a break in the middle of a match brings up no memories: answers still go through', async () => {
  const { line, told, answer } = scene(KEPT)
  line.moved(news(0, 8))
  line.connected(false)
  await settled()
  expect(told).toEqual(['0-8', 'down'])
  expect(await answer()).toBe('answered')
})

test('a table that was never seen here has nothing to show', async () => {
  const { line, told } = scene()
  line.connected(false)
  await settled()
  expect(told).toEqual(['down'])
})

test('a table that is gone, or left, is forgotten', async () => {
  const { line, forgotten, remembering } = scene(KEPT)
  line.failed(new PlayProblem('no-such-table', ''))
  await remembering.leave('other')
  expect(forgotten).toEqual(['t', 'other'])
})
