// The neighbours in `npm run fuzz-api`: they play on while everybody else is rude. One table they play quickly at, and are
// timed; one nobody else may look at; and one with hidden cards, where a rude guest sits as their opponent and another looks on.
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Question, Swift } from '#engine'
import { type Call, callerFrom, newGuest, type Reply } from './fuzz-api-calls.ts'
import { type Ear, OPPONENT } from './fuzz-api-ear.ts'
import { openLive } from './fuzz-api-lines.ts'
import type { Marks, SeenFrom } from './fuzz-api-marks.ts'

const PACE_MS = 40
/** How often somebody moves at the table with the hidden cards. */
const HIDDEN_MS = 100
const ADDRESS = '10.1.1.1'

interface Seen extends SeenFrom {
  readonly questions: readonly Question[]
  readonly table: { readonly status: string }
}
/** The table with hidden cards as it is known to those who come there. */
export interface Shared {
  readonly id: string
  readonly invite: string
  /** The tokens of the two. */
  readonly opponent: string
  readonly spectator: string
}
export interface Neighbours {
  /** The table nobody else may look at. */
  readonly closed: string
  /** A token that nobody else has. */
  readonly token: string
  readonly shared: () => Shared
  /** Answers given at the table with the hidden cards, and what was told there that would be a leak to anybody else. */
  readonly moves: () => number
  readonly secrets: () => number
  /** Plays for so long at an even pace; answers how long each answer took. */
  play(ms: number): Promise<number[]>
  close(): Promise<void>
}

export async function moveIn(url: string, { marks, ear, chance }: { marks: Marks; ear: Ear; chance: Swift }) {
  const agent = new Agent({ keepAlive: true })
  const call = callerFrom(url, ADDRESS, agent)
  const token = await newGuest(call, 'Neighbour')
  marks.add('a token', token)
  const word = (): string => `mark-${chance.below(2 ** 31)}-${chance.below(2 ** 31)}`
  async function lay(game: string, others: readonly object[] = [], more: object = {}) {
    const seats = [{ kind: 'me' }, { kind: 'me' }, ...others]
    return (await call('POST', '/api/tables', token, { game, seats, ...more })).body as { id: string; invite: string }
  }
  async function layHidden(others: readonly object[] = [], more: object = {}) {
    const seed = word()
    const made = await lay('shipwrights', others, { ...more, seed })
    marks.addTable(made.id, seed)
    return made
  }
  const start = (id: string): Promise<Reply> => call('POST', `/api/tables/${id}/start`, token, {})
  const look = async (id: string): Promise<Seen> =>
    (await call('GET', `/api/tables/${id}`, token)).body as unknown as Seen

  const closed = await layHidden()
  marks.add('an invitation', closed.invite)
  await start(closed.id)
  const shared = await openShared({
    url,
    call,
    token,
    marks,
    ear,
    chance,
    async lay() {
      const made = await layHidden([{ kind: 'open' }], { customs: { spectators: true } })
      return { ...made, start: () => start(made.id) }
    },
  })
  const quick = async (): Promise<string> => {
    const { id } = await lay('maitre')
    await start(id)
    return id
  }
  let id = await quick()
  const neighbours: Neighbours = {
    closed: closed.id,
    token,
    shared: shared.now,
    moves: shared.moves,
    secrets: shared.secrets,
    async play(ms) {
      const times: number[] = []
      const until = performance.now() + ms
      while (performance.now() < until) {
        const seen = await look(id)
        if (seen.table.status === 'over') id = await quick()
        else {
          const began = performance.now()
          const given = { seq: seen.seq, seat: seen.seat, pick: seen.questions[0]!.options[0]! }
          await call('POST', `/api/tables/${id}/answers`, token, given)
          times.push(performance.now() - began)
        }
        await setTimeout(PACE_MS)
      }
      return times
    },
    async close() {
      await shared.close()
      agent.destroy()
    },
  }
  return neighbours
}

