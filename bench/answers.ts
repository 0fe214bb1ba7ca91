// How long a person waits for the acknowledgement of an answer, while no bot thinks and while bots search on all cores:
// the real server in a process of its own, with its worker threads and its SQLite file.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { LEVELS } from '#bots'
import type { Json, Question } from '#engine'
import { serveBuilt } from '../tools/served.ts'

const ROUNDS = 4
const ANSWERS = 200
const PAUSE_MS = 5

interface Seen {
  readonly seq: number
  readonly table: { readonly status: string }
  readonly questions: readonly Question[]
}
const any = (list: readonly Json[]): Json => list[Math.floor(Math.random() * list.length)]!

/** A guest of the server: lays tables and plays at them. */
async function guestOf(url: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  async function call<T>(path: string, body?: unknown): Promise<T> {
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(url + path, sent)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  headers['authorization'] = `Bearer ${(await call<{ token: string }>('/api/guests', { name: 'Bench' })).token}`
  return {
    async lay(game: string, seats: readonly object[]): Promise<string> {
      const { id } = await call<{ id: string }>('/api/tables', { game, seats })
      await call(`/api/tables/${id}/start`, {})
      return `/api/tables/${id}`
    },
    look: (table: string) => call<Seen>(table),
    answer: (table: string, { seq, questions }: Seen) =>
      call(`${table}/answers`, { seq, pick: any(questions[0]!.options) }),
  }
}
type Guest = Awaited<ReturnType<typeof guestOf>>

/** One table at which somebody keeps bots of the strongest level thinking, as long as there is to be load. */
async function keepBusy(guest: Guest, load: { on: boolean; over: boolean }): Promise<void> {
  const bot = { kind: 'bot', level: LEVELS.at(-1)! }
  const lay = () => guest.lay('shipwrights', [{ kind: 'me' }, bot, bot, bot])
  let table = await lay()
  while (!load.over) {
    const seen = load.on ? await guest.look(table) : null
    if (seen?.table.status === 'over') table = await lay()
    else if (seen && seen.questions.length > 0) await guest.answer(table, seen)
    else await setTimeout(20)
  }
}
/** Times the answers of two people who share a device. */
async function timeAnswers(guest: Guest, count: number): Promise<number[]> {
  const lay = () => guest.lay('maitre', [{ kind: 'me' }, { kind: 'me' }])
  const times: number[] = []
  let table = await lay()
  while (times.length < count) {
    const seen = await guest.look(table)
    if (seen.table.status === 'over') {
      table = await lay()
      continue
    }
    await setTimeout(PAUSE_MS)
    const began = performance.now()
    await guest.answer(table, seen)
    times.push(performance.now() - began)
  }
  return times
}
const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(part * times.length) - 1]!
/** Processor seconds a process has used, where the system tells, or of it only the thread that serves, or of those it started and saw ending. */
export function usedBy(
  { pid }: { readonly pid?: number | undefined },
  of: 'all' | 'serving' | 'ended' = 'all',
): number {
  try {
    const told = readFileSync(of === 'serving' ? `/proc/${pid}/task/${pid}/stat` : `/proc/${pid}/stat`, 'latin1')
    const fields = told.split(') ')[1]!.split(' ')
    const [user, system] = of === 'ended' ? [13, 14] : [11, 12]
    return (Number(fields[user!]) + Number(fields[system!])) / 100
  } catch {
    return Number.NaN
  }
}

export async function measureAnswers() {
  const server = await serveBuilt('bench', { RATE_LIMITS: 'off' })
  const { child, url } = server
  try {
    const [person, crowd] = await Promise.all([guestOf(url), guestOf(url)])
    const load = { on: false, over: false }
    const tables = Array.from({ length: 3 * availableParallelism() }, () => keepBusy(crowd, load))
    const idle: number[] = []
    const busy: number[] = []
    let seconds = 0
    let used = 0
    await timeAnswers(person, 50)
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(...(await timeAnswers(person, ANSWERS)))
      load.on = true
      await setTimeout(1000)
      const [at, before] = [performance.now(), usedBy(child)]
      busy.push(...(await timeAnswers(person, ANSWERS)))
      seconds += (performance.now() - at) / 1000
      used += usedBy(child) - before
      load.on = false
      await setTimeout(2000)
    }
    load.over = true
    await Promise.all(tables)
    const [quiet, loaded] = [percentile(idle, 0.99), percentile(busy, 0.99)]
    return {
      answerP99IdleMs: Number(quiet.toFixed(1)),
      answerP99BusyMs: Number(loaded.toFixed(1)),
      answerP99Ratio: Number((loaded / quiet).toFixed(2)),
      answerMedianRatio: Number((percentile(busy, 0.5) / percentile(idle, 0.5)).toFixed(2)),
      coresBusyWhileSearching: Number((used / seconds).toFixed(2)),
    }
  } finally {
    await server.remove()
  }
}
