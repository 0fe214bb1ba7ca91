// The conservation laws of Shipwrights: what must hold after every answer, or the rules are broken.
import { buildingOf, cardOf, toolOf } from './cards/deck.ts'
import { TOOL } from './cards/tools.ts'
import { BENCHES, type G, GOLD, PIECES, type Player, storedIn, WORKERS, WORKSHOPS } from './state.ts'

/** Null, or what is broken. */
export function broken(g: G): string | null {
  for (const [seat, player] of g.players.entries()) {
    const law = brokenBoard(player)
    if (law !== null) return `seat ${seat} ${law}`
  }
  const onBoard = g.spaces.reduce((sum, workers) => sum + workers, 0)
  const workers = g.players.reduce((sum, player) => sum + player.workers, g.supply.workers + onBoard)
  if (workers !== WORKERS.inAll) return `there are ${workers} workers`
  for (const [good, left] of g.supply.goods.entries()) {
    const pieces = g.players.reduce((sum, { mill, cart }) => sum + mill[good]! + cart[good]!, left)
    if (pieces !== PIECES.inAll || left < 0) return `there are ${pieces} pieces of resource ${good}, ${left} left`
  }
  if (g.supply.workers < 0) return 'the supply owes workers'
  if (g.spaces.some(at => at !== 0 && at !== 1)) return 'a space of the village board holds more than a worker'
  if (g.shields.length > g.players.length) return 'there are too many shields'
  if (new Set(g.shields).size !== g.shields.length) return 'a card has two shields'
  const exposed = g.players.flatMap(({ yard, crew }) => [...yard.cards, ...crew.cards])
  if (!g.shields.every(card => exposed.includes(card))) return 'a shield covers a card that is on no board'
  if (g.phase === 'evening' && g.players.some(({ hand }) => hand.cards.length > 0)) return 'a hand was kept overnight'
  return null
}
function brokenBoard({ gold, workers, mill, cart, yard, crew, tool, fleet, buildings }: Player): string | null {
  if (gold < 0 || gold > GOLD.most) return `has ${gold} gold`
  if (workers < 0 || mill.some(count => count < 0)) return 'owes pieces'
  if (yard.cards.length > WORKSHOPS) return 'has too many workshops'
  if (crew.cards.length > BENCHES) return 'has too many craftsmen'
  if (tool.cards.length > 1) return 'has two tools'
  const carries = tool.cards.length === 1 && TOOL[toolOf(tool.cards[0]!).id].carries
  if (!carries && storedIn(cart) > 0) return 'has goods on a cart that is not there'
  if (carries && storedIn(cart) === 0) return 'has an empty Cart'
  const kinds = new Set(buildings.cards.map(buildingOf))
  if (kinds.size !== buildings.cards.length) return 'has a building twice'
  if (![...yard.cards, ...fleet.cards].every(card => cardOf(card).kind === 'ship')) return 'has a strange ship'
  if (!crew.cards.every(card => cardOf(card).kind === 'craftsman')) return 'has a strange craftsman'
  return null
}
