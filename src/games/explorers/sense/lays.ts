// What laying a tile says to a player of Explorers: what comes with it and how far away, which islands it completes or
// makes grow and whose they are, and what it opens for the Vikings beside it.

import type { Seen } from '#engine'
import { cardOf, landsOf } from '../cards/deck.ts'
import { FEATURES, type Lands, LIVESTOCK, type Livestock } from '../cards/kinds.ts'
import { cornersOf, sidesAt } from '../hex.ts'
import { type Coast, coastsOf } from '../islands.ts'
import { cornersOfLands, type Gap, landAt, landOf, NOTHING } from '../map.ts'
import type { LayMove } from '../moves.ts'
import { OUTPOST, OUTPOSTS, vikingsOn } from '../state.ts'
import { type Helm, worthOf } from './helm.ts'
import { SAYS } from './vocabulary.ts'
import { FAR, sailsTo } from './waters.ts'

/** Whose an island is: nobody's, others', of several, or one's own. */
function whose({ all, seat, g }: Helm, islands: readonly number[]): number {
  const influence =
    islands.length === 1
      ? all[islands[0]!]!
      : g.players.map((_, other) => islands.reduce((sum, island) => sum + all[island]![other]!, 0))
  let most = 0
  for (const each of influence) most = Math.max(most, each)
  if (most === 0) return 0
  if (influence[seat]! < most) return 1
  return influence.filter(each => each === most).length > 1 ? 2 : 3
}
function ofCoast(helm: Helm, { islands, tiles, complete, loose }: Coast, out: number[]): void {
  if (islands.length === 0) {
    out.push(SAYS.founds)
    return
  }
  const owner = whose(helm, islands)
  if (complete) {
    out.push(SAYS.completes[owner]!)
    if (owner === 1) out.push(SAYS.size.others(tiles))
    if (owner === 2) out.push(SAYS.size.all(tiles))
    if (owner === 3) out.push(SAYS.size.me(tiles))
    return
  }
  const before = islands.reduce((sum, island) => sum + helm.g.islands[island]!.loose, 0)
  out.push(SAYS.grows[owner]!, SAYS.loose[owner]!(loose - before), SAYS.left(loose))
  if (islands.length > 1) out.push(SAYS.joins[owner]!)
}
/** Vikings one step away on foot, and places for an outpost that come to be between them. */
function ofNeighbours({ g, me }: Helm, gap: Seen<Gap>, land: number, out: number[]): void {
  let [beside, opens] = [0, 0]
  const lands: number[] = []
  for (const corner of cornersOf(land)) {
    let [closed, free, around] = [0, true, 0]
    for (const [side, there] of sidesAt(corner)) {
      const number = gap.near[side]!
      if (number === NOTHING) continue
      const other = g.map[number]!
      const place = landOf(number, landAt(other, there))
      const vikings = vikingsOn(me, place)
      closed++
      free &&= !other.outpost
      around += vikings
      if (lands.includes(place)) continue
      lands.push(place)
      beside += vikings
    }
    if (closed === 2 && free && around >= OUTPOST.vikings) opens++
  }
  out.push(SAYS.beside(beside))
  if (me.outposts.length < OUTPOSTS && opens > 0) out.push(SAYS.opens(opens))
}
/** How far away a gap is: one sail from the nearest tile beside it. */
function nearestOf(gap: Seen<Gap>, sails: readonly number[]): number {
  let least = FAR
  for (const number of gap.near) if (number !== NOTHING) least = Math.min(least, sails[number]! + 1)
  return least
}
const isLivestock = (feature: string): feature is Livestock => (LIVESTOCK as readonly string[]).includes(feature)

export function saidOfLays(helm: Helm, moves: readonly LayMove[]): number[][] {
  const { g, seat, me } = helm
  const ship = sailsTo(g, [me.ship])
  const others = g.players.filter((_, other) => other !== seat).map(player => player.ship)
  const rivals = sailsTo(g, others)
  /** What is so of every tile in a gap, and of all that have land at the same corners there. */
  const gaps = new Map(
    g.gaps.map(gap => {
      const away = [SAYS.away(nearestOf(gap, ship)), SAYS.fromHome(nearestOf(gap, helm.home))]
      if (others.length > 0) away.push(SAYS.rivals(nearestOf(gap, rivals)))
      return [gap.hex, { gap, away, coasts: new Map<number, readonly number[]>() }]
    }),
  )
  const features = new Map<number, readonly number[]>()
  return moves.map(({ tile, hex, turns }) => {
    const { gap, away, coasts } = gaps.get(hex)!
    let comes = features.get(tile)
    if (!comes) features.set(tile, (comes = ofFeature(helm, tile)))
    const lands = landsOf(tile, turns)
    const corners = cornersOfLands(lands)
    let coast = coasts.get(corners)
    if (!coast) coasts.set(corners, (coast = ofLands(helm, gap, lands)))
    return [...comes, ...away, ...coast]
  })
}
function ofFeature(helm: Helm, tile: number): number[] {
  const { feature } = cardOf(tile)
  const out = [SAYS.feature[FEATURES.indexOf(feature)]!]
  if (isLivestock(feature)) out.push(SAYS.wanted(worthOf(helm, [feature])))
  return out
}
function ofLands(helm: Helm, gap: Seen<Gap>, lands: Lands): number[] {
  const out: number[] = []
  for (const coast of coastsOf(helm.g, gap, lands)) ofCoast(helm, coast, out)
  for (const land of lands) ofNeighbours(helm, gap, land, out)
  return out
}
