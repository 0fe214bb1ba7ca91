// The tables in memory: loaded when asked for, forgotten when nobody has looked for long and others need the room.
import { Problem } from './problem.ts'
import { openRoom, type Room, type RoomConfig, type Word } from './room.ts'

export interface RoomsConfig extends RoomConfig {
  /** How much is kept in memory beyond what is in use: the length of it as text. */
  readonly roomBytes: number
}
export interface Rooms {
  /** Does something at a table, which stays in memory meanwhile. */
  at<T>(id: string, work: (room: Room) => Promise<T>): Promise<T>
  /** Another server says how far a table is, and what happened last; it matters where somebody watches it. */
  hear(id: string, seq: number, word?: Word): Promise<void>
  /** The tables somebody watches here. */
  watched(): readonly string[]
  /** The table is no more. */
  drop(id: string): void
}

export function openRooms(config: RoomsConfig): Rooms {
  // In order of last use: a map keeps the order of insertion.
  const rooms = new Map<string, Room>()
  const loading = new Map<string, Promise<Room>>()
  /** Who is about to do something where: from before the first wait, so that nobody is left in a room that was forgotten. */
  const pins = new Map<string, number>()

  async function load(id: string): Promise<Room> {
    const room = await openRoom(config, id)
    if (!room) throw new Problem('no-such-table')
    rooms.set(id, room)
    return room
  }
  function roomOf(id: string): Room | Promise<Room> {
    const room = rooms.get(id)
    if (!room) {
      const pending = loading.get(id) ?? load(id).finally(() => loading.delete(id))
      loading.set(id, pending)
      return pending
    }
    rooms.delete(id)
    rooms.set(id, room)
    return room
  }
  function pin(id: string, change: 1 | -1): void {
    const count = (pins.get(id) ?? 0) + change
    if (count === 0) pins.delete(id)
    else pins.set(id, count)
  }
  let swept = 0
  /** Looked at once in a while: every table may have grown. */
  function makeRoom(): void {
    if (++swept % SWEEP > 0 && rooms.size > SWEEP) return
    let bytes = 0
    for (const room of rooms.values()) bytes += room.bytes
    for (const [id, room] of rooms) {
      if (bytes <= config.roomBytes) break
      if (room.watched || pins.has(id)) continue
      rooms.delete(id)
      bytes -= room.bytes
    }
  }
  return {
    async at(id, work) {
      pin(id, 1)
      try {
        return await work(await roomOf(id))
      } finally {
        pin(id, -1)
        makeRoom()
      }
    },
    async hear(id, seq, word) {
      const room = rooms.get(id) ?? (await loading.get(id))
      if (room?.watched || pins.has(id)) await room?.hear(seq, word)
    },
    watched: () => [...rooms].flatMap(([id, room]) => (room.watched ? [id] : [])),
    drop: id => void rooms.delete(id),
  }
}
const SWEEP = 64
