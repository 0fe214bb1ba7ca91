// What can be done with a moment of a finished match: seen by somebody else, sent as a link, taken up anew, kept, checked.
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { LEVELS, type Level } from '#bots/who'
import type { Seat, Transcript } from '#engine'
import { Dialog } from '../../kit/dialogs.tsx'
import { LevelSelect } from '../../kit/level-select.tsx'
import { LinkField } from '../../kit/link-field.tsx'
import { go } from '../../kit/router.tsx'
import { ask } from '../../play/to-worker.ts'
import { myName } from '../../play/words.ts'
import { useDoing } from '../room/doing.ts'
import { download } from '../table/after/download.ts'
import { handOver } from './hand.ts'
import { say } from './words.ts'

interface MomentProps {
  readonly match: Transcript
  readonly at: number
  /** The link to this moment; null: the match is a file. */
  readonly link: string | null
  readonly names: readonly string[]
  readonly viewer: Seat | null
  onViewer(seat: Seat | null): void
  onClose(): void
}
export function Moment({ match, at, link, names, viewer, onViewer, onClose }: MomentProps) {
  const id = useId()
  const doing = useDoing()
  const seat = useSignal<Seat>(viewer ?? match.answers[at]?.seat ?? 0)
  const level = useSignal<Level>(LEVELS[1]!)
  const goOn = async (): Promise<void> => {
    const wanted = { answers: Math.min(at, match.answers.length), seat: seat.value, level: level.value }
    go(`/table/${await ask('branch', match, wanted, myName())}`)
  }
  return (
    <Dialog title={say().more} onClose={onClose}>
      <div class="moment">
        <label for={`${id}v`}>{say().seenBy}</label>
        <select
          id={`${id}v`}
          class="input"
          value={viewer ?? ''}
          onChange={event => onViewer(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
        >
          <option value="">{say().everybody}</option>
          {names.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
        {link !== null && <LinkField label={say().moment} link={link} />}
        {at < match.answers.length && (
          <section>
            <h3>{say().whatIf}</h3>
            <p>{say().whatIfHelp}</p>
            <label for={`${id}s`}>{say().asSeat}</label>
            <select
              id={`${id}s`}
              class="input"
              value={seat.value}
              onChange={event => {
                seat.value = Number(event.currentTarget.value)
              }}
            >
              {names.map((name, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
            <label for={`${id}b`}>{say().level}</label>
            <LevelSelect
              id={`${id}b`}
              value={level.value}
              onLevel={chosen => {
                level.value = chosen
              }}
            />
            <button type="button" class="button" aria-busy={doing.busy.value} onClick={() => void doing.run(goOn)}>
              {say().goOn}
            </button>
            {doing.problem.value && (
              <p class="alert" role="alert">
                {doing.problem.value}
              </p>
            )}
          </section>
        )}
        <section class="row">
          <button type="button" class="button quiet" onClick={() => download(match)}>
            {say().file}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              handOver(match)
              go('/verify')
            }}
          >
            {say().verify}
          </button>
        </section>
      </div>
    </Dialog>
  )
}
