// When something was, in words: how long ago, or at which hour.
import type { Language } from '#games/kit/words'

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const seconds = Math.max(0, (now - at) / 1000)
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  return format.format(0, 'second')
}

/** The hour, and the day unless it was today. */
export function hour(at: number, now: number, language: Language): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(!today && { dateStyle: 'medium' }) }).format(at)
}

/** The hour, and the day by its name while there is but one of that name ahead. */
export function until(at: number, now: number, language: Language): string {
  if (Math.abs(at - now) > WEEK) return hour(at, now, language)
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const day = today ? {} : ({ weekday: 'long' } as const)
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at)
}
const WEEK = 6 * 86_400_000
/** The day without the hour. */
export const dayOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at)
