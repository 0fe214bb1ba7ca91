// Many answers that can be given ahead, laid together by what they are about, so that nobody reads sixty in one column. Pure.
import type { PlannedStep } from '#tables'

/** One answer, or several under what their labels have in common. */
export interface Group {
  readonly label: string
  readonly steps: readonly PlannedStep[]
}

/** So many are read at a glance, each by itself. */
export const FEW = 8
/** Fewer than these are not worth folding. */
const FOLDED = 3

type Label = (step: PlannedStep) => string

/** The kind of an answer, and the first thing it names: a tile that is laid, a card that is played, a land one goes from. */
function aboutOf({ kind, pick }: PlannedStep): readonly [kind: string, thing: string] {
  const [what = '', first = ''] = typeof pick === 'object' && pick !== null ? Object.values(pick) : [pick]
  return [`${kind} ${JSON.stringify(what)}`, JSON.stringify(first)]
}
function together(steps: readonly PlannedStep[], key: (step: PlannedStep) => string): (readonly PlannedStep[])[] {
  const found = new Map<string, PlannedStep[]>()
  for (const step of steps) {
    const known = found.get(key(step))
    if (known) known.push(step)
    else found.set(key(step), [step])
  }
  return [...found.values()]
}

/** The words all labels begin with; three dots stand for what tells them apart. */
export function sharedBy(labels: readonly string[]): string {
  const [first = '', ...others] = labels
  const words = first.split(' ')
  const differs = words.findIndex((word, i) => others.some(other => other.split(' ')[i] !== word))
  const isWhole = others.every(other => other === first)
  return isWhole ? first : `${words.slice(0, differs < 0 ? words.length : differs).join(' ')}…`
}

/** All answers in the order they came, those about one thing together; what stays alone is laid together by its kind. */
export function grouped(steps: readonly PlannedStep[], label: Label): readonly Group[] {
  const alone = (step: PlannedStep): Group => ({ label: label(step), steps: [step] })
  const folded = (lot: readonly PlannedStep[]): readonly Group[] => {
    const shared = sharedBy(lot.map(label))
    return lot.length < FOLDED || shared === '…' ? lot.map(alone) : [{ label: shared, steps: lot }]
  }
  return together(steps, step => aboutOf(step)[0]).flatMap(ofOneKind => {
    const lots = together(ofOneKind, step => aboutOf(step)[1]).map(lot => lot.toSorted(plainFirst(label)))
    if (steps.length <= FEW) return lots.flat().map(alone)
    const [many, few] = [lots.filter(lot => lot.length >= FOLDED), lots.filter(lot => lot.length < FOLDED)]
    return [...many.flatMap(folded), ...folded(few.flat())]
  })
}
/** What says no more than another begins with goes before it. */
const plainFirst =
  (label: Label) =>
  (a: PlannedStep, b: PlannedStep): number =>
    Number(label(a).startsWith(label(b))) - Number(label(b).startsWith(label(a)))
