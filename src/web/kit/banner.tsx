// What just happened and must not be missed: it lies above the table for a moment, where it covers least of what can be
// chosen; it takes no touch away from what is below, and any touch ends it.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import './board.css'
import { freePlace } from './free-place.ts'
import { BANNER_MS } from './news.ts'
import { speed, TEMPO } from './settings.ts'
import { spoken } from './words.ts'

const say = spoken({ happened: 'Ce qui vient de se passer' }, { happened: 'What just happened' })

/** From the bottom of the window. */
const EDGE = 8

interface BannerProps {
  readonly class: string
  /** Where it may lie beside another: two landmarks of a page have two names. */
  readonly label?: string
  onDone(): void
  readonly children: ComponentChildren
}
export function Banner({ class: name, label = say().happened, onDone, children }: BannerProps) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const lying = box.current!
    const [top, wood] = [lying.offsetTop, lying.firstElementChild!]
    const place = (): void => {
      const lowest = innerHeight - lying.offsetHeight - EDGE
      lying.style.top = `${freePlace(wood, top, Math.max(top, lowest))}px`
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [])
  useEffect(() => {
    const done = setTimeout(onDone, BANNER_MS * Math.max(TEMPO[speed.value], 0.5))
    addEventListener('pointerdown', onDone)
    addEventListener('keydown', onDone)
    return () => {
      clearTimeout(done)
      removeEventListener('pointerdown', onDone)
      removeEventListener('keydown', onDone)
    }
  }, [])
  return (
    <section ref={box} class={`banner ${name}`} aria-label={label}>
      <div class="wood">{children}</div>
    </section>
  )
}
