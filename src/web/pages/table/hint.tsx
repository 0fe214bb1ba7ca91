// A hint: the options an expert would consider, each with its chance and a reason; a tap shows it on the board.
import { useEffect, useState } from 'preact/hooks'
import type { Opinion } from '#bots'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { percent } from '../../kit/percent.ts'
import { hostOf } from '../../play/hosts.ts'
import { PlayProblem } from '../../play/types.ts'
import './hint.css'
import { say } from './opened.words.ts'
import { reasonWords } from './reason.ts'

interface HintProps {
  readonly sight: Sight
  readonly words: Words
  readonly who: Who
  /** Shows one of them on the board. */
  onShow(opinion: Opinion): void
  onClose(): void
}

export function Hint({ sight, words, who, onShow, onClose }: HintProps) {
  const [opinions, setOpinions] = useState<readonly Opinion[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { seat, seq, table } = sight
  useEffect(() => {
    let current = true
    if (seat === null) return
    hostOf(table.id)
      .hint(table.id, seat)
      .then(
        found => current && setOpinions(found),
        error => current && setProblem(error instanceof PlayProblem ? error.message : String(error)),
      )
    return () => {
      current = false
    }
  }, [seq])
  return (
    <Dialog title={say().hintTitle} onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      {!opinions && !problem && (
        <p class="thinking" aria-busy="true">
          {say().thinking}
        </p>
      )}
      <ol class="opinions">
        {opinions?.map(opinion => {
          const { pick, chance } = opinion
          const { label, detail } = words.option(pick, sight.view, who)
          const reason = opinions.length > 1 ? reasonWords(opinion, words) : ''
          return (
            <li key={JSON.stringify(pick)}>
              <button
                type="button"
                class="row opinion"
                onClick={() => {
                  onClose()
                  onShow(opinion)
                }}
              >
                <span>
                  <b>{label}</b>
                  <small>{detail}</small>
                  {reason && <small class="reason">{reason}</small>}
                </span>
                {/* Who plays alone cannot but win. */}
                {table.seats.length > 1 && (
                  <span class="chance">
                    <b class="num">{percent(chance)}</b>
                    <small>{say().toWin}</small>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      {opinions?.length === 1 && <p>{say().surely}</p>}
    </Dialog>
  )
}
