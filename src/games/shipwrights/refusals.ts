// Every visible action that is not open to a seat, with what it lacks: the same list as the options, read the other way.
import type { Refusal, Seat } from '#engine'
import { lookAt } from './choices.ts'
import { type Reasons, whyNotAbandon, whyNotDrop } from './conditions.ts'
import type { Move, UnmannedMove } from './moves.ts'
import { type G, SPACES, type Space } from './state.ts'
import { whyNothing } from './village.ts'

/** An action that is refused: a move, or a part of one where nothing more can be said yet. */
export type Refused =
  | Move
  | UnmannedMove
  | { readonly do: 'act' | 'take' | 'abandon' }
  | { readonly do: 'visit'; readonly space: Space }

export function refusals(g: G, seat: Seat): Refusal[] {
  switch (g.phase) {
    case 'setup':
      return [refuse({ do: 'act' }, [{ needs: 'all-stocked' }])]
    case 'evening':
      return [refuse({ do: 'act' }, [{ needs: 'all-stored' }])]
    case 'morning': {
      const waits = g.players[seat]!.pack.cards.length === 0
      const act = refuse({ do: 'act' }, [{ needs: 'all-drafted' }])
      return waits ? [refuse({ do: 'take' }, [{ needs: 'pack' }]), act] : [act]
    }
    case 'afternoon':
      return g.turn.seat === seat ? ofTurn(g, seat) : [refuse({ do: 'act' }, [{ needs: 'turn', seat: g.turn.seat }])]
  }
}
const refuse = (action: Refused, because: Reasons): Refusal => ({ action, because })

function ofTurn(g: G, seat: Seat): Refusal[] {
  const me = g.players[seat]!
  const found: Refusal[] = []
  const unless = (action: Refused, because: Reasons) => {
    if (because.length > 0) found.push(refuse(action, because))
  }
  lookAt(g, seat, unless)
  unless({ do: 'drop' }, whyNotDrop(g, seat))
  if (g.options.abandon && me.yard.cards.length === 0) unless({ do: 'abandon' }, whyNotAbandon(g, seat))
  if (!g.options.board) return found
  for (const space of SPACES) unless({ do: 'visit', space }, whyNothing(g, seat, space))
  return found
}
