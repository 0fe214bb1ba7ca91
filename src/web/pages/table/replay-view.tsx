// Watching a finished match again, step by step, on its own board.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Transcript } from '#engine'
import type { Who } from '#games/kit/words'
import type { Sight } from '#tables'
import type { BoardModule } from '../../kit/board.ts'
import { pauseAfter } from '../../kit/manner.ts'
import { isStill, language } from '../../kit/settings.ts'
import { reckon } from '../../play/reckon.ts'
import { stepsOf } from './replay.ts'
import { say } from './words.ts'

interface ReplayProps {
  readonly transcript: Transcript
  readonly end: Sight
  readonly board: BoardModule
  readonly who: Who
  onClose(): void
}

export function Replay({ transcript, end, board, who, onClose }: ReplayProps) {
  const steps = useMemo(() => stepsOf(transcript, end), [transcript])
  const [at, goTo] = useState(0)
  const [playing, play] = useState(!isStill())
  const { sight, told } = steps[at]!
  useEffect(() => {
    if (!playing || at === steps.length - 1) return
    const next = setTimeout(() => goTo(at + 1), pauseAfter(board.manners, told))
    return () => clearTimeout(next)
  }, [at, playing])
  const words = board.words[language.value]
  const jump = (to: number) => {
    play(false)
    goTo(Math.min(steps.length - 1, Math.max(0, to)))
  }
  const last = told.at(-1)
  return (
    <div class="at-table replaying">
      <board.Board
        sight={sight}
        told={told}
        who={who}
        sending={null}
        act={() => {}}
        explain={() => {}}
        reckon={(name, ...args) => reckon(end.table.game, name, ...args)}
      />
      <div class="player row wood">
        <button type="button" class="knob" aria-label={say().back} onClick={() => jump(at - 1)}>
          ‹
        </button>
        <button type="button" class="knob" aria-label={say().run} aria-pressed={playing} onClick={() => play(!playing)}>
          {playing ? '❚❚' : '►'}
        </button>
        <button type="button" class="knob" aria-label={say().forward} onClick={() => jump(at + 1)}>
          ›
        </button>
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={at}
          aria-label={say().step}
          onInput={event => jump(Number(event.currentTarget.value))}
        />
        <small>
          {at + 1}/{steps.length}
        </small>
        <button type="button" class="knob" onClick={onClose}>
          {say().close}
        </button>
        <p class="clipped latest">{last ? words.note(last.note, who) : ''}</p>
      </div>
    </div>
  )
}
