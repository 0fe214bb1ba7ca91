// How the chances went in the course of a finished match: a line for each player, and the decisions that turned it. Whatever
// is touched opens the match there.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Transcript } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import type { BoardModule } from '../../../kit/board.ts'
import { Dialog } from '../../../kit/dialogs.tsx'
import { type Manners, restAfter } from '../../../kit/manner.ts'
import { percent } from '../../../kit/percent.ts'
import { ask } from '../../../play/to-worker.ts'
import { Course } from './course.tsx'
import { say } from './words.ts'
import './curve.css'
import { stepsOf } from './replay.ts'
import { type Deed, deedsOf, turningPoints } from './turning.ts'

/** Positions worked out at a time: what lies between two looks at the progress. */
const STRETCH = 25
const TURNS = 4

type Chances = readonly (readonly number[])[]
/** What was worked out last, for who comes back from the replay. */
let latest: { readonly seal: string; readonly chances: Chances } | null = null

interface CurveProps {
  readonly transcript: Transcript
  readonly end: Sight
  readonly board: BoardModule
  readonly words: Words
  readonly who: Who
  /** Where the cursor stands at first. */
  readonly at: number
  onOpen(at: number): void
  onClose(): void
}

export function Curve({ transcript, end, board, words, who, at, onOpen, onClose }: CurveProps) {
  const all = transcript.answers.length + 1
  const [chances, failed] = useChances(transcript, all)
  const done = chances.length === all
  const steps = useMemo(() => stepsOf(transcript, end), [transcript])
  const moments = useMemo(() => steps.map(({ sight }) => words.moment(sight.view)), [steps, words])
  const turns = useMemo(
    () => (done ? turningPoints(chances, deedsOf(steps, board.manners), TURNS) : []),
    [done, steps, board],
  )
  return (
    <Dialog title={say().curveTitle} onClose={onClose}>
      <div class="curved">
        {failed && <p role="alert">{say().curveFailed}</p>}
        {!failed && !done && <progress max={all} value={chances.length} aria-label={say().working} />}
        <Course chances={chances} moments={moments} turns={turns} who={who} at={at} onOpen={onOpen} />
        <p class="how">{say().curveHow}</p>
        {done && (
          <>
            <h3>{say().turns}</h3>
            {turns.length === 0 && <p>{say().noTurns}</p>}
            <ol class="turns">
              {turns.map((turn, i) => (
                <li key={turn.from}>
                  <button type="button" class="row turning" onClick={() => onOpen(turn.from + 1)}>
                    <b class="num">{i + 1}</b>
                    <span>
                      <b>{deedIn(turn, board.manners, words, who)}</b>
                      <small>
                        {moments[turn.from]} ·{' '}
                        {say().course(
                          turn.whose === who.me ? null : who(turn.whose),
                          percent(chances[turn.from]![turn.whose]!),
                          percent(chances[turn.to]![turn.whose]!),
                        )}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** What was done, in a sentence. */
export function deedIn({ seat, done }: Deed, manners: Manners, words: Words, who: Who): string {
  if ('note' in done)
    return [done.by, done.note]
      .flatMap(note => note ?? [])
      .map(note => words.note(note, who))
      .join(' ')
  const { pick, view, told } = done.chosen
  const mine = told.filter(({ note }) => note['seat'] === seat)
  const chance = mine.findLast(each => restAfter(manners, [each]) > 0)
  const deed = mine.find(each => each !== chance)
  const chose = deed
    ? words.note(deed.note, who)
    : say().chose(seat === who.me ? null : who(seat), words.option(pick, view, who).label)
  // A choice is told with the chance it led to.
  return chance ? `${chose} ${words.note(chance.note, who)}` : chose
}

/** The chances along a match, as far as they are worked out, and whether that failed. */
export function useChances(transcript: Transcript, all: number): readonly [Chances, boolean] {
  const [chances, setChances] = useState<Chances>(latest?.seal === transcript.seal ? latest.chances : [])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const watch = { current: true }
    const found = chances.slice()
    const goOn = async (): Promise<void> => {
      while (watch.current && found.length < all) {
        found.push(...(await ask('chancesAlong', transcript, found.length, STRETCH)))
        latest = { seal: transcript.seal, chances: found.slice() }
        if (watch.current) setChances(latest.chances)
      }
    }
    goOn().catch(() => watch.current && setFailed(true))
    return () => {
      watch.current = false
    }
  }, [transcript])
  return [chances, failed]
}
