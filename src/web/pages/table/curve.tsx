// How the chances went in the course of a finished match: a line for each player, and the moments where it turned.
import { useEffect, useState } from 'preact/hooks'
import type { Transcript } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { percent } from '../../kit/percent.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { ask } from '../../play/to-worker.ts'
import { stepsOf } from './replay.ts'
import { turningPoints } from './turning.ts'
import { say } from './words.ts'

/** Positions worked out at a time: what lies between two looks at the progress. */
const STRETCH = 25
const [WIDTH, HEIGHT] = [600, 220]

interface CurveProps {
  readonly transcript: Transcript
  readonly end: Sight
  readonly words: Words
  readonly who: Who
  onClose(): void
}

export function Curve({ transcript, end, words, who, onClose }: CurveProps) {
  const [chances, setChances] = useState<readonly (readonly number[])[]>([])
  const [failed, setFailed] = useState(false)
  const all = transcript.answers.length + 1
  useEffect(() => {
    const watch = { current: true }
    const found: (readonly number[])[] = []
    const goOn = async (): Promise<void> => {
      while (watch.current && found.length < all) {
        found.push(...(await ask('chancesAlong', transcript, found.length, STRETCH)))
        if (watch.current) setChances(found.slice())
      }
    }
    goOn().catch(() => watch.current && setFailed(true))
    return () => {
      watch.current = false
    }
  }, [transcript])
  const seats = [...new Array(transcript.seats).keys()]
  return (
    <Dialog title={say().curveTitle} onClose={onClose}>
      {failed && <p role="alert">{say().curveFailed}</p>}
      {!failed && chances.length < all && <progress max={all} value={chances.length} aria-label={say().thinking} />}
      <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say().curveTitle}>
        {[0, 0.5, 1].map(share => (
          <g key={share}>
            <path class="rule" d={`M0 ${yOf(share)}H${WIDTH}`} />
            <text x="4" y={yOf(share) - 4}>
              {percent(share)}
            </text>
          </g>
        ))}
        {seats.map(seat => (
          <path key={seat} class={`course seat${seat}`} d={course(chances, seat, all)} />
        ))}
      </svg>
      <ul class="legend">
        {seats.map(seat => (
          <li key={seat} class="row">
            <SeatMark seat={seat} who={who} /> {who(seat)}
          </li>
        ))}
      </ul>
      {chances.length === all && <Turns chances={chances} transcript={transcript} end={end} words={words} who={who} />}
    </Dialog>
  )
}

const yOf = (share: number): number => Math.round((1 - share) * (HEIGHT - 24) + 18)

function course(chances: readonly (readonly number[])[], seat: number, all: number): string {
  const points = chances.map((each, i) => `${((i / Math.max(1, all - 1)) * WIDTH).toFixed(1)} ${yOf(each[seat]!)}`)
  return points.length > 0 ? `M${points.join('L')}` : ''
}

interface TurnsProps extends Omit<CurveProps, 'onClose'> {
  readonly chances: readonly (readonly number[])[]
}
function Turns({ chances, transcript, end, words, who }: TurnsProps) {
  const steps = stepsOf(transcript, end)
  return (
    <>
      <h3>{say().turns}</h3>
      <ol class="turns">
        {turningPoints(chances, 3).map(({ at, seat }) => {
          const told = steps[at]?.told[0]
          return (
            <li key={at}>
              <b>{told ? words.note(told.note, who) : `${say().step} ${at}`}</b>
              <small>{say().course(who(seat), percent(chances[at - 1]![seat]!), percent(chances[at]![seat]!))}</small>
            </li>
          )
        })}
      </ol>
    </>
  )
}
