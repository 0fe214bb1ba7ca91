// What a player would do at a glance: drafts for the ships on the stocks, gathers what they lack, and finishes them.
import type { Question } from '#engine'
import type { Temper } from '../../kit/sense/index.ts'
import { JEWELS } from '../board.ts'
import { buildingOf, craftsmanOf, deck, shipOf, toolOf, villagerOf } from '../cards/deck.ts'
import { GOODS } from '../cards/kinds.ts'
import type { Crew } from '../crew.ts'
import type {
  ActMove,
  Asked,
  CallMove,
  GainMove,
  GiveMove,
  StockMove,
  SwapMove,
  TakeMove,
  VisitMove,
} from '../moves.ts'
import { leadsMilitary, MILITARY_BONUS, militaryOf, scoreOf } from '../score.ts'
import { type G, GOLD, SPACES, storedIn } from '../state.ts'
import { hasBenchFor, isWanted, type Plan, planOf, sum } from './plan.ts'
import { isDull, isLeft, makesRoom, shipWorth, threat, W, worthInHand, worthInPack } from './worth.ts'

const WARDEN = SPACES.indexOf('warden')

export function leanings(g: G, { seat, kind, options }: Question, temper: Temper): number[] {
  const plan = planOf(g, seat, temper)
  const each = <M>(worth: (move: M) => number): number[] => (options as unknown as readonly M[]).map(worth)
  switch (kind as Asked) {
    case 'draft':
      return each<TakeMove>(({ at }) => worthInPack(plan, plan.me.pack.cards[at]!))
    case 'act':
      return each<ActMove>(move => actWorth(plan, move))
    case 'stock':
      return each<StockMove>(({ goods }) => -Math.abs(goods[0] - 1) - Math.abs(goods[1] - 1))
    case 'store':
      return each<StockMove>(move => keepWorth(plan, move))
    case 'gain':
      return each<GainMove>(({ good }) => plan.lacks[GOODS.indexOf(good)]!)
    case 'swap':
      return each<SwapMove>(move => swapWorth(plan, move))
    case 'jewels':
      return each<GiveMove>(move => giveWorth(plan, move, isLeft))
    case 'sage':
      return each<GiveMove>(move => giveWorth(plan, move, isDull))
  }
}

function actWorth(plan: Plan, move: ActMove): number {
  const { g, me } = plan
  switch (move.do) {
    case 'finish':
      return finishWorth(plan, move.ship, move.tool, move.crew)
    case 'start':
      return shipWorth(plan, shipOf(move.card)) > W.startLeast ? 50 + shipWorth(plan, shipOf(move.card)) : -1
    case 'recruit': {
      const { craft } = craftsmanOf(move.card)
      if (plan.crafts[craft]! >= 0 && isWanted(plan, craft)) return 40
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
      return saving ? -1 : 14 + worthInHand(plan, move.card)
    }
    case 'buy': {
      const which = GOODS.indexOf(move.good)
      const count = deck.backs[g.market]!.yields[which]! + (move.cart ? 1 : 0)
      const useful = Math.min(count, plan.lacks[which]!)
      if (me.workers - 2 < W.workersKept && useful < sum(plan.lacks)) return -1
      return useful >= W.buyLeast || (useful >= 1 && (sum(plan.lacks) <= W.buyNear || me.gold >= W.richBuy))
        ? 6 + useful
        : -1
    }
    case 'visit':
      return visitWorth(plan, move)
    case 'discard':
      return 1 - worthInHand(plan, move.card) / 100
    case 'abandon':
      return makesRoom(plan, move.ship) ? 56 : -1
    case 'drop':
      return -2
    case 'end':
      return 0
  }
}

/** The last ship ends the match: not while somebody else is ahead. */
function finishWorth(plan: Plan, ship: number, tool: boolean, crew: Crew): number {
  const { g, me, seat } = plan
  const { points, military } = shipOf(ship)
  const worth = 100 + points - (tool ? 1 : 0) - crewWorth(plan, crew)
  if (g.options.days > 0 || me.fleet.cards.length + 1 < g.options.ships) return worth
  const most = Math.max(...g.players.map((player, other) => (other === seat ? 0 : militaryOf(player))))
  const mine = scoreOf(g.players, me).score + points
  const bonus = !leadsMilitary(g.players, me) && militaryOf(me) + military >= most ? MILITARY_BONUS : 0
  return g.players.some((player, other) => other !== seat && scoreOf(g.players, player).score > mine + bonus)
    ? -1
    : worth
}

/** Craftsmen of the hand would have to be discarded anyway; those of the board could wait for the other ship. */
function crewWorth({ me, crafts }: Plan, crew: Crew): number {
  let worth = 0
  for (const card of crew) {
    if (me.crew.cards.includes(card)) worth += 0.1 * (1 + Math.max(0, crafts[craftsmanOf(card).craft]!))
  }
  return worth
}

function visitWorth(plan: Plan, move: VisitMove): number {
  const { g, me } = plan
  switch (move.space) {
    case 'cartographer':
      return finishWorth(plan, move.ship, move.tool, move.crew) - 5
    case 'forager':
      return me.workers > 1 || g.spaces[WARDEN] === 0 ? 10 : -1
    case 'jeweller': {
      const left = me.hand.cards.filter(card => isLeft(plan, card)).length
      const paid = JEWELS[Math.min(left, JEWELS.length) - 1] ?? 0
      if (left === 0 || me.gold + paid > GOLD.most + 1) return -1
      return left === me.hand.cards.length ? 9.8 : 4
    }
    // He fetches the workers of the other spaces too: after all other visits.
    case 'warden':
      return sum(g.spaces) > 0 ? 9.5 : -1
    case 'shield_maiden':
      if ('remove' in move) return makesRoom(plan, move.remove) ? 55 : -1
      return g.players.length > 2 && me.workers > 5 && g.spaces[SPACES.indexOf('warden')] === 0 ? 1.5 : -1
  }
}

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
      return me.hand.cards.some(card => isDull(plan, card)) ? 59 : -1
    case 'trader':
      return sum(lacks) > 0 && sum(plan.spare) > 0 ? 26 : -1
    default:
      return 22
  }
}

/** What is better given away: cards of little worth, as many as are dull. */
const giveWorth = (plan: Plan, { cards }: GiveMove, dull: typeof isDull): number =>
  sum(cards.map(card => (dull(plan, card) ? 1 : -2))) - 0.0001 * sum(cards)
function swapWorth({ lacks, spare }: Plan, move: SwapMove): number {
  if (move.do === 'enough') return 0
  return Math.min(1, spare[GOODS.indexOf(move.give)]!) * lacks[GOODS.indexOf(move.take)]! || -1
}
const keepWorth = ({ lacks, spare, me }: Plan, { goods }: StockMove): number =>
  -sum(
    goods.map((count, good) => Math.max(0, count - spare[good]!) * (3 + lacks[good]!) + count / (1 + me.mill[good]!)),
  )
