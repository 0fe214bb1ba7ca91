// A menu or a drawer above a page: it takes the focus, Escape and a touch beside it close it, and the focus goes back.
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useEscape } from './keys.ts'

export function useLayer<E extends HTMLElement>(close: () => void): RefObject<E | null> {
  const layer = useRef<E>(null)
  const now = useRef(close)
  now.current = close
  useEscape(close)
  // At once: a touch may follow on the heels of the one that opened it.
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current: element } = layer
    element?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const beside = ({ target }: PointerEvent) => {
      // Its own button closes it by itself.
      if (!(target instanceof Element) || element?.contains(target) || target.closest('[aria-expanded="true"]')) return
      now.current()
    }
    addEventListener('pointerdown', beside)
    return () => {
      removeEventListener('pointerdown', beside)
      // Once what lay below can be reached again.
      const { activeElement: at } = document
      if (at && at !== document.body && !element?.contains(at)) return
      requestAnimationFrame(() => before instanceof HTMLElement && before.isConnected && before.focus())
    }
  }, [])
  return layer
}
