// A sentence that passes: why something is refused, or what went wrong. It stays as long as it takes to read, until the
// next step or the next touch, and lies where no choice is.
import { useEffect, useRef, useState } from 'preact/hooks'
import { freePlace } from './free-place.ts'
import './notice.css'

/** At least, and for each letter. */
const LEAST_MS = 5000
const LETTER_MS = 70
/** From the edges of the window. */
const EDGE = 8

export type Tell = (text: string | null) => void

/** What is told, and how to tell: another step, whose number is given, ends it. */
export function useNotice(seq: number): readonly [notice: string | null, tell: Tell] {
  const [notice, set] = useState<{ readonly text: string; readonly seq: number } | null>(null)
  const text = notice?.seq === seq ? notice.text : null
  useEffect(() => {
    if (text === null) return
    const end = () => set(null)
    const timer = setTimeout(end, LEAST_MS + text.length * LETTER_MS)
    // The touch that asked for it is over when this is heard.
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [notice])
  return [text, told => set(told === null ? null : { text: told, seq })]
}

export function Notice({ text }: { readonly text: string | null }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Above dialogs too: what is refused there is told there.
    if (text === null) {
      if (element.matches(':popover-open')) element.hidePopover()
      return
    }
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
    element.style.top = `${freePlace(element, innerHeight - element.offsetHeight - EDGE, EDGE)}px`
  }, [text])
  return (
    <p class="notice" role="alert" popover="manual" ref={box}>
      {text}
    </p>
  )
}
