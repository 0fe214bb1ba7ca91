// A table as it is told to somebody, whatever is told of it besides.
import * as v from 'valibot'
import { pace } from './customs.ts'
import { id, list, optionValue, period, seat, whole } from './parts.ts'

export const standing = v.object({
  seat,
  rank: v.number(),
  score: v.number(),
  parts: v.record(v.string(), v.number()),
  ties: list(v.number()),
})
const publicSeat = v.object({
  kind: v.picklist(['human', 'bot', 'open']),
  name: v.nullable(v.string()),
  level: v.nullable(v.string()),
  mine: v.boolean(),
  owner: v.pipe(v.nullable(v.string()), v.description('whose seat it is, while a bot or somebody else plays there')),
  claim: v.pipe(v.boolean(), v.description('kept for you, or yours to take back')),
  turn: v.optional(v.pipe(v.boolean(), v.description('whether a bot plays there for this turn only; left out: no'))),
  away: v.optional(
    v.pipe(period, v.description('the holiday of who sits there, during which their time stands; left out: none')),
  ),
})
const motion = v.object({
  seq: whole,
  want: v.picklist(['undo', 'seat', 'stand-in']),
  seat,
  by: v.pipe(v.string(), v.description('who wishes it; nobody: the clock, since somebody’s time has run out')),
  mine: v.boolean(),
  asks: v.pipe(v.boolean(), v.description('whether you are asked, and have not agreed yet')),
  agreed: whole,
  of: whole,
})
export const table = v.object({
  id,
  game: v.string(),
  edition: v.pipe(v.nullable(v.string()), v.description('of the deck the match is played with, once it has started')),
  options: v.record(v.string(), optionValue),
  status: v.picklist(['open', 'playing', 'over']),
  created: v.pipe(v.number(), v.description('milliseconds since 1970')),
  updated: v.number(),
  host: v.object({ name: v.string(), me: v.boolean() }),
  seats: list(publicSeat),
  waiting: v.pipe(list(seat), v.description('the seats the match waits for')),
  hints: v.boolean(),
  customs: v.object({
    listed: v.boolean(),
    spectators: v.boolean(),
    pace: v.nullable(pace),
  }),
  clock: v.optional(
    v.pipe(
      list(
        v.object({
          seat,
          since: v.pipe(v.number(), v.description('from when on time runs')),
          left: v.pipe(v.number(), v.description('how much there was then, in milliseconds that count')),
          runsOutAt: v.number(),
          remindAt: v.pipe(v.nullable(v.number()), v.description('when they are reminded; null: they were')),
        }),
      ),
      v.description('the time of those who are waited for; left out: there is no pace'),
    ),
  ),
  motion: v.pipe(v.nullable(motion), v.description('what the people here are asked to agree to')),
  next: v.pipe(v.nullable(v.string()), v.description('the table where the same people meet again')),
  invite: v.pipe(v.nullable(v.string()), v.description('for those who sit at the table')),
  result: v.pipe(v.nullable(list(standing)), v.description('at the end; null when the match was abandoned')),
  apart: v.pipe(
    v.optional(v.nullable(v.picklist(['checkpoint', 'rewound']))),
    v.description(
      'the rules have changed under the match: it goes on from its last state, or from the chapter’s start',
    ),
  ),
})

export type PublicTable = v.InferOutput<typeof table>
export type PublicSeat = v.InferOutput<typeof publicSeat>
