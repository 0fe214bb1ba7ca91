// One question before something that is not undone by a tap, in a native dialog: Escape and the quiet button keep things.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { useModal } from './modal.ts'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onClose: () => void
  /** What is to be chosen along with it. */
  readonly children?: ComponentChildren
}

export function Confirm({ title, text, yes, no, onYes, onClose, children }: ConfirmProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={event => event.currentTarget.isConnected && onClose()}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onYes()
            dialog.current?.close()
          }}
        >
          {yes}
        </button>
      </div>
    </dialog>
  )
}
