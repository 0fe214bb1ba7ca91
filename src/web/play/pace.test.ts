// What people see of a table: others' news one after another, their own at once.
import { describe, expect, test } from 'vitest'
import type { Json } from '#engine'
import { paced } from './pace.ts'
import { type Listener, type LogNote, type Moved, PlayProblem } from './types.ts'

const TABLE: Moved['table'] = {
  id: 't',
  game: 'maitre',
  options: {},
  status: 'playing',
  created: 0,
  updated: 0,
  host: { name: 'Anna', me: true },
  seats: [],
  waiting: [],
  invite: null,
  hints: true,
  result: null,
}
const note = (seq: number): LogNote => ({ seq, at: 0, note: { say: `n${seq}` } })
/** News of one step, or of several. */
const news = (seq: number, since = seq - 1, undone: readonly number[] = []): Moved => ({
  table: TABLE,
  seq,
  commitment: null,
  seat: 0,
  view: null,
  questions: [],
  refusals: [],
  undo: null,
  since,
  notes: undone.length > 0 ? [] : Array.from({ length: seq - since }, (_, i) => note(since + 1 + i)),
  undone,
})

function scene({ still = false, pause = () => 100 }: { still?: boolean; pause?: (news: Moved) => number } = {}) {
  const timers: { run: () => void; ms: number }[] = []
  const asked: { pick: Json; seq: number; done: (seq: number) => void; fail: (error: Error) => void }[] = []
  let listener!: Listener
  let stopped = false
  const send = (pick: Json, seq: number) =>
    new Promise<number>((done, fail) => {
      asked.push({ pick, seq, done, fail })
    })
  const manner = { still }
  const store = paced(
    {
      watch(_, heard) {
        listener = heard
        return () => {
          stopped = true
        }
      },
      answer: (_, seq, pick) => send(pick, seq),
      undo: () => send('undo', 0),
    },
    't',
    pause,
    {
      later(run, ms) {
        const timer = { run, ms }
        timers.push(timer)
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
        }
      },
      still: () => manner.still,
    },
  )
  return {
    store,
    asked,
    timers,
    manner,
    come: (...all: Moved[]) => all.forEach(moved => listener.moved(moved)),
    lose: () => listener.connected(false),
    isStopped: () => stopped,
    /** The pause is over. */
    tick: () => timers.shift()!.run(),
    seen: () => store.shown.value?.seq,
    log: () => store.log.value.map(({ seq }) => seq),
    since: () => store.sinceMyTurn.value.map(({ seq }) => seq),
    settled: async () => {
      for (let i = 0; i < 5; i++) await Promise.resolve()
    },
  }
}

