// What others did to me, under the header until I have taken note of it: in every tab, and after having been away.
import { useRef } from 'preact/hooks'
import type { Seat } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { TableMoved } from '#tables'
import { acknowledged } from './acknowledged.ts'
import './done-to-me.css'
import type { Blow } from './manner.ts'
import { goToChoices } from './reach.ts'
import { SeatMark } from './seats.tsx'
import { spoken } from './words.ts'

const say = spoken(
  {
    title: 'Ce que l’on vous a fait',
    noted: 'C’est vu',
    before: (count: number) => (count === 1 ? 'et une autre fois avant' : `et ${count} autres fois avant`),
  },
  {
    title: 'What was done to you',
    noted: 'Got it',
    before: (count: number) => (count === 1 ? 'and once before that' : `and ${count} times before that`),
  },
)

interface DoneToMeProps {
  readonly at: TableMoved
  readonly blows: readonly Blow[]
  readonly words: Words
  readonly who: Who
}
export function DoneToMe({ at, blows, words, who }: DoneToMeProps) {
  const me = at.seat ?? 0
  const { upTo, to } = acknowledged(at.table.id, me)
  const fresh = blows.filter(({ seq }) => seq > upTo)
  const last = fresh.at(-1)
  // What happens before one's eyes is told by the line of news; who comes back hears of it by this.
  const missed = useRef(at.since === 0 ? last?.seq : null)
  if (!last) return null
  const note = () => {
    to(last.seq)
    // The button goes: what is to be decided next takes the focus over from it.
    goToChoices(document)
  }
  const doer = last.notes[0]?.['seat'] as Seat | undefined
  return (
    <div
      class="row done-to-me"
      role={missed.current === last.seq ? 'alert' : 'region'}
      aria-label={say().title}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        note()
      }}
    >
      {doer !== undefined && <SeatMark seat={doer} who={who} />}
      <p>
        {last.notes.map(each => words.note(each, who)).join(' ')}
        {fresh.length > 1 && <small> ({say().before(fresh.length - 1)})</small>}
      </p>
      <button type="button" class="button" onClick={note}>
        {say().noted}
      </button>
    </div>
  )
}
