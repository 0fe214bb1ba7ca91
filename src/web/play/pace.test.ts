// What people see of a table: others' news one after another, their own at once.
import { describe, expect, test } from 'vitest'
import type { Json } from '#engine'
import type { LogNote, TableMoved, Taken } from '#tables'
import { type Pace, paced } from './pace.ts'
import { type Listener, PlayProblem } from './types.ts'

const TABLE: TableMoved['table'] = {
  id: 't',
  game: 'maitre',
  edition: null,
  options: {},
  status: 'playing',
  created: 0,
  updated: 0,
  host: { name: 'Anna', me: true },
  seats: [],
  waiting: [],
  customs: { listed: false, spectators: false, pace: null },
  motion: null,
  next: null,
  invite: null,
  hints: true,
  result: null,
}
const note = (seq: number): LogNote => ({ seq, at: 0, note: { say: `n${seq}` } })
const ASKED = [{ seat: 0, kind: 'act', options: ['a', 'b'] }]
/** News of one step, or of several, in which I am asked nothing. */
const news = (seq: number, since = seq - 1, undone: readonly number[] = []): TableMoved => ({
  table: TABLE,
  seq,
  commitment: null,
  seat: 0,
  view: null,
  questions: [],
  refusals: [],
  undo: null,
  answered: null,
  consent: false,
  since,
  notes: undone.length > 0 ? [] : Array.from({ length: seq - since }, (_, i) => note(since + 1 + i)),
  undone,
  chat: [],
  helped: [],
})
/** The same, with a question to me. */
const asked = (seq: number, since = seq - 1): TableMoved => ({ ...news(seq, since), questions: ASKED })

interface Scene extends Partial<Pace> {
  readonly tempo?: number
  readonly haste?: number
}
function scene({ tempo = 1, haste = 1, pause = () => 100, rest = () => 0 }: Scene = {}) {
  const timers: { run: () => void; ms: number }[] = []
  const sent: {
    pick: Json
    seq: number
    careful: boolean
    done: (moved: TableMoved, seq?: number) => void
    fail: (error: Error) => void
  }[] = []
  let listener!: Listener
  let stopped = false
  const signs: unknown[] = []
  const send = (pick: Json, seq: number, careful = false) =>
    new Promise<Taken>((done, fail) => {
      sent.push({ pick, seq, careful, done: (moved, seq = moved.seq) => done({ seq, moved }), fail })
    })
  const manner = { tempo, haste }
  const store = paced(
    {
      watch(_, heard) {
        listener = heard
        return () => {
          stopped = true
        }
      },
      answer: (_, seq, pick, _seat, careful) => send(pick, seq, careful),
      undo: (_, since) => send('undo', since),
      pass: ({ sign }) => void signs.push(sign),
    },
    't',
    { pause, rest },
    {
      later(run, ms) {
        const timer = { run, ms }
        timers.push(timer)
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
        }
      },
      tempo: () => manner.tempo,
      haste: () => manner.haste,
    },
  )
  return {
    store,
    sent,
    timers,
    manner,
    come: (...all: TableMoved[]) => all.forEach(moved => listener.moved(moved)),
    lose: () => listener.connected(false),
    fail: (why: PlayProblem) => listener.failed(why),
    refuse: (why: PlayProblem) => listener.refused?.(why),
    signs,
    isStopped: () => stopped,
    /** The pause is over. */
    tick: () => timers.shift()!.run(),
    waits: () => timers.map(({ ms }) => ms),
    seen: () => store.shown.value?.seq,
    log: () => store.log.value.map(({ seq }) => seq),
    since: () => store.sinceMyTurn.value.map(({ seq }) => seq),
    settled: async () => {
      for (let i = 0; i < 5; i++) await Promise.resolve()
    },
  }
}

