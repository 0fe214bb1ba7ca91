// The parts of the outlook of a tale, as the saga calls them.
import type { TaleId } from '../cards/kinds.ts'

/** Parts go by the name of their tale too, since two tales may call different things the same: each is put together once. */
const parts: { readonly [tale in TaleId]: Map<string, string> } = {
  shipwrights: new Map(),
  raiders: new Map(),
  explorers: new Map(),
}
export function partOf(tale: TaleId, part: string): string {
  let name = parts[tale].get(part)
  if (name === undefined) parts[tale].set(part, (name = `${tale} ${part}`))
  return name
}
