// Thinking aloud about one decision: what each option is likely to lead to, and why.
import type { Outlook } from '#games/kit/sense'
import type { Decision, Opinion, Thought, Why } from './bot.ts'
import { type Effort, search, type Watch } from './search.ts'
import { type Branch, ranked } from './tree.ts'

/** What the outlooks of one option have in common: the seat's own against the mean of the others, part by part. */
export class Sum {
  worlds = 0
  readonly parts = new Map<string, number>()
  readonly #squares = new Map<string, number>()
  add(outlook: readonly Outlook[], seat: number): void {
    this.worlds++
    for (const part in outlook[seat]) {
      let lead = 0
      for (const [at, parts] of outlook.entries()) {
        lead += (at === seat ? 1 : -1 / (outlook.length - 1)) * parts[part]!
      }
      this.parts.set(part, (this.parts.get(part) ?? 0) + lead)
      this.#squares.set(part, (this.#squares.get(part) ?? 0) + lead * lead)
    }
  }
  mean = (part: string): number => (this.worlds === 0 ? 0 : (this.parts.get(part) ?? 0) / this.worlds)
  /** How far the mean may be off by chance, squared. */
  doubt(part: string): number {
    if (this.worlds === 0) return 0
    const spread = (this.#squares.get(part) ?? 0) / this.worlds - this.mean(part) ** 2
    return Math.max(0, spread) / this.worlds
  }
}

export function think(decision: Decision, effort: Effort): Thought {
  const sums = new Map<Branch, Sum>()
  const watch: Watch = (first, outlook) => {
    const sum = sums.get(first) ?? new Sum()
    sums.set(first, sum)
    sum.add(outlook, decision.question.seat)
  }
  const { root, iterations } = search(decision, effort, { watch })
  const told = ranked(root).map(branch => ({
    branch,
    chance: branch.sum / branch.visits,
    sum: sums.get(branch) ?? new Sum(),
  }))
  const whys = whysOf(told)
  const options = told.map(
    ({ branch: { pick, visits }, chance }, i): Opinion => ({ pick, chance, visits, reason: whys[i]! }),
  )
  return { pick: options[0]!.pick, options, iterations }
}

interface Weighed {
  readonly chance: number
  readonly sum: Sum
}
/** Chances nearer than this are equal. */
const EQUAL = 0.02
/** A difference counts when it is so many times larger than chance explains. */
const CLEAR = 2

/**
 * Why each option is as good as it is, the best first. The best is held against the mean of the others, the others against
 * the best. What speaks for an option is named; what speaks against it only where its chance is lower and nothing makes up for it.
 */
export function whysOf(options: readonly Weighed[]): readonly (Why | null)[] {
  const [best, ...others] = options
  if (!best || others.length === 0) return options.map(() => null)
  return options.map(option => {
    const against = option === best ? others.filter(({ sum }) => sum.worlds > 0) : [best]
    if (option.sum.worlds === 0 || against.every(({ sum }) => sum.worlds === 0)) return null
    const differences = [...option.sum.parts.keys()].map(part => {
      const usual = against.reduce((all, { sum }) => all + sum.mean(part), 0) / against.length
      const doubt = against.reduce((all, { sum }) => all + sum.doubt(part), 0) / against.length ** 2
      const by = option.sum.mean(part) - usual
      return { part, by, clear: Math.abs(by) > CLEAR * Math.sqrt(option.sum.doubt(part) + doubt) }
    })
    const most = (sign: 1 | -1): Why | null => {
      const [first] = differences.filter(({ by, clear }) => clear && sign * by > 0).sort((a, b) => sign * (b.by - a.by))
      return first ? { part: first.part, by: first.by } : null
    }
    const worse = option.chance < best.chance - EQUAL
    const inAll = differences.reduce((sum, { by }) => sum + by, 0)
    return worse && inAll < 0 ? most(-1) : most(1)
  })
}
