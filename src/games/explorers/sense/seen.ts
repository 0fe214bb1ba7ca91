// What a player of Explorers sees: facts to learn from, what a newcomer notices first.
import { counted, remark } from '#games/kit/sense'
import { LIVESTOCK } from '../cards/kinds.ts'
import { isComplete } from '../islands.ts'
import { landOf, MAINLAND } from '../map.ts'
import { livestockPoints, scoreOf } from '../score.ts'
import { HOLD, OUTPOSTS, roomOf, VIKINGS, vikingsOn } from '../state.ts'
import { type Helm, standing } from './helm.ts'
import { captains } from './vocabulary.ts'
import { FAR } from './waters.ts'

const SEES = {
  left: counted('actions left', 0, 5),
  aboard: counted('aboard', 0, HOLD),
  hold: counted('livestock aboard', 0, HOLD),
  worth: counted('worth of the cargo', 0, 8),
  room: counted('room', 0, HOLD),
  home: counted('from home', 0, FAR),
  herd: counted('from livestock', 0, FAR),
  enemy: counted('from an enemy', 0, FAR),
  settlement: counted('from a settlement', 0, FAR),
  turns: counted('turns left', 0, 10),
  waiting: counted('Vikings at home', 0, VIKINGS),
  abroad: counted('Vikings abroad', 0, VIKINGS),
  beside: counted('Vikings beside the ship', 0, 4),
  outposts: counted('outposts', 0, OUTPOSTS),
  kinds: counted('kinds', 0, LIVESTOCK.length),
  has: LIVESTOCK.map(kind => remark(`has ${kind}`)),
  fallen: counted('fallen', 0, 4),
  sunk: counted('enemies destroyed', 0, 4),
  raided: counted('settlements raided', 0, 4),
  lead: counted('lead', -5, 5),
  leading: counted('open islands led', 0, 4),
  held: counted('islands held', 0, 4),
  captain: captains('captain'),
  rivals: counted('rivals', 0, 3),
  herds: counted('livestock about', 0, 6),
  sieges: counted('settlements about', 0, 5),
  enemies: counted('enemies about', 0, 5),
}
export function seen(helm: Helm): number[] {
  const { g, seat, me, has, worth, turns } = helm
  const { ship, aboard, hold, ashore, outposts, fallen } = me
  const waiting = vikingsOn(me, MAINLAND)
  const out = [
    SEES.aboard(aboard),
    SEES.turns(turns > 10 ? 10 : turns > 6 ? 8 : turns),
    SEES.outposts(outposts.length),
    SEES.raided(me.raided.cards.length),
    SEES.sunk(me.sunk.cards.length),
    SEES.fallen(fallen),
    SEES.left(g.turn.left),
    SEES.hold(hold.length),
    SEES.home(helm.home[ship]!),
    SEES.herd(helm.herds[ship]!),
    SEES.room(roomOf(me)),
    SEES.enemy(helm.enemies[ship]!),
    SEES.settlement(helm.settlements[ship]!),
    SEES.waiting(waiting),
    SEES.abroad(ashore.length - waiting),
    SEES.rivals(g.players.length - 1),
    SEES.herds(Math.ceil(g.livestock.at.length / 2)),
    SEES.sieges(g.settlements.at.length),
    SEES.enemies(g.enemies.at.length),
  ]
  if (hold.length > 0) out.push(SEES.worth(worth - livestockPoints(me.delivered)))
  let kinds = 0
  for (let kind = 0; kind < has.length; kind++) {
    if (has[kind] === 0) continue
    kinds++
    out.push(SEES.has[kind]!)
  }
  out.push(SEES.kinds(kinds))
  let beside = 0
  for (let at = 0; at < g.map[ship]!.lands.length; at++) beside += vikingsOn(me, landOf(ship, at))
  out.push(SEES.beside(beside))
  for (const card of me.captain.cards) out.push(SEES.captain(card))
  seeIslands(helm, out)
  if (g.players.length > 1) {
    const scores = g.players.map((_, other) => scoreOf(g, other, helm.all).score)
    const best = Math.max(...scores.filter((_, other) => other !== seat))
    out.push(SEES.lead(Math.round((scores[seat]! - best) / 4)))
  }
  return out
}
function seeIslands(helm: Helm, out: number[]): void {
  const { g } = helm
  let [leading, held] = [0, 0]
  for (let island = 0; island < g.islands.length; island++) {
    if (g.islands[island]!.tiles.length === 0 || standing(helm, island) === 0) continue
    if (isComplete(g.islands[island]!)) held++
    else leading++
  }
  out.push(SEES.leading(leading), SEES.held(held))
}
