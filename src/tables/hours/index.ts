// Which hours count while one is waited for: not the quiet ones of the day, in the zone of the table, and none of a holiday.

/** From one moment to another, in milliseconds since 1970. */
export interface Period {
  readonly from: number
  readonly to: number
}
/** Every day from one minute after midnight to another; it may pass midnight. */
export interface Quiet {
  readonly from: number
  readonly to: number
}
export interface Calendar {
  /** By its IANA name, or as an offset like +02:00. */
  readonly zone: string
  readonly quiet: Quiet | null
  readonly away: Period | null
}
/** Every hour counts. */
export const ALWAYS: Calendar = { zone: 'UTC', quiet: null, away: null }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const OFFSET = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/

const ZONES = 500
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  // Names differ in their letters' case, too: nobody fills the memory by them.
  if (formats.size >= ZONES) formats.clear()
  formats.set(zone, format)
  return format
}
export function isZone(zone: string): boolean {
  if (OFFSET.test(zone)) return true
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}
function readOffset([, sign, hours, minutes]: RegExpMatchArray): number {
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
/** How far the clocks of a zone are ahead at a moment. */
export function offsetAt(zone: string, at: number): number {
  const fixed = OFFSET.exec(zone)
  if (fixed) return readOffset(fixed)
  const told = /([+-])(\d\d):(\d\d)/.exec(formatOf(zone).format(at))
  return told ? readOffset(told) : 0
}
const minuteOfDay = (zone: string, at: number): number => {
  const local = at + offsetAt(zone, at)
  return Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE)
}

/** How many minutes of a day are quiet. */
export const quietMinutes = ({ from, to }: Quiet): number => (to - from + 1440) % 1440
/** Whether a moment lies in quiet hours. */
export function isQuiet({ zone, quiet }: Pick<Calendar, 'zone' | 'quiet'>, at: number): boolean {
  if (!quiet) return false
  return (minuteOfDay(zone, at) - quiet.from + 1440) % 1440 < quietMinutes(quiet)
}
/** When the quiet hours end that it is in at a moment; null: it is in none. */
export const quietUntil = ({ zone, quiet }: Pick<Calendar, 'zone' | 'quiet'>, at: number): number | null =>
  quiet && isQuiet({ zone, quiet }, at) ? nextAt(zone, quiet.to, at) : null
const counts = (calendar: Calendar, at: number): boolean =>
  !(calendar.away && at >= calendar.away.from && at < calendar.away.to) && !isQuiet(calendar, at)

/** When it is so late by the clocks of a zone for the next time. */
function nextAt(zone: string, minute: number, at: number): number {
  const offset = offsetAt(zone, at)
  const local = at + offset
  const today = Math.floor(local / DAY) * DAY + minute * MINUTE
  const wall = today > local ? today : today + DAY
  // Clocks may be changed meanwhile; an hour that is left out begins with the one after it.
  const there = wall - offsetAt(zone, wall - offset)
  return there > at ? there : wall - offset
}
/** When it may be otherwise for the next time: at the edges of quiet hours and of a holiday. */
function nextEdge({ zone, quiet, away }: Calendar, at: number): number {
  const edges = away ? [away.from, away.to].filter(edge => edge > at) : []
  if (quiet) edges.push(nextAt(zone, quiet.from, at), nextAt(zone, quiet.to, at))
  return Math.min(...edges)
}

/** How much of the time between two moments counts. */
export function counted(calendar: Calendar, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; ) {
    const edge = Math.min(nextEdge(calendar, at), to)
    if (counts(calendar, at)) sum += edge - at
    at = edge
  }
  return sum
}
/** The moment until which so much has counted. */
export function momentAfter(calendar: Calendar, from: number, ms: number): number {
  let left = ms
  for (let at = from; ; ) {
    const edge = nextEdge(calendar, at)
    const here = counts(calendar, at)
    if (here && left <= edge - at) return at + left
    if (here) left -= edge - at
    at = edge
  }
}
