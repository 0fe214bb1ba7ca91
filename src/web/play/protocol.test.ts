// The talk between page and worker: every call has its own outcome, whatever the order.
import { describe, expect, test } from 'vitest'
import { parseCombination } from '#games/maitre'
import { TableProblem } from '#tables'
import { type Ask, openCaller, type Reply, respond, type Served } from './protocol.ts'
import { reckon } from './reckoners.ts'
import { type PlainTrouble, Trouble, troubleOf } from './trouble.ts'

const problemOf = async ({ code, refusals }: PlainTrouble): Promise<Error> => new Error(`${code} ${refusals.length}`)
const nothing = (): never => {
  throw new Error('not for this test')
}
const served: Served = {
  create: async ({ game }) => `d-${game}`,
  branch: nothing,
  watch: nothing,
  unwatch: nothing,
  answer: () => {
    throw new TableProblem('illegal', {}, { refusals: [{ action: 'arm', because: [] }] })
  },
  undo: nothing,
  leave: table => {
    if (table === 'gone') throw new Trouble('no-such-table')
  },
  transcript: nothing,
  seal: nothing,
  takeUp: nothing,
  hint: nothing,
  chancesAlong: nothing,
  reckon,
  playWith: nothing,
}
/** A page and a worker; messages are copied on the way as browsers do, and wait until they are delivered. */
function talk() {
  const asks: Ask[] = []
  const caller = openCaller(ask => asks.push(structuredClone(ask)), problemOf)
  const deliver = async (ask: Ask | undefined): Promise<void> =>
    caller.hear(structuredClone((await respond(ask!, served, troubleOf)) as Reply))
  return { caller, asks, deliver }
}

describe('the protocol', () => {
  test('gives every call its own outcome, in whatever order they come', async () => {
    const { caller, asks, deliver } = talk()
    const made = caller.ask('create', { game: 'maitre', options: {}, seats: [] }, 'Anna')
    const left = caller.ask('leave', 'd-1')
    await deliver(asks[1])
    await deliver(asks[0])
    expect(await left).toBeUndefined()
    expect(await made).toBe('d-maitre')
  })

  test('carries troubles with their refusals, and faults nobody foresaw without detail', async () => {
    const { caller, asks, deliver } = talk()
    const answered = caller.ask('answer', 'd-1', 1, null, 0)
    const undone = caller.ask('undo', 'd-1', 0)
    const left = caller.ask('leave', 'gone')
    for (const ask of asks) void deliver(ask)
    await Promise.all([
      expect(answered).rejects.toThrow('illegal 1'),
      expect(undone).rejects.toThrow('internal 0'),
      expect(left).rejects.toThrow('no-such-table 0'),
    ])
  })

  test('rejects whatever is open when the worker breaks down', async () => {
    const { caller } = talk()
    const open = [caller.ask('leave', 'd-1'), caller.ask('undo', 'd-1', 0)]
    caller.fail(new Error('broken'))
    for (const call of open) await expect(call).rejects.toThrow('broken')
  })

  test('a game reckons by its own names, and says so where it cannot', async () => {
    const { caller, asks, deliver } = talk()
    const cards = ['6 6', 'AAA', 'run 4'].map(notation => ({ combination: parseCombination(notation), worth: 1 }))
    const targets = caller.ask('reckon', 'maitre', 'targets', [[], cards])
    const unknown = [['maitre', 'toString'] as const, ['chess', 'targets'] as const].map(([game, name]) =>
      expect(caller.ask('reckon', game, name, [])).rejects.toThrow('internal 0'),
    )
    for (const ask of asks) void deliver(ask)
    const { each, best } = (await targets) as { each: number[]; best: number }
    expect(each).toHaveLength(3)
    expect([...each, best].every(chance => chance > 0 && chance < 1)).toBe(true)
    expect(best).toBeGreaterThan(Math.min(...each))
    await Promise.all(unknown)
  })
})
