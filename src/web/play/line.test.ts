// The line to a server: it comes back after breaks and tells everything once.
import { describe, expect, test } from 'vitest'
import type { TableMoved } from '#tables'
import { type Ends, openLine } from './line.ts'
import { PlayProblem } from './types.ts'

const news = (table: string, since: number, seq: number) =>
  ({ table: { id: table }, since, seq }) as unknown as TableMoved

function scene() {
  const wires: { ends: Ends; sent: object[]; closed: boolean }[] = []
  const pauses: { ms: number; end: () => void }[] = []
  const naps: (() => void)[] = []
  const heard: string[] = []
  const state = { ready: true, why: null as PlayProblem | null }
  const line = openLine({
    ready: async () => {
      if (!state.ready) throw new Error('unreachable')
    },
    open(ends) {
      const wire = { ends, sent: [] as object[], closed: false }
      wires.push(wire)
      return {
        send: message => wire.sent.push(message),
        close: () => {
          wire.closed = true
        },
      }
    },
    soon: ms => new Promise(end => pauses.push({ ms, end })),
    after: () => new Promise(end => naps.push(end)),
    whyNot: async () => state.why,
  })
  const settled = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  return {
    line,
    wires,
    pauses,
    naps,
    heard,
    state,
    settled,
    last: () => wires.at(-1)!,
    watch: (table: string) =>
      line.watch(table, {
        moved: ({ since, seq }) => heard.push(`${table} ${since}-${seq}`),
        connected: live => heard.push(`${table} ${live ? 'live' : 'lost'}`),
        failed: ({ code }) => heard.push(`${table} ${code}`),
        refused: ({ message }) => heard.push(`${table}: ${message}`),
      }),
    /** Waits for a new wire and lets it come up. */
    async up() {
      await settled()
      wires.at(-1)!.ends.up()
    },
    async retry() {
      await settled()
      pauses.at(-1)!.end()
      await settled()
    },
  }
}

