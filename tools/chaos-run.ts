// Clients play at full speed while servers, or what they stand on, die at random moments and come back; half of them answer by the
// line they watch by, as browsers do. Then the log is held against what each of them was told: nothing acknowledged is lost,
// nothing is done twice, nobody's stream has a gap or a repeat.
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Json, type Question, Swift, same } from '#engine'
import { findEditions } from '#games'
import { checkMatch, type Logged, type TableSeen, type TableState } from '#tables'
import type { Store } from '../src/server/store.ts'
import { clusterOfHosts, type Hosts, oneHost, type Struck } from './chaos-hosts.ts'

export interface ChaosConfig {
  readonly kills: number
  /** So many servers on one PostgreSQL, with bots at the tables; left out: one with a file. */
  readonly cluster?: number | undefined
  readonly tables: number
  /** Ends before that many kills when so much time has passed. */
  readonly seconds: number
  readonly seed: number
  readonly progress?: (kills: number) => void
}
export interface ChaosReport {
  /** Of servers, connections and PostgreSQL; servers that were asked to stop come on top. */
  readonly kills: number
  readonly acknowledged: number
  /** Of these, by the line that is watched by; and answers that went by a call after nothing came of them there. */
  readonly byLine: number
  readonly again: number
  readonly lost: number
  readonly doubled: number
  readonly gaps: number
  readonly tables: number
  /** Tables whose record does not lead to the state that was kept. */
  readonly unreplayable: number
  /** Connections that were taken up again after a kill. */
  readonly resumed: number
  /** Clients that were not told all there is when everything had come to rest. */
  readonly behind: number
  /** Requests that went wrong inside (500), and those put off because the store was away (503), which were sent again. */
  readonly failed: number
  readonly putOff: number
  readonly seconds: number
  readonly cluster?: ClusterReport
}
export interface ClusterReport {
  readonly servers: number
  readonly struck: { readonly [what in Struck]: number }
  /** Servers that ended without being killed, or did not stop in good order when they were asked to. */
  readonly crashes: number
  /** Answers of bots in the log, and decisions that servers said were taken, as far as they could tell before they died: of these there may be no more. */
  readonly botAnswers: number
  readonly botsDecided: number
  /**
   * Decisions that two servers thought about, one of them in vain. A database that dies takes its leases with it, so that this
   * may happen once at each table; otherwise it does not.
   */
  readonly botsOvertaken: number
  /** Bots that are asked and did not answer when everything had come to rest. */
  readonly botsIdle: number
}
/** All that went wrong, in words. */
export function faultsOf(report: ChaosReport, wanted: { readonly kills: number; readonly tables: number }): string[] {
  const { kills, lost, doubled, gaps, behind, failed, unreplayable, cluster } = report
  const counted = {
    'acknowledged answers are lost': lost,
    'answers were taken twice': doubled,
    'gaps or repeats were told': gaps,
    'clients were not told all': behind,
    'requests failed': failed,
    'tables do not replay': unreplayable,
    ...(cluster && {
      'servers crashed': cluster.crashes,
      'bots stand still': cluster.botsIdle,
      'decisions of bots were taken twice': cluster.botsDecided - cluster.botAnswers,
      'decisions of bots were thought about twice without need':
        cluster.botsOvertaken - wanted.tables * cluster.struck.databases,
    }),
  }
  const faults = Object.entries(counted).flatMap(([what, number]) => (number > 0 ? [`${number} ${what}`] : []))
  return kills < wanted.kills ? [`only ${kills} of ${wanted.kills} kills came`, ...faults] : faults
}
interface Told {
  readonly since: number
  readonly seq: number
  readonly seat: number | null
  readonly questions: readonly Question[]
  readonly table: { readonly status: string }
}
/** What comes of an answer by the line; `next`: its news are those that would have been told next. */
interface TakenByLine {
  readonly taken: string
  readonly seq: number
  readonly next: boolean
  readonly moved: Told
}
interface Refused {
  readonly error: object
  readonly key?: string
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
/** An answer that nothing came of for so long goes by another way, as that of a browser does. */
const PATIENCE_MS = 1500
/** At the tables of a cluster: one that decides at a glance, and one that thinks. */
const BOTS = [
  { kind: 'bot', level: 'easy' },
  { kind: 'bot', level: 'hard' },
] as const

export async function chaos(config: ChaosConfig): Promise<ChaosReport> {
  const { kills, cluster, tables, seconds, seed, progress } = config
  await findEditions()
  const chance = new Swift(seed)
  const hosts = await (cluster === undefined ? oneHost(kills) : clusterOfHosts(cluster, kills, chance))
  const began = performance.now()
  const bots = cluster === undefined ? [] : BOTS
  const crowd: Crowd = {
    hosts,
    chance,
    bots,
    resting: false,
    over: false,
    acknowledged: [],
    clients: new Set(),
    gaps: 0,
    resumed: 0,
    laid: [],
    byLine: 0,
    again: 0,
    failed: 0,
    putOff: 0,
  }
  try {
    const playing = Array.from({ length: tables }, () => playTables(crowd))
    let killed = 0
    for (const what of hosts.plan) {
      if (performance.now() - began > seconds * 1000) break
      const before = crowd.acknowledged.length
      // Each life lasts until something was acknowledged, and a random moment longer.
      while (crowd.acknowledged.length === before && performance.now() - began < seconds * 1000) await setTimeout(5)
      await setTimeout(chance.below(400))
      await hosts.strike(what)
      killed += Number(what !== 'stopped')
      progress?.(killed)
    }
    crowd.resting = true
    const behind = await comeToRest(crowd)
    crowd.over = true
    await Promise.all(playing)
    const store = await hosts.end()
    const { botAnswers, botsIdle, ...held } = await holdAgainstLog(store, crowd)
    await store.close()
    return {
      kills: killed,
      acknowledged: crowd.acknowledged.length,
      byLine: crowd.byLine,
      again: crowd.again,
      ...held,
      gaps: crowd.gaps,
      behind,
      tables: crowd.laid.length,
      resumed: crowd.resumed,
      failed: crowd.failed,
      putOff: crowd.putOff,
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
      ...(cluster !== undefined && {
        cluster: {
          servers: cluster,
          struck: hosts.struck,
          crashes: hosts.crashes(),
          botAnswers,
          botsDecided: hosts.bots.decided,
          botsOvertaken: hosts.bots.overtaken,
          botsIdle,
        },
      }),
    }
  } finally {
    crowd.over = true
    await hosts.remove()
  }
}

/** What one client at one table knows. */
interface Client {
  readonly table: string
  readonly token: string
  /** Whether they answer by the line they watch by. */
  readonly byLine: boolean
  told: number
  done: boolean
  breaks: number
}
interface Crowd {
  readonly hosts: Hosts
  readonly chance: Swift
  readonly bots: readonly { readonly kind: 'bot'; readonly level: string }[]
  /** Nobody answers any more; bots go on until it is not their turn. */
  resting: boolean
  over: boolean
  readonly acknowledged: Acknowledged[]
  readonly clients: Set<Client>
  gaps: number
  resumed: number
  readonly laid: string[]
  byLine: number
  again: number
  failed: number
  putOff: number
}
/** Whoever was moving the bots of a table may have died: another takes that over after a while. */
const REST_MS = 60_000
const STILL_MS = 1500

/** Waits until nothing moves any more, no bot is asked, and everybody knows all of it; answers how many do not, after a long while. */
async function comeToRest(crowd: Crowd): Promise<number> {
  const until = performance.now() + REST_MS
  const clients = [...crowd.clients].filter(({ done }) => !done)
  for (;;) {
    const before = clients.map(({ told }) => told)
    await setTimeout(STILL_MS)
    const stand = await Promise.all(clients.map(({ table, token }) => standOf(crowd, table, token)))
    const behind = clients.filter(({ told }, i) => told !== before[i] || told !== stand[i]!.seq).length
    if ((behind === 0 && !stand.some(({ asksBot }) => asksBot)) || performance.now() > until) return behind
  }
}
async function standOf({ hosts }: Crowd, id: string, token: string): Promise<{ seq: number; asksBot: boolean }> {
  const reply = await fetch(`${hosts.url()}/api/tables/${id}`, { headers: { authorization: `Bearer ${token}` } })
  const { seq, table } = (await reply.json()) as TableSeen
  return { seq, asksBot: table.waiting.some(seat => table.seats[seat]?.kind === 'bot') }
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
      const reply = await fetch(crowd.hosts.url() + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        signal: AbortSignal.timeout(20_000),
      })
      const outcome = { status: reply.status, body: (await reply.json()) as Json }
      if (reply.status < 500) return outcome
      if (reply.status === 503) crowd.putOff++
      else crowd.failed++
    } catch {}
    await setTimeout(RETRY_MS)
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
  while (!crowd.resting && !crowd.over) {
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...crowd.bots]
    const { id, invite } = made(await insist(crowd, '/api/tables', host, { game: GAME, seats }))
    crowd.laid.push(id)
    for (const other of others) await insist(crowd, `/api/tables/${id}/join`, other, { invite })
    await insist(crowd, `/api/tables/${id}/start`, host, {})
    await Promise.all(people.map((token, i) => follow(crowd, id, token, i % 2 === 0)))
  }
}

