// What a player of Shipwrights sees, and what each option says: facts to learn from, cards by their titles.
import type { QuestionOf, Seat } from '#engine'
import { counted, type Leaning, type Reading, remark, word } from '#games/kit/sense'
import { buildingOf, cardOf, craftsmanOf, deck, shipOf, villagerOf } from '../cards/deck.ts'
import { type Card, type Deck, GOODS, type Ship } from '../cards/kinds.ts'
import { VILLAGER } from '../cards/villagers/index.ts'
import { craftsOf } from '../conditions.ts'
import { type ActMove, goodAt, type Q } from '../moves.ts'
import { buildingPoints, leadsMilitary, MILITARY_BONUS, militaryOf, scoreOf, shipPoints } from '../score.ts'
import {
  BENCHES,
  CAPACITY,
  GOLD,
  incomeOf,
  isGuarded,
  isMilitary,
  millCapacity,
  type PlayerView,
  PRICE,
  SPACES,
  storedIn,
  type View,
  WORKSHOPS,
} from '../state.ts'
import { own } from './plan.ts'

/** What the seat has, and what it lacks for the ships on the stocks and those in hand that find a workshop. */
interface Yard {
  readonly g: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly hand: readonly number[]
  readonly ships: readonly Ship[]
  /** By craft: craftsmen at hand beyond those the ships want; fewer than none: so many are wanted. */
  readonly crafts: readonly number[]
  readonly have: readonly number[]
  /** By good: what the ships want beyond what is in the mill; fewer than none: so many are spare. */
  readonly lacks: readonly number[]
  readonly lacking: number
  /** Gold for the dearest of the ships. */
  readonly price: number
}
function yardOf(g: View, seat: Seat): Yard {
  const me = g.players[seat]!
  const hand = own(me.hand)
  const ships = me.yard.cards.map(shipOf)
  for (const card of hand) {
    const title = cardOf(card)
    if (title.kind === 'ship' && ships.length < WORKSHOPS) ships.push(title)
  }
  const have = craftsOf(me)
  const crafts = have.slice()
  const lacks = [-me.mill[0]!, -me.mill[1]!, -me.mill[2]!]
  let price = 0
  for (const ship of ships) {
    for (const craft of ship.crafts) crafts[craft]!--
    for (let good = 0; good < lacks.length; good++) lacks[good]! += ship.goods[good]!
    price = Math.max(price, ship.gold)
  }
  let lacking = 0
  for (const lack of lacks) lacking += Math.max(0, lack)
  return { g, seat, me, hand, ships, crafts, have, lacks, lacking, price }
}
/** Craftsmen and resources that a ship still lacks. */
function farness({ me, have }: Yard, ship: Ship): readonly [crafts: number, goods: number] {
  let [misses, lacks] = [0, 0]
  for (let i = 0; i < ship.crafts.length; i++) {
    const craft = ship.crafts[i]!
    let before = 0
    for (let k = 0; k < i; k++) if (ship.crafts[k] === craft) before++
    if (have[craft]! <= before) misses++
  }
  for (let good = 0; good < ship.goods.length; good++) lacks += Math.max(0, ship.goods[good]! - me.mill[good]!)
  return [misses, lacks]
}

/** Whether a card of the hand finds no use here: nobody waits for it, there is no place for it, or it costs too much. */
function isIdle({ me, ships, crafts }: Yard, card: number): boolean {
  const title = cardOf(card)
  switch (title.kind) {
    case 'ship':
      return !ships.includes(title)
    case 'craftsman':
      return crafts[title.craft]! > 0 || me.crew.cards.length >= BENCHES
    case 'tool':
      return me.gold < title.gold || me.tool.cards.length > 0
    case 'building':
      return me.gold < title.gold || me.workers < title.workers
    case 'villager':
      return false
  }
}

