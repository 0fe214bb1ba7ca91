// How the players stand: what each can count on at the end, in points.
// What things are worth was measured: positions of matches of bots, and the odds to win fitted to them.
import type { Outlook, Temper } from '../sense.ts'
import { craftsOf } from './conditions.ts'
import { buildingOf, shipOf } from './deck.ts'
import { buildingPoints, leadsMilitary, militaryOf, shipPoints } from './score.ts'
import { type G, GOLD, incomeOf, intakeOf, millRoom, type Player, ROOM, storedIn } from './state.ts'
import { TEMPERED } from './tempers.ts'

/** Points of one of each, when a match begins and when it ends. */
const WORTH = {
  /** A point of a ship that sails; early there is still time to get some. */
  point: [0.11, 1],
  military: [0.8, 0.43],
  /** Having the most military points, and being ahead by four or more, against being behind by as many. */
  strongest: [-0.36, 0.85],
  lead: [-1.22, 2.86],
  buildingPoint: [0.3, 0.9],
  boatHouse: [1.92, 0.58],
  treasury: [0.48, 0.31],
  /** Workers and gold that ships and buildings bring each evening, and room in the mill. */
  hands: [1.4, 0.43],
  income: [0.49, 0.44],
  room: [0.51, 0.51],
  gold: [0, 0.03],
  worker: [0.22, 0.23],
  /** A ship on the stocks, for each military point of it, and for what it still lacks. */
  stocks: [1.15, 1.02],
  promised: [0.18, 0.41],
  lackingGood: [-0.07, -0.16],
  lackingCraftsman: [-0.37, -0.46],
  /** Resources and craftsmen no ship waits for. */
  spare: [0.08, 0],
  idle: [0.16, 0.31],
  tool: [0.1, 0.1],
  /** A turn still to come today. */
  turn: [0.33, 1.23],
} as const satisfies Record<string, readonly [number, number]>
const MARGIN = 1.85

/** How far the match has come, from 0 to 1. */
function progress({ players, options, day }: G): number {
  if (options.days > 0) return day / options.days
  let most = 0
  for (const { fleet } of players) most = Math.max(most, fleet.cards.length)
  return most / options.ships
}
export const margin = (_g: G): number => MARGIN

type Worth = (what: keyof typeof WORTH) => number
const worthAt =
  (done: number): Worth =>
  what => {
    const [first, last] = WORTH[what]
    return first + (last - first) * done
  }

export function outlook(g: G, temper: Temper): readonly Outlook[] {
  const worth = worthAt(progress(g))
  const factors = Object.entries(TEMPERED[temper]) as [Part, number][]
  return g.players.map((player, seat) => {
    const parts: { [part in Part]: number } = {
      ...board(g, player, worth),
      ...stocks(player, worth),
      military: strength(g, player, worth),
      turn: isToCome(g, seat) ? worth('turn') : 0,
    }
    for (const [part, factor] of factors) parts[part] *= factor
    return parts
  })
}
export type Part = keyof (ReturnType<typeof board> & ReturnType<typeof stocks>) | 'military' | 'turn'

const isToCome = ({ phase, first, turn, players }: G, seat: number): boolean =>
  phase === 'afternoon' && (seat - first + players.length) % players.length >= turn.earlier

function strength({ players }: G, player: Player, worth: Worth): number {
  const own = militaryOf(player)
  let others = 0
  for (const other of players) if (other !== player) others = Math.max(others, militaryOf(other))
  const ahead = Math.max(-1, Math.min(1, (own - others) / 4))
  const strongest = leadsMilitary(players, player) ? worth('strongest') : 0
  return worth('military') * own + strongest + (worth('lead') * ahead) / 2
}

function board(g: G, player: Player, worth: Worth) {
  let buildings = 0
  for (const card of player.buildings.cards) {
    buildings += worth('buildingPoint') * buildingPoints(player, card)
    const { id } = buildingOf(card)
    if (id === 'boat_house') buildings += worth('boatHouse')
    if (id === 'treasury') buildings += worth('treasury')
  }
  // By tomorrow morning, that is: whatever the evening brings and takes is counted.
  const evening = g.phase === 'afternoon'
  const [income, hands] = [incomeOf(player), intakeOf(g, player)]
  const gold = Math.min(GOLD.most, player.gold + (evening ? income : 0))
  const workers = Math.min(ROOM.village, player.workers + (evening ? hands : 0))
  return {
    ships: worth('point') * shipPoints(player),
    buildings,
    gold: worth('gold') * gold,
    workers: worth('worker') * workers,
    growth: worth('hands') * hands + worth('income') * (income - player.workers) + worth('room') * millRoom(player),
    tool: worth('tool') * player.tool.cards.length,
  }
}

/** What the ships on the stocks are worth, and what they leave of resources and craftsmen. */
function stocks(player: Player, worth: Worth) {
  const mill = player.mill.slice()
  const have = craftsOf(player)
  let [military, lacks, misses] = [0, 0, 0]
  for (const card of player.yard.cards) {
    const ship = shipOf(card)
    military += ship.military
    for (let good = 0; good < mill.length; good++) {
      const used = Math.min(mill[good]!, ship.goods[good]!)
      mill[good]! -= used
      lacks += ship.goods[good]! - used
    }
    for (const craft of ship.crafts) {
      if (have[craft]! > 0) have[craft]!--
      else misses++
    }
  }
  let idle = 0
  for (const count of have) idle += count
  const spare = storedIn(mill)
  const kept = Math.max(0, Math.min(spare, millRoom(player) - storedIn(player.mill) + spare))
  return {
    yard:
      worth('stocks') * player.yard.cards.length +
      worth('promised') * military +
      worth('lackingGood') * lacks +
      worth('lackingCraftsman') * misses,
    crew: worth('idle') * idle,
    goods: worth('spare') * kept,
  }
}