describe('pacing', () => {
  test('the first sight is shown at once, then news one by one with a pause after each', () => {
    const { come, tick, seen, log, store, timers } = scene({ pause: ({ seq }) => seq * 10 })
    come(news(5, 0), news(6), news(7), news(8))
    expect([seen(), store.behind.value]).toEqual([6, 2])
    expect(timers.map(({ ms }) => ms)).toEqual([60])
    tick()
    expect([seen(), log().at(-1), store.behind.value]).toEqual([7, 7, 1])
    tick()
    tick()
    expect([seen(), store.behind.value, timers.length]).toEqual([8, 0, 0])
    expect(log()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('no pauses where nothing should move or nobody looks', () => {
    const { come, seen, timers, manner, tick } = scene({ still: true })
    come(news(5, 0), news(6), news(7))
    expect([seen(), timers.length]).toEqual([7, 0])
    manner.still = false
    come(news(8), news(9), news(10))
    expect(seen()).toBe(8)
    manner.still = true
    tick()
    expect(seen()).toBe(10)
  })

  test('hurry shows the latest', () => {
    const { come, seen, store, log, timers } = scene()
    come(news(1, 0), news(2), news(3), news(4))
    store.hurry()
    expect([seen(), store.behind.value, log()]).toEqual([4, 0, [1, 2, 3, 4]])
    come(news(5))
    expect([seen(), timers.length]).toEqual([4, 1])
  })

  test('notes taken back leave the log; a start from nothing replaces it', () => {
    const { come, log } = scene({ still: true })
    come(news(3, 0), news(4), news(5, 4, [4]))
    expect(log()).toEqual([1, 2, 3])
    come(news(2, 0))
    expect(log()).toEqual([1, 2])
  })
})

describe('my answer', () => {
  test('is on its way in the same moment, and its outcome is shown at once; what follows is paced', async () => {
    const { store, come, asked, seen, settled, timers, tick } = scene()
    come(news(5, 0))
    void store.act({ do: 'arm' })
    expect(store.sending.value).toEqual({ do: 'arm' })
    expect(asked[0]).toMatchObject({ pick: { do: 'arm' }, seq: 5 })
    come(news(6), news(7))
    expect([seen(), timers.length]).toEqual([6, 1])
    asked[0]!.done(6)
    await settled()
    expect([seen(), store.sending.value]).toEqual([6, null])
    tick()
    expect(seen()).toBe(7)
  })

  test('is on its way until its outcome is shown, when the receipt comes first', async () => {
    const { store, come, asked, seen, settled } = scene()
    come(news(5, 0))
    void store.act('a')
    asked[0]!.done(6)
    await settled()
    expect(store.sending.value).toBe('a')
    come(news(6))
    expect([seen(), store.sending.value]).toEqual([6, null])
  })

  test('is shown with its receipt, when news of others came in between', async () => {
    const { store, come, asked, seen, settled } = scene()
    come(news(5, 0))
    void store.act('a')
    come(news(6), news(7), news(8))
    expect(seen()).toBe(6)
    asked[0]!.done(7)
    await settled()
    expect([seen(), store.behind.value, store.sending.value]).toEqual([7, 1, null])
  })

  test('hurries what is queued, and answers the latest state', () => {
    const { store, come, asked, seen } = scene()
    come(news(1, 0), news(2), news(3))
    void store.act('a')
    expect([seen(), asked[0]!.seq]).toEqual([3, 3])
  })

  test('is sent once, however often one taps', async () => {
    const { store, come, asked, settled, since } = scene()
    come(news(5, 0))
    void store.act('a')
    void store.act('b')
    void store.undo()
    await settled()
    expect(asked.map(({ pick }) => pick)).toEqual(['a'])
    expect(store.sending.value).toBe('a')
    expect(since()).toEqual([])
  })

  test('that is refused leaves a problem, and can be given again', async () => {
    const { store, come, asked, settled } = scene()
    come(news(5, 0))
    void store.act('a')
    asked[0]!.fail(new PlayProblem('illegal', 'No.'))
    await settled()
    expect([store.problem.value?.code, store.sending.value]).toEqual(['illegal', null])
    void store.act('b')
    expect([store.problem.value, store.sending.value, asked.length]).toEqual([null, 'b', 2])
  })

  test('begins a new account of what happened since; taking it back returns to the one before', async () => {
    const { store, come, asked, settled, since } = scene({ still: true })
    come(news(5, 0), news(6))
    expect(since()).toEqual([6])
    void store.act('a')
    come(news(7))
    asked[0]!.done(7)
    await settled()
    come(news(8), news(9))
    expect(since()).toEqual([8, 9])
    void store.act('b')
    expect(since()).toEqual([])
    come(news(10))
    asked[1]!.done(10)
    await settled()
    void store.undo()
    come(news(11, 10, [10]))
    asked[2]!.done(11)
    await settled()
    expect(since()).toEqual([8, 9])
  })
})

test('a lost connection is seen; a closed table stops listening and waiting', () => {
  const { store, come, lose, timers, isStopped } = scene()
  come(news(1, 0), news(2), news(3))
  lose()
  expect(store.connected.value).toBe(false)
  store.close()
  expect([timers.length, isStopped()]).toEqual([0, true])
})