describe('pacing', () => {
  test('who comes back is told what happened since their last answer; who never answered, from now on', () => {
    const { come, since } = scene({ tempo: 0 })
    come({ ...news(9, 0), answered: 6 })
    expect(since()).toEqual([7, 8, 9])
    const other = scene({ tempo: 0 })
    other.come(news(9, 0), news(10))
    expect(other.since()).toEqual([10])
  })

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
    // Once all was seen, what comes is shown at once again.
    come(news(9))
    expect(seen()).toBe(9)
  })

  test('no pauses where the latest is wanted at once or nobody looks', () => {
    const { come, seen, timers, manner, tick } = scene({ tempo: 0 })
    come(news(5, 0), news(6), news(7))
    expect([seen(), timers.length]).toEqual([7, 0])
    manner.tempo = 1
    come(news(8), news(9), news(10))
    expect(seen()).toBe(8)
    manner.tempo = 0
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
    const { come, log } = scene({ tempo: 0 })
    come(news(3, 0), news(4), news(5, 4, [4]))
    expect(log()).toEqual([1, 2, 3])
    come(news(2, 0))
    expect(log()).toEqual([1, 2])
  })
})

describe('dice', () => {
  const rest = ({ seq }: TableMoved) => (seq % 2 === 0 ? 80 : 0)

  test('roll before anything is told of them; what throws none is told at once', () => {
    const { come, tick, seen, log, store, waits, since } = scene({ rest })
    come(news(5, 0), news(6))
    expect([seen(), store.settled.value, log().at(-1), since()]).toEqual([6, false, 5, []])
    expect(waits()).toEqual([80, 100])
    tick()
    expect([store.settled.value, log().at(-1), since()]).toEqual([true, 6, [6]])
    tick()
    come(news(7))
    expect([seen(), store.settled.value, log().at(-1)]).toEqual([7, true, 7])
  })

  test('of one’s own roll like those of others', async () => {
    const { store, come, sent, settled, log, tick } = scene({ rest })
    come(asked(5, 0))
    void store.act('roll')
    sent[0]!.done(asked(6))
    await settled()
    expect([store.shown.value?.questions, store.settled.value, log().at(-1)]).toEqual([ASKED, false, 5])
    tick()
    expect([store.settled.value, log().at(-1)]).toEqual([true, 6])
  })

  test('that lie in a table when it is opened do not roll, nor without motion, nor on the way to the latest', () => {
    const opened = scene({ rest })
    opened.come(news(6, 0))
    expect([opened.store.settled.value, opened.log().at(-1), opened.waits()]).toEqual([true, 6, []])
    const calm = scene({ rest, haste: 0 })
    calm.come(news(5, 0), news(6))
    expect([calm.store.settled.value, calm.log().at(-1), calm.waits()]).toEqual([true, 6, [100]])
    const hasty = scene({ rest })
    hasty.come(news(5, 0), news(6), news(7), news(8))
    hasty.store.hurry()
    expect([hasty.seen(), hasty.store.settled.value, hasty.log()]).toEqual([8, false, [1, 2, 3, 4, 5, 6, 7]])
    hasty.tick()
    expect(hasty.log().at(-1)).toBe(8)
  })

  test('overtaken by the next step or closed with the table are not told twice or later', () => {
    const { come, log, store, waits, manner } = scene({ rest })
    come(news(5, 0), news(6))
    manner.tempo = 0
    store.hurry()
    come(news(7))
    expect([log(), store.settled.value, waits()]).toEqual([[1, 2, 3, 4, 5, 6, 7], true, []])
    come(news(8))
    expect(waits()).toEqual([80])
    store.close()
    expect(waits()).toEqual([])
  })
})

test('the tempo stretches pauses, but never to less than the dice need', () => {
  const pace = { pause: () => 1000, rest: ({ seq }: TableMoved) => (seq === 7 ? 800 : 0) }
  const seen = (tempo: number, haste: number): readonly number[] => {
    const { come, waits, tick } = scene({ ...pace, tempo, haste })
    come(news(5, 0), news(6), news(7))
    const first = waits()
    tick()
    return [...first, ...waits()]
  }
  expect(seen(1.8, 1)).toEqual([1800, 800, 1800])
  expect(seen(0.5, 1)).toEqual([500, 800, 800])
  expect(seen(0.5, 0.5)).toEqual([500, 400, 500])
  expect(seen(1, 0)).toEqual([1000, 1000])
})

