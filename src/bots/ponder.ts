// Thinking aloud about one decision: what each option is likely to lead to, and why.
import type { Outlook } from '#games/kit/sense'
import type { Decision, Opinion, Thought, Why } from './bot.ts'
import { type Effort, search, type Watch } from './search.ts'
import { type Branch, ranked } from './tree.ts'

/** What the outlooks of one option have in common: the seat's own against the mean of the others, part by part. */
export class Sum {
  worlds = 0
  readonly parts = new Map<string, number>()
  add(outlook: readonly Outlook[], seat: number): void {
    this.worlds++
    for (const [at, parts] of outlook.entries()) {
      const weight = at === seat ? 1 : -1 / (outlook.length - 1)
      for (const part in parts) this.parts.set(part, (this.parts.get(part) ?? 0) + weight * parts[part]!)
    }
  }
  mean = (part: string): number => (this.worlds === 0 ? 0 : (this.parts.get(part) ?? 0) / this.worlds)
}

export function think(decision: Decision, effort: Effort): Thought {
  const sums = new Map<Branch, Sum>()
  const watch: Watch = (first, outlook) => {
    const sum = sums.get(first) ?? new Sum()
    sums.set(first, sum)
    sum.add(outlook, decision.question.seat)
  }
  const { root, iterations } = search(decision, effort, { watch })
  const options = ranked(root).map((branch): Opinion => {
    const { pick, visits, sum } = branch
    return { pick, chance: sum / visits, visits, reason: whyOf(branch, sums) }
  })
  return { pick: options[0]!.pick, options, iterations }
}
/** The part by which an option differs most from the mean of the others. */
export function whyOf<T>(option: T, sums: ReadonlyMap<T, Sum>): Why | null {
  const own = sums.get(option)
  const others = [...sums].flatMap(([other, sum]) => (other === option ? [] : [sum]))
  if (!own || others.length === 0) return null
  let why: Why | null = null
  for (const part of own.parts.keys()) {
    const usual = others.reduce((all, sum) => all + sum.mean(part), 0) / others.length
    const by = own.mean(part) - usual
    if (by !== 0 && (why === null || Math.abs(by) > Math.abs(why.by))) why = { part, by }
  }
  return why
}
