// What was last seen of each table of the server, in the cache of this device. (Where a page comes by plain HTTP from the
// house there is none: such a page cannot start without its server either.)
import { keepSeen } from './known.ts'
import type { Remembered, Sights } from './out-of-reach.ts'

const CACHE = 'tables-seen'
/** News come in bursts: the last of them is kept. */
const BURST_MS = 300

const at = (table: string): string => `/seen/${encodeURIComponent(table)}`
export async function inCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await work(await caches.open(CACHE))
  } catch {
    return null // no cache, or a full one: nothing is remembered
  }
}

let pending: Remembered | null = null
let timer = 0
function write(): void {
  clearTimeout(timer)
  const now = pending
  pending = null
  if (!now) return
  const { table } = now.sight
  // Who only looks on at a table has not got it on their list.
  if (table.seats.some(({ mine }) => mine)) keepSeen(table, now.at)
  void inCache(cache => cache.put(at(table.id), new Response(JSON.stringify(now))))
}
if ('document' in globalThis) addEventListener('pagehide', write)

export const sights: Sights = {
  keep(sight) {
    if (pending && pending.sight.table.id !== sight.table.id) write()
    clearTimeout(timer)
    pending = { sight, at: Date.now() }
    timer = setTimeout(write, BURST_MS) as unknown as number
  },
  recall: table =>
    inCache(async cache => {
      const kept = await cache.match(at(table))
      return kept ? ((await kept.json()) as Remembered) : null
    }),
  forget: table => void inCache(cache => cache.delete(at(table))),
}

/** Forgets all tables but these. */
export const forgetOthers = (tables: ReadonlySet<string>): Promise<unknown> =>
  inCache(async cache => {
    for (const { url } of await cache.keys()) {
      const id = decodeURIComponent(new URL(url).pathname.slice(at('').length))
      if (!tables.has(id)) await cache.delete(at(id))
    }
  })
