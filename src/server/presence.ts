// Who is at a table right now: looks at it, with the page before their eyes. And what passes between them without leaving a
// trace: a sign of applause, a nudge. Nothing of this is kept.
import type { Seat } from '#engine'
import type { PresenceTold, SignTold } from '#tables'

/** Many come and go at once, as after a restart: they are told of in one go. */
const TOGETHER_MS = 150

export interface Visitor {
  /** Their seats at the table as it stands. */
  seats(): readonly Seat[]
  /** Whether they have no part in it: a screen for all is the host's, and counts for nobody. */
  looksOn(): boolean
  readonly name: string
  readonly guest: string
  send(message: PresenceTold | SignTold): void
}
export interface Visit {
  focus(looks: boolean): void
  sign(what: string, to: Seat | undefined): void
  end(): void
}
export interface Presence {
  enter(table: string, visitor: Visitor, looks: boolean): Visit
  close(): void
}

export function openPresence(): Presence {
  const rooms = new Map<string, Map<Visitor, boolean>>()
  const due = new Map<string, ReturnType<typeof setTimeout>>()

  function tell(table: string): void {
    due.delete(table)
    const room = rooms.get(table)
    if (!room) return
    const looking = [...room].flatMap(([visitor, looks]) => (looks ? [visitor] : []))
    const seats = [...new Set(looking.flatMap(visitor => visitor.seats()))].toSorted((a, b) => a - b)
    const spectators = new Set([...room.keys()].flatMap(visitor => (visitor.looksOn() ? [visitor.guest] : []))).size
    for (const visitor of room.keys()) visitor.send({ presence: table, seats, spectators })
  }
  function soon(table: string): void {
    if (due.has(table)) return
    const timer = setTimeout(() => tell(table), TOGETHER_MS)
    timer.unref()
    due.set(table, timer)
  }
  return {
    enter(table, visitor, looks) {
      const room = rooms.get(table) ?? new Map<Visitor, boolean>()
      rooms.set(table, room)
      room.set(visitor, looks)
      soon(table)
      return {
        focus(now) {
          if (room.get(visitor) === now) return
          room.set(visitor, now)
          soon(table)
        },
        sign(what, to) {
          const [from = null] = visitor.seats()
          const told: SignTold = { sign: what, at: table, from, name: visitor.name, ...(to !== undefined && { to }) }
          for (const other of room.keys()) other.send(told)
        },
        end() {
          room.delete(visitor)
          if (room.size === 0) rooms.delete(table)
          else soon(table)
        },
      }
    },
    close() {
      for (const timer of due.values()) clearTimeout(timer)
    },
  }
}
