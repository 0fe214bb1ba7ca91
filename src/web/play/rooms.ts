// The tables of this device at work: every deed is kept before it is told, and bots move on as soon as they are asked.
import { Fault } from '#engine'
import type { PlainTrouble, Served } from './protocol.ts'
import { answer, botMove, hint, lay, type Room, transcript, undo } from './room.ts'
import { tableMoved } from './told.ts'
import { Trouble } from './trouble.ts'
import type { Moved } from './types.ts'

/** Where rooms are kept, for every tab of this device. */
export interface Keep {
  load(id: string): Promise<Room | null>
  /** Keeps the last deed of a room for good; false: another tab was quicker, or the table is gone. */
  append(room: Room): Promise<boolean>
  remove(id: string): Promise<void>
}
export interface RoomsConfig {
  readonly keep: Keep
  readonly now: () => number
  readonly newId: () => string
  readonly tell: (watch: number, news: Moved) => void
  readonly lose: (watch: number, trouble: PlainTrouble) => void
  /** Lets the other tabs know that a table has changed. */
  readonly changed: (table: string) => void
}
export type Rooms = Pick<
  Served,
  'create' | 'watch' | 'unwatch' | 'answer' | 'undo' | 'leave' | 'transcript' | 'hint'
> & {
  /** Another tab has changed a table. */
  reload(table: string): Promise<void>
}

const TRIES = 5

export function openRooms({ keep, now, newId, tell, lose, changed }: RoomsConfig): Rooms {
  const rooms = new Map<string, Room>()
  const watches = new Map<number, { readonly table: string; told: number }>()
  const waking = new Set<string>()
  const awake = new Set<string>()

  async function load(table: string): Promise<Room> {
    const room = rooms.get(table) ?? (await keep.load(table))
    if (!room) throw new Trouble('no-such-table')
    remember(room)
    return room
  }
  function remember(room: Room): void {
    const { id, seq } = room.head
    if ((rooms.get(id)?.head.seq ?? 0) < seq) rooms.set(id, room)
  }
  /** Makes a deed true: judged by the latest room, kept, then told. Null: there was nothing to do. */
  async function act(table: string, deed: (room: Room) => Room | null): Promise<number | null> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const next = deed(await load(table))
      if (!next) return null
      if (await keep.append(next)) return settle(next)
      rooms.delete(table)
    }
    throw new Trouble('stale')
  }
  function settle(room: Room): number {
    const { id, seq } = room.head
    remember(room)
    tellWatchers(room)
    changed(id)
    void moveBots(id)
    return seq
  }
  function tellWatchers(room: Room): void {
    for (const [number, watch] of watches) {
      if (watch.table !== room.head.id || watch.told >= room.head.seq) continue
      tell(number, tableMoved(room, watch.told))
      watch.told = room.head.seq
    }
  }
  function loseWatchers(table: string, error: unknown): void {
    for (const [number, watch] of watches) {
      if (watch.table === table && watches.delete(number)) lose(number, troubleOf(error))
    }
  }
  /** One bot after the other, each with a deed of its own. */
  async function moveBots(table: string): Promise<void> {
    waking.add(table)
    if (awake.has(table)) return
    awake.add(table)
    try {
      while (waking.delete(table)) await act(table, room => botMove(room, now()))
    } catch (error) {
      loseWatchers(table, error)
    }
    awake.delete(table)
  }
  const mustBeMine = ({ head }: Room, seat: number): void => {
    if (head.chairs[seat]?.kind !== 'human') throw new Trouble('not-your-seat')
  }
  const actFor = async (table: string, seat: number, deed: (room: Room) => Room): Promise<number> => {
    const seq = await act(table, room => {
      mustBeMine(room, seat)
      return deed(room)
    })
    return seq!
  }

  return {
    async create(request) {
      const room = lay(request, newId(), now())
      if (!(await keep.append(room))) throw new Trouble('internal')
      settle(room)
      return room.head.id
    },
    async watch(table, watch) {
      watches.set(watch, { table, told: 0 })
      try {
        tellWatchers(await load(table))
      } catch (error) {
        watches.delete(watch)
        throw error
      }
      void moveBots(table)
    },
    unwatch(watch) {
      watches.delete(watch)
    },
    answer: (table, seq, pick, seat) => actFor(table, seat, room => answer(room, { seat, seq, pick }, now())),
    undo: (table, seat) => actFor(table, seat, room => undo(room, seat, now())),
    async leave(table) {
      await keep.remove(table)
      rooms.delete(table)
      changed(table)
    },
    transcript: async table => transcript(await load(table)),
    async hint(table, seat) {
      const room = await load(table)
      mustBeMine(room, seat)
      return hint(room, seat)
    },
    async reload(table) {
      rooms.delete(table)
      if (![...watches.values()].some(watch => watch.table === table)) return
      try {
        tellWatchers(await load(table))
      } catch (error) {
        loseWatchers(table, error)
      }
    },
  }
}

/** What went wrong, as the page may be told. */
export function troubleOf(error: unknown): PlainTrouble {
  if (error instanceof Trouble) return { code: error.code, refusals: error.refusals }
  if (!(error instanceof Fault)) return { code: 'internal', refusals: [] }
  const { code } = error
  if (code === 'bad-options' || code === 'bad-seats' || code === 'unknown-game') {
    return { code: 'bad-request', refusals: [] }
  }
  const otherRules = code === 'wrong-version' || code === 'wrong-edition' || code === 'altered' || code === 'unfinished'
  return { code: otherRules ? 'other-rules' : 'internal', refusals: [] }
}
