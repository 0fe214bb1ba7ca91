// What a table has agreed on: how long one waits for somebody, who finds it and who may look on.
import * as v from 'valibot'
import { isZone, quietMinutes } from '../hours/index.ts'
import { between, level, minuteOfDay } from './parts.ts'

/** At least a third of the day counts. */
const QUIET_MOST = 16 * 60
const quiet = v.pipe(
  v.object({ from: minuteOfDay, to: minuteOfDay }),
  v.check(hours => quietMinutes(hours) > 0 && quietMinutes(hours) <= QUIET_MOST),
  v.description('every day, in minutes after midnight, 16 hours at most'),
)
const zone = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check(isZone),
  v.description('an IANA name like Europe/Paris, or an offset like +02:00'),
)
const agreed = {
  late: v.pipe(
    v.picklist(['turn', 'seat', 'vote']),
    v.description('when time has run out: a bot plays this turn, or until they are back, or the others are asked'),
  ),
  level,
}
export const pace = v.union([
  v.object({
    kind: v.pipe(
      v.picklist(['live']),
      v.description('so many minutes for the match, and seconds more with every turn'),
    ),
    minutes: between(1, 600),
    increment: between(10, 600),
    ...agreed,
  }),
  v.object({
    kind: v.pipe(v.picklist(['relaxed']), v.description('so many minutes for every turn')),
    minutes: between(1, 10_080),
    ...agreed,
  }),
  v.object({
    kind: v.pipe(v.picklist(['days']), v.description('so many days for every turn; quiet hours do not count')),
    days: between(1, 30),
    zone,
    quiet: v.nullable(quiet),
    ...agreed,
  }),
])
export const customs = v.object({
  listed: v.optional(
    v.pipe(v.boolean(), v.description('whether whoever comes by finds it in the lobby; left out: no')),
  ),
  spectators: v.optional(
    v.pipe(v.boolean(), v.description('whether those who have the link may look on; left out: no')),
  ),
  pace: v.optional(
    v.pipe(v.nullable(pace), v.description('how long one waits for somebody; null or left out: as long as it takes')),
  ),
})

/** How long one waits for somebody, as it goes over the wire. */
export type PaceTold = v.InferOutput<typeof pace>
