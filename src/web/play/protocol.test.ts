// The talk between page and worker: every call has its own outcome, whatever the order.
import { describe, expect, test } from 'vitest'
import { chances } from '../games/maitre/reckon.ts'
import { type Ask, openCaller, type PlainTrouble, type Reply, respond, type Served } from './protocol.ts'
import { lay } from './room.ts'
import { troubleOf } from './rooms.ts'
import { tableMoved } from './told.ts'
import { Trouble } from './trouble.ts'

const problemOf = ({ code, refusals }: PlainTrouble): Error => new Error(`${code} ${refusals.length}`)
const nothing = (): never => {
  throw new Error('not for this test')
}
const served: Served = {
  create: async ({ game }) => `d-${game}`,
  watch: nothing,
  unwatch: nothing,
  answer: () => {
    throw new Trouble('illegal', [{ action: 'arm', because: [] }])
  },
  undo: nothing,
  leave: () => {},
  transcript: nothing,
  hint: nothing,
  chancesAlong: nothing,
  ...chances,
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
    const made = caller.ask('create', { game: 'maitre', options: {}, seats: [] })
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
    void deliver(asks[0])
    void deliver(asks[1])
    await expect(answered).rejects.toThrow('illegal 1')
    await expect(undone).rejects.toThrow('internal 0')
  })

  test('rejects whatever is open when the worker breaks down', async () => {
    const { caller } = talk()
    const open = [caller.ask('leave', 'd-1'), caller.ask('undo', 'd-1', 0)]
    caller.fail(new Error('broken'))
    for (const call of open) await expect(call).rejects.toThrow('broken')
  })

  test('odds of a fresh port: chances per card and of the row', async () => {
    const { caller, asks, deliver } = talk()
    const request = {
      game: 'maitre',
      options: {},
      seats: [{ kind: 'me' as const }, { kind: 'bot' as const }],
      seed: 'o',
    }
    const { view } = tableMoved(lay(request, 'd-1', 0), 0)
    const { cards } = (view as unknown as { row: { cards: number[] } }).row
    const targets = caller.ask('oddsOfTargets', view, 0, cards)
    void deliver(asks[0])
    const { each, best } = await targets
    expect(each).toHaveLength(4)
    expect([...each, best].every(chance => chance > 0 && chance < 1)).toBe(true)
    expect(best).toBeGreaterThan(Math.min(...each))
  })
})
