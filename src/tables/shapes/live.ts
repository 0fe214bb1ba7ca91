// What passes by the WebSocket besides what happened: watching, who is there, and the signs people make.
import * as v from 'valibot'
import { Answering } from './deeds.ts'
import { id, invite, key, list, seat, whole } from './parts.ts'

const tableId = v.pipe(v.string(), v.maxLength(40))
/** What one may do at a table besides playing and talking: applaud, laugh, marvel, grumble and raise a cup. (A nudge is a call.) */
export const SIGNS = ['applause', 'laughter', 'wonder', 'grumble', 'cheers'] as const
export const WatchMessage = v.union([
  // The first that is tried: most messages are answers.
  v.pipe(
    v.object({ answer: tableId, ...Answering.entries, key }),
    v.description(
      'the same as a call of `answers`; told as `{taken: key, seq, moved}`, or as an error with that `key`',
    ),
  ),
  v.object({
    watch: tableId,
    since: v.optional(whole),
    seat: v.optional(v.pipe(v.nullable(seat), v.description('null: as one who only looks on, though one sits there'))),
    invite: v.optional(invite),
    looks: v.optional(
      v.pipe(v.boolean(), v.description('whether somebody has it before their eyes; who tells is told of the others')),
    ),
  }),
  v.object({ unwatch: tableId }),
  v.object({ at: tableId, looks: v.boolean() }),
  v.object({
    at: tableId,
    sign: v.pipe(v.picklist(SIGNS), v.description('told to all who watch, and kept nowhere')),
  }),
])

export const Watching = v.object({ watching: id, seq: whole, seat: v.nullable(seat) })
export const PresenceTold = v.object({
  presence: id,
  seats: v.pipe(list(seat), v.description('whose people have the table before their eyes')),
  spectators: v.pipe(whole, v.description('how many look on who do not sit there')),
})
export const SignTold = v.object({
  at: id,
  sign: v.pipe(v.string(), v.description('one of those people make, or a `nudge`')),
  from: v.pipe(v.nullable(seat), v.description('null: somebody who looks on')),
  name: v.string(),
  to: v.optional(v.pipe(seat, v.description('whom it is meant for'))),
})

export type PresenceTold = v.InferOutput<typeof PresenceTold>
export type SignTold = v.InferOutput<typeof SignTold>
