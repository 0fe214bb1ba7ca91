// The inks of the stones: red for the Shipwrights, green for the Raiders, blue for the Explorers, and black for symbols.
import type { Ink } from '../../../art/inks.ts'

export const TONES = {
  shipwrights: 'madder',
  raiders: 'moss-ink',
  explorers: 'fjord',
  symbolic: 'ink-2',
} as const satisfies { readonly [of: string]: Ink }
