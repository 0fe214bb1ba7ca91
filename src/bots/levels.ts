// The levels: how far each sees, how much it looks at, and how long it may think.
import type { Level } from './bot.ts'

export interface Skill {
  /** Turns thought through, where the game can tell exactly what comes of them; none: as a newcomer sees it. */
  readonly turns: number
  /** Elsewhere the worlds played to the end of the round for one decision; none: it decides at a glance. */
  readonly iterations: number
  /** Of 100 such decisions, how many it takes in haste: at a glance all the same. */
  readonly haste: number
  /** Milliseconds a decision may take at most. */
  readonly ms: number
}
export type Thinker = Exclude<Level, 'random'>
export const SKILLS: Record<Thinker, Skill> = {
  easy: { turns: 0, iterations: 0, haste: 0, ms: 0 },
  medium: { turns: 1, iterations: 0, haste: 0, ms: 300 },
  hard: { turns: 2, iterations: 16, haste: 30, ms: 1500 },
  expert: { turns: 3, iterations: 256, haste: 0, ms: 5000 },
}
