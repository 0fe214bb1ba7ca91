// Bots that learn by playing: practice, trials of strength, and weights to be published.
export type { Practice } from './episode.ts'
export { canMeet, type Opponent } from './strength.ts'
export { type Course, newCourse, type Point, train } from './train.ts'
export { pack } from './weights.ts'
