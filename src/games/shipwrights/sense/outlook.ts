// How the players stand in the morning, before the draft: what each can count on at the end, in points.
// What things are worth was measured: mornings of matches of bots, and the odds to win fitted to them.
import type { Outlook, Temper } from '#games/kit/sense'
import { BUILDING } from '../cards/buildings.ts'
import { buildingOf, shipOf } from '../cards/deck.ts'
import { craftsOf } from '../conditions.ts'
import { buildingPoints, leadsMilitary, militaryOf, shipPoints } from '../score.ts'
import { incomeOf, intakeOf, millCapacity, type PlayerView, storedIn, type View } from '../state.ts'
import { sum } from './plan.ts'
import { TEMPERED } from './tempers.ts'

/** Points of one of each, when a match begins and when it ends. */
const WORTH = {
  /** A point of a ship that sails; early there is still time to get some. */
  point: [0.14, 1],
  military: [0.57, 1.1],
  /** Having the most military points. */
  strongest: [-0.45, 1.05],
  buildingPoint: [0.33, 0.94],
  /** Workers and gold that ships and buildings bring each evening, and room in the mill. */
  hands: [1.51, 0.46],
  income: [0.51, 0.46],
  room: [0.53, 0.56],
  gold: [0, 0.03],
  worker: [0.22, 0.21],
  tool: [0.1, 0.02],
  /** A ship on the stocks, for each military point of it, and for what it still lacks. */
  stocks: [1.25, 1.05],
  promised: [0.2, 0.42],
  lackingGood: [-0.08, -0.16],
  lackingCraftsman: [-0.4, -0.45],
  /** Resources and craftsmen no ship waits for. */
  spare: [0.08, 0],
  idle: [0.17, 0.36],
} as const satisfies Record<string, readonly [number, number]>
const MARGIN = 1.93

/** How far the match has come, from 0 to 1. */
function progress({ players, options, day }: View): number {
  if (options.days > 0) return day / options.days
  return Math.max(...players.map(({ fleet }) => fleet.cards.length)) / options.ships
}
export const margin = (_g: View): number => MARGIN

type Worth = (what: keyof typeof WORTH) => number
/** What lies between early and late. */
const between = ([early, late]: readonly [number, number], done: number): number => early + (late - early) * done

export function outlook(g: View, temper: Temper): readonly Outlook[] {
  const done = progress(g)
  const worth: Worth = what => between(WORTH[what], done)
  const factors = Object.entries(TEMPERED[temper]) as [Part, number][]
  return g.players.map(player => {
    const parts: { [part in Part]: number } = {
      ...board(g, player, worth, done),
      ...stocks(player, worth),
      military: strength(g, player, worth),
    }
    for (const [part, factor] of factors) parts[part] *= factor
    return parts
  })
}
export type Part = keyof (ReturnType<typeof board> & ReturnType<typeof stocks>) | 'military'

const strength = ({ players }: View, player: PlayerView, worth: Worth): number =>
  worth('military') * militaryOf(player) + (leadsMilitary(players, player) ? worth('strongest') : 0)

function board(g: View, player: PlayerView, worth: Worth, done: number) {
  let buildings = 0
  for (const card of player.buildings.cards) {
    buildings += worth('buildingPoint') * buildingPoints(player, card)
    const { promise } = BUILDING[buildingOf(card).id]
    if (promise) buildings += between(promise, done)
  }
  const brought = incomeOf(player) - player.workers
  return {
    ships: worth('point') * shipPoints(player),
    buildings,
    gold: worth('gold') * player.gold,
    workers: worth('worker') * player.workers,
    growth: worth('hands') * intakeOf(g, player) + worth('income') * brought + worth('room') * millCapacity(player),
    tool: worth('tool') * player.tool.cards.length,
  }
}

/** What the ships on the stocks are worth, and what they leave of resources and craftsmen. */
function stocks(player: PlayerView, worth: Worth) {
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
  return {
    yard:
      worth('stocks') * player.yard.cards.length +
      worth('promised') * military +
      worth('lackingGood') * lacks +
      worth('lackingCraftsman') * misses,
    crew: worth('idle') * sum(have),
    goods: worth('spare') * storedIn(mill),
  }
}
