// What counts about a seat in the morning, before the draft, in numbers: what its outlook is made of.
import type { Seat } from '#engine'
import { BUILDING, type BuildingId } from '../cards/buildings.ts'
import { buildingOf, shipOf } from '../cards/deck.ts'
import { craftsOf } from '../conditions.ts'
import { buildingPoints, leadsMilitary, militaryOf, shipPoints } from '../score.ts'
import { GOLD, incomeOf, intakeOf, millCapacity, type PlayerView, storedIn, type View } from '../state.ts'

/** The part of the outlook each trait is told by. */
const BOARD = {
  /** Points of ships that sail, their military points, and whether nobody has more of these. */
  point: 'ships',
  military: 'military',
  strongest: 'military',
  buildingPoint: 'buildings',
  /** Workers each evening, gold that ships and buildings bring, room in the mill. */
  hands: 'growth',
  income: 'growth',
  room: 'growth',
  /** Gold for the next things to pay: what lies beyond is soon lost at the end of the track. */
  gold: 'gold',
  worker: 'workers',
  tool: 'tool',
  /** Ships on the stocks, their points and military points, and what they still lack; gold for the cheaper one. */
  stocks: 'yard',
  promisedPoint: 'yard',
  promised: 'yard',
  lackingGold: 'yard',
  lackingGood: 'yard',
  lackingCraftsman: 'yard',
  /** Resources and craftsmen no ship waits for. */
  spare: 'goods',
  idle: 'crew',
} as const
export const BUILDINGS = Object.keys(BUILDING) as readonly BuildingId[]
/** Of each building, what it promises beyond its points now. */
const PROMISES = Object.fromEntries(BUILDINGS.map(id => [id, 'buildings'])) as Record<BuildingId, 'buildings'>
export const PARTS = { ...BOARD, ...PROMISES }
export type Trait = keyof typeof PARTS
export type Traits = { [trait in Trait]: number }

/** Gold that is soon needed. */
const PURSE = GOLD.most / 2
const NONE = Object.fromEntries(BUILDINGS.map(id => [id, 0])) as Record<BuildingId, number>

export function traitsOf(g: View, seat: Seat): Traits {
  const player = g.players[seat]!
  const traits: Traits = {
    point: shipPoints(player),
    military: militaryOf(player),
    strongest: leadsMilitary(g.players, player) ? 1 : 0,
    buildingPoint: 0,
    hands: intakeOf(g, player),
    income: incomeOf(player) - player.workers,
    room: millCapacity(player),
    gold: Math.min(player.gold, PURSE),
    worker: player.workers,
    tool: player.tool.cards.length,
    ...stocksOf(player),
    ...NONE,
  }
  for (const card of player.buildings.cards) {
    traits.buildingPoint += buildingPoints(player, card)
    traits[buildingOf(card).id]++
  }
  return traits
}

/** The ships on the stocks, and what they leave of resources and craftsmen. */
function stocksOf(player: PlayerView) {
  const { yard } = player
  const mill = player.mill.slice()
  const have = craftsOf(player)
  let [promisedPoint, promised, lackingGood, lackingCraftsman] = [0, 0, 0, 0]
  let price = 0
  for (const card of yard.cards) {
    const ship = shipOf(card)
    promisedPoint += ship.points
    promised += ship.military
    price = price === 0 ? ship.gold : Math.min(price, ship.gold)
    for (let good = 0; good < mill.length; good++) {
      const used = Math.min(mill[good]!, ship.goods[good]!)
      mill[good]! -= used
      lackingGood += ship.goods[good]! - used
    }
    for (const craft of ship.crafts) {
      if (have[craft]! > 0) have[craft]!--
      else lackingCraftsman++
    }
  }
  return {
    stocks: yard.cards.length,
    promisedPoint,
    promised,
    lackingGold: Math.max(0, price - player.gold),
    lackingGood,
    lackingCraftsman,
    spare: storedIn(mill),
    idle: have.reduce((all, count) => all + count, 0),
  }
}
