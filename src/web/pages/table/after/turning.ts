// Where a match turned: the decisions after which somebody's chance was most different. What follows from a decision is all
// that happens until somebody decides again; what an evening or a new day brings is nobody's decision.
import type { Note, Seat } from '#engine'
import { isNews, type Manners } from '../../../kit/manner.ts'
import type { Decision, ReplayStep } from './replay.ts'

/** A decision, and the positions of the match between which it made a difference. */
export interface Deed {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly chapter: number
  /** What was done: as it was told, after the deed that led to it where that is another; else as it was chosen. */
  readonly done: { readonly note: Note; readonly by: Note | null } | { readonly chosen: Decision }
}
export interface Turn extends Deed {
  /** Whose chance changed most. */
  readonly whose: Seat
}
/** A change smaller than this turned nothing. */
const LEAST = 0.05

type Step = Pick<ReplayStep, 'chapter' | 'decision' | 'told'>

/** All that was decided in a match. */
export function deedsOf(steps: readonly Step[], manners: Manners): Deed[] {
  const decided = steps.flatMap(({ decision }, at) => (decision?.free ? [{ at, decision }] : []))
  return decided.flatMap(({ at, decision }, i) => {
    const to = (decided[i + 1]?.at ?? steps.length) - 1
    const { seat } = decision
    const done = doneBy(decision, steps, at, to, manners)
    return done ? [{ seat, from: at - 1, to, chapter: steps[at - 1]!.chapter, done }] : []
  })
}
/** The news a decision made; or the decision itself, where it alone led from one moment of a turn to the next. */
function doneBy(
  decision: Decision,
  steps: readonly Step[],
  at: number,
  to: number,
  manners: Manners,
): Deed['done'] | null {
  const { seat } = decision
  const led = steps.slice(at, to + 1)
  const own = led.flatMap(step => step.decision?.told ?? [])
  // What a new turn or round brings of itself may have changed as much as the decision did.
  const others = led.flatMap(({ told, decision }) => told.slice(decision?.told.length ?? 0))
  if (others.some(({ note }) => isNews(manners, note))) return null
  const news = own.find(({ note }) => note['seat'] === seat && isNews(manners, note))
  if (news) {
    const first = decision.told.find(({ note }) => note['seat'] === seat)
    return { note: news.note, by: first && first.note !== news.note ? first.note : null }
  }
  const alone = !decision.together && steps[to]!.chapter === steps[at - 1]!.chapter
  return alone ? { chosen: decision } : null
}

/** The greatest changes, in the order in which they happened; of one turn only the greatest. */
export function turningPoints(chances: readonly (readonly number[])[], deeds: readonly Deed[], count: number): Turn[] {
  const changes = deeds.flatMap(deed => {
    const before = chances[deed.from]!
    const by = chances[deed.to]!.map((chance, seat) => Math.abs(chance - before[seat]!))
    const most = Math.max(...by)
    return most < LEAST ? [] : [{ ...deed, whose: by.indexOf(most), most }]
  })
  const found: Turn[] = []
  for (const { most: _, ...turn } of changes.toSorted((a, b) => b.most - a.most)) {
    if (found.length === count) break
    if (found.every(other => other.chapter !== turn.chapter)) found.push(turn)
  }
  return found.toSorted((a, b) => a.from - b.from)
}
