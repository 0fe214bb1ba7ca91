// The hours in which somebody is told nothing, by the clock where they live.

/** In minutes of the day; over midnight where the end comes before the beginning. */
export interface Quiet {
  readonly from: number
  readonly to: number
  /** As in `Europe/Paris`. */
  readonly zone: string
}
const DAY = 24 * 60
const MINUTE_MS = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, clock)
  return clock
}
export function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null
  } catch {
    return false
  }
}
function minuteOf(zone: string, at: number): number {
  const parts = clockOf(zone).formatToParts(at)
  const part = (type: 'hour' | 'minute'): number => Number(parts.find(each => each.type === type)!.value)
  return part('hour') * 60 + part('minute')
}

/** When the quiet hours end that it is in now; null: it is in none. A night when clocks change may end an hour off: who asks again then is told so. */
export function quietUntil({ from, to, zone }: Quiet, at: number): number | null {
  const minute = minuteOf(zone, at)
  const since = (minute - from + DAY) % DAY
  const long = (to - from + DAY) % DAY
  if (since >= long) return null
  return at - (at % MINUTE_MS) + (long - since) * MINUTE_MS
}
