// What the learner touches on the board of a guide: inside the ring everything counts, however it is touched, and outside
// it nothing does.
import type { RefObject } from 'preact'
import type { Step } from '../../kit/guide.ts'
import { sheetIn } from './above.tsx'
import type { Ringed } from './ring.tsx'

interface Gate {
  readonly stage: RefObject<HTMLElement | null>
  readonly ringed: RefObject<Ringed | null>
  readonly by: Step['by']
  /** Something is being shown: a touch hurries it. */
  readonly hurry: (() => void) | null
  onward(): void
  /** Something else than what is ringed was touched. */
  astray(): void
}

export function gateOf({ stage, ringed, by, hurry, onward, astray }: Gate) {
  const isOfTheWords = ({ target }: Event): boolean => (target as Element).closest('.above') !== null
  /** Also beside the thing, as long as it is inside the ring; keys have no place, only a target. */
  function isInside(event: MouseEvent | KeyboardEvent): boolean {
    const now = ringed.current
    if (!now) return false
    if (now.thing.contains(event.target as Element)) return true
    if (!(event instanceof MouseEvent) || (event.type === 'click' && event.detail === 0)) return false
    const { clientX: x, clientY: y } = event
    const { left, top, right, bottom } = now.box
    return x >= left && x <= right && y >= top && y <= bottom
  }
  const keep = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  /** Whether touching the thing is all that the step asks for: the board does not hear of it. */
  const isRead = (): boolean => (by === 'next' || by === 'look') && ringed.current?.there === true

  function click(event: MouseEvent): void {
    if (isOfTheWords(event)) return
    if (hurry) {
      keep(event)
      return hurry()
    }
    const now = ringed.current
    if (now && isInside(event)) {
      if (isRead()) {
        keep(event)
        onward()
      } else if (!now.thing.contains(event.target as Element)) {
        keep(event)
        now.thing.click()
      } else if (by === 'touch' && now.there) queueMicrotask(onward)
      return
    }
    // Whatever else lies in a sheet may be read and closed; the story answers only as it goes.
    if (sheetIn(stage.current)?.contains(event.target as Element)) return
    keep(event)
    astray()
  }
  /** A long press, a right click, the key that opens a thing: inside the ring they are touches like any other. */
  function press(event: MouseEvent | KeyboardEvent): void {
    if (isOfTheWords(event) || hurry || !isInside(event)) return
    keep(event)
    if (isRead()) onward()
    else ringed.current?.thing.click()
  }
  return {
    onClickCapture: click,
    onContextMenuCapture: press,
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) press(event)
    },
    /** Otherwise the board would open what is pressed long. */
    onPointerDownCapture(event: PointerEvent) {
      if (event.pointerType !== 'mouse' && !isOfTheWords(event) && isInside(event)) event.stopPropagation()
    },
  }
}
