// Who has a table before their eyes on other servers, and when people last turned to one, on whichever: nobody is told what they see.
// Servers say so to each other, and repeat it, since a word may get lost and a server may be gone.
import type { Others } from './store.ts'

/** So many who turned to a table are remembered: those of long ago go first. */
const REMEMBERED = 20_000
/** So often servers repeat who looks; of whom nothing is heard for longer is gone. */
const REPEAT_MS = 60_000
const GONE_MS = 3 * REPEAT_MS

/** Who looks at a table on one server, and since when. */
type Looking = readonly (readonly [person: string, since: number])[]
interface Elsewhere {
  readonly looking: Looking
  readonly heard: number
}
export interface EyesConfig {
  readonly others?: Others | undefined
  readonly now: () => number
  readonly sinceStart: () => number
  /** Who looks at a table here. */
  readonly here: (table: string) => readonly string[]
  /** The tables that somebody has open here. */
  readonly open: () => Iterable<string>
}
export interface Eyes {
  /** Somebody who plays turned to a table here, or away from it. */
  turned(table: string, person: string, looks: boolean): void
  /** Whether they have it before their eyes elsewhere. */
  lookElsewhere(table: string, person: string): boolean
  /** Whether they turned to it after a moment: so they have seen what was there. */
  cameAfter(table: string, person: string, moment: number): boolean
  close(): void
}

export function openEyes({ others, now, sinceStart, here, open }: EyesConfig): Eyes {
  const came = new Map<string, number>()
  const elsewhere = new Map<string, Map<string, Elsewhere>>()
  const nameOf = (table: string, person: string): string => `${table} ${person}`
  const cameAt = (table: string, person: string): number => came.get(nameOf(table, person)) ?? Number.NEGATIVE_INFINITY

  function comes(table: string, person: string, since: number): void {
    const latest = Math.max(since, cameAt(table, person))
    came.delete(nameOf(table, person))
    came.set(nameOf(table, person), latest)
    if (came.size > REMEMBERED) came.delete(came.keys().next().value!)
  }
  function tell(table: string): void {
    const looking: Looking = here(table).map(person => [person, came.get(nameOf(table, person)) ?? now()])
    others?.tell('looks', [table, looking])
  }
  function tellAll(): void {
    for (const table of open()) if (here(table).length > 0) tell(table)
  }
  function hear(table: string, looking: Looking, from: string): void {
    const there = elsewhere.get(table) ?? new Map<string, Elsewhere>()
    for (const [person, since] of looking) comes(table, person, since)
    if (looking.length > 0) there.set(from, { looking, heard: sinceStart() })
    else there.delete(from)
    if (there.size > 0) elsewhere.set(table, there)
    else elsewhere.delete(table)
  }
  const isGone = ({ heard }: Elsewhere): boolean => sinceStart() - heard > GONE_MS
  function forgetGone(): void {
    for (const [table, there] of elsewhere) {
      for (const [from, each] of there) if (isGone(each)) there.delete(from)
      if (there.size === 0) elsewhere.delete(table)
    }
  }

  const ask = (): void => others?.tell('looks', null)
  others?.hear('looks', (said, from) => {
    if (said === null) return tellAll()
    const [table, looking] = said as readonly [string, Looking]
    hear(table, looking, from)
  })
  others?.missed(() => {
    tellAll()
    ask()
  })
  ask()
  const repeating =
    others &&
    setInterval(() => {
      forgetGone()
      tellAll()
    }, REPEAT_MS).unref()
  let closed = false
  return {
    turned(table, person, looks) {
      if (looks) comes(table, person, now())
      // Whoever looks at a server that stops comes to another at once.
      if (!closed) tell(table)
    },
    lookElsewhere: (table, person) =>
      [...(elsewhere.get(table)?.values() ?? [])].some(
        each => !isGone(each) && each.looking.some(([looking]) => looking === person),
      ),
    cameAfter: (table, person, moment) => cameAt(table, person) > moment,
    close() {
      closed = true
      clearInterval(repeating)
    },
  }
}
