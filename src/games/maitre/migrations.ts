// Matches of earlier versions, brought to the present.
import type { Match } from '#engine'
import type { G } from './state.ts'

export const migrations: readonly ((old: Match) => Match)[] = [withoutRound]

/** Version 1 had no option to finish the round: such a match ends at once when the port is empty. */
function withoutRound(old: Match): Match {
  const base = old.base as unknown as G
  const g: G = { ...base, options: { ...base.options, round: false } }
  return { ...old, options: { ...old.options, round: false }, base: g as unknown as Match['base'] }
}
