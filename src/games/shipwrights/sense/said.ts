// What each option says to a player of Shipwrights: what it is about, what it would be to the yard, and whom it touches.
import type { QuestionOf, Seat } from '#engine'
import { buildingOf, cardOf, craftsmanOf, deck, shipOf, villagerOf } from '../cards/deck.ts'
import type { Card } from '../cards/kinds.ts'
import { VILLAGER } from '../cards/villagers/index.ts'
import { type ActMove, goodAt, type Q } from '../moves.ts'
import { buildingPoints, leadsMilitary, MILITARY_BONUS, militaryOf, scoreOf } from '../score.ts'
import { BENCHES, GOLD, PRICE, SPACES, WORKSHOPS } from '../state.ts'
import { DO, SAYS } from './vocabulary.ts'
import { farness, idleIn, own, type Yard } from './yard.ts'

/** Resources no ship waits for, and of how many kinds some are lacking. */
function spareOf({ lacks }: Yard): number {
  let spare = 0
  for (const lack of lacks) spare += Math.max(0, -lack)
  return spare
}
function kindsLacking({ lacks }: Yard): number {
  let kinds = 0
  for (const lack of lacks) if (lack > 0) kinds++
  return kinds
}
/** What a card would be to this yard. */
function remarks(yard: Yard, card: number, out: number[]): number[] {
  const { me, ships, crafts } = yard
  const title: Card = cardOf(card)
  switch (title.kind) {
    case 'ship': {
      const [misses, lacks] = farness(yard, title)
      out.push(SAYS.misses(misses), SAYS.far(lacks), SAYS.points(title.points), SAYS.arms(title.military))
      out.push(SAYS.dear(me.gold - title.gold), SAYS.hands(me.workers - title.workers))
      if (ships.length >= WORKSHOPS && !ships.includes(title)) out.push(SAYS.noRoom)
      return out
    }
    case 'craftsman':
      out.push(crafts[title.craft]! < 0 ? SAYS.wanted : SAYS.needless)
      if (me.crew.cards.length >= BENCHES) out.push(SAYS.bench)
      return out
    case 'building':
    case 'tool':
      out.push(SAYS.goldLeft(me.gold - title.gold), SAYS.saving(me.gold - title.gold - yard.price))
      if (title.kind === 'building' && me.buildings.cards.some(other => buildingOf(other) === title))
        out.push(SAYS.owned)
      if (title.kind === 'building') out.push(SAYS.points(buildingPoints(me, card)))
      else out.push(SAYS.useful(title.spares < 0 ? kindsLacking(yard) : yard.lacks[title.spares]!))
      return out
    case 'villager':
      if (title.id === 'sage') out.push(SAYS.idle(idleIn(yard)))
      if (title.id === 'trader') out.push(SAYS.swaps(Math.min(title.goods, spareOf(yard), yard.lacking)))
      if (VILLAGER[title.id].warlike) out.push(VILLAGER[title.id].stays ? SAYS.guards : SAYS.harms)
      return out
  }
}

