// Tables of this device as lists show them; loaded by whoever keeps one.
import { publicTable } from '#tables'
import type { Head } from './kept.ts'
import { ME } from './me.ts'

export const listed = (heads: readonly Head[]) => heads.map(({ state, updated }) => publicTable(state, updated, ME))
