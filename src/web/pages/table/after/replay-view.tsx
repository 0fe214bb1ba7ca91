// Watching a finished match again on its own board: at any speed, step by step or turn by turn, with the log beside it.
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Transcript } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import type { BoardModule } from '../../../kit/board.ts'
import { useEscape, useKeys } from '../../../kit/keys.ts'
import { pauseAfter } from '../../../kit/manner.ts'
import { isStill } from '../../../kit/settings.ts'
import { reckon } from '../../../play/reckon.ts'
import { Glyph } from './glyph.tsx'
import { say } from './words.ts'
import './replay.css'
import { type ReplayStep, stepsOf, turnAfter, turnBefore } from './replay.ts'
import { ReplayLog } from './replay-log.tsx'
import { PAUSES, SPEEDS, type Speed, TIMES } from './speeds.ts'

interface ReplayProps {
  readonly transcript: Transcript
  readonly end: Sight
  readonly board: BoardModule
  readonly words: Words
  readonly who: Who
  /** Where it begins; null: at the start, and plays. */
  readonly from: number | null
  /** What else can be done with the moment that is seen. */
  readonly beside?: (at: number) => ComponentChildren
  /** Closed at this step. */
  onClose(at: number): void
}
/** As it was set last. */
let lastSpeed: Speed = 'normal'

export function Replay({ transcript, end, board, words, who, from, beside, onClose }: ReplayProps) {
  const steps = useMemo(() => stepsOf(transcript, end), [transcript, end.seat])
  const last = steps.length - 1
  const [at, goTo] = useState(Math.min(last, from ?? 0))
  const [playing, play] = useState(from === null && !isStill())
  const [speed, setSpeed] = useState(lastSpeed)
  // Over more than a step nothing flies: the board is laid anew.
  const [laid, layAnew] = useState(0)
  const { sight, told } = steps[at]!
  useEffect(() => {
    if (!playing || at === last) return
    const next = setTimeout(() => goTo(at + 1), pauseAfter(board.manners, told) * PAUSES[speed])
    return () => clearTimeout(next)
  }, [at, playing, speed])

  const jump = (to: number): void => {
    const next = Math.min(last, Math.max(0, to))
    play(false)
    if (Math.abs(next - at) > 1) layAnew(laid + 1)
    goTo(next)
  }
  const run = (): void => {
    if (!playing && at === last) jump(0)
    play(!playing)
  }
  const quicken = (): void => {
    lastSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
    setSpeed(lastSpeed)
  }
  const back = () => jump(turnBefore(steps, at))
  const on = () => jump(turnAfter(steps, at))
  const keys: { readonly [key: string]: () => void } = {
    arrowleft: () => jump(at - 1),
    arrowright: () => jump(at + 1),
    arrowup: back,
    arrowdown: on,
    home: () => jump(0),
    end: () => jump(last),
    ' ': run,
  }
  useKeys(
    Object.entries(keys).map(([key, act]) => ({
      key,
      always: true, // a key held down goes on
      run: () => (isElsewhere(key) ? false : act()),
    })),
  )
  useEscape(() => onClose(at))
  const moment = words.moment(sight.view)
  const sentence = latestOf(steps[at]!, words, who)
  return (
    <div class="at-table replaying">
      <div class="replay-scene">
        <div class="replay-board">
          <board.Board
            key={laid}
            sight={sight}
            told={told}
            who={who}
            sending={null}
            act={() => {}}
            explain={() => {}}
            reckon={(name, ...args) => reckon(end.table, name, ...args)}
          />
        </div>
        <ReplayLog steps={steps} at={at} words={words} who={who} onJump={jump} />
      </div>
      <section class="player wood" aria-label={say().player}>
        <div class="row controls">
          <button type="button" class="knob" aria-label={say().turnBack} title={say().turnBack} onClick={back}>
            <Glyph of="turnBack" />
          </button>
          <button type="button" class="knob" aria-label={say().back} title={say().back} onClick={() => jump(at - 1)}>
            <Glyph of="back" />
          </button>
          <button
            type="button"
            class="knob"
            aria-label={playing ? say().pause : say().run}
            title={playing ? say().pause : say().run}
            onClick={run}
          >
            <Glyph of={playing && at < last ? 'pause' : 'run'} />
          </button>
          <button
            type="button"
            class="knob"
            aria-label={say().forward}
            title={say().forward}
            onClick={() => jump(at + 1)}
          >
            <Glyph of="forward" />
          </button>
          <button type="button" class="knob" aria-label={say().turnForward} title={say().turnForward} onClick={on}>
            <Glyph of="turnForward" />
          </button>
          <button
            type="button"
            class="knob"
            aria-label={say().speed(`${TIMES[speed]} ${say().speeds[speed]}`)}
            onClick={quicken}
          >
            {TIMES[speed]} <span>{say().speeds[speed]}</span>
          </button>
          {beside?.(at)}
        </div>
        <div class="row place">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say().position}
            aria-valuetext={say().at(moment, at + 1, steps.length, sentence)}
            onInput={event => jump(Number(event.currentTarget.value))}
            onKeyDown={event => {
              const act = keys[event.key.toLowerCase()]
              if (act) event.preventDefault()
              act?.()
            }}
          />
          <small>
            {moment} · {at + 1}/{steps.length}
          </small>
          <button type="button" class="knob" onClick={() => onClose(at)}>
            {say().close}
          </button>
        </div>
        <p class="latest">{sentence}</p>
      </section>
    </div>
  )
}

const latestOf = ({ told }: ReplayStep, words: Words, who: Who): string => {
  const last = told.at(-1)
  return last ? words.note(last.note, who) : ''
}

/** A sheet above the board has its own keys, and a button has Space for itself. */
const isElsewhere = (key: string): boolean =>
  document.querySelector('dialog[open]') !== null || (key === ' ' && document.activeElement?.closest('button') !== null)
