// The tools: what each is good for. Prices are in the deck.
import { GOODS } from './kinds.ts'

interface ToolRecord {
  /** The resource a ship does not need with it, by its place in `GOODS`; -1: none. */
  readonly spares: number
  /** Comes with one of each resource, to be added to what is bought. */
  readonly carries?: true
}
const RECORDS = {
  bow_saw: { spares: GOODS.indexOf('oak') },
  spindle: { spares: GOODS.indexOf('wool') },
  bloomery: { spares: GOODS.indexOf('iron') },
  cart: { spares: -1, carries: true },
} satisfies Record<string, ToolRecord>
export type ToolId = keyof typeof RECORDS
export const TOOL: Readonly<Record<ToolId, ToolRecord>> = RECORDS
