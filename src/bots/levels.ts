// The levels: how much each looks at, how long it may think, and how easily it is mistaken.
import type { Level } from './bot.ts'

export interface Skill {
  /** Worlds looked at for one decision; none: it decides at a glance. */
  readonly iterations: number
  /** Turns thought through, of games that can tell exactly what comes of them; none: as a newcomer sees it. */
  readonly turns: number
  /** Milliseconds a decision may take at most. */
  readonly ms: number
  /** How often, of 100 times, it overlooks what is best and takes the next best. */
  readonly slips: number
}
export type Thinker = Exclude<Level, 'random'>
export const SKILLS: Record<Thinker, Skill> = {
  easy: { iterations: 0, turns: 0, ms: 0, slips: 0 },
  medium: { iterations: 16, turns: 1, ms: 300, slips: 0 },
  hard: { iterations: 80, turns: 2, ms: 1500, slips: 0 },
  expert: { iterations: 320, turns: 3, ms: 5000, slips: 0 },
}
