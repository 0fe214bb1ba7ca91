// A native dialog that is open as long as it is there.
import { useEffect, useRef } from 'preact/hooks'

/** Taken away while it is open, it is closed first, so that the focus goes back where it was. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current: element } = dialog
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
