// The log in words: who did what, the newest at the end; all of it, or what matters since my last turn.
import { useEffect, useRef } from 'preact/hooks'
import type { Who, Words } from '#games/kit/words'
import type { LogNote } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { say } from './words.ts'

interface NotesProps {
  readonly notes: readonly LogNote[]
  readonly words: Words
  readonly who: Who
}
interface LogProps extends NotesProps {
  /** How many of them, at the end, happened since my last turn. */
  readonly fresh: number
  onClose(): void
}

export function Log({ fresh, onClose, ...told }: LogProps) {
  const { notes } = told
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }, [notes.length])
  const firstNew = fresh > 0 ? notes.length - fresh : -1
  return (
    <aside class="drawer" aria-label={say().log} ref={list}>
      <header class="row">
        <h2>{say().log}</h2>
        <button type="button" class="quiet" onClick={onClose}>
          {say().close}
        </button>
      </header>
      {notes.length === 0 && <p>{say().emptyLog}</p>}
      <Notes {...told} firstNew={firstNew} />
    </aside>
  )
}

const Notes = ({ notes, words, who, firstNew = -1 }: NotesProps & { readonly firstNew?: number }) => (
  <ol class="notes">
    {notes.map(({ seq, note }, i) => (
      <li key={`${seq}.${i}`} class={i === firstNew && i > 0 ? 'new' : ''} data-since={say().since}>
        {typeof note['seat'] === 'number' ? <SeatMark seat={note['seat']} who={who} /> : <span class="sign" />}
        <span>{words.note(note, who)}</span>
      </li>
    ))}
  </ol>
)

/** What happened since my last turn, the steps on the way left out. */
export const Since = ({ onClose, ...notes }: NotesProps & { onClose(): void }) => (
  <Dialog title={say().since} onClose={onClose}>
    <Notes {...notes} />
  </Dialog>
)
