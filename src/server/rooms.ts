// The tables in memory: loaded when asked for, forgotten when nobody has looked for long.
import { Problem } from './problem.ts'
import { openRoom, type Room } from './room.ts'
import type { Store } from './store.ts'

export function openRooms(store: Store, most: number, changed: (table: string) => void) {
  // In order of last use: a map keeps the order of insertion.
  const rooms = new Map<string, Room>()
  const loading = new Map<string, Promise<Room>>()

  async function load(id: string): Promise<Room> {
    const room = await openRoom(store, id, changed)
    if (!room) throw new Problem('no-such-table')
    keep(room)
    return room
  }
  function keep(room: Room): void {
    rooms.delete(room.id)
    rooms.set(room.id, room)
    for (const [id, old] of rooms) {
      if (rooms.size <= most) break
      if (old.idle && old !== room) rooms.delete(id)
    }
  }
  return async function roomOf(id: string): Promise<Room> {
    const room = rooms.get(id)
    if (room) {
      keep(room)
      return room
    }
    const pending = loading.get(id) ?? load(id).finally(() => loading.delete(id))
    loading.set(id, pending)
    return pending
  }
}
