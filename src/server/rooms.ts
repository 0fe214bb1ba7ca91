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

/** A table in memory, or on its way there. */
interface Kept {
  readonly coming: Promise<Room>
  /** null: it is still being loaded. */
  room: Room | null
  /** How many are about to do something there: from before the first wait, so that nobody is left in a room that was forgotten. */
  pins: number
  /** When somebody was there last: the higher the later. */
  used: number
}

export function openRooms(config: RoomsConfig): Rooms {
  const rooms = new Map<string, Kept>()
  let uses = 0

  async function load(id: string): Promise<Room> {
    const room = await openRoom(config, id)
    if (!room) throw new Problem('no-such-table')
    return room
  }
  function keptOf(id: string): Kept {
    const known = rooms.get(id)
    if (known) return known
    const kept: Kept = { coming: load(id), room: null, pins: 0, used: 0 }
    rooms.set(id, kept)
    kept.coming.then(
      room => (kept.room = room),
      () => rooms.get(id) === kept && rooms.delete(id),
    )
    return kept
  }
  let swept = 0
  /** Looked at once in a while: every table may have grown. */
  function makeRoom(): void {
    if (++swept % SWEEP > 0 && rooms.size > SWEEP) return
    let bytes = 0
    for (const { room } of rooms.values()) bytes += room?.bytes ?? 0
    if (bytes <= config.roomBytes) return
    const unused = [...rooms].filter(([, { room, pins }]) => room && !room.watched && pins === 0)
    for (const [id, { room }] of unused.sort(([, one], [, other]) => one.used - other.used)) {
      if (bytes <= config.roomBytes) break
      rooms.delete(id)
      bytes -= room!.bytes
    }
  }
  return {
    async at(id, work) {
      const kept = keptOf(id)
      kept.pins++
      kept.used = ++uses
      try {
        return await work(kept.room ?? (await kept.coming))
      } finally {
        kept.pins--
        makeRoom()
      }
    },
    async hear(id, seq, word) {
      const kept = rooms.get(id)
      if (!kept) return
      const room = kept.room ?? (await kept.coming)
      if (room.watched || kept.pins > 0) await room.hear(seq, word)
    },
    watched: () => [...rooms].flatMap(([id, { room }]) => (room?.watched ? [id] : [])),
    drop: id => void rooms.delete(id),
  }
}
const SWEEP = 64