interface SharedConfig {
  readonly url: string
  readonly call: Call
  /** Of the neighbour, who has all seats but one. */
  readonly token: string
  readonly marks: Marks
  readonly ear: Ear
  readonly chance: Swift
  readonly lay: () => Promise<{ readonly id: string; readonly invite: string; start(): Promise<Reply> }>
}
/** Cards move there all the time; the two who are let in hear of it by calls and by a WebSocket each. */
async function openShared({ url, call, token, marks, ear, chance, lay }: SharedConfig) {
  const agent = new Agent({ keepAlive: true })
  const theirs = callerFrom(url, '10.1.1.2', agent)
  const opponent = await newGuest(theirs, 'Opponent')
  const spectator = await newGuest(theirs, 'Spectator')
  ear.know(opponent, 'opponent')
  ear.know(spectator, 'spectator')
  let [moves, secrets, known] = [0, 0, 0]
  let lines: WebSocket[] = []

  async function begin(): Promise<Shared> {
    const { id, invite, start } = await lay()
    await theirs('POST', `/api/tables/${id}/join`, opponent, { invite, seat: OPPONENT })
    await start()
    known = 0
    for (const line of lines) line.terminate()
    lines = []
    return { id, invite, opponent, spectator }
  }
  let now = await begin()

  function listen(who: string, message: object): WebSocket {
    const line = openLive({ url, token: who, address: '10.1.1.2' })
    line.on('error', () => {})
    line.on('open', () => line.send(JSON.stringify(message)))
    line.on('message', data => ear.hear(String(data), { token: who, way: 'WebSocket', asked: 'watching' }))
    return line
  }
  /** Lines that were cut, or are of the table before, are taken up. */
  function keepListening({ id, invite }: Shared): void {
    const isUp = (line: WebSocket | undefined): boolean => line !== undefined && line.readyState <= WebSocket.OPEN
    if (!isUp(lines[0])) lines[0] = listen(opponent, { watch: id, since: 0, looks: true })
    if (!isUp(lines[1])) lines[1] = listen(spectator, { watch: id, since: 0, invite, looks: true })
  }
  /** What somebody else than the neighbours sees of it. */
  async function seenBy(who: string, path: string): Promise<Seen | null> {
    const { status, text, body } = await theirs('GET', path, who)
    ear.hear(text, { token: who, way: 'HTTP', asked: `GET ${path}` })
    return status === 200 ? (body as unknown as Seen) : null
  }
  const answerTo = ({ seq, seat, questions: [asked] }: Seen) => ({
    seq,
    seat,
    pick: asked!.options[chance.below(asked!.options.length)]!,
  })
  /** What the neighbours are told in their two seats; null: not just now. */
  async function ownSights({ id }: Shared): Promise<Seen[] | null> {
    const told = await Promise.all(
      [0, 1].map(seat => call('GET', `/api/tables/${id}?seat=${seat}&since=${known}`, token)),
    )
    if (told.some(({ status }) => status !== 200)) return null
    for (const { text } of told) if (ear.overhear(text)) secrets++
    const [one, other] = told.map(({ body }) => body as unknown as Seen)
    marks.compare(one!, other!)
    ear.think()
    known = Math.min(one!.seq, other!.seq)
    return [one!, other!]
  }
  async function step(): Promise<void> {
    keepListening(now)
    const { id, invite } = now
    const path = `/api/tables/${id}`
    // What the neighbours are told now, the two are told after them, so that it is known what was secret in it.
    const since = `since=${known}`
    const sights = await ownSights(now)
    if (!sights) return
    if (sights[0]!.table.status === 'over') {
      now = await begin()
      return
    }
    const asked = sights.find(({ questions }) => questions.length > 0)
    if (asked && (await call('POST', `${path}/answers`, token, answerTo(asked))).status === 200) moves++
    await seenBy(spectator, `${path}?invite=${invite}&${since}`)
    const seen = await seenBy(opponent, `${path}?${since}`)
    if (!seen) return
    // Where their rudeness has cost them their seat, a bot plays there meanwhile.
    if (seen.seat === null) await theirs('POST', `${path}/return`, opponent, {})
    else if (seen.questions.length > 0) await answerAsOpponent(path, seen)
  }
  async function answerAsOpponent(path: string, seen: Seen): Promise<void> {
    const [line] = lines
    const given = answerTo(seen)
    moves++
    if (line?.readyState === WebSocket.OPEN && moves % 2 === 0) {
      return line.send(JSON.stringify({ answer: now.id, ...given, key: `opponent.${seen.seq}` }))
    }
    const { text } = await theirs('POST', `${path}/answers`, opponent, given)
    ear.hear(text, { token: opponent, way: 'HTTP', asked: `POST ${path}/answers` })
  }
  const ending = new AbortController()
  const going = (async () => {
    while (!ending.signal.aborted) {
      await step().catch(() => {})
      await setTimeout(HIDDEN_MS)
    }
  })()
  return {
    now: () => now,
    moves: () => moves,
    secrets: () => secrets,
    async close() {
      ending.abort()
      await going
      for (const line of lines) line.terminate()
      agent.destroy()
    },
  }
}
