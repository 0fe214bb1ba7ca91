// What stands for the place and for the games: the mark of Naust, and the covers.
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePicture } from './pictures.ts'
import { said } from './signs.tsx'

/** A boathouse, seen from its gable, with a ship under its roof. */
const ROOF = 'M16 1 31 22h-5.2L16 8 6.2 22H1Z'
const KEEL = 'M8.5 16.4c4.6 2.6 10.4 2.6 15 0-.5 4.2-3.2 7.1-7.5 7.1s-7-2.9-7.5-7.1Z'

export function Brand({ class: name = '' }: { readonly class?: string }) {
  return (
    <svg class={`brand-mark ${name}`} viewBox="0 0 32 24" aria-hidden="true">
      <path d={ROOF} />
      <path d={KEEL} />
    </svg>
  )
}

export interface CoverProps {
  readonly game: string
  /** Left empty where its name stands beside it. */
  readonly label: string
  readonly class?: string
}

/** The picture `cover` of a game. Fills its box, cropped at the sides: give it a size or an aspect ratio. */
export function Cover({ game, label, class: name = '' }: CoverProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([at]) => at!.isIntersecting && setSeen(true), { threshold: SEEN })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={place} class={`cover ${name}`} data-picture={`${game}/cover`} {...said(label)}>
      {seen && <Print game={game} />}
    </span>
  )
}
/** How much of a cover is in the window before it is fetched and painted: who plays at once need not load what lies below. */
const SEEN = 0.2

function Print({ game }: Pick<CoverProps, 'game'>) {
  const url = usePicture(`${game}/cover`)
  return url && <img src={url} alt="" draggable={false} />
}
