// How the players stand: what each can count on at the end, in points.
// What things are worth was measured: random positions, played to the end by bots, and the odds to win fitted to them.
import type { Outlook, Temper } from '../sense.ts'
import { craftsOf } from './conditions.ts'
import { buildingOf, shipOf } from './deck.ts'
import { buildingPoints, militaryOf, shipPoints } from './score.ts'
import { type G, GOLD, incomeOf, intakeOf, millRoom, type Player, ROOM, storedIn } from './state.ts'

/** Points of one of each, when a match begins and when it ends. */
const WORTH = {
  /** A ship that sails, besides its points, and for each military point of it. */
  ship: [-0.4, 0.6],
  military: [0.6, 0.25],
  /** Being ahead in military points by four or more, against being behind by as many. */
  lead: [1.5, 3.5],
  /** A ship on the stocks with all it takes, for each point and military point of it, and for what it still lacks. */
  yard: [1.6, 1.45],
  promised: [0.1, 0.25],
  promisedMilitary: [0.21, 0.28],
  lackingGood: [-0.26, -0.32],
  lackingCraftsman: [-0.28, -0.42],
  building: [1, 0.85],
  boatHouse: [4.2, 0.5],
  treasury: [1, 0.9],
  /** What comes each evening, and room in the mill. */
  hands: [3.1, 0.5],
  income: [0.57, 0.52],
  room: [1.05, 0.1],
  gold: [0.06, 0.07],
  worker: [0.52, 0.4],
  good: [0.14, 0.18],
  idle: [0.15, 0],
  tool: [0.42, 0.33],
} as const satisfies Record<string, readonly [number, number]>
const MARGIN = [3.7, 1.9] as const

/** How far the match has come, from 0 to 1. */
function progress({ players, options, day }: G): number {
  if (options.days > 0) return day / options.days
  let most = 0
  for (const { fleet } of players) most = Math.max(most, fleet.cards.length)
  return most / options.ships
}
const between = ([first, last]: readonly [number, number], done: number): number => first + (last - first) * done
export const margin = (g: G): number => between(MARGIN, progress(g))

export function outlook(g: G, _temper: Temper): readonly Outlook[] {
  const done = progress(g)
  const military = g.players.map(militaryOf)
  return g.players.map((player, seat) => {
    let others = 0
    for (let other = 0; other < military.length; other++)
      if (other !== seat) others = Math.max(others, military[other]!)
    const ahead = Math.max(-1, Math.min(1, (military[seat]! - others) / 4))
    const strength = between(WORTH.military, done) * military[seat]! + (between(WORTH.lead, done) * ahead) / 2
    return { ...board(g, player, done), military: strength }
  })
}

function board(g: G, player: Player, done: number): Outlook {
  const { fleet, buildings, tool, mill } = player
  const worth = (what: keyof typeof WORTH): number => between(WORTH[what], done)
  const { yard, spare, idle } = stocks(player, done)
  let built = 0
  for (const card of buildings.cards) {
    built += worth('building') * buildingPoints(player, card)
    const { id } = buildingOf(card)
    if (id === 'boat_house') built += worth('boatHouse')
    if (id === 'treasury') built += worth('treasury')
  }
  // By tomorrow morning, that is: whatever the evening brings and takes is counted.
  const evening = g.phase === 'afternoon'
  const [income, hands, room] = [incomeOf(player), intakeOf(g, player), millRoom(player)]
  const gold = Math.min(GOLD.most, player.gold + (evening ? income : 0))
  const workers = Math.min(ROOM.village, player.workers + (evening ? hands : 0))
  return {
    ships: shipPoints(player) + worth('ship') * fleet.cards.length,
    buildings: built,
    yard,
    crew: worth('idle') * idle,
    goods: worth('good') * Math.max(0, Math.min(spare, room - storedIn(mill) + spare)),
    gold: worth('gold') * gold,
    workers: worth('worker') * workers,
    growth: worth('hands') * hands + worth('income') * (income - player.workers) + worth('room') * room,
    tool: worth('tool') * tool.cards.length,
  }
}

/** What the ships on the stocks are worth, and what they leave of resources and craftsmen. */
function stocks(player: Player, done: number): { yard: number; spare: number; idle: number } {
  const mill = player.mill.slice()
  const have = craftsOf(player)
  const missing: number[] = []
  let [ships, points, military, lacks] = [0, 0, 0, 0]
  for (const card of player.yard.cards) {
    const ship = shipOf(card)
    ships++
    points += ship.points
    military += ship.military
    for (let good = 0; good < mill.length; good++) {
      const used = Math.min(mill[good]!, ship.goods[good]!)
      mill[good]! -= used
      lacks += ship.goods[good]! - used
    }
    let misses = 0
    for (const craft of ship.crafts) {
      if (have[craft]! > 0) have[craft]!--
      else misses++
    }
    missing.push(misses)
  }
  let idle = 0
  for (const count of have) idle += count
  // One may stand in at the Cartographer's.
  let misses = 0
  for (const count of missing) {
    const standIn = count > 0 && idle > 0 ? 1 : 0
    idle -= standIn
    misses += count - standIn
  }
  const yard =
    between(WORTH.yard, done) * ships +
    between(WORTH.promised, done) * points +
    between(WORTH.promisedMilitary, done) * military +
    between(WORTH.lackingGood, done) * lacks +
    between(WORTH.lackingCraftsman, done) * misses
  return { yard, spare: storedIn(mill), idle }
}
