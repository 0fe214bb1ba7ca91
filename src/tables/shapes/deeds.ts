// What people ask of a table: laying it, sitting down, answering, taking back, talking, looking.
import * as v from 'valibot'
import { customs } from './customs.ts'
import { invite, isPlainObject, json, key, level, name, seat, whole } from './parts.ts'

export const NewTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(
    v.pipe(
      v.custom<Record<string, boolean | number | string>>(isPlainObject),
      v.description('by name, as `GET /api/games` lists them; what is not given has its default'),
    ),
  ),
  seats: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['me', 'open', 'bot']),
        level: v.optional(level),
        name: v.optional(v.pipe(name, v.description('of an open seat: whom it is kept for'))),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
    v.readonly(),
  ),
  hints: v.optional(
    v.pipe(v.boolean(), v.description('whether players may ask what an expert would do; left out: yes')),
  ),
  customs: v.optional(customs),
  seed: v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()])),
})
export const AgreeingOn = customs
export const Joining = v.object({
  invite: v.optional(v.pipe(invite, v.description('not needed at a listed table, or where a seat is kept for you'))),
  seat: v.optional(v.pipe(seat, v.description('the free seat you want; left out: the first'))),
  name: v.optional(v.pipe(name, v.description('your name at this table; left out: the one you have'))),
})
export const SettingSeat = v.object({
  seat,
  kind: v.picklist(['bot', 'open']),
  level: v.optional(level),
  name: v.optional(name),
  removes: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(120),
      v.description('the name of who is to go; left out: a seat where a person sits by now is refused as `seat-taken`'),
    ),
  ),
})
export const Leaving = v.object({
  level: v.optional(v.pipe(level, v.description('of the bot that plays on; left out: the weakest'))),
})
export const StandingIn = v.object({ seat, level })
export const Substituting = v.object({ seat, invite: v.optional(invite) })
export const Voting = v.object({
  motion: v.pipe(whole, v.description('the `seq` of the motion')),
  yes: v.boolean(),
})

export const Answering = v.object({
  seq: v.pipe(whole, v.description('the `seq` of the state you answer to')),
  pick: json('one of the options of your question'),
  seat: v.optional(v.pipe(seat, v.description('which of your seats answers, where you have several'))),
  careful: v.optional(
    v.pipe(v.boolean(), v.description('take it only if it can be taken back; else it fails as `final`')),
  ),
  key: v.optional(key),
})
export const Undoing = v.object({
  seq: v.optional(v.pipe(whole, v.description('refused where the match has moved since'))),
  since: v.optional(v.pipe(whole, v.description('what you were told last: `moved` goes on from there'))),
  seat: v.optional(seat),
  key: v.optional(key),
})
export const Nudging = v.object({ seat })
export const Nudged = v.object({
  reaches: v.pipe(
    v.picklist(['eyes', 'notice', 'later']),
    v.description(
      'they have the table before their eyes; they are told by what they have chosen, once a turn; or they will see it when they are back',
    ),
  ),
})
export const AskingUndo = v.object({ seat: v.optional(seat) })
export const Hinting = v.object({ seat: v.optional(seat) })
/** Text of several lines, without marks that turn it around. */
const LINES = /^(?:[^\p{C}]|[\n\u200D])*$/u
export const Saying = v.object({
  text: v.pipe(v.string(), v.trim(), v.regex(LINES), v.minLength(1), v.maxLength(500)),
  key: v.optional(key),
})

const letsIn = v.pipe(invite, v.description('what lets you in, where you do not sit there'))
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
export const Looking = v.object({
  seat: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/),
      v.transform(Number),
      v.description('which of your seats looks, where you have several; else the one that is asked'),
    ),
  ),
  invite: v.optional(letsIn),
  since: v.optional(v.pipe(number, v.description('`log`, `chat` and `helped` only after this number'))),
})
export const Paging = v.object({
  after: v.optional(v.pipe(number, v.description('the number after which to begin; left out: from the start'))),
  invite: v.optional(letsIn),
})
export const Leafing = v.object({
  after: v.optional(v.pipe(number, v.description('how many of the latest to pass over; left out: none'))),
})
export const LetIn = v.object({ invite: v.optional(invite) })

export type TablePlan = v.InferOutput<typeof NewTable>
export type SeatPlan = TablePlan['seats'][number]