/** Tokens of titles, found by the number of a card or of a craft: the quick way, as long as the deck is the same. */
function titled(
  text: string,
  make = remark,
  name = ({ id }: Card): string => id,
  list = ({ cards }: Deck): readonly Card[] => cards,
): (number: number) => number {
  let made: readonly number[] = []
  let of: Deck | null = null
  return number => {
    if (of !== deck) {
      of = deck
      made = list(deck).map(title => make(`${text} ${name(title)}`))
    }
    return made[number]!
  }
}
const crafted = (text: string) => titled(text, remark, undefined, ({ craftsmen }) => craftsmen)
const perGood = (text: string, low: number, high: number) => GOODS.map(good => counted(`${text} ${good}`, low, high))
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
function idleIn(yard: Yard): number {
  let idle = 0
  for (const card of yard.hand) if (isIdle(yard, card)) idle++
  return idle
}
function tradeShipsOf({ fleet }: PlayerView): number {
  let ships = 0
  for (const card of fleet.cards) if (!isMilitary(card)) ships++
  return ships
}
function seen(yard: Yard): number[] {
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

/** Words for a card by what is done with it: one for its kind, one for its title. */
function about(what: string): (card: number) => number[] {
  const kind = titled(what, word, card => card.kind)
  const title = titled(`${what} the`, word)
  return card => [kind(card), title(card)]
}
const DO = {
  abandon: word('abandon'),
  buy: word('buy'),
  drop: word('drop'),
  end: word('end'),
  enough: word('enough'),
  finish: word('finish'),
  gain: word('gain'),
  jewels: word('jewels'),
  remove: word('remove'),
  sage: word('sage'),
  shield: word('shield'),
  stock: word('stock'),
  store: word('store'),
  swap: word('swap'),
  visit: word('visit'),
}
const SAYS = {
  draft: about('take'),
  play: about('play'),
  discard: about('discard'),
  give: about('give'),
  good: GOODS.map(good => word(`of ${good}`)),
  space: SPACES.map(space => word(`visit ${space}`)),
  target: titled('at', word),
  needless: remark('nobody waits for it'),
  wanted: remark('a ship waits for it'),
  second: remark('as a stand-in'),
  bench: remark('no bench left'),
  owned: remark('has one already'),
  noRoom: remark('no workshop left'),
  misses: counted('misses craftsmen', 0, 4),
  far: counted('lacks goods', 0, 8),
  dear: counted('gold left after the ship', -6, 3),
  hands: counted('workers left after the ship', -3, 3),
  points: counted('points', 0, 6),
  arms: counted('military', 0, 5),
  harms: remark('harms others'),
  guards: remark('keeps harm away'),
  useful: counted('useful', 0, 4),
  spare: counted('spare', 0, 3),
  closes: remark('ends what is lacking'),
  goldLeft: counted('gold left', 0, 6),
  saving: counted('gold left for the ship', -3, 2),
  workersLeft: counted('workers left', 0, 5),
  full: counted('gold beyond the track', 0, 3),
  swaps: counted('worth swapping', 0, 3),
  idle: counted('cards of no use to change', 0, 3),
  fromBoard: counted('crew from the board', 0, 4),
  needed: counted('crew needed elsewhere', 0, 2),
  tool: remark('with the tool'),
  ends: counted('ends the match, ahead by', -3, 3),
  own: remark('one of mine'),
  leader: counted('behind the most ships by', 0, 3),
  theirs: counted('of them', 0, 5),
  count: counted('so many', 0, 4),
  stocked: GOODS.map(good => counted(`stock ${good}`, 0, 5, word)),
  given: GOODS.map(good => word(`give away ${good}`)),
}
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

function said(yard: Yard, question: QuestionOf<Q>): number[][] {
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
export function reading(g: View, question: QuestionOf<Q>): Reading {
  const yard = yardOf(g, question.seat)
  return { sees: seen(yard), says: said(yard, question) }
}

/** Quarrelsome ones like what does harm and what is armed, careful ones what keeps it away, greedy ones points. */
export const leaning: Leaning = {
  careful: new Map([
    [SAYS.guards, 2],
    [SAYS.harms, -1],
  ]),
  greedy: new Map([1, 2, 3, 4, 5, 6].map(points => [SAYS.points(points), 0.6 * points])),
  quarrelsome: new Map([
    [SAYS.harms, 2],
    ...[2, 3, 4, 5].map((arms): [number, number] => [SAYS.arms(arms), 0.3 * arms]),
  ]),
}
