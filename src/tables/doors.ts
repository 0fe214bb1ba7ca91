// Why a door is shut: who has the right key and comes while a match is under way is told so, and that it is the host's to say.

import type { TableState } from './table.ts'
import type { TableCode } from './words/index.ts'

export const whyShut = ({ status, invite: key }: TableState, invite?: string | null): TableCode =>
  status === 'playing' && key !== null && invite === key ? 'no-onlookers' : 'not-let-in'