/** One person at one table: follows the stream over every break, and answers whatever they are asked. */
async function follow(crowd: Crowd, table: string, token: string, byLine: boolean): Promise<void> {
  const client: Client = { table, token, byLine, told: 0, done: false, breaks: 0 }
  crowd.clients.add(client)
  while (!client.done && !crowd.over) {
    await watchOnce(crowd, client).catch(() => {})
    client.breaks++
    if (!client.done && !crowd.over) await setTimeout(RETRY_MS)
  }
  if (client.done) crowd.clients.delete(client)
}
function watchOnce(crowd: Crowd, client: Client) {
  const { table, token } = client
  return new Promise<void>((resolve, reject) => {
    const ws = new WebSocket(`${crowd.hosts.url().replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    })
    let answering = Promise.resolve()
    const impatient = setInterval(() => crowd.over && ws.terminate(), 50)
    /** Answers under way by this line, by their keys; null: nothing came of it. */
    const given = new Map<string, (taken: TakenByLine | null) => void>()
    async function byLine(message: Given): Promise<number | null> {
      if (!client.byLine || ws.readyState !== WebSocket.OPEN) return null
      const outcome = new Promise<TakenByLine | null>(settle => given.set(message.key, settle))
      ws.send(JSON.stringify({ answer: table, ...message }))
      const taken = await Promise.race([outcome, setTimeout(PATIENCE_MS, null)])
      given.delete(message.key)
      return taken && taken.seq
    }
    function hear(news: Told): void {
      if (news.since !== client.told || news.seq <= client.told) crowd.gaps++
      client.told = news.seq
      if (news.table.status === 'over') {
        client.done = true
        ws.close()
      } else if (news.questions.length > 0 && !crowd.resting) {
        answering = answering.then(() => answer(crowd, client, news, byLine))
      }
    }
    ws.on('open', () => {
      if (client.breaks > 0) crowd.resumed++
      ws.send(JSON.stringify({ watch: table, since: client.told }))
    })
    ws.on('message', data => {
      const message = JSON.parse(String(data)) as Told | TakenByLine | Refused
      if ('taken' in message) {
        // Its news are told once: here, or else in their turn.
        if (message.next) hear(message.moved)
        given.get(message.taken)?.(message)
      } else if ('error' in message) {
        // What the store could not tell just now is asked for again.
        if (message.key === undefined) ws.terminate()
        else given.get(message.key)?.(null)
      } else if ('since' in message) hear(message)
    })
    ws.on('error', reject)
    ws.on('close', () => {
      clearInterval(impatient)
      for (const settle of given.values()) settle(null)
      void answering.then(resolve)
    })
  })
}
interface Given {
  readonly seq: number
  readonly seat: number | null
  readonly pick: Json
  readonly key: string
}
/** Answers by the line, and by a call where nothing came of that. */
async function answer(
  crowd: Crowd,
  { table, token, byLine: wantsLine }: Client,
  { seq, seat, questions }: Told,
  byLine: (given: Given) => Promise<number | null>,
): Promise<void> {
  const { options } = questions[0]!
  const pick = options[crowd.chance.below(options.length)]!
  // The key belongs to the question: asked again after a break, or by another way, it is the same answer.
  const given = { seq, seat, pick, key: `${seat}.${seq}` }
  const taken = await byLine(given)
  if (taken !== null) {
    crowd.byLine++
    crowd.acknowledged.push({ table, seq: taken, seat: seat!, pick })
    return
  }
  if (wantsLine) crowd.again++
  const reply = await insist(crowd, `/api/tables/${table}/answers`, token, given)
  if (reply.status !== 200) return
  crowd.acknowledged.push({ table, seq: (reply.body as { seq: number }).seq, seat: seat!, pick })
}

/** The log after all of it, beside what was acknowledged. */
async function holdAgainstLog(store: Pick<Store, 'load'>, { acknowledged, laid }: Crowd) {
  const byTable = new Map<string, Acknowledged[]>(laid.map(id => [id, []]))
  for (const given of acknowledged) byTable.set(given.table, [...(byTable.get(given.table) ?? []), given])
  const found = { lost: 0, doubled: 0, unreplayable: 0, botAnswers: 0, botsIdle: 0 }
  for (const [table, answers] of byTable) {
    const loaded = await store.load(table)
    const log = (loaded?.events ?? []) as Logged[]
    const state = loaded?.state as TableState | undefined
    const distinct = new Map(answers.map(given => [given.seq, given]))
    for (const { seq, seat, pick } of distinct.values()) {
      const event = log[seq - 1]?.event
      if (event?.do !== 'answered' || event.seat !== seat || !same(event.pick, pick)) found.lost++
    }
    const isBot = (seat: number): boolean => state?.chairs[seat]?.kind === 'bot'
    const taken = log.filter(({ event }) => event.do === 'answered' && !isBot(event.seat)).length
    // A question that two answers were taken to would have been answered twice.
    found.doubled += Math.max(0, taken - distinct.size - unsettled(log, distinct, isBot))
    found.botAnswers += log.filter(({ event }) => event.do === 'answered' && isBot(event.seat)).length
    // A bot that answered a question twice, or one it was not asked, leads elsewhere than to what was kept.
    const verdict = state && checkMatch({ state, log })?.verdict
    if (!state || (state.status === 'playing' && verdict !== 'same')) found.unreplayable++
    if (state?.status === 'playing' && state.waiting.some(isBot)) found.botsIdle++
  }
  return found
}
/** Answers that became durable but whose asker was stopped before hearing of it: at most the last of a table. */
const unsettled = (
  log: readonly Logged[],
  known: ReadonlyMap<number, unknown>,
  isBot: (seat: number) => boolean,
): number =>
  log.slice(-PEOPLE).filter(({ seq, event }) => event.do === 'answered' && !isBot(event.seat) && !known.has(seq)).length
