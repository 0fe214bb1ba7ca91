// Answers given ahead: the line above the board that says what is planned and what came of it, and the sheet where one plans.
import { useEffect, useState } from 'preact/hooks'
import type { PlannedStep, Sight, StepWanted, Ahead as Told } from '#tables'
import { Dialog } from '../../../kit/dialogs.tsx'
import type { Tell } from '../../../kit/notice.tsx'
import { language } from '../../../kit/settings.ts'
import { ahead } from '../../../play/ahead.ts'
import { attempt } from '../people/attempt.ts'
import '../hint.css'
import '../people/people.css'
import './ahead.css'
import { say } from './words.ts'

interface AheadProps {
  readonly sight: Sight
  readonly open: boolean
  readonly tell: Tell
  onOpen(): void
  onClose(): void
}
export function Ahead({ sight, open, tell, onOpen, onClose }: AheadProps) {
  const { table, seq, questions, answered } = sight
  const seat = sight.seat!
  const [told, hear] = useState<Told | null>(null)
  const isWaiting = questions.length === 0
  const plans = told !== null && told.steps.length > 0
  // Who has planned nothing is told nothing new, unless they come to plan.
  useEffect(() => {
    if (told === null || plans || open)
      void attempt(tell, () => ahead.tell(table.id, seat)).then(now => now && hear(now))
  }, [table.id, seat, open, told === null || plans || open ? seq : 0])
  const plan = (steps: readonly StepWanted[]): void =>
    void attempt(tell, () => ahead.plan(table.id, seat, steps)).then(now => now && hear(now))
  if (!told) return null
  const { steps, word } = told
  // Once they have answered themselves, it is an old story.
  const news = word && (answered ?? 0) <= word.seq ? word : null
  return (
    <>
      {plans && isWaiting && (
        <p class="row settling" role="status">
          <span>{say().waits(labels(steps))}</span>
          <button type="button" class="button quiet" onClick={onOpen}>
            {say().change}
          </button>
          <button type="button" class="button quiet" onClick={() => plan([])}>
            {say().takeBack}
          </button>
        </p>
      )}
      {news && (
        <p class="row settling" role="status">
          <span>{wordsOf(news)}</span>
          <button type="button" class="button quiet" onClick={() => plan([])}>
            {say().heard}
          </button>
        </p>
      )}
      {open && <Planner told={told} plan={plan} onClose={onClose} />}
    </>
  )
}

const labels = (steps: readonly PlannedStep[]): string => steps.map(({ label }) => label[language.value]).join(' → ')
function wordsOf({ played, dropped }: NonNullable<Told['word']>): string {
  const reasons = dropped?.because.map(reason => reason[language.value]) ?? []
  return [
    ...(played.length > 0 ? [say().played(labels(played))] : []),
    ...(dropped
      ? [say().dropped(labels([dropped.step])), ...(reasons.length > 0 ? reasons : [say().why[dropped.why]])]
      : []),
  ].join(' ')
}

interface PlannerProps {
  readonly told: Told
  plan(steps: readonly StepWanted[]): void
  onClose(): void
}
function Planner({ told: { steps, next }, plan, onClose }: PlannerProps) {
  return (
    <Dialog title={say().title} onClose={onClose}>
      <p>{say().explained}</p>
      {steps.length > 0 && (
        <section class="planned">
          <h3>{say().planned}</h3>
          <ol>
            {steps.map((step, at) => (
              <li key={at} class="row">
                <span>
                  <b>{labels([step])}</b> <small>{step.detail[language.value]}</small>
                </span>
                {/* What should follow it goes along. */}
                <button
                  type="button"
                  class="button quiet"
                  aria-label={`${say().takeBack} ${labels([step])}`}
                  onClick={() => plan(steps.slice(0, at))}
                >
                  {say().takeBack}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {'ends' in next ? (
        <p role="status">{say().ends[next.ends]}</p>
      ) : (
        <section>
          <h3>
            <small>{say().ifSo}</small> {next.asks[language.value]}
          </h3>
          <ul class="opinions plannable">
            {next.options.map(step => (
              <li key={JSON.stringify(step.pick)}>
                <button type="button" class="row opinion" onClick={() => plan([...steps, step])}>
                  <span>
                    <b>{labels([step])}</b>
                    <small>{step.detail[language.value]}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
