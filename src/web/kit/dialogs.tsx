// Dialogs of the table: why something cannot be done, and the menu.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Refusal } from '#engine'
import type { Who, Words } from '#games/kit/words'
import { say } from '../pages/table/words.ts'

/** A native dialog: takes the focus, closes by Escape or a tap beside it, and gives the focus back. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="slip"
      aria-label={title}
      onClose={onClose}
      onClick={event => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {say().close}
        </button>
      </header>
      {children}
    </dialog>
  )
}

interface WhyProps {
  readonly refusals: readonly Refusal[]
  readonly words: Words
  readonly who: Who
  onClose(): void
}
/** Every visible action that is not open, with what it lacks. */
export function Why({ refusals, words, who, onClose }: WhyProps) {
  return (
    <Dialog title={say().whyTitle} onClose={onClose}>
      {refusals.length === 0 && <p>{say().whyNothing}</p>}
      <dl class="why">
        {refusals.map(({ action, because }) => (
          <div key={JSON.stringify(action)}>
            <dt>{words.action(action, who)}</dt>
            {because.map(reason => (
              <dd key={JSON.stringify(reason)}>{words.reason(reason, who)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
