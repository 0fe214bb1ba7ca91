// Who is at a table right now: looks at it, with the page before their eyes. And what passes between them without leaving a
// trace: a sign of applause, a nudge. Nothing of this is kept.
import type { Seat } from '#engine'
import type { PresenceTold, SignTold } from '#tables'

/** Many come and go at once, as after a restart: they are told of in one go. */
const TOGETHER_MS = 150
const REMEMBERED = 20_000

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
  /** Whether a person who plays at a table has it before their eyes here. */
  looks(table: string, person: string): boolean
  /** Whether they turned to it after a moment: so they have seen what was there. */
  cameAfter(table: string, person: string, moment: number): boolean
  close(): void
}

export function openPresence(now: () => number = Date.now): Presence {
  const rooms = new Map<string, Map<Visitor, boolean>>()
  const due = new Map<string, ReturnType<typeof setTimeout>>()
  /** When people last turned to a table: those of long ago first. */
  const came = new Map<string, number>()

  function comes(table: string, visitor: Visitor): void {
    // A screen for all is nobody's eyes.
    if (visitor.seats().length === 0) return
    const name = `${table} ${visitor.guest}`
    came.delete(name)
    came.set(name, now())
    if (came.size > REMEMBERED) came.delete(came.keys().next().value!)
  }

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
      if (looks) comes(table, visitor)
      soon(table)
      return {
        focus(nowLooks) {
          if (room.get(visitor) === nowLooks) return
          room.set(visitor, nowLooks)
          if (nowLooks) comes(table, visitor)
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
    looks: (table, person) =>
      [...(rooms.get(table) ?? [])].some(
        ([visitor, looks]) => looks && visitor.guest === person && visitor.seats().length > 0,
      ),
    cameAfter: (table, person, moment) => (came.get(`${table} ${person}`) ?? Number.NEGATIVE_INFINITY) > moment,
    close() {
      for (const timer of due.values()) clearTimeout(timer)
    },
  }
}
