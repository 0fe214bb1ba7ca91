// The tales there are, by their names.
import type { TaleId } from '../cards/kinds.ts'
import { tale as explorers } from './explorers.ts'
import { tale as raiders } from './raiders.ts'
import { tale as shipwrights } from './shipwrights.ts'
import type { AnyTale } from './tale.ts'

export const BY_NAME = { shipwrights, raiders, explorers } as const satisfies { readonly [tale in TaleId]: AnyTale }
export const taleNamed = (id: TaleId): AnyTale => BY_NAME[id]
export type { AnyTale, Goal, Tale } from './tale.ts'
