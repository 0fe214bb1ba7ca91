// Who is at a table right now: looks at it, with the page before their eyes. And what passes between them without leaving a
// trace: a sign of applause, a nudge. Nothing of this is kept. Servers that share a store tell each other of theirs.
import type { Seat } from '#engine'
import type { PresenceTold, SignTold } from '#tables'
import { openEyes } from './eyes.ts'
import type { Others } from './store.ts'

/** Many come and go at once, as after a restart: they are told of in one go. */
const TOGETHER_MS = 150
/** So often servers repeat who is with them; of whom nothing is heard for longer is gone. */
const REPEAT_MS = 20_000
const GONE_MS = 3 * REPEAT_MS
/** So many who only look on are told apart by other servers. */
const TOLD_APART = 200

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
  sign(what: string): void
  end(): void
}
export interface Presence {
  enter(table: string, visitor: Visitor, looks: boolean): Visit
  /** Whether a person who plays at a table has it before their eyes, on whichever server. */
  looks(table: string, person: string): boolean
  /** Whether they turned to it after a moment: so they have seen what was there. */
  cameAfter(table: string, person: string, moment: number): boolean
  /** Whether the person of a seat has it before their eyes, on whichever server, as far as is known here. */
  eyesOn(table: string, seat: Seat): boolean
  /** Shows a sign to all who watch. */
  sign(told: SignTold): void
  close(): void
}
/** Those of one server: the seats from where somebody looks, and who looks on. */
interface Crowd {
  readonly seats: readonly Seat[]
  readonly lookOn: readonly string[]
}
interface Elsewhere extends Crowd {
  readonly heard: number
}
/** `asks`: whoever has visitors there says so. */
type CrowdTold = readonly [table: string, seats: readonly Seat[], lookOn: readonly string[], asks: boolean]
interface Room {
  readonly visitors: Map<Visitor, boolean>
  readonly elsewhere: Map<string, Elsewhere>
  /** What the other servers know of ours; null: nothing. */
  told: string | null
}

export function openPresence(
  others?: Others,
  now: () => number = Date.now,
  sinceStart: () => number = () => performance.now(),
): Presence {
  const rooms = new Map<string, Room>()
  const due = new Map<string, ReturnType<typeof setTimeout>>()
  const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
  /** Who looks at a table and plays there: a screen for all is nobody's eyes. */
  const lookingHere = (table: string): string[] =>
    distinct(
      [...(rooms.get(table)?.visitors ?? [])].flatMap(([visitor, looks]) =>
        looks && visitor.seats().length > 0 ? [visitor.guest] : [],
      ),
    )
  const eyes = openEyes({ others, now, sinceStart, here: lookingHere, open: () => rooms.keys() })
  function turned(table: string, visitor: Visitor, looks: boolean): void {
    if (visitor.seats().length > 0) eyes.turned(table, visitor.guest, looks)
  }

  function crowdOf({ visitors }: Room): Crowd {
    const looking = [...visitors].flatMap(([visitor, looks]) => (looks ? [visitor] : []))
    return {
      seats: distinct(looking.flatMap(visitor => visitor.seats())),
      lookOn: distinct([...visitors.keys()].flatMap(visitor => (visitor.looksOn() ? [visitor.guest] : []))),
    }
  }
  function tellOthers(table: string, { seats, lookOn }: Crowd, told: string | null, asks: boolean): string {
    const word: CrowdTold = [table, seats, lookOn.slice(0, TOLD_APART), asks]
    const text = JSON.stringify([seats, lookOn])
    if (text !== told) others?.tell('presence', word)
    return text
  }
  function tell(table: string): void {
    due.delete(table)
    const room = rooms.get(table)
    if (!room) return
    const mine = crowdOf(room)
    room.told = tellOthers(table, mine, room.told, room.told === null)
    const all = [mine, ...room.elsewhere.values()]
    const seats = distinct(all.flatMap(crowd => crowd.seats)).toSorted((a, b) => a - b)
    const spectators = distinct(all.flatMap(({ lookOn }) => lookOn)).length
    for (const visitor of room.visitors.keys()) visitor.send({ presence: table, seats, spectators })
  }
  function soon(table: string): void {
    if (due.has(table)) return
    const timer = setTimeout(() => tell(table), TOGETHER_MS)
    timer.unref()
    due.set(table, timer)
  }
  function pass(told: SignTold): void {
    for (const visitor of rooms.get(told.at)?.visitors.keys() ?? []) visitor.send(told)
  }

  function sign(told: SignTold): void {
    pass(told)
    others?.tell('sign', told)
  }

  others?.hear('presence', (said, from) => {
    const [table, seats, lookOn, asks] = said as CrowdTold
    const room = rooms.get(table)
    if (!room) return
    if (seats.length + lookOn.length > 0) room.elsewhere.set(from, { seats, lookOn, heard: sinceStart() })
    else room.elsewhere.delete(from)
    if (asks) tellOthers(table, crowdOf(room), null, false)
    soon(table)
  })
  others?.hear('sign', said => pass(said as SignTold))
  const repeating = others && setInterval(repeat, REPEAT_MS)
  repeating?.unref()
  function repeat(): void {
    for (const [table, room] of rooms) {
      if (room.elsewhere.size === 0) continue
      tellOthers(table, crowdOf(room), null, false)
      for (const [from, { heard }] of room.elsewhere) {
        if (sinceStart() - heard > GONE_MS && room.elsewhere.delete(from)) soon(table)
      }
    }
  }
  return {
    enter(table, visitor, looks) {
      const room = rooms.get(table) ?? { visitors: new Map(), elsewhere: new Map(), told: null }
      rooms.set(table, room)
      room.visitors.set(visitor, looks)
      if (looks) turned(table, visitor, true)
      soon(table)
      return {
        focus(looksNow) {
          if (room.visitors.get(visitor) === looksNow) return
          room.visitors.set(visitor, looksNow)
          turned(table, visitor, looksNow)
          soon(table)
        },
        sign(what) {
          const [from = null] = visitor.seats()
          sign({ sign: what, at: table, from, name: visitor.name })
        },
        end() {
          const looked = room.visitors.get(visitor)
          room.visitors.delete(visitor)
          if (looked) turned(table, visitor, false)
          if (room.visitors.size > 0) return soon(table)
          rooms.delete(table)
          if (room.told !== null) tellOthers(table, crowdOf(room), null, false)
        },
      }
    },
    looks: (table, person) => lookingHere(table).includes(person) || eyes.lookElsewhere(table, person),
    eyesOn(table, seat) {
      const room = rooms.get(table)
      return room !== undefined && [crowdOf(room), ...room.elsewhere.values()].some(({ seats }) => seats.includes(seat))
    },
    sign,
    cameAfter: eyes.cameAfter,
    close() {
      eyes.close()
      clearInterval(repeating)
      for (const timer of due.values()) clearTimeout(timer)
    },
  }
}