function ofAct(yard: Yard, move: ActMove): number[] {
  const { g, me, lacks, lacking } = yard
  switch (move.do) {
    case 'end':
    case 'drop':
      return [DO[move.do]]
    case 'discard':
      return remarks(yard, move.card, SAYS.discard(move.card))
    case 'start':
    case 'recruit':
    case 'equip':
    case 'build':
      return remarks(yard, move.card, SAYS.play(move.card))
    case 'abandon':
      return remarks(yard, move.ship, [DO.abandon])
    case 'finish':
      return ofFinishing(yard, move, [DO.finish])
    case 'buy': {
      const which = goodAt(move.good)
      const count = deck.backs[g.market]!.yields[which]! + (move.cart ? 1 : 0)
      const out = [DO.buy, SAYS.good[which]!, SAYS.saving(me.gold - PRICE.gold - yard.price)]
      out.push(SAYS.workersLeft(me.workers - PRICE.workers))
      return ofGoods(yard, which, count, out)
    }
    case 'visit':
      if ('crew' in move)
        return ofFinishing(yard, move, [DO.finish, SAYS.space[SPACES.indexOf(move.space)]!, SAYS.second])
      if ('remove' in move) return remarks(yard, move.remove, [DO.remove])
      if ('shield' in move) return remarks(yard, move.shield, [DO.shield])
      return [DO.visit, SAYS.space[SPACES.indexOf(move.space)]!, SAYS.workersLeft(me.workers - 1)]
    case 'call': {
      const out = remarks(yard, move.card, SAYS.play(move.card))
      if (move.good !== undefined && move.seat === undefined) return ofGoods(yard, goodAt(move.good), 1, out)
      if (move.good !== undefined) out.push(SAYS.useful(lacks[goodAt(move.good)]!))
      if (move.seat !== undefined) ofRival(yard, move.seat, out)
      if (move.at !== undefined) ofTarget(yard, move.at, out)
      const { gold } = villagerOf(move.card)
      if (gold > 0) out.push(SAYS.full(me.gold + gold - GOLD.most))
      if (lacking === 0) out.push(SAYS.closes)
      return out
    }
  }
}
/** So many of a resource: how many of them the ships lack, and whether nothing is lacking then. */
function ofGoods({ lacks, lacking }: Yard, good: number, count: number, out: number[]): number[] {
  const useful = Math.min(count, Math.max(0, lacks[good]!))
  out.push(SAYS.useful(useful))
  if (useful > 0 && useful === lacking) out.push(SAYS.closes)
  return out
}
function ofRival({ g, seat }: Yard, rival: Seat, out: number[]): void {
  const { fleet, gold, mill } = g.players[rival]!
  const most = Math.max(...g.players.map((player, other) => (other === seat ? 0 : player.fleet.cards.length)))
  out.push(SAYS.leader(most - fleet.cards.length), SAYS.theirs(Math.min(gold, mill[0]! + mill[1]! + mill[2]!)))
}
function ofTarget(yard: Yard, card: number, out: number[]): void {
  const { g, seat, crafts } = yard
  const owner = g.players.findIndex(({ crew, yard }) => crew.cards.includes(card) || yard.cards.includes(card))
  const title = cardOf(card)
  if (owner === seat) out.push(SAYS.own)
  else {
    ofRival(yard, owner, out)
    out.push(SAYS.target(card))
  }
  if (title.kind === 'craftsman') out.push(crafts[title.craft]! < 0 ? SAYS.wanted : SAYS.needless)
}
type Finishing = { readonly ship: number; readonly tool: boolean; readonly crew: readonly number[] }
function ofFinishing(yard: Yard, { ship, tool, crew }: Finishing, out: number[]): number[] {
  const { g, me, seat } = yard
  const { points, military } = shipOf(ship)
  let [fromBoard, needed] = [0, 0]
  for (const card of crew) {
    if (!me.crew.cards.includes(card)) continue
    fromBoard++
    if (yard.crafts[craftsmanOf(card).craft]! < 0) needed++
  }
  out.push(SAYS.target(ship), SAYS.points(points), SAYS.fromBoard(fromBoard), SAYS.needed(needed))
  if (tool) out.push(SAYS.tool)
  if (g.options.days > 0 || me.fleet.cards.length + 1 < g.options.ships) return out
  // Whether it would be won then is a fact of the rules: the score with this ship, and the strongest fleet.
  const arms = militaryOf(me) + military
  let [mine, best] = [scoreOf(g.players, me).score + points, 0]
  const most = Math.max(...g.players.map((player, other) => (other === seat ? 0 : militaryOf(player))))
  if (arms > 0 && arms >= most && !leadsMilitary(g.players, me)) mine += MILITARY_BONUS
  for (let other = 0; other < g.players.length; other++) {
    if (other === seat) continue
    const { score, parts } = scoreOf(g.players, g.players[other]!)
    best = Math.max(best, arms > most ? score - parts['military']! : score)
  }
  out.push(SAYS.ends(mine - best))
  return out
}
/** Resources to be kept, or given back: how many of them somebody waits for. */
function ofStock({ lacks }: Yard, what: 'stock' | 'store', goods: readonly number[]): number[] {
  const out = [DO[what]]
  let wanted = 0
  for (let good = 0; good < goods.length; good++) {
    out.push(SAYS.stocked[good]!(goods[good]!))
    wanted += Math.max(0, Math.min(goods[good]!, goods[good]! + lacks[good]!))
  }
  out.push(SAYS.needed(wanted))
  return out
}
function ofGift(yard: Yard, what: 'jewels' | 'sage', cards: readonly number[]): number[] {
  const out = [DO[what], SAYS.count(cards.length)]
  for (const card of cards) remarks(yard, card, out).push(...SAYS.give(card))
  return out
}

export function said(yard: Yard, question: QuestionOf<Q>): number[][] {
  switch (question.kind) {
    case 'draft': {
      const pack = own(yard.me.pack)
      return question.options.map(({ at }) => remarks(yard, pack[at]!, SAYS.draft(pack[at]!)))
    }
    case 'act':
      return question.options.map(move => ofAct(yard, move))
    case 'stock':
    case 'store':
      return question.options.map(({ goods }) => ofStock(yard, question.kind, goods))
    case 'gain':
      return question.options.map(({ good }) => ofGoods(yard, goodAt(good), 1, [DO.gain, SAYS.good[goodAt(good)]!]))
    case 'swap':
      return question.options.map(move => {
        if (move.do === 'enough') return [DO.enough]
        const [give, take] = [goodAt(move.give), goodAt(move.take)]
        const out = [DO.swap, SAYS.given[give]!, SAYS.spare(-yard.lacks[give]!), SAYS.good[take]!]
        return ofGoods(yard, take, 1, out)
      })
    case 'jewels':
    case 'sage':
      return question.options.map(({ cards }) => ofGift(yard, question.kind, cards))
  }
}
