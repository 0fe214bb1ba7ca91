// How many connections there are, whatever is said by them: so many of one address, and in all no more than this process may have
// open beside its files.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { blockOf, siteOf } from './proxy.ts'

/** For the data, the threads, the database and whoever is told something. */
const OWN_FILES = 200
/** A site is a wider block of addresses, which may be many houses. */
const ADDRESSES_OF_SITE = 16

/** How many files this process may have open, where the system tells. */
function filesAllowed(): number | null {
  try {
    const told = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return told === undefined ? null : Number(told)
  } catch {
    return null
  }
}
/** How many connections fit beside the files of a server; null: nothing is known of it. */
export const roomFor = (files: number | null): number | null =>
  files === null ? null : Math.max(files - OWN_FILES, Math.ceil(files / 2))

export interface Bounded {
  /** Open connections of one address. */
  readonly ofAddress: number
  /** How many proxies stand in front: then all come from their addresses, and they see to it. */
  readonly hops: number
}
/** Ends at once whatever connection is one too many. */
export function boundConnections(server: Server, { ofAddress, hops }: Bounded): void {
  const room = roomFor(filesAllowed())
  if (room !== null) server.maxConnections = room
  if (hops > 0 || ofAddress === Number.POSITIVE_INFINITY) return
  const open = counted()
  server.on('connection', (socket: Socket) => {
    const address = blockOf(socket.remoteAddress ?? '')
    const site = siteOf(address)
    const isTooMany = open.of(address) >= ofAddress || (site !== null && open.of(site) >= ADDRESSES_OF_SITE * ofAddress)
    if (isTooMany) return void socket.destroy()
    const add = (change: 1 | -1): void => {
      open.add(address, change)
      if (site !== null) open.add(site, change)
    }
    add(1)
    socket.once('close', () => add(-1))
  })
}

/** How many there are of each name. */
export function counted() {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add(name: string, change: 1 | -1): void {
      const count = (counts.get(name) ?? 0) + change
      if (count === 0) counts.delete(name)
      else counts.set(name, count)
    },
  }
}
