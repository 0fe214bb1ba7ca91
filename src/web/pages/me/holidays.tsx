// Holidays: from one day to another nobody waits for one, at any table where time is counted in hours or days.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Period } from '#tables'
import { language } from '../../kit/settings.ts'
import { dayOf } from '../../kit/when.ts'
import { spoken } from '../../kit/words.ts'
import { person } from '../../play/person.ts'
import type { Doing } from '../room/doing.ts'
import { Field } from './fields.tsx'

interface HolidayWords {
  readonly title: string
  readonly help: string
  readonly from: string
  readonly to: string
  readonly go: string
  readonly away: (from: string, to: string) => string
  readonly back: string
}
const say = spoken<HolidayWords>(
  {
    title: 'Vacances',
    help: 'Pendant vos vacances, votre temps s’arrête aux tables où l’on joue sur des heures ou des jours. 60 jours au plus.',
    from: 'Premier jour',
    to: 'Dernier jour',
    go: 'Partir en vacances',
    away: (from, to) => `En vacances du ${from} au ${to}.`,
    back: 'Annuler les vacances',
  },
  {
    title: 'Holidays',
    help: 'During your holidays your time stands still at tables played over hours or days. 60 days at most.',
    from: 'First day',
    to: 'Last day',
    go: 'Go on holiday',
    away: (from, to) => `On holiday from ${from} to ${to}.`,
    back: 'Cancel the holiday',
  },
)

/** Midnight at the beginning of a day here, so many days later. */
function midnight(day: string, later = 0): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later).getTime()
}

export function Holidays({ doing }: { readonly doing: Doing }) {
  const from = useSignal('')
  const to = useSignal('')
  const known = useSignal<Period | null>(null)
  useEffect(() => {
    void person.holiday().then(
      holiday => {
        known.value = holiday
      },
      () => {},
    )
  }, [])
  const go = async (away: Period | null): Promise<void> => {
    await person.goAway(away)
    known.value = away
  }
  return (
    <section>
      <h2>{say().title}</h2>
      <p>{say().help}</p>
      <p role="status">
        {known.value && say().away(dayOf(known.value.from, language.value), dayOf(known.value.to - 1, language.value))}
      </p>
      {known.value ? (
        <button type="button" class="button quiet" onClick={() => void doing.run(() => go(null))}>
          {say().back}
        </button>
      ) : (
        <form
          class="row period"
          onSubmit={event => {
            event.preventDefault()
            void doing.run(() => go({ from: midnight(from.value), to: midnight(to.value, 1) }))
          }}
        >
          <span class="field">
            <Field label={say().from} text={from} type="date" />
          </span>
          <span class="field">
            <Field label={say().to} text={to} type="date" />
          </span>
          <button type="submit" class="button" aria-busy={doing.busy.value}>
            {say().go}
          </button>
        </form>
      )}
    </section>
  )
}
