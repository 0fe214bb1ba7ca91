// Beside the name of the game: which of the people have the table before their eyes, how many look on, and the way to the talk.
import type { Who } from '#games/kit/words'
import type { PresenceTold, Sight } from '#tables'
import { SeatMark } from '../../../kit/seats.tsx'
import type { TableStore } from '../../../play/table.ts'
import type { Open } from '../header.tsx'
import './people.css'
import { TalkKnob } from './talk-knob.tsx'
import { say } from './words.ts'

interface PresentProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly presence: PresenceTold
  readonly who: Who
  readonly open: Open
  show(what: Open): void
}
export function Present({ store, sight, presence, who, open, show }: PresentProps) {
  const people = sight.table.seats.flatMap(({ kind, mine }, seat) => (kind === 'human' && !mine ? [seat] : []))
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
      <TalkKnob {...{ store, sight, open, show }} />
    </span>
  )
}
