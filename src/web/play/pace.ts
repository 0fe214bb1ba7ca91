// A table as it is shown. Hosts tell news as fast as they come; here they wait until people have seen the ones before.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Json, same } from '#engine'
import { HELPED, type Host, type LogNote, type Moved, PlayProblem, type Sight } from './types.ts'

/** How long news stay on screen before the next ones may be shown, in milliseconds. */
export type Pause = (news: Moved) => number
export interface PaceTools {
  /** Runs something later; answers how to call it off. */
  later(run: () => void, ms: number): () => void
  /** Whether nothing should be waited for: motion is off, or nobody looks. */
  still(): boolean
}
export interface TableStore {
  /** What is on screen; null until something is known. */
  readonly shown: ReadonlySignal<Moved | null>
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

/** Something of mine on its way, the questions it answers, and the number of its outcome once that is known. */
interface UnderWay {
  seq: number | null
  readonly asked: Sight['questions']
}
/** The outcome may be seen before its receipt comes: then the questions answered are gone. */
const isOutcome = ({ seq, asked }: UnderWay, news: Moved): boolean =>
  seq === null ? !same(news.questions, asked) : news.seq >= seq

/** The notes with, after the move, a line where a simpler bot made it. */
function toldIn({ notes, helped = [] }: Moved): readonly LogNote[] {
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
  const shown = signal<Moved | null>(null)
  const log = signal<readonly LogNote[]>([])
  const behind = signal(0)
  const connected = signal(true)
  const problem = signal<PlayProblem | null>(null)
  const sending = signal<Json | null>(null)
  /** The numbers of my answers; while one is on its way, nothing has happened since. */
  const mine = signal<readonly number[]>([])
  const sinceMyTurn = computed(() => log.value.filter(({ seq }) => seq > (mine.value.at(-1) ?? 0)))

  const queue: Moved[] = []
  let callOff: (() => void) | null = null
  /** Something of mine is under way: its outcome has this number, once that is known. */
  let underWay: UnderWay | null = null
  /** The next news are taken for the outcome of what I just did. */
  let hasty = false

  function show(news: Moved): void {
    batch(() => {
      if (shown.value === null) mine.value = [news.seq]
      const kept = news.since === 0 ? [] : log.value.filter(({ seq }) => !news.undone.includes(seq))
      log.value = [...kept, ...toldIn(news)]
      shown.value = news
      if (underWay && isOutcome(underWay, news)) settle()
    })
  }
  function settle(): void {
    underWay = null
    hasty = false
    sending.value = null
  }
  /** Shows news as they are due; those up to a number without any pause. */
  function advance(atOnce = 0): void {
    callOff?.()
    callOff = null
    batch(() => {
      for (let news = queue.shift(); news; news = queue.shift()) {
        show(news)
        const ms = news.since === 0 || still() ? 0 : pause(news)
        if (ms <= 0 || (queue[0] && queue[0].since < atOnce)) continue
        callOff = later(advance, ms)
        break
      }
      behind.value = queue.length
    })
  }
  const hurry = (): void => advance(Number.POSITIVE_INFINITY)

  const stop = host.watch(id, {
    moved(news) {
      queue.push(news)
      behind.value = queue.length
      const outcome = underWay?.seq ?? null
      if (hasty || (outcome !== null && news.since < outcome)) {
        hasty = false
        hurry()
      } else if (!callOff) advance()
    },
    connected(live) {
      connected.value = live
    },
    failed(why) {
      problem.value = why
    },
  })

  /** Does something of mine, unless something is under way; its outcome is shown at once. */
  async function attempt(send: (sight: Sight, seat: number) => Promise<number>): Promise<void> {
    hurry()
    const { value: sight } = shown
    if (!sight || sight.seat === null || underWay) return
    problem.value = null
    const attempted: UnderWay = (underWay = { seq: null, asked: sight.questions })
    hasty = true
    try {
      const seq = await send(sight, sight.seat)
      attempted.seq = seq
      if (underWay !== attempted) return // seen before the receipt came
      if (shown.value!.seq >= seq) settle()
      else if (queue.length > 0) advance(seq)
    } catch (error) {
      if (underWay === attempted) settle()
      if (!(error instanceof PlayProblem)) throw error
      problem.value = error
    }
  }

  return {
    shown,
    log,
    sinceMyTurn,
    behind,
    connected,
    problem,
    sending,
    act: pick =>
      attempt(async (sight, seat) => {
        const before = mine.value.filter(Number.isFinite)
        sending.value = pick
        mine.value = [...before, Number.POSITIVE_INFINITY]
        try {
          const seq = await host.answer(id, sight.seq, pick, seat)
          mine.value = [...before, seq]
          return seq
        } catch (error) {
          mine.value = before
          throw error
        }
      }),
    undo: () =>
      attempt(async (_, seat) => {
        const seq = await host.undo(id, seat)
        if (mine.value.length > 1) mine.value = mine.value.slice(0, -1)
        return seq
      }),
    hurry,
    close() {
      callOff?.()
      queue.length = 0
      stop()
    },
  }
}
