// Matches as files: those that are over, to be seen again and verified, and those under way, sealed.
import * as v from 'valibot'
import { json, list, optionValue, seat } from './parts.ts'
import { standing, table } from './table.ts'

export const MatchTold = v.object({
  format: v.string(),
  game: v.string(),
  version: v.number(),
  edition: v.string(),
  seats: v.number(),
  options: v.record(v.string(), optionValue),
  commitment: v.string(),
  secret: v.string(),
  answers: list(v.object({ seat, pick: json('the option taken') })),
  result: list(standing),
  seal: v.string(),
})
export const Replayed = v.object({ table, match: MatchTold })

const hex = (most: number) => v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/), v.maxLength(most))
export const SealedTable = v.object({
  format: v.picklist(['naust-sealed-1']),
  by: v.pipe(v.picklist(['code', 'server']), v.description('what opens it: a code kept apart, or the key of a server')),
  mark: v.pipe(hex(16), v.description('of the key, by which it is known')),
  about: v.object({
    game: v.pipe(v.string(), v.maxLength(40)),
    players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(96))), v.maxLength(20)),
    cut: v.pipe(v.number(), v.description('when it was made, in milliseconds since 1970')),
    commitment: hex(64),
  }),
  nonce: hex(48),
  body: v.pipe(hex(4_000_000), v.description('all else, enciphered')),
})
export const TakingUp = v.object({
  sealed: SealedTable,
  code: v.optional(v.pipe(v.string(), v.maxLength(60), v.description('of the file, where a code opens it'))),
})

/** A match under way as a file. */
export type Sealed = v.InferOutput<typeof SealedTable>
