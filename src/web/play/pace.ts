// A table as it is shown. Hosts tell news as fast as they come; here they wait until people have seen the ones before.
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Json, same } from '#engine'
import type { LogChat, LogNote, PresenceTold, Sight, SignTold, TableMoved, Taken } from '#tables'
import { HELPED, type Host, PlayProblem } from './types.ts'

/** How a game wants its news to be seen, in milliseconds. */
export interface Pace {
  /** How long they stay on screen before the next ones may be shown. */
  pause(news: TableMoved): number
  /** How long dice or pieces move until something may be said of them. */
  rest(news: TableMoved): number
}
export interface PaceTools {
  /** Runs something later; answers how to call it off. */
  later(run: () => void, ms: number): () => void
  /** What lasts at leisure lasts so much longer or shorter; 0: the latest is shown at once. */
  tempo(): number
  /** The same for what moves; 0: nothing does. */
  haste(): number
}
export interface TableStore {
  /** What is on screen; null until something is known. */
  readonly shown: ReadonlySignal<TableMoved | null>
  /** Whether what is shown lies still: its dice have come to rest. */
  readonly settled: ReadonlySignal<boolean>
  /** What happened, up to what is shown and lies still. */
  readonly log: ReadonlySignal<readonly LogNote[]>
  /** What happened since the last answer I gave myself, or since the table was opened by somebody who has not answered yet. */
  readonly sinceMyTurn: ReadonlySignal<readonly LogNote[]>
  /** What was said, whether or not what was played meanwhile has been shown. */
  readonly chat: ReadonlySignal<readonly LogChat[]>
  /** Who has the table before their eyes; null: not told. */
  readonly presence: ReadonlySignal<PresenceTold | null>
  /** The last sign somebody made. */
  readonly sign: ReadonlySignal<SignTold | null>
  /** Makes a sign to all who are here. */
  makeSign(sign: string): void
  /** How many news wait to be shown. */
  readonly behind: ReadonlySignal<number>
  readonly connected: ReadonlySignal<boolean>
  /** When what is shown was last seen, if it is only remembered; null: it is the table itself. */
  readonly asOf: ReadonlySignal<number | null>
  /** The last thing that went wrong; set to null once it was read. */
  readonly problem: Signal<PlayProblem | null>
  /** My answer on its way, from the tap until its outcome is shown. */
  readonly sending: ReadonlySignal<Json | null>
  /** What was to be done carefully and cannot be taken back: it was not done. Set to null once it was answered for. */
  readonly doubt: Signal<Json | null>
  /** Answers; carefully: only what can be taken back. */
  act(pick: Json, careful?: boolean): Promise<void>
  undo(): Promise<void>
  /** Shows the latest at once. */
  hurry(): void
  close(): void
}

/** So long signs are held back after one was refused. */
const HELD_MS = 3000

/** The notes with, after the move, a line where a simpler bot made it. */
function toldIn({ notes, helped }: TableMoved): readonly LogNote[] {
  if (helped.length === 0) return notes
  const lines = helped.map(({ seq, at, seat }): LogNote => ({ seq, at, note: { say: HELPED, seat } }))
  return [...notes, ...lines].toSorted((a, b) => a.seq - b.seq)
}

