// The thread in which a policy practises, and in which its strength is tried.
import type { Practice } from './episode.ts'
import { type Mind, practise } from './practise.ts'
import { meet, type Opponent } from './strength.ts'

/** Matches to be learned from one after the other, beginning with this mind. */
export interface Lesson {
  readonly mind: Mind
  readonly practice: Practice
  readonly from: number
  readonly count: number
}
/** Matches to be played against somebody, from one number on. */
export interface Trial {
  readonly game: string
  readonly weights: Float32Array
  readonly opponent: Opponent
  readonly from: number
  readonly count: number
}
/** What a lesson changed in the mind. */
function learn({ mind, practice, from, count }: Lesson): Mind {
  const after: Mind = { weights: mind.weights.slice(), moved: mind.moved.slice() }
  practise(after, practice, from, count)
  for (const part of ['weights', 'moved'] as const) {
    for (let slot = 0; slot < after[part].length; slot++) after[part][slot]! -= mind[part][slot]!
  }
  return after
}
function tryOut({ game, weights, opponent, from, count }: Trial): number {
  let won = 0
  for (let n = from; n < from + count; n++) won += meet(game, { weights, scale: 1 }, opponent, n)
  return won
}
export default (task: Lesson | Trial): Mind | number => ('mind' in task ? learn(task) : tryOut(task))
