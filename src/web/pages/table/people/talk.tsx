// Talk at the table, apart from the log: what was said, a line to say more, signs without words, and whom one does not want to read.
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Sight } from '#tables'
import { useLayer } from '../../../kit/layer.ts'
import type { Tell } from '../../../kit/notice.tsx'
import { REACTIONS } from '../../../kit/signs-made.ts'
import { meet } from '../../../play/meet.ts'
import type { TableStore } from '../../../play/table.ts'
import { attempt } from './attempt.ts'
import { Mute } from './mute.tsx'
import { isMuted } from './muted.ts'
import './people.css'
import { say as sayOpened } from '../opened.words.ts'
import { isMine, nameOf } from './voice.ts'
import { say } from './words.ts'

/** No longer than a table takes. */
const LONGEST = 500

interface TalkProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly tell: Tell
  onClose(): void
}
export function Talk({ store, sight, tell, onClose }: TalkProps) {
  const { table } = sight
  const drawer = useLayer<HTMLElement>(onClose)
  const list = useRef<HTMLDivElement>(null)
  const text = useSignal('')
  const busy = useSignal(false)
  const said = store.chat.value
  const seated = table.seats.some(({ mine }) => mine)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said.length])
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const line = text.value.trim()
    if (line === '' || busy.value) return
    busy.value = true
    if (await attempt(tell, () => meet.say(table.id, line))) text.value = ''
    busy.value = false
  }
  return (
    <aside class="drawer talk" aria-label={say().talk} ref={drawer}>
      <header class="row">
        <h2>{say().talk}</h2>
        <button type="button" class="quiet" onClick={onClose}>
          {sayOpened().close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div class="scrolled" ref={list} tabIndex={0} role="log">
        {said.length === 0 && <p>{say().nothingSaid}</p>}
        <ol class="said">
          {said.map(({ seq, seat, name, text: line }) => {
            const voice = { seat, name }
            const called = nameOf(voice)
            return (
              <li key={seq}>
                <b>{called}</b> {!isMine(table, voice) && <Mute class="quiet" table={table.id} voice={voice} />}
                <p>{isMuted(table.id, voice) ? <i>{say().muted(called)}</i> : line}</p>
              </li>
            )
          })}
        </ol>
      </div>
      <div class="row reactions" role="group" aria-label={say().signs}>
        {REACTIONS.map(sign => (
          <button key={sign} type="button" class="button quiet" onClick={() => store.makeSign(sign)}>
            {say().signOf[sign]}
          </button>
        ))}
      </div>
      {(seated || table.host.me) && (
        <form class="row" onSubmit={send}>
          <input
            class="input"
            aria-label={say().write}
            placeholder={say().write}
            maxLength={LONGEST}
            autocomplete="off"
            value={text.value}
            onInput={event => {
              text.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="button" aria-busy={busy.value}>
            {say().send}
          </button>
        </form>
      )}
    </aside>
  )
}
