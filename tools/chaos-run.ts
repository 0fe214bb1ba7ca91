// Clients play at full speed while the server is killed at random moments and started again. Then the log is held against
// what each of them was told: nothing acknowledged is lost, nothing is done twice, nobody's stream has a gap or a repeat.
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Json, type Question, Swift, same } from '#engine'
import { findEditions } from '#games'
import { checkMatch, type Logged, type TableState } from '#tables'
import { openToRead } from '../src/server/store-sqlite.ts'
import { type Served, serveBuilt } from './served.ts'

export interface ChaosConfig {
  readonly kills: number
  readonly tables: number
  /** Ends before that many kills when so much time has passed. */
  readonly seconds: number
  readonly seed: number
  readonly progress?: (kills: number) => void
}
export interface ChaosReport {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly gaps: number
  readonly tables: number
  /** Tables whose record does not lead to the state that was kept. */
  readonly unreplayable: number
  /** Connections that were taken up again after a kill. */
  readonly resumed: number
  readonly seconds: number
}
interface Told {
  readonly since: number
  readonly seq: number
  readonly seat: number | null
  readonly questions: readonly Question[]
  readonly table: { readonly status: string }
}
interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly seat: number
  readonly pick: Json
}
const GAME = 'maitre'
const PEOPLE = 2
const RETRY_MS = 50

export async function chaos({ kills, tables, seconds, seed, progress }: ChaosConfig): Promise<ChaosReport> {
  await findEditions()
  const server = await serveBuilt('chaos', { RATE_LIMITS: 'off' })
  const began = performance.now()
  const chance = new Swift(seed)
  const crowd: Crowd = { server, chance, over: false, acknowledged: [], gaps: 0, resumed: 0, laid: 0 }
  try {
    const playing = Array.from({ length: tables }, () => playTables(crowd))
    let killed = 0
    while (killed < kills && performance.now() - began < seconds * 1000) {
      const before = crowd.acknowledged.length
      // Each life lasts until something was acknowledged, and a random moment longer.
      while (crowd.acknowledged.length === before && performance.now() - began < seconds * 1000) await setTimeout(5)
      await setTimeout(chance.below(400))
      await server.end('SIGKILL')
      killed++
      progress?.(killed)
      await server.start()
    }
    crowd.over = true
    await Promise.all(playing)
    await server.end('SIGKILL')
    const held = await holdAgainstLog(server.dataDir, crowd)
    return {
      kills: killed,
      acknowledged: crowd.acknowledged.length,
      ...held,
      gaps: crowd.gaps,
      tables: crowd.laid,
      resumed: crowd.resumed,
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    }
  } finally {
    crowd.over = true
    await server.remove()
  }
}

interface Crowd {
  readonly server: Served
  readonly chance: Swift
  over: boolean
  readonly acknowledged: Acknowledged[]
  gaps: number
  resumed: number
  laid: number
}

/** Asks until there is an outcome, however often the server dies meanwhile. */
async function insist(
  crowd: Crowd,
  path: string,
  token: string,
  body: object,
): Promise<{ status: number; body: Json }> {
  for (;;) {
    try {
      const reply = await fetch(crowd.server.url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        signal: AbortSignal.timeout(20_000),
      })
      return { status: reply.status, body: (await reply.json()) as Json }
    } catch {
      await setTimeout(RETRY_MS)
    }
  }
}
type Made = { readonly id: string; readonly token: string; readonly invite: string }
const made = ({ body }: { body: Json }): Made => body as unknown as Made

/** Two people play one match after the other, each with a stream of their own. */
async function playTables(crowd: Crowd): Promise<void> {
  const people: string[] = []
  for (let i = 0; i < PEOPLE; i++)
    people.push(made(await insist(crowd, '/api/guests', '', { name: `Chaos ${i}` })).token)
  const [host, ...others] = people as [string, ...string[]]
  while (!crowd.over) {
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
    const { id, invite } = made(await insist(crowd, '/api/tables', host, { game: GAME, seats }))
    crowd.laid++
    for (const other of others) await insist(crowd, `/api/tables/${id}/join`, other, { invite })
    await insist(crowd, `/api/tables/${id}/start`, host, {})
    await Promise.all(people.map(token => follow(crowd, id, token)))
  }
}

