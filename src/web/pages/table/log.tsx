// The log in words: who did what, the newest at the end.
import { useEffect, useRef } from 'preact/hooks'
import type { Who, Words } from '#games/kit/words'
import type { LogNote, PublicTable } from '#tables'
import { useLayer } from '../../kit/layer.ts'
import { SeatMark } from '../../kit/seats.tsx'
import './apart.css'
import { type How, say as sayApart } from './apart.words.ts'
import { say as sayOpened } from './opened.words.ts'
import { say } from './words.ts'

interface NotesProps {
  readonly notes: readonly LogNote[]
  readonly words: Words
  readonly who: Who
}
interface LogProps extends NotesProps {
  /** How many of them, at the end, happened since my last turn. */
  readonly fresh: number
  /** The match goes on apart from its record. */
  readonly apart: PublicTable['apart']
  onClose(): void
}

/** Beside the board where there is room for both; what is in it follows what happens. A menu may lie above it. */
export function DockedLog({
  fresh,
  apart,
  beneath,
  ...told
}: Omit<LogProps, 'onClose'> & { readonly beneath: boolean }) {
  const list = useLatest(told.notes)
  return (
    <aside class="dock" aria-label={say().log} inert={beneath}>
      <h2>{say().log}</h2>
      {apart && <ApartNote how={apart} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div class="scrolled" ref={list} tabIndex={0}>
        <Told {...told} fresh={fresh} />
      </div>
    </aside>
  )
}

/** Above the board, until it is closed. */
export function Log({ fresh, apart, onClose, ...told }: LogProps) {
  const drawer = useLayer<HTMLElement>(onClose)
  const list = useLatest(told.notes)
  return (
    <aside class="drawer" aria-label={say().log} ref={drawer}>
      <header class="row">
        <h2>{say().log}</h2>
        <button type="button" class="quiet" onClick={onClose}>
          {sayOpened().close}
        </button>
      </header>
      {apart && <ApartNote how={apart} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div class="scrolled" ref={list} tabIndex={0}>
        <Told {...told} fresh={fresh} />
      </div>
    </aside>
  )
}

/** The match goes on apart from its record: said for good. */
const ApartNote = ({ how }: { readonly how: How }) => (
  <p class="apart-note">
    {sayApart().goesOn[how]} {sayApart().noProof}
  </p>
)

/** Scrolled to the end whenever there is more. */
function useLatest({ length }: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
  }, [length])
  return list
}

const Told = ({ fresh, ...told }: Omit<LogProps, 'apart' | 'onClose'>) =>
  told.notes.length === 0 ? (
    <p>{sayOpened().emptyLog}</p>
  ) : (
    <Notes {...told} firstNew={fresh > 0 ? told.notes.length - fresh : -1} />
  )

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
