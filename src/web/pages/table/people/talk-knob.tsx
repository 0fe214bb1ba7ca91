// The way to the talk, beside who is here: how much of it is unread, and the latest word for a moment.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { LogChat, Sight } from '#tables'
import type { TableStore } from '../../../play/table.ts'
import type { Open } from '../header.tsx'
import { isMuted } from './muted.ts'
import { isMine, nameOf } from './voice.ts'
import { say } from './words.ts'

const SEEN_MS = 5000

interface TalkKnobProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly open: Open
  show(what: Open): void
}
export function TalkKnob({ store, sight: { table, answered }, open, show }: TalkKnobProps) {
  const talking = open === 'talk'
  const heard = store.chat.value.filter(voice => !isMine(table, voice) && !isMuted(table.id, voice))
  const latest = heard.at(-1)
  const known = useRef(latest?.seq ?? 0)
  // Who comes back has not read what was said since their last answer.
  const [read, setRead] = useState(answered ?? known.current)
  const [shown, see] = useState<LogChat | null>(null)
  useEffect(() => {
    if (talking && latest) setRead(latest.seq)
  }, [talking, latest?.seq])
  useEffect(() => {
    if (!latest || latest.seq <= known.current) return
    known.current = latest.seq
    if (talking) return
    see(latest)
    const timer = setTimeout(() => see(null), SEEN_MS)
    return () => clearTimeout(timer)
  }, [latest?.seq])
  const unread = Math.min(heard.filter(({ seq }) => seq > read).length, 99)
  return (
    <>
      <button
        type="button"
        class="knob talk-knob"
        aria-label={unread > 0 ? say().unread(unread) : say().talk}
        aria-expanded={talking}
        onClick={() => show(talking ? null : 'talk')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4h18v12H11l-5 5v-5H3Z" />
        </svg>
        {unread > 0 && <em>{unread}</em>}
      </button>
      {shown && !talking && (
        <p class="made" role="status">
          {say().made(nameOf(shown), shown.text)}
        </p>
      )}
    </>
  )
}
