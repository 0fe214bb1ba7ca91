// The games a server has, and the decks they are played with.
import * as v from 'valibot'
import { id, list, optionValue } from './parts.ts'

export const Games = v.object({
  games: list(
    v.object({
      id,
      version: v.number(),
      edition: v.string(),
      seats: v.object({ min: v.number(), max: v.number() }),
      options: v.pipe(v.record(v.string(), list(optionValue)), v.description('the first value is the default')),
      levels: v.pipe(list(v.string()), v.description('of bots, the first is the default')),
    }),
  ),
})
export const Decks = v.record(v.string(), v.string())
