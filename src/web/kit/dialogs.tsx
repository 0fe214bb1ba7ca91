// Dialogs: sheets above the table.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { spoken } from './words.ts'

const say = spoken({ close: 'Fermer' }, { close: 'Close' })

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
      <header class="row">
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {say().close}
        </button>
      </header>
      {children}
    </dialog>
  )
}
