// New rules under the matches of a store: who says what of them, in whose turn, and with whom in between.
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type AnyGame, type Match, secretFrom } from '#engine'
import { walk } from '#engine/toys'
import { answer, lay, seqOf, start, type Table, type TableState, talk } from '#tables'
import { listing } from '#tables/toys'
import { leasesHere } from './leases.ts'
import { NO_QUOTAS } from './quotas.ts'
import { append } from './room.ts'
import type { Store } from './store.ts'
import { openTables } from './tables.ts'
import { openStore, tempFolder } from './test-kit.ts'
import { CHECK_LEASE_MS, checkAll, checkInTurn, inPieces } from './versions.ts'

const anna = { id: 'anna', name: 'Anna' }
const log = pino({ level: 'silent' })
const open = new AbortController().signal

/** A walk with some steps of Anna's, who has both seats, in a store. */
async function walked(store: Store, id: string, steps: readonly string[]): Promise<void> {
  const plan = { game: 'walk', seats: [{ kind: 'me' }, { kind: 'me' }] } as const
  const keep = async (table: Table): Promise<Table> => {
    await append(store, table)
    return table
  }
  const laid = await keep(lay(plan, anna, { id, invite: 'i', from: 0 }, 1))
  let table = await keep(start(laid, anna, secretFrom(id), 2))
  for (const pick of steps) {
    const seat = table.state.waiting[0]!
    table = await keep(answer(table, { seat, seq: seqOf(table), pick }, 3))
  }
}
async function scene() {
  const become = listing(walk)
  const store = await openStore(tempFolder())
  onTestFinished(store.close)
  await walked(store, 'goes', ['go', 'go'])
  await walked(store, 'rests', ['rest'])
  const tables = openTables({
    store,
    now: () => 9,
    bytes: count => new Uint8Array(count),
    allowSeeds: true,
    roomBytes: 1000,
    quotas: NO_QUOTAS,
    sealKey: new Uint8Array(32),
    changed: () => {},
  })
  const check = () => checkAll(store, tables, { log, stop: open, pauses: 0 })
  const apartOf = async (id: string) => ((await store.load(id))!.state as TableState).apart
  return { become, store, tables, check, apartOf }
}
const NONE = { same: 0, upgraded: 0, carried: 0, checkpoint: 0, rewound: 0, refused: 0 }
const turn = walk.chapters['turn']!
/** Whoever rests comes a step further, too. */
const FARTHER = {
  *turn(t: Parameters<typeof turn>[0], args: Parameters<typeof turn>[1]) {
    t.g.steps[args as number]! += 1
    return yield* turn(t, args)
  },
} as unknown as AnyGame['chapters']

test('where nothing has changed all are the same; where a rule has, those go on apart from their record that it concerns', async () => {
  const { become, check, apartOf } = await scene()
  expect(await check()).toEqual({ ...NONE, same: 2 })
  become({ chapters: { ...walk.chapters, ...FARTHER } })
  // In the first, the chapter under way is still the first: it is played anew, by the rules of today.
  expect(await check()).toEqual({ ...NONE, same: 1, checkpoint: 1 })
  expect([await apartOf('goes'), await apartOf('rests')]).toEqual([undefined, 'checkpoint'])
})

test('a migration upgrades all of them, and what is carried apart from its record says so', async () => {
  const { become, store, tables, check, apartOf } = await scene()
  const migrate = (old: Match): Match => ({ ...old, base: { ...(old.base as object), tide: 0 } as Match['base'] })
  const setup = (seats: number) => ({ ...walk.setup(seats, {}), tide: 0 })
  become({ version: 2, migrations: [migrate], setup } as Partial<AnyGame>)
  expect(await check()).toEqual({ ...NONE, upgraded: 2 })
  expect([await apartOf('goes'), await apartOf('rests')]).toEqual([undefined, undefined])
  become({ version: 2, migrations: [migrate], setup, chapters: { ...walk.chapters, ...FARTHER } } as Partial<AnyGame>)
  expect(await check()).toEqual({ ...NONE, upgraded: 1, carried: 1 })
  expect([await apartOf('goes'), await apartOf('rests')]).toEqual([undefined, 'checkpoint'])
  // It goes on from where it was brought.
  await tables.act('rests', table => talk(table, anna, 'Ahoy', 10))
  expect(await store.seqOf('rests')).toBe(5)
})

test('what takes long is done in pieces', async () => {
  let time = 0
  let others = 0
  function* work(): Generator<undefined, number, undefined> {
    for (let step = 0; step < 20; step++) {
      time++
      yield
    }
    return others
  }
  const counting = setInterval(() => {}, 1000)
  onTestFinished(() => clearInterval(counting))
  const count = (): void => {
    others++
    immediate = setImmediate(count)
  }
  let immediate = setImmediate(count)
  onTestFinished(() => clearImmediate(immediate))
  expect(await inPieces(work(), () => time)).toBeGreaterThanOrEqual(4)
})

/** Servers that start together, by the time of their store. */
function servers() {
  let time = 0
  const store = leasesHere(() => time)
  const checked: string[] = []
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const failed = (error: unknown): never => expect.fail(String(error)) as never
  const start = (me: string, check: (stop: AbortSignal) => Promise<unknown> = async () => {}) =>
    checkInTurn({
      store,
      me,
      failed,
      lookMs: 1,
      stop: stopping.signal,
      async check(stop) {
        checked.push(me)
        await check(stop)
      },
    })
  return { store, checked, start, stopping, pass: (ms: number) => (time += ms) }
}
test('of servers that start together one checks, for as long as it takes; later ones do so again', async () => {
  const { checked, start, pass } = servers()
  let finish = (): void => {}
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  const first = start('one', () => done)
  const second = start('two')
  await expect.poll(() => checked).toEqual(['one'])
  finish()
  await Promise.all([first, second])
  expect(checked).toEqual(['one'])
  pass(CHECK_LEASE_MS)
  await start('three')
  expect(checked).toEqual(['one', 'three'])
})
test('whoever is gone in the middle of it is replaced, and knows if they were only taken for gone', async () => {
  const { store, checked, start, pass } = servers()
  // One that is gone does not say that it still checks.
  await store.lease('check', 'gone', CHECK_LEASE_MS)
  const second = start('two', async stop => {
    pass(CHECK_LEASE_MS)
    await store.lease('check', 'three', CHECK_LEASE_MS)
    await expect.poll(() => stop.aborted).toBe(true)
    await store.release('check', 'three')
    await store.lease('checked', 'three', CHECK_LEASE_MS)
  })
  pass(CHECK_LEASE_MS)
  await second
  expect(checked).toEqual(['two'])
})
test('a store that cannot be asked for a moment is asked again', async () => {
  const { store, stopping } = servers()
  let fails = 2
  const lease: typeof store.lease = async (...wanted) => {
    if (fails-- > 0) throw new Error('away')
    return store.lease(...wanted)
  }
  const told: unknown[] = []
  const done = { times: 0 }
  const check = async (): Promise<unknown> => done.times++
  await checkInTurn({
    store: { ...store, lease },
    me: 'one',
    failed: error => told.push(error),
    lookMs: 1,
    stop: stopping.signal,
    check,
  })
  expect([done.times, told.length]).toEqual([1, 2])
})
