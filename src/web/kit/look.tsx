// Looking without acting, the same in every game: whatever carries `data-look` opens large when the mouse rests on it,
// when it is pressed long, by a right click, and by the key I. Nothing is chosen by any of these.
import type { ComponentChildren, FunctionComponent, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { lazy, nothing } from './lazy.tsx'
import type { Describe, SeenProps } from './sheet.tsx'

/** How long the mouse rests, or a finger presses, before something is meant to be looked at. */
const RESTS = 650
const PRESSES = 450
/** A finger that moves farther scrolls. */
const MOVES = 10

/** Opens a thing by what its `data-look` says; `shown` is to be drawn anywhere in the board. */
export interface Looking<L extends string> {
  open(at: L): void
  close(): void
  readonly shown: ComponentChildren
}
type Shown<L> = { readonly at: L; readonly beside: DOMRect | null } | null

/** Most boards are played without it: it is loaded with the first look. */
const Seen = lazy(() => import('./sheet.tsx').then(m => m.Seen as FunctionComponent<SeenProps>), nothing)

/** Of a board as it stands, `looks` brings what describes each thing. */
export function useLook<L extends string, B>(
  root: RefObject<HTMLElement | null>,
  looks: () => Promise<Describe<L, B>>,
  board: B,
): Looking<L> {
  const [shown, show] = useState<Shown<L>>(null)
  const open = (at: L) => show({ at, beside: null })
  useEffect(() => {
    const board = root.current
    if (!board) return
    let wait: ReturnType<typeof setTimeout> | undefined
    let pressed: { x: number; y: number; opened: boolean } | null = null
    let rested: Element | null = null
    const thing = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-look]')
    const name = (element: HTMLElement) => element.dataset['look'] as L
    const letGo = () => {
      clearTimeout(wait)
      rested = null
      show(now => (now?.beside ? null : now))
    }
    const on: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerover(event) {
        if (event.pointerType !== 'mouse') return
        const over = thing(event)
        if (over === rested) return
        letGo()
        rested = over
        if (!over) return
        const rest = (now: Shown<L>): Shown<L> =>
          // What was opened on purpose stays.
          now && !now.beside ? now : { at: name(over), beside: over.getBoundingClientRect() }
        wait = setTimeout(() => show(rest), RESTS)
      },
      pointerleave: letGo,
      pointerdown(event) {
        letGo()
        const under = thing(event)
        if (!under || event.pointerType === 'mouse') return
        const press = { x: event.clientX, y: event.clientY, opened: false }
        pressed = press
        wait = setTimeout(() => {
          press.opened = true
          open(name(under))
        }, PRESSES)
      },
      pointermove(event) {
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MOVES) clearTimeout(wait)
      },
      pointerup: () => clearTimeout(wait),
      pointercancel: () => clearTimeout(wait),
      click(event) {
        // The click that ends a long press touches nothing.
        if (pressed?.opened) {
          event.stopPropagation()
          event.preventDefault()
        }
        pressed = null
      },
      contextmenu(event) {
        const under = thing(event)
        if (!under) return
        event.preventDefault()
        clearTimeout(wait)
        open(name(under))
      },
      keydown(event) {
        const under = thing(event)
        if (!under || event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        open(name(under))
      },
    }
    const stop = new AbortController()
    for (const [type, hear] of Object.entries(on)) {
      board.addEventListener(type, hear as EventListener, { capture: type === 'click', signal: stop.signal })
    }
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [])
  const close = () => show(null)
  return {
    open,
    close,
    shown: shown && (
      <Seen key={shown.at} looks={looks as SeenProps['looks']} board={board} {...shown} onClose={close} />
    ),
  }
}
