// Dialogs: sheets above the table.
import type { ComponentChildren } from 'preact'
import { Announcer } from './announce.tsx'
import { useModal } from './modal.ts'
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
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      class="slip"
      aria-label={title}
      onClose={event => event.currentTarget.isConnected && onClose()}
      onClick={event => {
        // The second of a double click was meant for what the first opened.
        if (event.target === dialog.current && event.detail < 2) dialog.current?.close()
      }}
    >
      <header class="row">
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {say().close}
        </button>
      </header>
      {children}
      <Announcer />
    </dialog>
  )
}
