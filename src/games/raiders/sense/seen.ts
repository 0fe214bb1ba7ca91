// What a player of Raiders sees: facts to learn from, what a newcomer notices first.
import { counted, remark } from '#games/kit/sense'
import { offeringOf } from '../cards/deck.ts'
import { GOLD, GOODS, IRON, KINDS, LIVESTOCK, PROVISIONS, SILVER, VALKYRIE } from '../cards/kinds.ts'
import { strengthOf } from '../crew.ts'
import { ARMOUR, BUILDINGS, CREW } from '../state.ts'
import type { Longship } from './longship.ts'
import { perColour, perGood, perKind, steps, titled } from './making.ts'
import { bestReady, fortressSets, type Prospect } from './prospects.ts'

const SEES = {
  crewCount: counted('crew', 0, CREW),
  goods: perGood('has', 8),
  worker: perColour('worker'),
  cards: counted('cards in hand', 0, 9),
  strength: counted('strength', 0, 16),
  armour: counted('armour', 0, ARMOUR),
  valkyries: counted('valkyrie steps', 0, 7),
  hand: titled('hand'),
  crew: titled('crew'),
  /** By kind of settlement: what the nearest raid lacks, what it promises, and whether any is left. */
  lacksCrew: perKind('crew lacking for', 0, 5),
  lacksFood: perKind('provisions lacking for', 0, 5),
  lacksGold: perKind('gold lacking for', 0, 2),
  promises: perKind('points at', 0, 7),
  none: KINDS.map(kind => remark(`no ${kind} left`)),
  ready: counted('points of a raid now', -1, 7),
  offering: counted('offering lacks', 1, 6),
  wants: GOODS.map(good => remark(`offering wants ${good}`)),
  payable: counted('points to offer', 0, 6),
  stands: BUILDINGS.map(building => perColour(`at ${building}`)),
  used: BUILDINGS.map(building => remark(`used ${building}`)),
  fortresses: counted('fortress sets', 0, 6),
  stack: counted('offerings to come', 0, 6),
  left: counted('valkyries left', 0, 5),
  lead: counted('lead', -5, 5),
  rivals: counted('rivals', 1, 3),
  rivalCrew: counted('rival crew', 0, CREW),
  rivalArmour: counted('rival armour', 0, 5),
  rivalFood: counted('rival provisions', 0, 6),
  rivalWorker: perColour('rival worker'),
  last: remark('last turn'),
  saga: remark('runesaga'),
}
export function seen(ship: Longship): number[] {
  const { g, seat, me, hand, colour, prospects, lead } = ship
  const { goods, armour } = me
  const out = [
    SEES.crewCount(me.crew.cards.length),
    SEES.goods[PROVISIONS]!(goods[PROVISIONS]!),
    SEES.goods[SILVER]!(goods[SILVER]!),
    SEES.cards(hand.length),
    SEES.goods[GOLD]!(goods[GOLD]!),
    SEES.goods[IRON]!(goods[IRON]!),
    SEES.goods[LIVESTOCK]!(goods[LIVESTOCK]!),
    SEES.strength(steps(strengthOf(g, me, 'fortress', colour), 2)),
    SEES.armour(armour),
    SEES.valkyries(me.valkyries),
    SEES.fortresses(fortressSets(prospects)),
    SEES.stack(steps(g.stack.cards.length + 1, 2)),
    SEES.lead(Math.round(lead / 4)),
    SEES.rivals(g.players.length - 1),
  ]
  seeNorth(ship, out)
  seeOfferings(ship, out)
  for (const card of hand) out.push(SEES.hand(card))
  for (const card of me.crew.cards) out.push(SEES.crew(card))
  for (let at = 0; at < BUILDINGS.length; at++) {
    const stands = g.village[at]!
    if (stands !== null) out.push(SEES.stands[at]![stands])
  }
  for (const at of g.turn.used) out.push(SEES.used[at]!)
  let [members, arms, food] = [0, 0, 0]
  for (let other = 0; other < g.players.length; other++) {
    if (other === seat) continue
    const rival = g.players[other]!
    members = Math.max(members, rival.crew.cards.length)
    arms = Math.max(arms, rival.armour)
    food = Math.max(food, rival.goods[PROVISIONS]!)
    if (rival.worker !== null) out.push(SEES.rivalWorker[rival.worker])
  }
  out.push(SEES.rivalCrew(members), SEES.rivalArmour(steps(arms, 2)), SEES.rivalFood(food))
  if (g.ending !== null) out.push(SEES.last)
  if (g.options.runesaga) out.push(SEES.saga)
  return out
}
/** The best that can be paid, and what the nearest of the others wants. */
function seeOfferings({ g, me, lacking }: Longship, out: number[]): void {
  let [far, nearest, payable] = [6, -1, 0]
  for (let i = 0; i < lacking.length; i++) {
    const tile = g.display.cards[i]!
    if (lacking[i] === 0) payable = Math.max(payable, offeringOf(tile).points)
    else if (lacking[i]! < far) [far, nearest] = [lacking[i]!, tile]
  }
  out.push(SEES.payable(payable), SEES.offering(far))
  if (nearest < 0) return
  const { asks } = offeringOf(nearest)
  for (let good = 0; good < asks.length; good++) if (asks[good]! > me.goods[good]!) out.push(SEES.wants[good]!)
}
/** By kind, the raid that lacks least; and the best that can be made now. */
function seeNorth({ g, me, prospects }: Longship, out: number[]): void {
  for (let kind = 0; kind < KINDS.length; kind++) {
    let [far, best]: [number, Prospect | null] = [100, null]
    for (const prospect of prospects) {
      const { crew, provisions, gold } = prospect.lacks
      const lacking = 2 * crew + provisions + 2 * gold
      if (prospect.kind === kind && lacking < far) [far, best] = [lacking, prospect]
    }
    if (best === null) {
      out.push(SEES.none[kind]!)
      continue
    }
    const { lacks, points } = best
    out.push(SEES.lacksCrew[kind]!(lacks.crew), SEES.lacksFood[kind]!(lacks.provisions))
    if (lacks.gold > 0) out.push(SEES.lacksGold[kind]!(lacks.gold))
    if (kind > 0) out.push(SEES.promises[kind]!(steps(points, 2)))
  }
  let valkyries = 0
  for (const sets of g.north) for (const set of sets) valkyries += set?.[VALKYRIE] ?? 0
  out.push(SEES.left(steps(valkyries + 2, 3)))
  if (me.worker !== null) out.push(SEES.worker[me.worker], SEES.ready(steps(bestReady(prospects, me.worker), 2)))
}