describe('the line', () => {
  test('watches from the start, and again after a break from what was told last', async () => {
    const { watch, up, last, heard, retry } = scene()
    watch('t')
    await up()
    expect(last().sent).toEqual([{ watch: 't', since: 0 }])
    last().ends.told({ watching: 't', seq: 4, seat: 0 })
    last().ends.told(news('t', 0, 4))
    last().ends.told(news('t', 4, 5))
    last().ends.down()
    await retry()
    await up()
    expect(last().sent).toEqual([{ watch: 't', since: 5 }])
    last().ends.told({ watching: 't', seq: 5, seat: 0 })
    expect(heard).toEqual(['t 0-4', 't live', 't 4-5', 't lost', 't live'])
  })

  test('waits longer and longer while there is no server, and not after a connection that held', async () => {
    const { watch, up, last, retry, pauses, state, heard } = scene()
    state.ready = false
    watch('t')
    for (let i = 0; i < 6; i++) await retry()
    expect(pauses.map(({ ms }) => ms)).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000])
    expect(heard).toEqual(['t lost'])
    state.ready = true
    await retry()
    await up()
    last().ends.down()
    await retry()
    expect(pauses.at(-1)!.ms).toBe(300)
  })

  test('never tells twice, and rather begins anew than with a gap', async () => {
    const { watch, up, last, heard, retry, settled } = scene()
    watch('t')
    await up()
    const first = last()
    first.ends.told(news('t', 0, 4))
    first.ends.told(news('t', 0, 4))
    first.ends.told(news('t', 6, 7))
    expect(first.closed).toBe(true)
    first.ends.told(news('t', 4, 5))
    await settled()
    expect(heard).toEqual(['t 0-4', 't live', 't lost'])
    await retry()
    await up()
    expect(last().sent).toEqual([{ watch: 't', since: 4 }])
  })

  test('a server that lost its memory tells everything from the start', async () => {
    const { watch, up, last, heard } = scene()
    watch('t')
    await up()
    last().ends.told(news('t', 0, 9))
    last().ends.told({ watching: 't', seq: 3, seat: 0 })
    last().ends.told(news('t', 0, 3))
    expect(heard).toEqual(['t 0-9', 't live', 't 0-3'])
  })

  test('says how one wants to watch, and says it again after a break', async () => {
    const { line, up, last, retry } = scene()
    line.watch('t', { moved: () => {}, connected: () => {}, failed: () => {} }, { seat: null })
    await up()
    last().ends.down()
    await retry()
    await up()
    expect(last().sent).toEqual([{ watch: 't', since: 0, seat: null }])
  })

  test('carries several tables, and is let go a while after the last', async () => {
    const { watch, up, last, naps, heard, settled } = scene()
    const stopA = watch('a')
    await up()
    const stopB = watch('b')
    expect(last().sent).toEqual([
      { watch: 'a', since: 0 },
      { watch: 'b', since: 0 },
    ])
    stopA()
    last().ends.told(news('a', 0, 1))
    last().ends.told(news('b', 0, 1))
    expect(heard).toEqual(['b 0-1', 'b live'])
    naps.shift()!()
    await settled()
    expect(last().closed).toBe(false)
    stopB()
    naps.shift()!()
    await settled()
    expect(last().closed).toBe(true)
  })

  test('a table that cannot be watched fails alone, with the reason', async () => {
    const { watch, up, last, heard, state, settled, line } = scene()
    state.why = new PlayProblem('no-such-table', 'None.')
    watch('a')
    watch('b')
    await up()
    last().ends.told({ error: { code: 'no-such-table' }, table: 'a' })
    await settled()
    expect(heard).toEqual(['a no-such-table'])
    expect([line.has('a'), line.has('b'), last().closed]).toEqual([false, true, false])
  })

  test('a sign that is refused is told, whatever else is refused beside the match is not, and the table is watched on', async () => {
    const { watch, up, last, heard, settled, line, pauses } = scene()
    watch('t')
    await up()
    last().ends.told(news('t', 0, 4))
    last().ends.told({ error: { code: 'rate-limited', message: 'Wait.' }, at: 't', sign: 'applause' })
    last().ends.told({ error: { code: 'not-let-in', message: 'No.' }, at: 't' })
    last().ends.told({ error: { code: 'rate-limited', message: 'Wait.' }, at: 'elsewhere', sign: 'applause' })
    await settled()
    last().ends.told(news('t', 4, 5))
    expect(heard).toEqual(['t 0-4', 't live', 't: Wait.', 't 4-5'])
    expect([line.has('t'), last().closed, pauses]).toEqual([true, false, []])
  })

  test('takes an answer, and what is told in reply is not told again', async () => {
    const { line, watch, up, last, heard } = scene()
    watch('t')
    await up()
    expect(await line.answer('t', { key: 'early' })).toBeNull()
    last().ends.told(news('t', 0, 4))
    const taken = line.answer('t', { key: 'k', seq: 4, pick: 1 })
    expect(last().sent.at(-1)).toEqual({ answer: 't', key: 'k', seq: 4, pick: 1 })
    last().ends.told({ taken: 'k', seq: 5, next: true, moved: news('t', 4, 5) })
    expect(await taken).toEqual({ seq: 5, moved: news('t', 4, 5) })
    last().ends.told(news('t', 5, 6))
    expect(heard).toEqual(['t 0-4', 't live', 't 4-5', 't 5-6'])
    expect(last().closed).toBe(false)
  })
  test('knows of no outcome where an answer is refused, the line goes down, or nothing is heard', async () => {
    const { line, watch, up, last, naps, settled, retry } = scene()
    watch('t')
    await up()
    last().ends.told(news('t', 0, 4))
    const refused = line.answer('t', { key: 'refused' })
    last().ends.told({ error: { code: 'stale' }, table: 't', key: 'refused' })
    expect(await refused).toBeNull()
    expect(line.has('t')).toBe(true)
    const lost = line.answer('t', { key: 'lost' })
    last().ends.down()
    expect(await lost).toBeNull()
    await retry()
    await up()
    last().ends.told({ watching: 't', seq: 4, seat: 0 })
    const silent = line.answer('t', { key: 'silent' })
    await settled()
    naps.at(-1)!()
    expect(await silent).toBeNull()
    expect(await line.answer('t', { key: 'long', pick: 'x'.repeat(4000) })).toBeNull()
  })

  test('one that says nothing when asked is given up; one that answers is kept', async () => {
    const { line, watch, up, last, naps, settled } = scene()
    watch('t')
    await up()
    last().ends.told(news('t', 0, 4))
    void line.probe()
    last().ends.told({ watching: 't', seq: 4, seat: 0 })
    naps.shift()!()
    await settled()
    expect(last().closed).toBe(false)
    void line.probe()
    expect(last().sent.at(-1)).toEqual({ watch: 't', since: 4 })
    naps.shift()!()
    await settled()
    expect(last().closed).toBe(true)
  })
})
