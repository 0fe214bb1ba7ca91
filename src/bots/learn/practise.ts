// Learning by playing: after every match of the policy against itself, what turned out well becomes likelier.
import { gameById } from '#games'
import { type Choice, episode, type Practice } from './episode.ts'
import { nudge } from './policy.ts'
import { groundOf } from './wits.ts'

/** What is learned so far: the weights, and how far each was moved. */
export interface Mind {
  readonly weights: Float32Array
  readonly moved: Float32Array
}
/** Those who learn at once, and matches each of them plays before they put together what they learned. */
export const LEARNERS = 4
export const LESSON = 25
/** How much of what each learned is taken over: of one alone it would be all, of several that agree more than the mean. */
const TOGETHER = 2 / LEARNERS
/** How much more the late weights count in the mean. */
const LATE = 3

/** Plays the matches from one number on and learns from each. */
export function practise(mind: Mind, practice: Practice, from: number, count: number): void {
  const game = gameById(practice.game)
  const sense = groundOf(game)
  for (let n = from; n < from + count; n++) {
    for (const choice of episode(game, sense, practice, n, mind.weights)) learn(mind, choice)
  }
}

/** How far one match moves the weights: less would learn slowly, more would forget what it knew. */
const RATE = 0.05
/** How much undecided choices are preferred: without this one way of playing would soon be the only one tried. */
const OPENNESS = 0.01
function learn({ weights, moved }: Mind, { reading, likely, taken, gain }: Choice): void {
  let disorder = 0
  for (const p of likely) disorder -= p * Math.log(Math.max(p, 1e-9))
  const wish = likely.map(
    (p, i) => gain * ((i === taken ? 1 : 0) - p) - OPENNESS * p * (Math.log(Math.max(p, 1e-9)) + disorder),
  )
  nudge(weights, moved, reading, wish, RATE)
}

/** Puts together what some learned, in their order; `mean` are the weights of all lessons so far, the late ones counting more. */
export function gather(mind: Mind, mean: Float32Array, learned: readonly Mind[], lesson: number): void {
  for (const { weights, moved } of learned) {
    for (let slot = 0; slot < mean.length; slot++) {
      mind.weights[slot]! += TOGETHER * weights[slot]!
      mind.moved[slot]! += moved[slot]!
    }
  }
  const share = (LATE + 1) / (lesson + LATE)
  for (let slot = 0; slot < mean.length; slot++) mean[slot]! += share * (mind.weights[slot]! - mean[slot]!)
}
