// What takes a game long to work out, asked of the worker. A promise is rejected when the worker fails or a newer question
// of the same name has overtaken it: show nothing then.
import type { Json } from '#engine'
import type { PublicTable } from '#tables'
import { latest } from './latest.ts'
import { ask } from './to-worker.ts'

type Reckon = (...args: readonly Json[]) => Promise<Json>
const asked = new Map<string, Reckon>()

/** Asks a game's reckoner by name, about the match of a table. */
export function reckon({ game }: PublicTable, name: string, ...args: readonly Json[]): Promise<Json> {
  const question = `${game} ${name}`
  const known = asked.get(question) ?? latest((...given: readonly Json[]) => ask('reckon', game, name, given))
  asked.set(question, known)
  return known(...args)
}
