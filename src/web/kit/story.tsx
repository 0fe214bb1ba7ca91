// While others play: what was told since I was last asked, line by line, the latest last.
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Note, Seat } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Told } from './board.ts'
import { SeatMark } from './seats.tsx'
import './story.css'

const LINES = 8

export function useStory<N>(told: Told<N>, asked: boolean): Told<N> {
  const [story, tell] = useState<Told<N>>([])
  useEffect(() => {
    tell(asked ? [] : [...story, ...told].slice(-LINES))
  }, [told, asked])
  return story
}

/** Of a list without room for all of its lines, the latest that are seen whole. */
function useWholeLines(list: RefObject<HTMLElement | null>, lines: unknown): void {
  useLayoutEffect(() => {
    const { current: element } = list
    if (!element) return
    const fit = () => {
      const items = [...element.children] as HTMLElement[]
      for (const item of items) item.hidden = false
      for (const item of items) item.hidden = element.scrollHeight > element.clientHeight
    }
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    // The list may keep its size while its lines grow: with larger text.
    for (const item of element.children) watch.observe(item)
    return () => watch.disconnect()
  }, [lines])
}

interface StoryProps {
  readonly story: Told<Note>
  readonly words: Words
  readonly who: Who
}
export function Story({ story, words, who }: StoryProps) {
  const list = useRef<HTMLOListElement>(null)
  useWholeLines(list, story)
  if (story.length === 0) return null
  return (
    <ol class="story" ref={list}>
      {story.map(({ seq, note }, i) => (
        <li key={`${seq}.${i}`}>
          {'seat' in note ? <SeatMark who={who} seat={note['seat'] as Seat} /> : <i class="sign" />}
          {words.note(note, who)}
        </li>
      ))}
    </ol>
  )
}
