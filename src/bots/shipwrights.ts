// The easy bot of Shipwrights: it drafts for the ships on its stocks, gathers what they lack, and finishes them.
import type { Json, Question, Seat, Seen } from '#engine'
import {
  type ActMove,
  BENCHES,
  buildingOf,
  buildingPoints,
  type CallMove,
  type Crew,
  cardOf,
  craftsmanOf,
  deck,
  type G,
  type GainMove,
  type GiveMove,
  GOLD,
  GOODS,
  JEWELS,
  type Player,
  type Ship,
  SPACES,
  type StockMove,
  type SwapMove,
  shipOf,
  shipPoints,
  storedIn,
  type TakeMove,
  toolOf,
  type VillagerId,
  type VisitMove,
  villagerOf,
  WORKSHOPS,
} from '#games/shipwrights'
import type { Bot } from './bot.ts'

/** The choice with the highest worth; the first of equals. */
function best<M>(moves: readonly M[], worth: (move: M) => number): M {
  const worths = moves.map(worth)
  return moves[worths.indexOf(Math.max(...worths))]!
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** What a player has, wants and lacks: the ships on the stocks decide. */
interface Plan {
  readonly g: G
  readonly seat: Seat
  readonly me: Player
  readonly ships: readonly Ship[]
  /** Craftsmen the ships still lack, by craft. */
  readonly crafts: readonly number[]
  /** Resources the ships still lack, and those that are too many. */
  readonly lacks: readonly number[]
  readonly spare: readonly number[]
}
function planOf(g: G, seat: Seat): Plan {
  const me = g.players[seat]!
  const free = WORKSHOPS - me.yard.cards.length
  const promised = me.hand.cards.filter(card => cardOf(card).kind === 'ship').slice(0, free)
  const ships = [...me.yard.cards, ...promised].map(shipOf)
  const crafts = deck.craftsmen.map(({ craft }) => {
    const want = ships.flatMap(ship => ship.crafts).filter(each => each === craft).length
    return want - countCraft(me, craft)
  })
  // With nothing on the stocks yet: what most ships are made of.
  const wanted = ships.length === 0 ? [3, 2, 1] : GOODS.map((_, good) => sum(ships.map(ship => ship.goods[good]!)))
  const lacks = wanted.map((want, good) => Math.max(0, want - me.mill[good]!))
  const spare = wanted.map((want, good) => Math.max(0, me.mill[good]! - want))
  return { g, seat, me, ships, crafts, lacks, spare }
}
const countCraft = ({ crew, hand }: Player, craft: number): number =>
  [...crew.cards, ...hand.cards].filter(card => {
    const title = cardOf(card)
    return title.kind === 'craftsman' && title.craft === craft
  }).length

/** How much a ship brings, and how far away it is. */
function shipWorth({ me, g }: Plan, ship: Ship): number {
  const missing = ship.crafts.filter(craft => countCraft(me, craft) === 0).length
  const late = g.players.some(({ fleet }) => fleet.cards.length >= g.options.ships - 1)
  const cost = sum(ship.goods) + ship.gold / 2 + ship.workers / 2
  const gains = 2.5 * ship.points + 0.7 * ship.military + ship.hands + ship.income
  return gains - (late ? 0.9 : 0.5) * cost - 1.2 * missing + 6
}
/** Who is furthest: attacks go there. */
const threat = (player: Player): number => shipPoints(player) + 2 * player.fleet.cards.length

/** Whether there is a place for a craftsman no ship waits for: the Cartographer may use one; without him they are in the way. */
const hasBenchFor = ({ g, me }: Plan): boolean => me.crew.cards.length < (g.options.board ? BENCHES - 1 : 1)

/** What villagers are worth, all else being equal. */
const VALUE: Record<VillagerId, number> = {
  assassin: 2.4,
  barbarian: 2.6,
  conspirator: 2.5,
  pioneer: 2.2,
  mercenary: 4,
  pillager: 2.5,
  berserker: 0.2,
  thief: 4,
  sentry: 2,
  chieftain: 5,
  sage: 3,
  beggar: 4.2,
  labourer: 5,
  merchant: 5,
  trader: 2.5,
  king: 5,
  queen: 4,
  navigator: 4,
  scout: 5,
  armourer: 5,
}

/** What a card of one's hand, or of the pack before one, is worth. */
function cardWorth(plan: Plan, card: number, drafting: boolean): number {
  const { me, crafts, g } = plan
  const title = cardOf(card)
  switch (title.kind) {
    case 'ship': {
      const room = WORKSHOPS - plan.ships.length > 0
      if (!drafting) return room || plan.ships.includes(title) ? shipWorth(plan, title) : 0
      return room ? shipWorth(plan, title) : 0.5
    }
    case 'craftsman': {
      const missing = drafting ? crafts[title.craft]! > 0 : crafts[title.craft]! >= 0
      if (missing) return 7.5
      return hasBenchFor(plan) ? 2 : 0.3
    }
    case 'tool':
      return me.gold >= title.gold + 2 && me.tool.cards.length === 0 ? 3.5 : 0.4
    case 'building': {
      const points = title.id === 'boat_house' ? 3 : title.id === 'treasury' ? 1.5 : buildingPoints(me, card)
      const able = me.gold >= title.gold && me.workers >= title.workers
      const owned = me.buildings.cards.some(other => buildingOf(other) === title)
      return owned ? 0.1 : able ? 2.2 * points + 1.5 * (title.income + title.mill) : points / 2
    }
    case 'villager': {
      if ((title.id === 'king' || title.id === 'queen') && me.gold >= GOLD.most - 2) return 1
      if (title.id === 'navigator') return 2.5 + 0.7 * ((plan.seat - g.first + g.players.length) % g.players.length)
      return VALUE[title.id]
    }
  }
}

function actWorth(plan: Plan, move: ActMove): number {
  const { g, me } = plan
  switch (move.do) {
    case 'finish':
      return 100 + shipOf(move.ship).points - (move.tool ? 1 : 0) - crewWorth(plan, move.crew)
    case 'start':
      return 50 + shipWorth(plan, shipOf(move.card))
    case 'recruit': {
      const { craft } = craftsmanOf(move.card)
      if (plan.crafts[craft]! >= 0 && plan.ships.some(ship => ship.crafts.includes(craft))) return 40
      return hasBenchFor(plan) ? 12 : -1
    }
    case 'call':
      return callWorth(plan, move)
    case 'equip': {
      const { gold, spares } = toolOf(move.card)
      if (me.tool.cards.length > 0 || me.gold < gold + 2) return -1
      return spares < 0 || plan.lacks[spares]! >= 3 ? 15 : -1
    }
    case 'build': {
      const { gold } = buildingOf(move.card)
      const saving = plan.ships.some(ship => plan.lacks.every(l => l === 0) && me.gold - gold < ship.gold)
      return saving ? -1 : 14 + cardWorth(plan, move.card, false)
    }
    case 'buy': {
      const which = GOODS.indexOf(move.good)
      const count = deck.backs[g.market]!.yields[which]! + (move.cart ? 1 : 0)
      const useful = Math.min(count, plan.lacks[which]!)
      return useful >= 2 || (useful === 1 && sum(plan.lacks) <= 2) ? 6 + useful : -1
    }
    case 'visit':
      return visitWorth(plan, move)
    case 'discard':
      return 1 - cardWorth(plan, move.card, false) / 100
    case 'abandon':
      return makesRoom(plan, move.ship) ? 56 : -1
    case 'drop':
      return -2
    case 'end':
      return 0
  }
}

/** Craftsmen of the hand would have to be discarded anyway; those of the board could wait for the other ship. */
const crewWorth = ({ me, crafts }: Plan, crew: Crew): number =>
  0.1 * sum(crew.map(card => (me.crew.cards.includes(card) ? 1 + Math.max(0, crafts[craftsmanOf(card).craft]!) : 0)))

function visitWorth(plan: Plan, move: VisitMove): number {
  const { g, me } = plan
  switch (move.space) {
    case 'cartographer':
      return 90 + shipOf(move.ship).points - (move.tool ? 1 : 0) - crewWorth(plan, move.crew)
    case 'warden': {
      const fetched = sum(g.spaces)
      return fetched >= 2 ? 30 : -1
    }
    case 'forager':
      return sum(plan.lacks) > 0 && me.workers > 1 ? 5 : -1
    case 'jeweller': {
      const useless = dull(plan)
      const paid = JEWELS[Math.min(useless.length, JEWELS.length) - 1] ?? 0
      return useless.length > 0 && me.gold + paid <= GOLD.most ? 2 + paid : -1
    }
    case 'shield_maiden':
      if ('remove' in move) return makesRoom(plan, move.remove) ? 55 : -1
      return g.players.length > 2 && me.workers > 5 && g.spaces[SPACES.indexOf('warden')] === 0 ? 1.5 : -1
  }
}
/** Whether a card of one's own board is in the way of a better one in hand. */
function makesRoom(plan: Plan, card: number): boolean {
  const { yard, crew, hand } = plan.me
  const title = cardOf(card)
  const waiting = hand.cards.map(cardOf)
  if (title.kind === 'craftsman') {
    const idle = (craft: number) => !plan.ships.some(ship => ship.crafts.includes(craft))
    const wanted = waiting.some(
      other => other.kind === 'craftsman' && !idle(other.craft) && plan.crafts[other.craft]! >= 0,
    )
    return crew.cards.length === BENCHES && idle(title.craft) && wanted
  }
  const worth = shipWorth(plan, title as Ship) + 4
  return (
    yard.cards.length === WORKSHOPS && waiting.some(other => other.kind === 'ship' && shipWorth(plan, other) > worth)
  )
}
/** Cards of the hand that are better sold than played. */
const dull = (plan: Plan): number[] => plan.me.hand.cards.filter(card => cardWorth(plan, card, false) < 1.5)

function callWorth(plan: Plan, move: CallMove): number {
  const { g, me, lacks, seat } = plan
  const { id } = villagerOf(move.card)
  const owner = (card: number) => g.players.findIndex(p => p.crew.cards.includes(card) || p.yard.cards.includes(card))
  const lacking = move.good === undefined ? 0 : lacks[GOODS.indexOf(move.good)]!
  switch (id) {
    case 'assassin':
    case 'barbarian':
      if (owner(move.at!) === seat) return makesRoom(plan, move.at!) ? 45 : -1
      return 20 + threat(g.players[owner(move.at!)]!)
    case 'conspirator':
      return 20 + (plan.crafts[craftsmanOf(move.at!).craft]! > 0 ? 25 : 0)
    case 'pillager': {
      const { gold, mill } = g.players[move.seat!]!
      return 20 + Math.min(gold, storedIn(mill))
    }
    case 'thief':
      return 20 + 3 * lacking + threat(g.players[move.seat!]!) / 10
    case 'beggar':
    case 'merchant':
    case 'scout':
      return 25 + lacking
    case 'berserker':
      return me.gold >= 10 ? 10 : -1
    case 'chieftain':
    case 'armourer':
      return 60
    case 'sage':
      return dull(plan).length > 0 ? 59 : -1
    case 'trader':
      return sum(lacks) > 0 && sum(plan.spare) > 0 ? 26 : -1
    default:
      return 22
  }
}

/** What is better given away: cards of little worth, as many as are dull. */
function giveWorth(plan: Plan, { cards }: GiveMove): number {
  return sum(cards.map(card => (cardWorth(plan, card, false) < 1.5 ? 1 : -2))) - 0.01 * sum(cards)
}
function swapWorth({ lacks, spare }: Plan, move: SwapMove): number {
  if (move.do === 'enough') return 0
  return Math.min(1, spare[GOODS.indexOf(move.give)]!) * lacks[GOODS.indexOf(move.take)]! || -1
}
const keepWorth = ({ lacks, spare, me }: Plan, { goods }: StockMove): number =>
  -sum(
    goods.map((count, good) => Math.max(0, count - spare[good]!) * (3 + lacks[good]!) + count / (1 + me.mill[good]!)),
  )

export const easyShipwrights: Bot<G> = ({ seat, state, question }) => {
  const plan = planOf(visible(state), seat)
  const pick = <M>(worth: (move: M) => number) => best(question.options as unknown as readonly M[], worth) as Json
  return answer(question, plan, pick)
}
/** The bot looks at nothing hidden: its own cards, the boards and the market. */
const visible = (state: Seen<G>): G => state as unknown as G

function answer({ kind, options }: Question, plan: Plan, pick: <M>(worth: (move: M) => number) => Json): Json {
  switch (kind) {
    case 'draft':
      return pick<TakeMove>(({ at }) => cardWorth(plan, plan.me.pack.cards[at]!, true))
    case 'act':
      return pick<ActMove>(move => actWorth(plan, move))
    case 'stock':
      return pick<StockMove>(({ goods }) => -Math.abs(goods[0] - 1) - Math.abs(goods[1] - 1))
    case 'store':
      return pick<StockMove>(move => keepWorth(plan, move))
    case 'gain':
      return pick<GainMove>(({ good }) => plan.lacks[GOODS.indexOf(good)]!)
    case 'swap':
      return pick<SwapMove>(move => swapWorth(plan, move))
    case 'jewels':
    case 'sage':
      return pick<GiveMove>(move => giveWorth(plan, move))
    default:
      return options[0]!
  }
}
