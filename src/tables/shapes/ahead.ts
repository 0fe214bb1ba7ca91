// Planning ahead: what somebody wants to have answered, what is foreseen, and what came of it.
import * as v from 'valibot'
import { json, list, seat, whole } from './parts.ts'

const stepWanted = {
  kind: v.pipe(v.string(), v.maxLength(40), v.description('of the question it answers')),
  pick: json('one of the options you will be offered'),
}
/** So many answers somebody may give ahead. */
const STEPS = 12
export const Planning = v.object({
  seat: v.optional(v.pipe(seat, v.description('which of your seats it is for, where you have several'))),
  steps: v.pipe(
    list(v.object(stepWanted)),
    v.maxLength(STEPS),
    v.description('the answers, in order: what stood in the plan, and what `next` offers after it; none: no plan'),
  ),
})
export const PlanAsked = v.object({
  seat: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.description('which of your seats it is for, where you have several'),
    ),
  ),
})

const said = v.pipe(v.object({ fr: v.string(), en: v.string() }), v.description('in each language'))
const plannedStep = v.object({ ...stepWanted, label: said, detail: said })
const planDropped = v.object({
  step: plannedStep,
  why: v.pipe(
    v.picklist(['not-open', 'otherwise', 'asked-else', 'learnt', 'turn', 'by-hand']),
    v.description(
      'it was not on offer; it would have meant something else; something else was asked; something came to light; the turn was over; the seat had answered otherwise',
    ),
  ),
  because: v.pipe(list(said), v.description('what the rules say against it')),
})
const planWord = v.object({
  seq: v.pipe(whole, v.description('the number of the last event by then')),
  played: list(plannedStep),
  dropped: v.pipe(v.nullable(planDropped), v.description('where the plan came to its end early')),
})
const foreseen = v.union([
  v.object({ asks: said, options: list(plannedStep) }),
  v.object({
    ends: v.pipe(
      v.picklist(['asked', 'turn', 'learnt', 'unsure']),
      v.description('you are asked now; your turn is over then; something comes to light first; nobody can tell'),
    ),
  }),
])
export const Ahead = v.object({
  seat,
  steps: v.pipe(list(plannedStep), v.description('what is played as soon as you are asked')),
  word: v.pipe(v.nullable(planWord), v.description('what came of your last plan')),
  next: v.pipe(foreseen, v.description('what you will be asked after that, as far as you can know it now')),
})

export type Said = v.InferOutput<typeof said>
export type StepWanted = Pick<PlannedStep, 'kind' | 'pick'>
export type PlannedStep = v.InferOutput<typeof plannedStep>
export type PlanDropped = v.InferOutput<typeof planDropped>
export type PlanWord = v.InferOutput<typeof planWord>
/** What somebody wants to have answered in a seat. Kept by its host apart from the table. */
export interface Plan {
  readonly table: string
  readonly seat: number
  readonly guest: string
  /** Drawn for this plan, so that no step is played twice. */
  readonly key: string
  /** The last event it knows of: what is done in its seat by hand after that ends it. */
  readonly since: number
  readonly steps: readonly PlannedStep[]
  readonly word: PlanWord | null
  /** What became of the plan of whoever may come back to this seat, while another plans in it. */
  readonly owed?: { readonly guest: string; readonly word: PlanWord }
}
export type Foreseen = v.InferOutput<typeof foreseen>
export type Ahead = v.InferOutput<typeof Ahead>
