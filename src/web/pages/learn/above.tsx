// What lies above the board, also above a sheet the board opens: a modal dialog hears and shows only what is inside it.
import { type ComponentChildren, type RefObject, render } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'

/** The sheet that is open on the board, if there is one. */
export const sheetIn = (root: Element | null): HTMLDialogElement | null =>
  [...(root?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? [])].at(-1) ?? null

export function Above({ root, children }: { root: RefObject<HTMLElement | null>; children: ComponentChildren }) {
  const box = useMemo(() => Object.assign(document.createElement('div'), { className: 'above' }), [])
  useLayoutEffect(() => void render(children, box))
  useEffect(() => {
    let frame = 0
    const settle = () => {
      const place = sheetIn(root.current) ?? root.current
      if (place && box.parentElement !== place) {
        const focused = box.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
        place.append(box)
        focused?.focus({ preventScroll: true })
      }
      frame = requestAnimationFrame(settle)
    }
    settle()
    return () => {
      cancelAnimationFrame(frame)
      render(null, box)
      box.remove()
    }
  }, [])
  return null
}
