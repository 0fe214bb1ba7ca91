// Pieces that can be dragged onto a card.
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

interface DraggableProps {
  readonly enabled: boolean
  /** What it is to whoever looks at it. */
  readonly look?: string
  /** On which card it was let go. */
  onDrop(onto: `card:${number}`): void
  readonly children: ComponentChildren
}
/** Nearer than this it was touched, not dragged. */
const NEAR = 8

/** Follows the pointer once it has moved a little, and is dropped on the card below it. */
export function Draggable({ enabled, look, onDrop, children }: DraggableProps) {
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const put = (element: HTMLElement, x: number, y: number) => {
    element.style.translate = x || y ? `${x}px ${y}px` : ''
    element.classList.toggle('held', Boolean(x || y))
  }
  return (
    <span
      class="drag"
      data-look={look}
      onPointerDown={event => {
        if (enabled && event.button === 0) from.current = { x: event.clientX, y: event.clientY, moved: false }
      }}
      onPointerMove={event => {
        const start = from.current
        if (!start) return
        const [x, y] = [event.clientX - start.x, event.clientY - start.y]
        if (!start.moved && Math.hypot(x, y) < NEAR) return
        if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId)
        start.moved = true
        put(event.currentTarget, x, y)
      }}
      onPointerUp={event => {
        const start = from.current
        from.current = null
        if (!start?.moved) return
        put(event.currentTarget, 0, 0)
        event.currentTarget.style.pointerEvents = 'none'
        const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-card]')
        event.currentTarget.style.pointerEvents = ''
        if (below) onDrop(`card:${Number(below.dataset['card'])}`)
      }}
      onPointerCancel={event => {
        from.current = null
        put(event.currentTarget, 0, 0)
      }}
      onClickCapture={event => {
        // The click that ends a drag is not a touch.
        if (event.currentTarget.classList.contains('held')) event.stopPropagation()
      }}
    >
      {children}
    </span>
  )
}
