// Nothing that somebody is to be told is lost: not while nothing can be written, not when a server stops. And nothing is told twice.
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { join, lay, start, type Table } from '#tables'
import { trueBytes } from '../chance.ts'
import { openPresence } from '../presence.ts'
import { type Guest, type Store, StoreDown } from '../store.ts'
import { openStore, tempFolder } from '../test-kit.ts'
import { openNotices } from './index.ts'
import { openReceiver } from './testing.ts'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3600_000]
const NOON = Date.UTC(2026, 5, 1, 12)
const anna: Guest = { id: 'anna', name: 'Anna', created: NOON }
const bo: Guest = { id: 'bo', name: 'Bo', created: NOON }
/** Anna and Bo at a match, in which Anna is asked. */
function match(): Table {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const laid = lay({ game: 'maitre', seats, seed: 'notices' }, anna, { id: 't', invite: 'sesame', from: 0 }, NOON)
  return start(join(laid, bo, { invite: 'sesame' }, NOON), anna, 'ab'.repeat(32), NOON)
}

type Failing = 'wishesOfAll' | 'putNotices' | 'settleNotice'
/** A house with one table, whose store can be told to fail. */
async function house(hook: string, place = tempFolder(), since = NOON) {
  const store = await openStore(place)
  onTestFinished(() => store.close().catch(() => {}))
  let now = since
  const failing = new Map<Failing, number>()
  const orFail =
    <A extends unknown[], T>(name: Failing, work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      const times = failing.get(name) ?? 0
      failing.set(name, times - 1)
      if (times === 1) throw new StoreDown('the disk is full')
      return work(...given)
    }
  const troubled: Store = {
    ...store,
    wishesOfAll: orFail('wishesOfAll', store.wishesOfAll),
    putNotices: orFail('putNotices', store.putNotices),
    settleNotice: orFail('settleNotice', store.settleNotice),
  }
  const table = match()
  const notices = await openNotices({
    store: troubled,
    presence: openPresence(),
    tableOf: async () => table.state,
    now: () => now,
    bytes: trueBytes,
    log: pino({ level: 'silent' }),
    publicUrl: 'https://naust.example.org',
    reach: 'anywhere',
    everyMs: 0,
  })
  if (since === NOON) {
    await store.addGuest(anna, 'hash')
    await notices.choices.byWebhook(anna, hook, '', 'en')
  }
  return {
    store,
    notices,
    table,
    /** The nth call of the store by this name from now on fails. */
    fail: (name: Failing, nth = 1) => failing.set(name, nth),
    later(ms: number): Promise<number> {
      now += ms
      return notices.tell()
    },
  }
}
afterEach(() => void vi.useRealTimers())

test.each(['wishesOfAll', 'putNotices'] as const)(
  'who cannot be put into the outbox is put there the next time, once: %s',
  async name => {
    const { url, received } = await openReceiver()
    const { notices, table, fail, later } = await house(url)
    notices.changed(table)
    fail(name)
    await expect(later(2 * MINUTE)).rejects.toThrow(StoreDown)
    expect([await later(5 * SECOND), await later(HOUR)]).toEqual([1, 0])
    expect(received).toHaveLength(1)
  },
)

test('what did not leave is sent later, even if that cannot be written at once', async () => {
  let status = 503
  const { url, received } = await openReceiver(() => status)
  const { notices, table, fail, later } = await house(url)
  notices.changed(table)
  // First it is settled, and then, since nobody took it, put back.
  fail('settleNotice', 2)
  await expect(later(2 * MINUTE)).rejects.toThrow(StoreDown)
  status = 200
  expect([await later(2 * MINUTE), await later(HOUR), received.length]).toEqual([1, 0, 1])
})

test('who is being told when a server stops is waited for, and told later where that failed', async () => {
  let answer: (status: number) => void = () => {}
  let isCalled: () => void = () => {}
  const called = new Promise<void>(done => (isCalled = done))
  const { url, received } = await openReceiver(() => {
    isCalled()
    return new Promise(done => (answer = done))
  })
  const place = tempFolder()
  const { store, notices, table, later } = await house(url, place)
  notices.changed(table)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const telling = later(2 * MINUTE)
  await called
  const stopped = notices.close().then(store.close)
  await vi.advanceTimersByTimeAsync(7 * SECOND)
  answer(503)
  expect([await telling, received.length]).toEqual([0, 0])
  await stopped
  vi.useRealTimers()
  const next = await house(url, place, NOON + 4 * MINUTE)
  const told = next.later(0)
  await expect.poll(() => received.length + Number(answer(201) ?? 0)).toBe(1)
  expect([await told, await next.later(HOUR)]).toEqual([1, 0])
})

test('who still waits when a server stops is told by the next one, when they would have been', async () => {
  const { url, received } = await openReceiver()
  const place = tempFolder()
  const { store, notices, table } = await house(url, place)
  notices.changed(table)
  await notices.close()
  await store.close()
  const { later } = await house(url, place, NOON + 59 * SECOND)
  expect([await later(0), await later(SECOND), await later(HOUR), received.length]).toEqual([0, 1, 0, 1])
})
