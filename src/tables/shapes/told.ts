// What comes of a deed at a table, and what somebody sees of the match there.
import * as v from 'valibot'
import type { Note, Question, Reason, Refusal } from '#engine'
import { id, isJson, json, list, seat, whole } from './parts.ts'
import { table } from './table.ts'

export const TableMade = v.object({ id, invite: v.string() })
export const Invitation = v.object({ table })
export const Tables = v.object({ tables: list(v.object({ table, seq: whole })) })
export const OwnTables = v.object({
  ...Tables.entries,
  next: v.pipe(v.nullable(whole), v.description('the `after` of what comes next; null: that is all')),
})
export const Joined = v.object({ seq: whole, seat })
export const Started = v.object({ seq: whole, commitment: v.string() })
export const Done = v.object({ seq: whole })
/** `listed`: the table is still among one's own, where one may take a seat back. */
export const Left = v.object({ seq: whole, listed: v.boolean() })
export const Renewed = v.object({ seq: whole, invite: v.string() })
export const Rematch = v.object({ id })
export const Hint = v.object({
  options: v.pipe(
    list(
      v.object({
        pick: json('one of the options of your question'),
        chance: v.pipe(v.number(), v.description('to win the match')),
        visits: whole,
        reason: v.pipe(
          v.nullable(v.object({ part: v.string(), by: v.number() })),
          v.description('by which part of the outlook it differs most from the others, and by how many points'),
        ),
      }),
    ),
    v.description('the best first'),
  ),
})

const note = v.object({ seq: whole, at: v.number(), note: v.custom<Note>(isJson) })
const chat = v.object({ seq: whole, at: v.number(), seat: v.nullable(seat), name: v.string(), text: v.string() })
const helpedMove = v.object({ seq: whole, at: v.number(), seat })
const helped = v.pipe(
  list(helpedMove),
  v.description('moves that a simpler bot made for the bot of this seat, which could not'),
)
const seen = {
  table,
  seq: whole,
  commitment: v.pipe(v.nullable(v.string()), v.description('SHA-256 of the secret of the match, once it has started')),
  seat: v.pipe(v.nullable(seat), v.description('the seat all this is seen from; null: a spectator')),
  view: json('the state of the game as this seat may see it; null before the start'),
  questions: list(v.custom<Question>(isJson)),
  refusals: list(v.custom<Refusal>(isJson)),
  undo: v.pipe(v.nullable(v.custom<Reason>(isJson)), v.description('why you cannot undo; null: you can')),
  answered: v.pipe(
    v.nullable(whole),
    v.description('the number of the last answer that stands of those you gave yourself'),
  ),
  consent: v.pipe(v.boolean(), v.description('whether you may ask the others to let you take your last answer back')),
}
const Seen = v.object(seen)
export const TableSeen = v.object({ ...seen, log: list(note), chat: list(chat), helped })
export const TableMoved = v.object({
  ...seen,
  since: v.pipe(whole, v.description('`notes`, `chat` and `helped` are those after this')),
  notes: list(note),
  undone: v.pipe(list(whole), v.description('notes of these sequence numbers were taken back')),
  chat: list(chat),
  helped,
})
export const LogPage = v.object({
  after: whole,
  next: v.pipe(v.nullable(whole), v.description('where the next page begins; null: this is the last')),
  seq: whole,
  log: list(note),
  chat: list(chat),
  helped,
})
export const Taken = v.object({
  seq: v.pipe(whole, v.description('the number of what you did: asked again with the same key, the same number')),
  moved: v.pipe(TableMoved, v.description('what has happened since the state you knew, as `/api/live` tells it')),
})

/** The table as the seat in view may know it. */
export type Sight = v.InferOutput<typeof Seen>
export type TableSeen = v.InferOutput<typeof TableSeen>
/** One step onward, with what happened after `since`. */
export type TableMoved = v.InferOutput<typeof TableMoved>
export type Taken = v.InferOutput<typeof Taken>
export type LogPage = v.InferOutput<typeof LogPage>
export type LogNote = v.InferOutput<typeof note>
export type LogChat = v.InferOutput<typeof chat>
export type HelpedMove = v.InferOutput<typeof helpedMove>
