// Choosing the pace of a table: a few by their names, and behind them all that can be agreed about time.
import { useId } from 'preact/hooks'
import type { PaceTold as Pace } from '#tables'
import { Choice } from '../../kit/choice.tsx'
import { LevelSelect } from '../../kit/level-select.tsx'
import { language } from '../../kit/settings.ts'
import './pace.css'
import { NIGHT, PRESETS, paceOf, presetOf, zoneHere } from './presets.ts'
import { say } from './words.ts'

interface PaceProps {
  readonly pace: Pace | null
  readonly onChange: (pace: Pace | null) => void
}
export function ChoosePace({ pace, onChange }: PaceProps) {
  return (
    <Choice
      {...say().pace}
      values={PRESETS}
      value={presetOf(pace)}
      name={preset => say().presets[preset]}
      onChange={preset => onChange(paceOf(preset, pace, zoneHere()))}
    >
      {pace && (
        <>
          <p class="pace-told">{say().told(pace)}</p>
          <details class="pace-more">
            <summary class="row">{say().more}</summary>
            <div class="pace-parts">
              <Amounts pace={pace} onChange={onChange} />
              {pace.kind === 'days' && <QuietHours pace={pace} onChange={onChange} />}
              <Choice
                {...say().late}
                values={['turn', 'seat', 'vote'] as const}
                value={pace.late}
                name={late => say().lates[late]}
                onChange={late => onChange({ ...pace, late })}
              />
              <label class="row amount">
                {say().level}
                <LevelSelect value={pace.level} onLevel={level => onChange({ ...pace, level })} />
              </label>
            </div>
          </details>
        </>
      )}
    </Choice>
  )
}

interface OwnPace<P extends Pace> {
  readonly pace: P
  readonly onChange: (pace: Pace) => void
}
/** How much time there is. */
function Amounts({ pace, onChange }: OwnPace<Pace>) {
  if (pace.kind === 'live') {
    return (
      <>
        <Amount
          label={say().minutes}
          value={pace.minutes}
          most={600}
          onChange={minutes => onChange({ ...pace, minutes })}
        />
        <Amount
          label={say().increment}
          value={pace.increment}
          least={10}
          most={600}
          onChange={increment => onChange({ ...pace, increment })}
        />
      </>
    )
  }
  if (pace.kind === 'days') {
    return <Amount label={say().days} value={pace.days} most={30} onChange={days => onChange({ ...pace, days })} />
  }
  return (
    <Amount
      label={say().hours}
      value={Math.max(1, Math.round(pace.minutes / 60))}
      most={168}
      onChange={hours => onChange({ ...pace, minutes: hours * 60 })}
    />
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}
/** A number that is taken once it is written. */
function Amount({ label, value, least = 1, most, onChange }: AmountProps) {
  const id = useId()
  return (
    <div class="row amount">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="number"
        inputmode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={event => {
          const written = Math.round(event.currentTarget.valueAsNumber)
          const taken = Number.isNaN(written) ? value : Math.min(most, Math.max(least, written))
          event.currentTarget.value = String(taken)
          if (taken !== value) onChange(taken)
        }}
      />
    </div>
  )
}

/** The hours of the night, at least eight of the day remain. */
function QuietHours({ pace, onChange }: OwnPace<Extract<Pace, { kind: 'days' }>>) {
  const { quiet } = pace
  const hour = (minute: number): string =>
    new Intl.DateTimeFormat(language.value, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      minute * 60_000,
    )
  const edge = (label: string, value: number, values: readonly number[], change: (minute: number) => void) => (
    <label class="row amount">
      {label}
      <select class="input" value={value} onChange={event => change(Number(event.currentTarget.value))}>
        {[...new Set([value, ...values])]
          .toSorted((a, b) => a - b)
          .map(minute => (
            <option key={minute} value={minute}>
              {hour(minute)}
            </option>
          ))}
      </select>
    </label>
  )
  return (
    <>
      <label class="row amount">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={event => onChange({ ...pace, quiet: event.currentTarget.checked ? NIGHT : null })}
        />
        {say().quiet}
      </label>
      {quiet && edge(say().quietFrom, quiet.from, EVENINGS, from => onChange({ ...pace, quiet: { ...quiet, from } }))}
      {quiet && edge(say().quietTo, quiet.to, MORNINGS, to => onChange({ ...pace, quiet: { ...quiet, to } }))}
      {quiet && <p class="help">{say().zone(pace.zone)}</p>}
    </>
  )
}
const EVENINGS = [18, 19, 20, 21, 22, 23].map(hour => hour * 60)
const MORNINGS = [5, 6, 7, 8, 9, 10].map(hour => hour * 60)