/** One person at one table: follows the stream over every break, and answers whatever they are asked. */
async function follow(crowd: Crowd, table: string, token: string): Promise<void> {
  const know = { told: 0, done: false, breaks: 0 }
  while (!know.done && !crowd.over) {
    await watchOnce(crowd, table, token, know).catch(() => {})
    know.breaks++
    if (!know.done && !crowd.over) await setTimeout(RETRY_MS)
  }
}
function watchOnce(crowd: Crowd, table: string, token: string, know: { told: number; done: boolean; breaks: number }) {
  return new Promise<void>((resolve, reject) => {
    const ws = new WebSocket(`${crowd.server.url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    })
    let answering = Promise.resolve()
    const impatient = setInterval(() => crowd.over && ws.terminate(), 50)
    ws.on('open', () => {
      if (know.breaks > 0) crowd.resumed++
      ws.send(JSON.stringify({ watch: table, since: know.told }))
    })
    ws.on('message', data => {
      const news = JSON.parse(String(data)) as Told
      if (!('since' in news)) return
      if (news.since !== know.told || news.seq <= know.told) crowd.gaps++
      know.told = news.seq
      if (news.table.status === 'over') {
        know.done = true
        ws.close()
      } else if (news.questions.length > 0) answering = answering.then(() => answer(crowd, table, token, news))
    })
    ws.on('error', reject)
    ws.on('close', () => {
      clearInterval(impatient)
      void answering.then(resolve)
    })
  })
}
async function answer(crowd: Crowd, table: string, token: string, { seq, seat, questions }: Told): Promise<void> {
  const { options } = questions[0]!
  const pick = options[crowd.chance.below(options.length)]!
  // The key belongs to the question: asked again after a break, it is the same answer.
  const given = { seq, seat, pick, key: `${seat}.${seq}` }
  const reply = await insist(crowd, `/api/tables/${table}/answers`, token, given)
  if (reply.status !== 200) return
  crowd.acknowledged.push({ table, seq: (reply.body as { seq: number }).seq, seat: seat!, pick })
}

/** The log after all of it, beside what was acknowledged. */
async function holdAgainstLog(folder: string, { acknowledged }: Crowd) {
  const store = await openToRead(folder)
  const byTable = new Map<string, Acknowledged[]>()
  for (const given of acknowledged) byTable.set(given.table, [...(byTable.get(given.table) ?? []), given])
  let lost = 0
  let doubled = 0
  let unreplayable = 0
  for (const [table, answers] of byTable) {
    const loaded = await store.load(table)
    const log = (loaded?.events ?? []) as Logged[]
    const state = loaded?.state as TableState | undefined
    const distinct = new Map(answers.map(given => [given.seq, given]))
    for (const { seq, seat, pick } of distinct.values()) {
      const event = log[seq - 1]?.event
      if (event?.do !== 'answered' || event.seat !== seat || !same(event.pick, pick)) lost++
    }
    // A question that two answers were taken to would have been answered twice.
    const taken = log.filter(({ event }) => event.do === 'answered').length
    doubled += Math.max(0, taken - distinct.size - unsettled(log, distinct))
    const verdict = state && checkMatch({ state, log })?.verdict
    if (!state || (state.status === 'playing' && verdict !== 'same')) unreplayable++
  }
  await store.close()
  return { lost, doubled, unreplayable }
}
/** Answers that became durable but whose asker was stopped before hearing of it: at most the last of a table. */
const unsettled = (log: readonly Logged[], known: ReadonlyMap<number, unknown>): number =>
  log.slice(-PEOPLE).filter(({ seq, event }) => event.do === 'answered' && !known.has(seq)).length
