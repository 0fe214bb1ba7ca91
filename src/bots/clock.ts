// Time as bots are told it: whoever lets them think may lend them another clock.
export type Clock = () => number
/** When to stop at the latest, by this clock. */
export interface Deadline {
  readonly now: Clock
  readonly until: number
}
export const deadlineIn = (ms: number, now: Clock = () => performance.now()): Deadline => ({ now, until: now() + ms })
/** However long it takes. */
export const NO_DEADLINE: Deadline = { now: () => 0, until: Number.POSITIVE_INFINITY }
