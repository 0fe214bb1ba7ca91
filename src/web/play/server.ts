// Tables of the server: HTTP to act, one WebSocket to watch, and a memory for when it cannot be reached.
import type { Opinion } from '#bots'
import type { Transcript } from '#engine'
import type { PublicTable, Sealed, Taken } from '#tables'
import { call, forgetGuest, guest, insist, look } from './http.ts'
import { type Ends, type Line, openLine, type Wire } from './line.ts'
import { rememberingSights } from './out-of-reach.ts'
import { sights } from './seen.ts'
import { after, onHope, soon } from './soon.ts'
import { type Host, PlayProblem } from './types.ts'
import { problem, withNames } from './words.ts'

/** A line is tried this often, since browsers do not tell when the other end is gone. */
const PROBE_MS = 20_000

const at = (table: string, what = ''): string => `/api/tables/${encodeURIComponent(table)}${what}`
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
    await call('GET', at(table))
    return null
  } catch (error) {
    return error instanceof PlayProblem && error.code !== 'unreachable' ? error : null
  }
}

const lines: Line[] = []
const probeAll = (): void => lines.forEach(line => line.probe())
function newLine(): Line {
  if (lines.length === 0) {
    onHope(probeAll)
    setInterval(probeAll, PROBE_MS)
  }
  const line = openLine({ ready: guest, open: openSocket, soon, after, whyNot })
  lines.push(line)
  return line
}

const remote: Host = {
  async create(request) {
    const { id } = await call<{ id: string }>('POST', '/api/tables', withNames(request))
    if (!request.seats.some(({ kind }) => kind === 'open')) await start(id)
    return id
  },
  async list() {
    const told = await look<{ tables: readonly { table: PublicTable }[] }>('/api/tables')
    return told ? told.tables.map(({ table }) => table) : []
  },
  // A line watches a table once: who watches it a second time gets a line of their own.
  watch: (table, listener) => (lines.find(line => !line.has(table)) ?? newLine()).watch(table, listener),
  answer: (table, seq, pick, seat) => insist<Taken>(at(table, '/answers'), { seq, pick, seat, key: newKey() }),
  undo: (table, since) => insist<Taken>(at(table, '/undo'), { since, key: newKey() }),
  async hint(table, seat) {
    const { options } = await call<{ options: readonly Opinion[] }>('POST', at(table, '/hint'), { seat })
    return options
  },
  leave: table => call('POST', at(table, '/leave')),
  transcript: table => call<Transcript>('GET', at(table, '/match')),
  seal: async table => ({ sealed: await call<Sealed>('GET', at(table, '/sealed')), code: null }),
  async takeUp(sealed, code) {
    const body = { sealed, ...(code ? { code } : {}) }
    return (await call<{ id: string }>('POST', '/api/sealed', body)).id
  },
}

export const server = rememberingSights(remote, sights, { after, offline: () => problem('offline') })

async function start(table: string): Promise<void> {
  try {
    await insist(at(table, '/start'), {})
  } catch (error) {
    // It was started by a first try whose outcome got lost.
    if (!(error instanceof PlayProblem && error.code === 'already-started')) throw error
  }
}
