// Beside the name of the game: which of the people have the table before their eyes, and how many look on.
import type { Who } from '#games/kit/words'
import type { PresenceTold, PublicTable } from '#tables'
import { SeatMark } from '../../../kit/seats.tsx'
import './people.css'
import { say } from './words.ts'

interface PresentProps {
  readonly table: PublicTable
  readonly presence: PresenceTold
  readonly who: Who
}
export function Present({ table, presence, who }: PresentProps) {
  const people = table.seats.flatMap(({ kind, mine }, seat) => (kind === 'human' && !mine ? [seat] : []))
  if (people.length === 0 && presence.spectators === 0) return null
  return (
    <span class="row present">
      {people.map(seat => {
        const isHere = presence.seats.includes(seat)
        const told = `${who(seat)} ${isHere ? say().here : say().elsewhere}`
        return (
          <span key={seat} class={isHere ? '' : 'absent'} role="img" aria-label={told} title={told}>
            <SeatMark seat={seat} who={who} />
          </span>
        )
      })}
      {presence.spectators > 0 && (
        <span class="onlookers" title={say().spectators(presence.spectators)}>
          <span class="unseen">{say().spectators(presence.spectators)}</span>
          <svg class="eye" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7S4 17 1 12Zm11 4a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z" />
          </svg>
          <span aria-hidden="true">{presence.spectators}</span>
        </span>
      )}
    </span>
  )
}
