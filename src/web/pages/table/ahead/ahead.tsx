// Answers given ahead: the line above the board that says what is planned and what came of it, and the sheet where one plans.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Foreseen, PlannedStep, Sight, StepWanted, Ahead as Told } from '#tables'
import { Dialog } from '../../../kit/dialogs.tsx'
import type { Tell } from '../../../kit/notice.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { language } from '../../../kit/settings.ts'
import { ahead } from '../../../play/ahead.ts'
import { matches, queryOf } from '../../search.ts'
import { attempt } from '../people/attempt.ts'
import '../hint.css'
import '../people/people.css'
import './ahead.css'
import { FEW, grouped } from './grouped.ts'
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
  const then = useRef<HTMLDivElement>(null)
  const length = useRef(steps.length)
  // The button that was pressed is gone: what comes now takes the focus over from it.
  useEffect(() => {
    if (length.current !== steps.length) then.current?.focus()
    length.current = steps.length
  }, [steps.length])
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
      <div ref={then} class="foreseen" tabIndex={-1}>
        {'ends' in next ? (
          <p role="status">{say().ends[next.ends]}</p>
        ) : (
          // What was looked for is forgotten with the next question.
          <Offered key={steps.length} next={next} after={steps.length} onPlan={step => plan([...steps, step])} />
        )}
      </div>
    </Dialog>
  )
}

interface OfferedProps {
  readonly next: Exclude<Foreseen, { ends: string }>
  /** How many answers are planned before it. */
  readonly after: number
  onPlan(step: PlannedStep): void
}
/** What may be answered: where there is much, folded by what it is about, and found by a word of it. */
function Offered({ next: { asks, options }, after, onPlan }: OfferedProps) {
  const [typed, type] = useState('')
  const query = queryOf(typed)
  const textOf = (step: PlannedStep): string => `${labels([step])} ${step.detail[language.value]}`
  const found = options.filter(step => matches(textOf(step), query))
  const isSearch = query.length > 0
  const list = (some: readonly PlannedStep[]) =>
    some.map(step => <Choice key={JSON.stringify(step.pick)} step={step} onPlan={onPlan} />)
  return (
    <section>
      <h3>
        <small>{after > 0 ? say().andThen : say().whenAsked}</small>
        {asks[language.value]}
      </h3>
      {options.length > FEW && (
        <div class="row sought">
          <SearchField label={say().search} typed={typed} onType={type} />
          <p role="status">{say().found(found.length)}</p>
        </div>
      )}
      <ul class="opinions plannable">
        {isSearch
          ? list(found)
          : grouped(options, step => labels([step])).map(({ label, steps }, at, all) =>
              steps.length === 1 ? (
                list(steps)
              ) : (
                <li key={`${label} ${at}`}>
                  <details open={all.length === 1}>
                    <summary class="row">
                      <b>{label}</b> <span class="many">{steps.length}</span>
                    </summary>
                    <ul class="opinions plannable">{list(steps)}</ul>
                  </details>
                </li>
              ),
            )}
      </ul>
    </section>
  )
}
const Choice = ({ step, onPlan }: { readonly step: PlannedStep; onPlan(step: PlannedStep): void }) => (
  <li>
    <button type="button" class="row opinion" onClick={() => onPlan(step)}>
      <span>
        <b>{labels([step])}</b>
        <small>{step.detail[language.value]}</small>
      </span>
    </button>
  </li>
)
