// What a player of Shipwrights sees: facts to learn from, what a newcomer notices first.
import { counted, remark } from '#games/kit/sense'
import { shipOf } from '../cards/deck.ts'
import { militaryOf, shipPoints } from '../score.ts'
import {
  BENCHES,
  CAPACITY,
  GOLD,
  incomeOf,
  isGuarded,
  isMilitary,
  millCapacity,
  type PlayerView,
  SPACES,
  storedIn,
} from '../state.ts'
import { crafted, perGood, titled } from './making.ts'
import { farness, idleIn, type Yard } from './yard.ts'

const SEES = {
  yard: titled('yard'),
  crew: titled('crew'),
  hand: titled('hand'),
  tool: titled('tool'),
  building: titled('building'),
  ships: counted('ships', 0, 4),
  toGo: counted('ships to go', 0, 4),
  daysToGo: counted('days to go', 0, 5),
  gold: counted('gold', 0, 10),
  afterPrice: counted('gold beyond the price', -4, 4),
  lost: counted('gold lost tonight', 0, 5),
  workers: counted('workers', 0, 8),
  cards: counted('cards in hand', 0, 5),
  idle: counted('cards of no use', 0, 3),
  room: counted('room in the mill', -3, 3),
  tradeShips: counted('trade ships', 0, 4),
  mill: counted('mill beyond the usual', -2, 4),
  benches: counted('benches', 0, BENCHES),
  lack: perGood('lack', -4, 4),
  lacking: counted('lacking', 0, 7),
  wants: crafted('wants'),
  spares: crafted('spares'),
  nearest: counted('nearest ship', 0, 9),
  taken: SPACES.map(space => remark(`taken ${space}`)),
  turn: counted('turns before mine', 0, 4),
  rivals: counted('rivals', 1, 4),
  rivalToGo: counted('rival to go', 0, 4),
  rivalYard: counted('rival yards', 0, 4),
  rivalCrew: counted('rival crews', 0, 6),
  rivalGold: counted('rival gold', 0, 8),
  lead: counted('lead', -5, 5),
  arms: counted('arms', -3, 3),
  guarded: remark('guarded'),
  noBoard: remark('no village board'),
  peaceful: remark('peaceful'),
}
function tradeShipsOf({ fleet }: PlayerView): number {
  let ships = 0
  for (const card of fleet.cards) if (!isMilitary(card)) ships++
  return ships
}
export function seen(yard: Yard): number[] {
  const { g, seat, me, hand, crafts, lacks, lacking, price } = yard
  const { options, players, day, first } = g
  const out = [
    SEES.gold(me.gold),
    SEES.afterPrice(me.gold - price),
    SEES.workers(me.workers),
    SEES.cards(hand.length),
    SEES.benches(me.crew.cards.length),
    SEES.ships(yard.ships.length),
    SEES.lacking(lacking),
    SEES.turn((seat - first + players.length) % players.length),
    SEES.rivals(players.length - 1),
    options.days > 0 ? SEES.daysToGo(options.days - day) : SEES.toGo(options.ships - me.fleet.cards.length),
  ]
  out.push(SEES.lost(me.gold + incomeOf(me) - GOLD.most))
  const capacity = millCapacity(me)
  out.push(SEES.room(capacity - storedIn(me.mill)), SEES.mill(capacity - CAPACITY.mill))
  out.push(SEES.idle(idleIn(yard)), SEES.tradeShips(tradeShipsOf(me)))
  for (const card of me.yard.cards) out.push(SEES.yard(card))
  for (const card of me.crew.cards) out.push(SEES.crew(card))
  for (const card of hand) out.push(SEES.hand(card))
  for (const card of me.tool.cards) out.push(SEES.tool(card))
  for (const card of me.buildings.cards) out.push(SEES.building(card))
  for (let good = 0; good < lacks.length; good++) out.push(SEES.lack[good]!(lacks[good]!))
  for (let craft = 0; craft < crafts.length; craft++) {
    if (crafts[craft]! < 0) out.push(SEES.wants(craft))
    else if (crafts[craft]! > 0) out.push(SEES.spares(craft))
  }
  let nearest = 9
  for (const card of me.yard.cards) {
    const [misses, lacks] = farness(yard, shipOf(card))
    nearest = Math.min(nearest, 2 * misses + lacks)
  }
  out.push(SEES.nearest(nearest))
  let [fleet, stocks, crew, gold, points, arms] = [0, 0, 0, 0, 0, 0]
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const rival = players[other]!
    fleet = Math.max(fleet, rival.fleet.cards.length)
    stocks += rival.yard.cards.length
    crew += rival.crew.cards.length
    gold = Math.max(gold, rival.gold)
    points = Math.max(points, shipPoints(rival))
    arms = Math.max(arms, militaryOf(rival))
  }
  out.push(SEES.rivalToGo(options.ships - fleet), SEES.rivalYard(stocks), SEES.rivalCrew(crew), SEES.rivalGold(gold))
  out.push(SEES.lead(shipPoints(me) - points), SEES.arms(militaryOf(me) - arms))
  if (isGuarded(g, seat)) out.push(SEES.guarded)
  if (options.peaceful) out.push(SEES.peaceful)
  if (!options.board) out.push(SEES.noBoard)
  else for (let at = 0; at < SPACES.length; at++) if (g.spaces[at]) out.push(SEES.taken[at]!)
  return out
}
