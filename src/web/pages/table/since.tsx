// What happened since my last turn, one thing after the other: by buttons, by arrows, or by a touch on a line of all of it.
import { useState } from 'preact/hooks'
import type { Who, Words } from '#games/kit/words'
import type { LogNote } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { useKeys } from '../../kit/keys.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { spoken } from '../../kit/words.ts'
import { Glyph } from './after/glyph.tsx'
import './since.css'
import { say as sayTable } from './words.ts'

const say = spoken(
  {
    before: 'Ce qui précède',
    next: 'La suite',
    at: (step: number, all: number) => `${step} sur ${all}`,
    all: 'Tout ce qui s’est passé',
  },
  {
    before: 'What came before',
    next: 'What came next',
    at: (step: number, all: number) => `${step} of ${all}`,
    all: 'All that happened',
  },
)

interface SinceProps {
  /** The steps on the way left out. */
  readonly notes: readonly LogNote[]
  readonly words: Words
  readonly who: Who
  onClose(): void
}
export function Since({ notes, words, who, onClose }: SinceProps) {
  const [wanted, set] = useState(0)
  const last = Math.max(0, notes.length - 1)
  const at = Math.min(wanted, last)
  const goTo = (step: number): void => set(Math.max(0, Math.min(last, step)))
  useKeys([
    { key: 'arrowleft', always: true, run: () => goTo(at - 1) },
    { key: 'arrowright', always: true, run: () => goTo(at + 1) },
    { key: 'home', always: true, run: () => goTo(0) },
    { key: 'end', always: true, run: () => goTo(last) },
  ])
  const now = notes[at]?.note
  return (
    <Dialog title={sayTable().since} onClose={onClose}>
      <div class="since">
        <div class="stage">
          {now && typeof now['seat'] === 'number' && <SeatMark seat={now['seat']} who={who} />}
          <p role="status">{now && words.note(now, who)}</p>
        </div>
        <div class="row steps">
          {/* At the ends they stay, so that who holds on to one keeps it. */}
          <button
            type="button"
            class="button"
            aria-label={say().before}
            aria-keyshortcuts="ArrowLeft"
            aria-disabled={at === 0}
            onClick={() => goTo(at - 1)}
          >
            <Glyph of="back" />
          </button>
          <span class="num">{say().at(at + 1, notes.length)}</span>
          <button
            type="button"
            class="button"
            autofocus
            aria-label={say().next}
            aria-keyshortcuts="ArrowRight"
            aria-disabled={at === last}
            onClick={() => goTo(at + 1)}
          >
            <Glyph of="forward" />
          </button>
        </div>
        <ol class="notes" aria-label={say().all}>
          {notes.map(({ seq, note }, i) => (
            <li key={`${seq}.${i}`}>
              <button type="button" class="row" {...(i === at && { 'aria-current': 'step' })} onClick={() => goTo(i)}>
                {typeof note['seat'] === 'number' ? <SeatMark seat={note['seat']} who={who} /> : <span class="sign" />}
                <span>{words.note(note, who)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
