// Tables of the server: HTTP to act, one WebSocket to watch, and a memory for when it cannot be reached.
import type { Opinion } from '#bots'
import type { Transcript } from '#engine'
import type { PublicTable, Sealed, Taken } from '#tables'
import { at, start, withKey } from './at.ts'
import { call, forgetGuest, guest, insist, look } from './http.ts'
import { keyTo } from './keys.ts'
import { type Ends, type Line, openLine, type Wire } from './line.ts'
import { rememberingSights } from './out-of-reach.ts'
import { sights } from './seen.ts'
import { after, onHope, soon } from './soon.ts'
import { type Host, PlayProblem } from './types.ts'
import { problem } from './words.ts'

/** A line is tried this often, since browsers do not tell when the other end is gone. */
const PROBE_MS = 20_000

interface OwnTables {
  readonly tables: readonly { readonly table: PublicTable }[]
  readonly next: number | null
}

/** A word nobody else will draw. (`randomUUID` is missing where a page comes by plain HTTP from the house.) */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

function openSocket({ up, told, down }: Ends): Wire {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
  let opened = false
  socket.addEventListener('open', () => {
    opened = true
    up()
  })
  socket.addEventListener('message', ({ data }) => told(JSON.parse(data)))
  socket.addEventListener('close', () => {
    if (!opened) forgetGuest()
    down()
  })
  return { send: message => socket.send(JSON.stringify(message)), close: () => socket.close() }
}
async function whyNot(table: string): Promise<PlayProblem | null> {
  try {
    await call('GET', at(table, withKey(table)))
    return null
  } catch (error) {
    return error instanceof PlayProblem && error.code !== 'unreachable' ? error : null
  }
}

/** Whether somebody has this page before their eyes. */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus()
const along = (table: string): object => {
  const invite = keyTo(table)
  return { looks: isLookedAt(), ...(invite === undefined ? {} : { invite }) }
}

const lines: Line[] = []
const probeAll = (): void => lines.forEach(line => line.probe())
function newLine(): Line {
  if (lines.length === 0) {
    onHope(probeAll)
    // Presence is by eyes: a page that is left open elsewhere is nobody.
    for (const moment of ['focus', 'blur', 'visibilitychange'])
      (moment === 'visibilitychange' ? document : window).addEventListener(moment, () => {
        for (const line of lines) line.passAll({ looks: isLookedAt() })
      })
    setInterval(probeAll, PROBE_MS)
  }
  const line = openLine({ ready: guest, open: openSocket, soon, after, along, whyNot })
  lines.push(line)
  return line
}

const remote: Host = {
  async create(request) {
    const { id } = await call<{ id: string }>('POST', '/api/tables', request)
    if (!request.seats.some(({ kind }) => kind === 'open')) await start(id)
    return id
  },
  async list() {
    // What is touched meanwhile comes first from then on, and moves others on to the next page: each counts once.
    const found = new Map<string, PublicTable>()
    for (let after: number | null = 0; after !== null; ) {
      const told: OwnTables | null = await look(`/api/tables${after === 0 ? '' : `?after=${after}`}`)
      for (const { table } of told?.tables ?? []) if (!found.has(table.id)) found.set(table.id, table)
      after = told?.next ?? null
    }
    return [...found.values()]
  },
  // A line watches a table once: who watches it a second time gets a line of their own.
  watch: (table, listener) => (lines.find(line => !line.has(table)) ?? newLine()).watch(table, listener),
  look: (table, listener) => (lines.find(line => !line.has(table)) ?? newLine()).watch(table, listener, { seat: null }),
  async answer(table, seq, pick, seat, careful) {
    const given = { seq, pick, seat, ...(careful && { careful }), key: newKey() }
    // By the open line where there is one; by a call where nothing came of that, which also tells why.
    const taken = await lines.find(line => line.has(table))?.answer(table, given)
    return taken ?? insist<Taken>(at(table, '/answers'), given)
  },
  undo: (table, since) => insist<Taken>(at(table, '/undo'), { since, key: newKey() }),
  pass: message => lines.find(line => line.has(message.at))?.pass(message),
  async hint(table, seat) {
    const { options } = await call<{ options: readonly Opinion[] }>('POST', at(table, '/hint'), { seat })
    return options
  },
  async leave(table, level) {
    const { listed } = await call<{ listed: boolean }>(
      'POST',
      at(table, '/leave'),
      level === undefined ? {} : { level },
    )
    // Who sat at a match under way has left the seat, and now leaves the list.
    if (listed && level === undefined) await call('POST', at(table, '/leave'), {})
  },
  transcript: table => call<Transcript>('GET', at(table, `/match${withKey(table)}`)),
  seal: async table => ({ sealed: await call<Sealed>('GET', at(table, '/sealed')), code: null }),
  async takeUp(sealed, code) {
    const body = { sealed, ...(code ? { code } : {}) }
    return (await call<{ id: string }>('POST', '/api/sealed', body)).id
  },
}

export const server: Host = rememberingSights(remote, sights, { after, offline: () => problem('offline') })
