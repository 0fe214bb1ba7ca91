// The public face of a table of this device. Apart from the rules, so that lists can be shown without loading them.
import type { Head } from './room.ts'
import type { PublicTable } from './types.ts'

export function publicTable({
  id,
  game,
  options,
  status,
  created,
  updated,
  chairs,
  hints = true,
  waiting,
  result,
}: Head): PublicTable {
  const host = chairs.find(({ kind }) => kind === 'human') ?? chairs[0]!
  return {
    id,
    game,
    options,
    status,
    created,
    updated,
    host: { name: host.name, me: true },
    seats: chairs.map(chair => ({
      kind: chair.kind,
      name: chair.name,
      level: chair.kind === 'bot' ? chair.level : null,
      mine: chair.kind === 'human',
    })),
    waiting,
    invite: null,
    hints,
    result,
  }
}
