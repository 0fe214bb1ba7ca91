// What a player would do at a glance: drafts for the ships on the stocks, gathers what they lack, and finishes them.
import type { QuestionOf } from '#engine'
import type { Temper } from '#games/kit/sense'
import { buildingOf, craftsmanOf, deck, shipOf, toolOf } from '../cards/deck.ts'
import { recordOf } from '../cards/villagers/index.ts'
import { type ActMove, type GiveMove, goodAt, type Q, type StockMove, type SwapMove } from '../moves.ts'
import type { View } from '../state.ts'
import { VILLAGE } from '../village.ts'
import { hasBenchFor, isLeft, isWanted, lackOf, own, type Plan, planOf, sum } from './plan.ts'
import { W } from './weights.ts'
import { isDull, worthInHand, worthInPack } from './worth.ts'
import { finishWorth, makesRoom, shipWorth } from './yard.ts'

export function leanings(g: View, question: QuestionOf<Q>, temper: Temper): number[] {
  const plan = planOf(g, question.seat, temper)
  switch (question.kind) {
    case 'draft':
      return question.options.map(({ at }) => worthInPack(plan, own(plan.me.pack)[at]!))
    case 'act':
      return question.options.map(move => actWorth(plan, move))
    case 'stock':
      return question.options.map(({ goods }) => -Math.abs(goods[0] - 1) - Math.abs(goods[1] - 1))
    case 'store':
      return question.options.map(move => keepWorth(plan, move))
    case 'gain':
      return question.options.map(({ good }) => lackOf(plan, good))
    case 'swap':
      return question.options.map(move => swapWorth(plan, move))
    case 'jewels':
      return question.options.map(move => giveWorth(plan, move, isLeft))
    case 'sage':
      return question.options.map(move => giveWorth(plan, move, isDull))
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
      return recordOf(move.card).lean?.(plan, move, isDull) ?? W.call
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
      const which = goodAt(move.good)
      const count = deck.backs[g.market]!.yields[which]! + (move.cart ? 1 : 0)
      const useful = Math.min(count, plan.lacks[which]!)
      if (me.workers - 2 < W.workersKept && useful < sum(plan.lacks)) return -1
      return useful >= W.buyLeast || (useful >= 1 && (sum(plan.lacks) <= W.buyNear || me.gold >= W.richBuy))
        ? 6 + useful
        : -1
    }
    case 'visit':
      return VILLAGE[move.space].lean(plan, move)
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

/** What is better given away: cards of little worth, as many as are dull. */
const giveWorth = (plan: Plan, { cards }: GiveMove, dull: typeof isDull): number =>
  sum(cards.map(card => (dull(plan, card) ? 1 : -2))) - 0.0001 * sum(cards)
function swapWorth({ lacks, spare }: Plan, move: SwapMove): number {
  if (move.do === 'enough') return 0
  return Math.min(1, spare[goodAt(move.give)]!) * lacks[goodAt(move.take)]! || -1
}
const keepWorth = ({ lacks, spare, me }: Plan, { goods }: StockMove): number =>
  -sum(
    goods.map((count, good) => Math.max(0, count - spare[good]!) * (3 + lacks[good]!) + count / (1 + me.mill[good]!)),
  )
