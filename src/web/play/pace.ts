// A table as it is shown. Hosts tell news as fast as they come; here they wait until people have seen the ones before.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Json, same } from '#engine'
import type { LogNote, Sight, TableMoved, Taken } from '#tables'
import { HELPED, type Host, PlayProblem } from './types.ts'

/** How long news stay on screen before the next ones may be shown, in milliseconds. */
export type Pause = (news: TableMoved) => number
export interface PaceTools {
  /** Runs something later; answers how to call it off. */
  later(run: () => void, ms: number): () => void
  /** Whether nothing should be waited for: motion is off, or nobody looks. */
  still(): boolean
}
export interface TableStore {
  /** What is on screen; null until something is known. */
  readonly shown: ReadonlySignal<TableMoved | null>
  /** What happened, up to what is shown. */
  readonly log: ReadonlySignal<readonly LogNote[]>
  /** What happened since the last answer from here, or since the table was opened. */
  readonly sinceMyTurn: ReadonlySignal<readonly LogNote[]>
  /** How many news wait to be shown. */
  readonly behind: ReadonlySignal<number>
  readonly connected: ReadonlySignal<boolean>
  /** The last thing that went wrong; set to null once it was read. */
  readonly problem: Signal<PlayProblem | null>
  /** My answer on its way, from the tap until its outcome is shown. */
  readonly sending: ReadonlySignal<Json | null>
  act(pick: Json): Promise<void>
  undo(): Promise<void>
  /** Shows the latest at once. */
  hurry(): void
  close(): void
}

/** The notes with, after the move, a line where a simpler bot made it. */
function toldIn({ notes, helped }: TableMoved): readonly LogNote[] {
  if (helped.length === 0) return notes
  const lines = helped.map(({ seq, at, seat }): LogNote => ({ seq, at, note: { say: HELPED, seat } }))
  return [...notes, ...lines].toSorted((a, b) => a.seq - b.seq)
}

export function paced(
  host: Pick<Host, 'watch' | 'answer' | 'undo'>,
  id: string,
  pause: Pause,
  { later, still }: PaceTools,
): TableStore {
  const shown = signal<TableMoved | null>(null)
  const log = signal<readonly LogNote[]>([])
  const behind = signal(0)
  const connected = signal(true)
  const problem = signal<PlayProblem | null>(null)
  const sending = signal<Json | null>(null)
  /** The numbers of my answers, first where I came in; while one is on its way, nothing has happened since. */
  const mine = signal<readonly number[]>([])
  const sinceMyTurn = computed(() => log.value.filter(({ seq }) => seq > (mine.value.at(-1) ?? 0)))

  const queue: TableMoved[] = []
  let callOff: (() => void) | null = null
  /** What I was asked when I did what is under way; null: nothing is. */
  let underWay: { readonly asked: Sight['questions'] } | null = null

  function show(news: TableMoved): void {
    batch(() => {
      if (shown.value === null) mine.value = [news.seq]
      // News tell all that happened after `since`: whatever else was known of that is told again.
      const kept = log.value.filter(({ seq }) => seq <= news.since && !news.undone.includes(seq))
      log.value = [...kept, ...toldIn(news)]
      shown.value = news
      // By whatever way the outcome came first: what I answered is no longer asked.
      if (underWay && !same(news.questions, underWay.asked)) settle()
    })
  }
  function settle(): void {
    underWay = null
    sending.value = null
  }
  /** Shows news as they are due, or all at once. */
  function advance(atOnce = false): void {
    callOff?.()
    callOff = null
    batch(() => {
      for (let news = queue.shift(); news; news = queue.shift()) {
        show(news)
        const ms = news.since === 0 || still() ? 0 : pause(news)
        if (ms <= 0 || (atOnce && queue.length > 0)) continue
        callOff = later(advance, ms)
        break
      }
      behind.value = queue.length
    })
  }
  const hurry = (): void => advance(true)

  /** Takes news in, from the line or with the outcome of what I did: each is shown once. */
  function hear(news: TableMoved): void {
    const known = queue.at(-1) ?? shown.value
    const onward = !known || (news.since <= known.seq && news.seq > known.seq)
    // From the start: the first sight, or that of a host that lost its memory.
    if (!onward && news.since > 0) return
    queue.push(news)
    behind.value = queue.length
    if (underWay) hurry()
    else if (!callOff) advance()
  }

  const stop = host.watch(id, {
    moved: hear,
    connected(upToDate) {
      connected.value = upToDate
    },
    failed(why) {
      problem.value = why
    },
  })

  /** Does something of mine, unless something is under way; its outcome is shown at once. Answers its number, if it was done. */
  async function attempt(send: (sight: Sight, seat: number) => Promise<Taken>): Promise<number | null> {
    hurry()
    const { value: sight } = shown
    if (!sight || sight.seat === null || underWay) return null
    problem.value = null
    const attempted = (underWay = { asked: sight.questions })
    try {
      const { seq, moved } = await send(sight, sight.seat)
      hear(moved)
      return seq
    } catch (error) {
      if (!(error instanceof PlayProblem)) throw error
      problem.value = error
      return null
    } finally {
      if (underWay === attempted) settle()
    }
  }
  const answered = (): readonly number[] => mine.value.filter(Number.isFinite)
  /** An answer on its way has no number yet: it comes last. */
  function count(numbers: readonly number[]): void {
    const sorted = numbers.toSorted((a, b) => a - b)
    mine.value = sending.value === null ? sorted : [...sorted, Number.POSITIVE_INFINITY]
  }

  return {
    shown,
    log,
    sinceMyTurn,
    behind,
    connected,
    problem,
    sending,
    async act(pick) {
      const seq = await attempt((sight, seat) => {
        sending.value = pick
        count(answered())
        return host.answer(id, sight.seq, pick, seat)
      })
      count(seq === null ? answered() : [...answered(), seq])
    },
    async undo() {
      const seq = await attempt(sight => host.undo(id, sight.seq))
      if (seq !== null && answered().length > 1) count(answered().slice(0, -1))
    },
    hurry,
    close() {
      callOff?.()
      queue.length = 0
      stop()
    },
  }
}
