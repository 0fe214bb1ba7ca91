// The afternoon: in turn, each player takes any number of actions in any order, until no card is left in hand.
import type { Json, Seat, Steps } from '#engine'
import { callVillager } from './cards/villagers/index.ts'
import { relieveSentry } from './cards/villagers/stayers.ts'
import { actMoves } from './choices.ts'
import { buyResources, buyTool } from './market.ts'
import type { ActMove } from './moves.ts'
import { tell } from './notes.ts'
import { dropTool, lay } from './pieces.ts'
import { discardCards } from './pile.ts'
import { abandonShip, build, finishShip } from './ships.ts'
import { freshTurn, type T } from './state.ts'
import { visit } from './village.ts'

export function* turn(t: T, args: Json): Steps {
  const { g } = t
  const earlier = args as number
  const seat = (g.first + earlier) % g.players.length
  g.turn = freshTurn(seat, earlier)
  tell(t, { say: 'turn', seat })
  relieveSentry(t, seat)
  let move: ActMove
  while ((move = yield* t.one(seat, 'act', actMoves(g, seat))).do !== 'end') yield* act(t, seat, move)
  return earlier + 1 < g.players.length ? ['turn', earlier + 1] : ['evening', null]
}

function* act(t: T, seat: Seat, move: ActMove): Steps<void> {
  switch (move.do) {
    case 'buy':
      return buyResources(t, seat, move)
    case 'equip':
      return buyTool(t, seat, move.card)
    case 'drop':
      return tell(t, { say: 'drops', seat, card: dropTool(t, seat) })
    case 'recruit':
      return lay(t, seat, move.card, 'crew')
    case 'call':
      return yield* callVillager(t, seat, move)
    case 'visit':
      return yield* visit(t, seat, move)
    case 'start':
      return lay(t, seat, move.card, 'yard')
    case 'finish':
      return finishShip(t, seat, move.ship, move.tool, move.crew)
    case 'build':
      return build(t, seat, move.card)
    case 'discard':
      return discardCards(t, seat, [move.card])
    case 'abandon':
      return abandonShip(t, seat, move.ship)
    case 'end':
      return
    default:
      move satisfies never
  }
}
