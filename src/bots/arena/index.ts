// The arena: bots against each other, as often as it takes to know who is better.
export { SKILLS } from '../levels.ts'
export { type Contest, type Played } from './contest.ts'
export { type Contestant, isContestant } from './contestants.ts'
export { openKeep } from './keep.ts'
export * from './ladder.ts'
export type { Rating } from './ratings.ts'
export { run } from './run.ts'
export { type Interval, type Summary, summarise } from './tally.ts'