export function paced(
  host: Pick<Host, 'watch' | 'answer' | 'undo' | 'pass'>,
  id: string,
  { pause, rest }: Pace,
  { later, tempo, haste }: PaceTools,
): TableStore {
  const shown = signal<TableMoved | null>(null)
  const log = signal<readonly LogNote[]>([])
  const settled = signal(true)
  const behind = signal(0)
  const connected = signal(true)
  const asOf = signal<number | null>(null)
  const problem = signal<PlayProblem | null>(null)
  const chat = signal<readonly LogChat[]>([])
  const presence = signal<PresenceTold | null>(null)
  const sign = signal<SignTold | null>(null)
  const sending = signal<Json | null>(null)
  const doubt = signal<Json | null>(null)
  /** The numbers of my answers, first where I came in or left off; while one is on its way, nothing has happened since. */
  const mine = signal<readonly number[]>([])
  const sinceMyTurn = computed(() => log.value.filter(({ seq }) => seq > (mine.value.at(-1) ?? 0)))

  const queue: TableMoved[] = []
  let callOff: (() => void) | null = null
  /** What waits to be told until the dice lie still. */
  let untold: { readonly notes: readonly LogNote[]; callOff(): void } | null = null
  /** What I was asked when I did what is under way; null: nothing is. */
  let underWay: { readonly asked: Sight['questions'] } | null = null

  /** The dice lie still: what they led to is told. */
  function land(): void {
    if (!untold) return
    const { notes, callOff } = untold
    untold = null
    callOff()
    batch(() => {
      log.value = [...log.value, ...notes]
      settled.value = true
    })
  }
  /** Shows news; what is passed on the way to later ones has no time to roll. */
  function show(news: TableMoved, passing: boolean): void {
    batch(() => {
      land()
      // Who comes back is told from where they left.
      if (shown.value === null) mine.value = [news.answered ?? news.seq]
      // News tell all that happened after `since`: whatever else was known of that is told again.
      log.value = log.value.filter(({ seq }) => seq <= news.since && !news.undone.includes(seq))
      shown.value = news
      const ms = news.since === 0 || passing ? 0 : rest(news) * haste()
      settled.value = false
      untold = { notes: toldIn(news), callOff: ms > 0 ? later(land, ms) : () => {} }
      if (ms <= 0) land()
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
        const ms = news.since === 0 ? 0 : pauseAfter(news)
        const passing = queue.length > 0 && (atOnce || ms <= 0)
        show(news, passing)
        if (ms <= 0 || passing) continue
        callOff = later(advance, ms)
        break
      }
      behind.value = queue.length
    })
  }
  const hurry = (): void => advance(true)
  /** Never shorter than the dice roll. */
  const pauseAfter = (news: TableMoved): number => {
    const slowness = tempo()
    return slowness <= 0 ? 0 : Math.max(pause(news) * slowness, rest(news) * haste())
  }

  /** Takes news in, from the line or with the outcome of what I did: each is shown once. */
  function hear(news: TableMoved): void {
    const known = queue.at(-1) ?? shown.value
    const onward = !known || (news.since <= known.seq && news.seq > known.seq)
    // From the start: the first sight, or that of a host that lost its memory.
    if (!onward && news.since > 0) return
    if (news.chat.length > 0 || news.since === 0)
      chat.value = [...chat.value.filter(({ seq }) => seq <= news.since), ...news.chat]
    queue.push(news)
    behind.value = queue.length
    if (underWay) hurry()
    else if (!callOff) advance()
  }

  /** Why signs are held back for a while: who goes on tapping is not cut off for it. */
  let held: { readonly why: PlayProblem; callOff(): void } | null = null
  function holdSigns(why: PlayProblem): void {
    problem.value = why
    held?.callOff()
    const release = later(() => {
      held = null
    }, HELD_MS)
    held = { why, callOff: release }
  }
  function makeSign(what: string): void {
    // Another one, so that it is told again.
    if (held) problem.value = new PlayProblem(held.why.code, held.why.message)
    else host.pass?.({ at: id, sign: what })
  }

  const stop = host.watch(id, {
    moved(news) {
      asOf.value = null
      hear(news)
    },
    remembered(sight, at) {
      if (shown.value) return
      asOf.value = at
      hear(sight)
    },
    connected(upToDate) {
      connected.value = upToDate
    },
    failed(why) {
      problem.value = why
    },
    present(told) {
      presence.value = told
    },
    signed(told) {
      sign.value = told
    },
    refused: holdSigns,
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
    settled,
    log,
    sinceMyTurn,
    chat,
    presence,
    sign,
    makeSign,
    behind,
    connected,
    asOf,
    problem,
    sending,
    doubt,
    async act(pick, careful = false) {
      const seq = await attempt((sight, seat) => {
        sending.value = pick
        count(answered())
        return host.answer(id, sight.seq, pick, seat, careful)
      })
      if (problem.value?.code === 'final')
        batch(() => {
          problem.value = null
          doubt.value = pick
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
      untold?.callOff()
      held?.callOff()
      queue.length = 0
      stop()
    },
  }
}
