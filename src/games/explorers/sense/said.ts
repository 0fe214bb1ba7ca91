// What each action says to a player of Explorers: what it brings at once, and what it leads to within the next ones.
import type { QuestionOf } from '#engine'
import { fallingOn } from '../conditions.ts'
import { isComplete } from '../islands.ts'
import { landOf, MAINLAND, NOTHING, siteAt, tileOfLand } from '../map.ts'
import type { BuildMove, CargoMove, DriveMove, Move, Q, SailMove, WalkMove } from '../moves.ts'
import { OUTPOST_POINTS } from '../score.ts'
import { boardersOf, enemyAt, roomOf, vikingsOn } from '../state.ts'
import { costOf } from '../turn.ts'
import {
  canBuild,
  controlGain,
  deliveryOf,
  type Helm,
  herdWorth,
  islandOn,
  OUTPOST_INFLUENCE,
  standing,
  strengthAt,
  worthOf,
} from './helm.ts'
import { saidOfLays } from './lays.ts'
import { DO, SAYS } from './vocabulary.ts'

/** How one stands on an island once influence has come or gone. */
function ofInfluence(helm: Helm, island: number, more: number, out: number[]): void {
  if (island === NOTHING || more === 0) return
  const { g, all } = helm
  const complete = isComplete(g.islands[island]!)
  const [before, after] = [standing(helm, island), standing(helm, island, more)]
  out.push((complete ? SAYS.holds : SAYS.begins)[after]!)
  const { tiles } = g.islands[island]!
  if (before === 0 && after > 0) out.push(SAYS.wins(tiles.length))
  if (before > 0 && after === 0) out.push(SAYS.loses(tiles.length))
  if (all[island]!.every((influence, seat) => seat === helm.seat || influence === 0)) out.push(SAYS.deserted)
}
function ofGain(gain: number, out: number[]): void {
  if (gain === 0) return
  out.push(SAYS.gain(gain))
  if (gain > 0) out.push(SAYS.gains)
}

function ofLoad(helm: Helm, { land, vikings, livestock }: CargoMove, out: number[]): void {
  const { g, me, home } = helm
  out.push(DO.load, SAYS.embarks(vikings), SAYS.takes(livestock.length), SAYS.crew(me.aboard + vikings))
  if (livestock.length > 0) out.push(SAYS.worth(worthOf(helm, livestock)))
  if (roomOf(me) === vikings + livestock.length) out.push(SAYS.full)
  if (me.aboard + vikings === 0) out.push(SAYS.stuck)
  else if (livestock.length > 0 && home[me.ship]! + 2 <= g.turn.left) out.push(SAYS.homeSoon)
  if (land === MAINLAND) {
    out.push(SAYS.atHome)
    return
  }
  const island = islandOn(helm, land)
  ofInfluence(helm, island, -vikings, out)
  ofGain(controlGain(helm, island, -vikings), out)
  if (vikings > 0) out.push(vikings === vikingsOn(me, land) ? SAYS.empties : SAYS.stays)
  if (vikings > 0 && canBuild(helm, land, 0) && !canBuild(helm, land, -vikings)) out.push(SAYS.noOutpost)
}
function ofUnload(helm: Helm, { land, vikings, livestock }: CargoMove, out: number[]): void {
  const { g, me, seat } = helm
  const { aboard } = me
  out.push(DO.unload, SAYS.lands(vikings), SAYS.crew(aboard - vikings))
  if (livestock.length > 0) out.push(SAYS.drops(livestock.length))
  if (land === MAINLAND) {
    out.push(SAYS.atHome)
    ofGain(deliveryOf(helm, livestock), out)
    return
  }
  if (aboard === vikings) out.push(SAYS.stuck)
  const island = islandOn(helm, land)
  ofInfluence(helm, island, vikings, out)
  const raided = vikings > 0 ? fallingOn(g, seat, land, vikings) : 0
  ofGain(controlGain(helm, island, vikings) + raided, out)
  ofLand(helm, land, vikings, raided, out)
  if (vikings > 0 && canBuild(helm, land, vikings)) out.push(SAYS.outpost)
}
/** What Vikings find on a land they come to. */
function ofLand(helm: Helm, land: number, vikings: number, raided: number, out: number[]): void {
  const { g, me } = helm
  const tile = tileOfLand(land)
  const strength = land === landOf(tile, 0) ? strengthAt(g, tile) : 0
  if (strength > 0 && raided === 0) {
    out.push(SAYS.lacks(strength - vikingsOn(me, land) - vikings), SAYS.strength(strength))
  }
  const worth = g.livestock.at.includes(land) ? herdWorth(helm, tile) : 0
  if (worth > 0) out.push(SAYS.toHerd(worth))
}