describe('my answer', () => {
  test('given with care and found to be final is asked about, not reported; answered for, it is given again', async () => {
    const { store, come, sent, settled } = scene()
    come(asked(5, 0))
    void store.act('a', true)
    expect(sent[0]).toMatchObject({ pick: 'a', careful: true })
    sent[0]!.fail(new PlayProblem('final', 'This could not be taken back.'))
    await settled()
    expect([store.doubt.value, store.problem.value, store.sending.value]).toEqual(['a', null, null])
    void store.act('a')
    expect(sent[1]).toMatchObject({ pick: 'a', careful: false })
  })

  test('is on its way in the same moment, and its outcome is shown at once; what follows is paced', async () => {
    const { store, come, sent, seen, settled, timers, tick, log } = scene()
    come(asked(5, 0))
    void store.act({ do: 'arm' })
    expect(store.sending.value).toEqual({ do: 'arm' })
    expect(sent[0]).toMatchObject({ pick: { do: 'arm' }, seq: 5 })
    sent[0]!.done(news(6))
    await settled()
    expect([seen(), store.sending.value, timers.length]).toEqual([6, null, 1])
    // The line tells the same once more, and what came after it.
    come(news(6), news(7))
    expect([seen(), store.behind.value]).toEqual([6, 1])
    tick()
    expect([seen(), log()]).toEqual([7, [1, 2, 3, 4, 5, 6, 7]])
  })

  test('is done when the line is quicker than its outcome, which is not shown again', async () => {
    const { store, come, sent, seen, settled, timers, tick, log } = scene()
    come(asked(5, 0))
    void store.act('a')
    come(news(6), news(7))
    expect([seen(), store.sending.value, timers.length]).toEqual([6, null, 1])
    // What is asked next can be answered even before.
    tick()
    come(asked(8))
    tick()
    void store.act('b')
    sent[0]!.done(news(6))
    await settled()
    expect([seen(), store.sending.value, sent.length]).toEqual([8, 'b', 2])
    sent[1]!.done(news(9))
    await settled()
    expect([seen(), store.sending.value, log()]).toEqual([9, null, [1, 2, 3, 4, 5, 6, 7, 8, 9]])
  })

  test('lets pass at once what others did meanwhile; an outcome that tells it again replaces it', async () => {
    const { store, come, sent, seen, settled, log } = scene()
    come(asked(5, 0))
    void store.act('a')
    come(asked(6), asked(7))
    expect([seen(), store.sending.value]).toEqual([7, 'a'])
    // Seven was taken back before mine was taken: the outcome tells neither.
    const outcome = { ...news(9, 5), notes: [note(6), note(9)] }
    sent[0]!.done(outcome)
    await settled()
    expect([seen(), store.sending.value, log()]).toEqual([9, null, [1, 2, 3, 4, 5, 6, 9]])
    come({ ...news(8, 7, [7]) }, news(9, 8))
    expect([store.behind.value, log()]).toEqual([0, [1, 2, 3, 4, 5, 6, 9]])
  })

  test('is done with its outcome even if the same is asked again', async () => {
    const { store, come, sent, seen, settled } = scene()
    come(asked(5, 0))
    void store.act('a')
    come(asked(6))
    expect(store.sending.value).toBe('a')
    sent[0]!.done(asked(6))
    await settled()
    expect([seen(), store.sending.value]).toEqual([6, null])
  })

  test('sent twice for safety is counted by its own number, whatever is new by then', async () => {
    const { store, come, sent, seen, settled, since } = scene({ tempo: 0 })
    come(asked(5, 0))
    void store.act('a')
    sent[0]!.done(news(8, 5), 6)
    await settled()
    expect([seen(), since()]).toEqual([8, [7, 8]])
  })

  test('hurries what is queued, and answers the latest state', () => {
    const { store, come, sent, seen } = scene()
    come(news(1, 0), news(2), asked(3))
    void store.act('a')
    expect([seen(), sent[0]!.seq]).toEqual([3, 3])
  })

  test('is sent once, however often one taps', async () => {
    const { store, come, sent, settled, since } = scene()
    come(asked(5, 0))
    void store.act('a')
    void store.act('b')
    void store.undo()
    await settled()
    expect(sent.map(({ pick }) => pick)).toEqual(['a'])
    expect(store.sending.value).toBe('a')
    expect(since()).toEqual([])
  })

  test('is not sent by who only looks on, or before anything is known', () => {
    const { store, come, sent } = scene()
    void store.act('a')
    come({ ...asked(5, 0), seat: null })
    void store.act('a')
    expect(sent).toEqual([])
  })

  test('that is refused leaves a problem, and can be given again', async () => {
    const { store, come, sent, settled, since, log } = scene({ tempo: 0 })
    come(asked(5, 0), asked(6))
    void store.act('a')
    sent[0]!.fail(new PlayProblem('illegal', 'No.'))
    await settled()
    expect([store.problem.value?.code, store.sending.value, since()]).toEqual(['illegal', null, [6]])
    void store.act('b')
    expect([store.problem.value, store.sending.value, sent.length]).toEqual([null, 'b', 2])
    expect(log()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('begins a new account of what happened since; taking it back returns to the one before', async () => {
    const { store, come, sent, settled, since, log } = scene({ tempo: 0 })
    come(asked(5, 0), asked(6))
    expect(since()).toEqual([6])
    void store.act('a')
    sent[0]!.done(news(7))
    await settled()
    come(news(8), asked(9))
    expect(since()).toEqual([8, 9])
    void store.act('b')
    expect(since()).toEqual([])
    sent[1]!.done(news(10))
    await settled()
    void store.undo()
    expect(sent[2]).toMatchObject({ pick: 'undo', seq: 10 })
    sent[2]!.done({ ...news(11, 10, [10]), questions: ASKED })
    await settled()
    expect([since(), log()]).toEqual([
      [8, 9],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ])
    // Where I came in is where the account begins at the earliest.
    for (const seq of [12, 13]) {
      void store.undo()
      sent.at(-1)!.done({ ...news(seq, seq - 1, [seq]), questions: seq === 12 ? [] : ASKED })
      await settled()
    }
    expect(since()).toEqual([6, 7, 8, 9])
  })

  test('given before the outcome of the last one came is counted after it', async () => {
    const { store, come, sent, settled, since } = scene({ tempo: 0 })
    come(asked(5, 0))
    void store.act('a')
    come(news(6), asked(7))
    void store.act('b')
    sent[1]!.done(news(8))
    await settled()
    sent[0]!.done(news(6))
    await settled()
    come(news(9))
    expect(since()).toEqual([9])
    void store.undo()
    sent[2]!.done({ ...news(10, 9, [9]), questions: ASKED })
    await settled()
    expect(since()).toEqual([7, 8])
  })
})

test('a simpler bot is told of after its move', () => {
  const { come, store } = scene()
  come({ ...news(3, 0), helped: [{ seq: 2, at: 0, seat: 1 }] })
  expect(store.log.value.map(({ note }) => note.say)).toEqual(['n1', 'n2', 'helped', 'n3'])
})

test('what would leave a gap waits for the line; a host that lost its memory begins anew', () => {
  const { come, seen, log } = scene({ tempo: 0 })
  come(news(3, 0), news(6, 5))
  expect(seen()).toBe(3)
  come(news(6, 3))
  expect(seen()).toBe(6)
  come(news(2, 0))
  expect([seen(), log()]).toEqual([2, [1, 2]])
})

test('a sign that is refused is told, and those after it are held back for a while, each told again', () => {
  const { store, come, refuse, signs, tick, timers } = scene()
  come(news(1, 0))
  store.makeSign('applause')
  refuse(new PlayProblem('rate-limited', 'Wait.'))
  const told = store.problem.value
  store.makeSign('applause')
  expect([store.problem.value?.message, store.problem.value === told, store.connected.value]).toEqual([
    'Wait.',
    false,
    true,
  ])
  refuse(new PlayProblem('rate-limited', 'Wait.'))
  expect(timers.length).toBe(1)
  tick()
  store.makeSign('laughter')
  expect(signs).toEqual(['applause', 'laughter'])
  refuse(new PlayProblem('rate-limited', 'Wait.'))
  store.close()
  expect(timers.length).toBe(0)
})

test('a lost connection is seen, and why a table cannot be watched; a closed table stops listening and waiting', () => {
  const { store, come, lose, fail, timers, isStopped } = scene()
  expect([store.connected.value, store.behind.value]).toEqual([true, 0])
  come(news(1, 0), news(2), news(3))
  lose()
  expect(store.connected.value).toBe(false)
  fail(new PlayProblem('no-such-table', 'None.'))
  expect(store.problem.value?.code).toBe('no-such-table')
  store.close()
  expect([timers.length, isStopped()]).toEqual([0, true])
})
