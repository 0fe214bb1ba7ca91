// What counts about a seat when a turn begins, in numbers: what its outlook is made of.
import type { Seat } from '#engine'
import { strengthOf } from '../cards/deck.ts'
import { LIVESTOCK } from '../cards/kinds.ts'
import { aroundOf } from '../conditions.ts'
import { type Influences, influences, isComplete, leadersOf } from '../islands.ts'
import { islandOf, landOf, MAINLAND } from '../map.ts'
import { livestockPoints, OUTPOST_POINTS, scoreOf } from '../score.ts'
import { boardersOf, HOLD, OUTPOST, OUTPOSTS, type PlayerView, type View } from '../state.ts'
import { FAR, freeSites, homeward, sailsTo, wantedAt } from './waters.ts'

/** The part of the outlook each trait is told by. */
export const PARTS = {
  /** Livestock brought home. */
  livestockPoint: 'livestock',
  /** What the livestock aboard would add, and how much of that is lost on a long way home; room for more, and who sails. */
  cargo: 'livestock',
  voyage: 'livestock',
  sailors: 'livestock',
  /** How near the ship is to where it is bound: livestock one wants, or home. */
  reach: 'livestock',
  /** What the next kind would add, and what grazes beside Vikings of one's own. */
  nextKind: 'livestock',
  herd: 'livestock',
  outpostPoint: 'outposts',
  /** What the next outpost adds, if Vikings stand where one can be built; such places in all. */
  site: 'outposts',
  sites: 'outposts',
  pairs: 'outposts',
  enemyPoint: 'enemies',
  /** How near an enemy ship is, to Vikings enough to take it. */
  hunters: 'enemies',
  settlementPoint: 'settlements',
  /** Of settlements on islands with Vikings of one's own, as far as these are enough. */
  siege: 'settlements',
  fallenPoint: 'fallen',
  /** What the next fallen Viking would add. */
  nextFallen: 'fallen',
  islandPoint: 'islands',
  /** Tiles of islands still open, where one leads alone, or with others; and how near they are to being complete. */
  leads: 'islands',
  shares: 'islands',
  closing: 'islands',
  /** Where one is the second. */
  behind: 'islands',
  /** Vikings on islands, and islands with one's own Vikings. */
  ashore: 'islands',
  isles: 'islands',
  captainPoint: 'captain',
  /** Who is to move. */
  move: 'islands',
} as const
export type Trait = keyof typeof PARTS
export type Traits = { [trait in Trait]: number }

export function traitsOf(g: View, seat: Seat): Traits {
  const player = g.players[seat]!
  const all = influences(g)
  const { parts } = scoreOf(g, seat, all)
  const { outposts, fallen, ashore } = player
  const abroad = ashore.filter(land => land !== MAINLAND)
  return {
    livestockPoint: parts['livestock']!,
    ...cargoOf(g, player),
    reach: reachOf(g, player),
    outpostPoint: parts['outposts']!,
    ...sitesOf(g, player, abroad),
    enemyPoint: parts['enemies']!,
    hunters: player.aboard >= boardersOf(player) ? nearness(sailsTo(g, g.enemies.at)[player.ship]!) : 0,
    settlementPoint: parts['settlements']!,
    siege: siegeOf(g, player),
    fallenPoint: parts['fallen']!,
    nextFallen: 2 * fallen + 1,
    islandPoint: parts['islands']!,
    ...islesOf(g, seat, all),
    ashore: abroad.length,
    isles: new Set(abroad.map(land => islandOf(g.map, land))).size,
    captainPoint: parts['captain']!,
    move: g.turn.seat === seat ? 1 : 0,
    pairs: outposts.length < OUTPOSTS ? pairsOf(abroad) : 0,
  }
}
/** How near the ship is to where it is bound, from 0 to 1: home when it is laden, else livestock that is wanted. */
function reachOf(g: View, player: PlayerView): number {
  const { ship, aboard, hold, delivered } = player
  if (aboard === 0) return 0
  if (hold.length >= HOLD - 1) return nearness(homeward(g)[ship]!)
  const wanted = wantedAt(
    g,
    delivered.map((count, at) => count + (hold.includes(LIVESTOCK[at]!) ? 1 : 0)),
  )
  return nearness(sailsTo(g, wanted)[ship]!)
}
const nearness = (sails: number): number => 1 - sails / FAR
/** Lands with enough Vikings for an outpost. */
const pairsOf = (abroad: readonly number[]): number =>
  new Set(abroad.filter((land, i) => abroad.indexOf(land) < i)).size

function cargoOf(g: View, player: PlayerView): Pick<Traits, 'cargo' | 'voyage' | 'sailors' | 'nextKind' | 'herd'> {
  const { delivered, hold, ship, aboard, ashore } = player
  const has = delivered.slice()
  for (const kind of hold) has[LIVESTOCK.indexOf(kind)]!++
  const cargo = livestockPoints(has) - livestockPoints(delivered)
  const home = cargo > 0 ? Math.min(FAR, homeward(g)[ship]!) : 0
  let herd = 0
  for (const [i, land] of g.livestock.at.entries()) {
    if (ashore.includes(land)) herd += 1 / (1 + has[LIVESTOCK.indexOf(g.livestock.kinds[i]!)]!)
  }
  const kinds = has.filter(count => count > 0).length
  return { cargo, voyage: home, sailors: aboard, nextKind: kinds < LIVESTOCK.length ? kinds + 1 : 1, herd }
}
function sitesOf(g: View, player: PlayerView, abroad: readonly number[]): Pick<Traits, 'site' | 'sites'> {
  const { outposts } = player
  if (outposts.length === OUTPOSTS || abroad.length === 0) return { site: 0, sites: 0 }
  let [sites, ready] = [0, false]
  for (const { lands } of freeSites(g, abroad)) {
    sites++
    ready ||= aroundOf(player, lands) >= OUTPOST.vikings
  }
  const more = OUTPOST_POINTS[outposts.length + 1]! - OUTPOST_POINTS[outposts.length]!
  return { site: ready ? more : 0, sites: Math.min(6, sites) }
}
function siegeOf(g: View, { ashore }: PlayerView): number {
  let points = 0
  for (const [i, tile] of g.settlements.at.entries()) {
    const strength = strengthOf(g.settlements.tokens.cards[i]!)
    const island = islandOf(g.map, landOf(tile, 0))
    let there = 0
    for (const land of ashore) if (islandOf(g.map, land) === island) there++
    points += strength * Math.min(1, there / strength) ** 2
  }
  return points
}
function islesOf(g: View, seat: Seat, all: Influences): Pick<Traits, 'leads' | 'shares' | 'closing' | 'behind'> {
  const traits = { leads: 0, shares: 0, closing: 0, behind: 0 }
  for (const [island, { tiles, loose }] of g.islands.entries()) {
    if (tiles.length === 0 || isComplete(g.islands[island]!)) continue
    const leaders = leadersOf(all[island]!)
    if (leaders.includes(seat)) {
      traits[leaders.length > 1 ? 'shares' : 'leads'] += tiles.length
      traits.closing += tiles.length / (1 + loose)
    } else if (all[island]![seat]! > 0) traits.behind += tiles.length
  }
  return traits
}
