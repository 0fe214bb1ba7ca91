// Growth step by step: the same habits at more and more tables, and what each setup makes of it.
import type { Costs } from './costs.ts'
import { COUNTED, type Counted, type Minutes, playDays } from './days.ts'
import type { Habits } from './habits.ts'
import { type Limit, limitsOf, type Means, SETUPS, type Step } from './setups.ts'

export interface Asked {
  readonly tables: number
  readonly days: number
  readonly seed: number
  readonly habits: Habits
  readonly means: Means
  readonly costs: Costs
}
/** Of what happens: in a minute on average, and in the busiest one. */
export type Load = { readonly [counted in Counted]: { readonly mean: number; readonly peak: number } }
export interface Simulated {
  readonly load: readonly { readonly tables: number; readonly per: Load }[]
  readonly setups: readonly {
    readonly name: string
    readonly steps: readonly Step[]
    /** Where its resources end, the first to end first. */
    readonly limits: readonly Limit[]
  }[]
}

const FIRST = 1000
/** Tenfold from a thousand on, up to what was asked for. */
export function stepsTo(tables: number): number[] {
  const steps: number[] = []
  for (let step = FIRST; step < tables; step *= 10) steps.push(step)
  return [...steps, tables]
}

export function simulate({ tables, days, seed, habits, means, costs }: Asked): Simulated {
  const plays = stepsTo(tables).map(count => {
    const minutes = playDays(habits, { tables: count, days, seed })
    return { minutes, tables: count, costs, habits, means }
  })
  return {
    load: plays.map(({ tables, minutes }) => ({ tables, per: loadOf(minutes) })),
    setups: SETUPS.map(setup => {
      const steps = plays.map(setup.step)
      return { name: setup.name, steps, limits: limitsOf(setup, steps.at(-1)!) }
    }),
  }
}
const loadOf = (minutes: Minutes): Load =>
  Object.fromEntries(
    COUNTED.map(name => {
      const series = minutes[name]
      return [
        name,
        {
          mean: series.reduce((sum, count) => sum + count, 0) / series.length,
          peak: series.reduce((a, b) => Math.max(a, b), 0),
        },
      ]
    }),
  ) as Load
