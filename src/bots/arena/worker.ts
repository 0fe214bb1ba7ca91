// The thread in which matches of a contest are played.
import type { Contest, Played } from './contest.ts'
import { play } from './play.ts'

export interface MatchDue {
  readonly contest: Contest
  readonly n: number
}
export default ({ contest, n }: MatchDue): Played => play(contest, n)