function ofSail(helm: Helm, { to }: SailMove, out: number[]): void {
  const { g, me, home, herds, enemies, settlements } = helm
  const { ship, hold, aboard, fallen } = me
  out.push(DO.sail)
  const room = roomOf(me)
  if (hold.length > 0) {
    out.push(SAYS.home(home[to]!))
    if (home[to]! < home[ship]!) out.push(SAYS.nearer.home)
    if (home[to]! > home[ship]!) out.push(SAYS.farther.home)
    if (home[to]! + 2 <= g.turn.left) out.push(SAYS.homeSoon)
  }
  if (room > 0 || hold.length === 0) {
    out.push(SAYS.herd(herds[to]!))
    if (herds[to]! < herds[ship]!) out.push(SAYS.nearer.herd)
    if (herds[to]! > herds[ship]!) out.push(SAYS.farther.herd)
  }
  if (enemyAt(g, to) >= 0) {
    out.push(SAYS.skull(2 * fallen + 1))
    ofGain(1, out)
  } else if (aboard >= boardersOf(me)) {
    out.push(SAYS.enemy(enemies[to]!))
    if (enemies[to]! < enemies[ship]!) out.push(SAYS.nearer.enemy)
  }
  if (aboard > 1) {
    out.push(SAYS.siege(settlements[to]!))
    if (settlements[to]! < settlements[ship]!) out.push(SAYS.nearer.siege)
  }
  if (to === MAINLAND) out.push(SAYS.atHome)
  else ofShore(helm, to, out)
}
/** What a ship finds on the lands of a tile. */
function ofShore(helm: Helm, tile: number, out: number[]): void {
  const { g, me } = helm
  const { lands } = g.map[tile]!
  if (lands.length === 0) out.push(SAYS.noLand)
  for (let at = 0; at < lands.length; at++) {
    const land = landOf(tile, at)
    const mine = vikingsOn(me, land)
    const island = islandOn(helm, land)
    out.push(SAYS.mine(mine))
    if (me.aboard > 0) {
      out.push((isComplete(g.islands[island]!) ? SAYS.holds : SAYS.begins)[standing(helm, island)]!)
      const wins = standing(helm, island) === 0 && standing(helm, island, me.aboard) > 0
      if (wins) out.push(SAYS.wins(g.islands[island]!.tiles.length))
    }
    if (mine + me.aboard >= 2 && canBuild(helm, land, me.aboard)) out.push(SAYS.outpost)
  }
  const worth = herdWorth(helm, tile)
  if (worth > 0) {
    out.push(SAYS.grazes(worth))
    if (vikingsOn(me, landOf(tile, 0)) > 0) out.push(SAYS.fetch)
  }
  const strength = strengthAt(g, tile)
  if (strength > 0) {
    const lacks = strength - vikingsOn(me, landOf(tile, 0)) - me.aboard
    out.push(lacks <= 0 ? SAYS.landing(strength) : SAYS.lacks(lacks))
  }
}

function ofWalk(helm: Helm, { from, to, vikings }: Pick<WalkMove, 'from' | 'to' | 'vikings'>, out: number[]): void {
  const { g, me, seat } = helm
  const raided = fallingOn(g, seat, to, vikings)
  ofGain(raided, out)
  ofLand(helm, to, vikings, raided, out)
  if (canBuild(helm, to, vikings, from, vikings)) out.push(SAYS.outpost)
  else if (canBuild(helm, from, 0)) out.push(SAYS.noOutpost)
  if (tileOfLand(to) === me.ship) out.push(SAYS.toShip)
  if (tileOfLand(from) === me.ship) out.push(SAYS.fromShip)
  out.push(SAYS.mine(vikingsOn(me, to)), SAYS.walkers(vikings))
  if (vikingsOn(me, from) === vikings) out.push(SAYS.empties)
  // Whoever walks towards a settlement or livestock comes nearer to it than by sea.
  const tile = tileOfLand(to)
  out.push(SAYS.herd(helm.herds[tile]!), SAYS.siege(helm.settlements[tile]!))
}
function ofDrive(helm: Helm, { from, to, livestock }: DriveMove, out: number[]): void {
  out.push(DO.drive, SAYS.worth(worthOf(helm, [livestock])), SAYS.home(helm.home[tileOfLand(to)]!))
  ofWalk(helm, { from, to, vikings: 1 }, out)
}
function ofBuild(helm: Helm, { point }: BuildMove, out: number[]): void {
  const { g, me } = helm
  const built = me.outposts.length
  const island = islandOn(helm, siteAt(g.map, point).lands[0]!)
  out.push(DO.build, SAYS.count(built + 1))
  ofInfluence(helm, island, OUTPOST_INFLUENCE, out)
  const points = OUTPOST_POINTS[built + 1]! - OUTPOST_POINTS[built]!
  ofGain(points + controlGain(helm, island, OUTPOST_INFLUENCE), out)
}

function saidOfAct(helm: Helm, move: Exclude<Move, { do: 'captain' | 'lay' }>): number[] {
  const { g } = helm
  const out: number[] = []
  switch (move.do) {
    case 'load':
      ofLoad(helm, move, out)
      break
    case 'unload':
      ofUnload(helm, move, out)
      break
    case 'sail':
      ofSail(helm, move, out)
      break
    case 'walk':
      out.push(DO.walk)
      ofWalk(helm, move, out)
      break
    case 'drive':
      ofDrive(helm, move, out)
      break
    case 'build':
      ofBuild(helm, move, out)
      break
    case 'raid':
      out.push(DO.raid, SAYS.strength(strengthAt(g, move.tile)))
      ofGain(strengthAt(g, move.tile), out)
      break
    case 'end':
      return [DO.end, SAYS.idle(g.turn.left)]
  }
  if (costOf(move) === g.turn.left) out.push(SAYS.last)
  return out
}

export function said(helm: Helm, question: QuestionOf<Q>): number[][] {
  const { g, seat } = helm
  switch (question.kind) {
    case 'captain':
      return question.options.map(({ at }) => [SAYS.captain(g.players[seat]!.captains.cards[at]!)])
    case 'lay':
      return saidOfLays(helm, question.options)
    case 'act':
      return question.options.map(move => saidOfAct(helm, move))
  }
}
