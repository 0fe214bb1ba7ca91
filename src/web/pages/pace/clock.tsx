// How long whoever is waited for has, above the board: a quiet line, plainer to see when little is left. It ticks for eyes only;
// ears are told once, when one's own time is short.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Who } from '#games/kit/words'
import type { PublicTable } from '#tables'
import { isQuiet, momentAfter } from '#tables/hours'
import { language } from '../../kit/settings.ts'
import { dayOf, until } from '../../kit/when.ts'
import './pace.css'
import { say } from './words.ts'

type Time = NonNullable<PublicTable['clock']>[number]
const SECOND = 1000
const CALM_MS = 20_000
/** Below this the last seconds of a bank are counted. */
const CLOSE = 3600 * SECOND

interface ClockProps {
  readonly table: PublicTable
  readonly who: Who
}
export function Clock({ table, who }: ClockProps) {
  const { clock = [], seats, customs } = table
  const time = clock.find(({ seat }) => seats[seat]!.mine) ?? clock.toSorted((a, b) => a.runsOutAt - b.runsOutAt)[0]
  const ticks = customs.pace?.kind === 'live'
  const now = useSignal(Date.now())
  useEffect(() => {
    now.value = Date.now()
    const timer = setInterval(
      () => {
        now.value = Date.now()
      },
      ticks ? SECOND : CALM_MS,
    )
    return () => clearInterval(timer)
  }, [ticks, time?.since])
  const stands = seats.flatMap(({ kind, owner, turn }) =>
    kind === 'bot' && owner !== null ? [turn ? say().botThisTurn(owner) : say().botMeanwhile(owner)] : [],
  )
  const label = say().pace.label
  if (!time || !customs.pace) {
    return stands.length > 0 ? (
      <section class="time" aria-label={label}>
        {stands.join(' ')}
      </section>
    ) : null
  }
  const mine = seats[time.seat]!.mine
  const short = time.remindAt === null || now.value >= time.remindAt
  return (
    <section class={`time ${short ? 'short' : ''}`} aria-label={label}>
      <span role="timer">{toldOf(table, time, mine ? null : who(time.seat), now.value)}</span>{' '}
      <small>{[say().afterwards[customs.pace.late], ...stands].join(' ')}</small>
      <span class="unseen" role="status">
        {mine && short && `${say().soon} ${say().afterwards[customs.pace.late]}`}
      </span>
    </section>
  )
}

/** In whichever words fit: on holiday, in quiet hours, by the second, or until when. */
function toldOf({ customs: { pace }, seats }: PublicTable, time: Time, name: string | null, now: number): string {
  const { away } = seats[time.seat]!
  const { value: lang } = language
  if (away && away.from <= now && now < away.to && pace?.kind !== 'live') {
    return say().holiday(name ?? seats[time.seat]!.name ?? '', dayOf(away.to - 1, lang))
  }
  const left = time.runsOutAt - now
  if (pace?.kind === 'live' && left < CLOSE) {
    return name === null ? say().mineLeft(clockFace(left)) : say().left(name, clockFace(left))
  }
  const when = until(time.runsOutAt, now, lang)
  const told = name === null ? say().mineUntil(when) : say().until(name, when)
  if (pace?.kind !== 'days' || !isQuiet(pace, now)) return told
  // The first minute that counts again ends them.
  const morning = momentAfter({ ...pace, away: null }, now, 1) - 1
  return `${told} ${say().quietNow(until(morning, now, lang))}`
}
const clockFace = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
