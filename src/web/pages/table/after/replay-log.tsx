// The log of a match that is watched again: it follows the position, and a touch on a line goes there.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Who, Words } from '#games/kit/words'
import { layout } from '../../../kit/layout.ts'
import { SeatMark } from '../../../kit/seats.tsx'
import type { ReplayStep } from './replay.ts'
import { say } from './words.ts'

interface ReplayLogProps {
  readonly steps: readonly ReplayStep[]
  readonly at: number
  readonly words: Words
  readonly who: Who
  onJump(at: number): void
}
export function ReplayLog({ steps, at, words, who, onJump }: ReplayLogProps) {
  const box = useRef<HTMLElement>(null)
  // Hundreds of lines: written once, and only the marks move.
  const lines = useMemo(() => <Lines steps={steps} words={words} who={who} />, [steps, words])
  useLayoutEffect(() => {
    const log = box.current!
    for (const line of log.querySelectorAll<HTMLElement>('[aria-current]')) {
      line.removeAttribute('aria-current')
      line.tabIndex = -1
    }
    const told = toldLast(steps, at)
    const now = [...log.querySelectorAll<HTMLElement>(`[data-step="${told}"]`)]
    for (const line of now) line.setAttribute('aria-current', 'step')
    const [first] = now
    if (!first) return
    first.tabIndex = 0
    // Only the log itself is moved: on a phone the page stays with the board.
    const [top, bottom] = [first.offsetTop, now.at(-1)!.offsetTop + now.at(-1)!.offsetHeight]
    const isHigh = layout.value === 'big'
    log.scrollTop = isHigh ? (top + bottom - log.clientHeight) / 2 : top
  }, [steps, at, lines, layout.value])
  return (
    <aside
      ref={box}
      class="replay-log"
      aria-label={say().log}
      onClick={event => {
        const line = (event.target as Element).closest<HTMLElement>('[data-step]')
        if (line) onJump(Number(line.dataset['step']))
      }}
    >
      {lines}
    </aside>
  )
}
/** The last step up to here that told something. */
const toldLast = (steps: readonly ReplayStep[], at: number): number =>
  steps.findLastIndex(({ told }, i) => i <= at && told.length > 0)

function Lines({ steps, words, who }: Pick<ReplayLogProps, 'steps' | 'words' | 'who'>) {
  const moments = steps.map(({ sight }) => words.moment(sight.view))
  return (
    <ol class="notes">
      {steps.flatMap(({ told, earlier }, step) => {
        const lines = told.map(({ note }, i) => (
          <li key={`${step}.${i}`}>
            <button type="button" class="row" tabIndex={-1} data-step={step}>
              {typeof note['seat'] === 'number' ? <SeatMark seat={note['seat']} who={who} /> : <span class="sign" />}
              <span>{words.note(note, who)}</span>
            </button>
          </li>
        ))
        if (moments[step] === moments[step - 1]) return lines
        const when = (
          <li key={`${step}`} class="when">
            {moments[step]}
          </li>
        )
        return lines.toSpliced(earlier, 0, when)
      })}
    </ol>
  )
}
