// What is open to the player whose turn it is: the one list behind legality, buttons, hints, bots and fuzzers.
import type { Seat } from '#engine'
import { cardOf, villagerOf } from './cards/deck.ts'
import { GOODS } from './cards/kinds.ts'
import {
  both,
  craftsOf,
  OPEN as NONE,
  type Reasons,
  toolHelps,
  whyNotAbandon,
  whyNotBreak,
  whyNotBuild,
  whyNotBuy,
  whyNotCall,
  whyNotChart,
  whyNotEnd,
  whyNotEquip,
  whyNotFinish,
  whyNotForager,
  whyNotHarm,
  whyNotJeweller,
  whyNotMaiden,
  whyNotPillage,
  whyNotRecruit,
  whyNotRob,
  whyNotShield,
  whyNotStart,
  whyNotSupply,
  whyNotWarden,
} from './conditions.ts'
import { crewsFor, crewsWithStandIn } from './crew.ts'
import type { ActMove, UnmannedMove } from './moves.ts'
import * as make from './moves.ts'
import type { G } from './state.ts'

/** Takes in every move there is to look at, with what it lacks. */
type Look = (move: ActMove | UnmannedMove, because: Reasons) => void

/** The moves open now. */
export function actMoves(g: G, seat: Seat): readonly ActMove[] {
  const moves: ActMove[] = []
  lookAt(g, seat, (move, because) => {
    if (because.length === 0) moves.push(move as ActMove) // what is unmanned always lacks something
  })
  return moves
}

/** Every action this player could think of, open or not. */
export function lookAt(g: G, seat: Seat, look: Look): void {
  const me = g.players[seat]!
  for (let good = 0; good < GOODS.length; good++) {
    const because = whyNotBuy(g, seat, good)
    look(make.buy[0](good), because)
    if (me.cart[good]! > 0) look(make.buy[1](good), because)
  }
  for (const card of me.hand.cards) {
    lookAtCard(g, seat, card, look)
    look(make.throwAway(card), NONE)
  }
  if (me.yard.cards.length > 0) lookAtYard(g, seat, look)
  if (me.tool.cards.length > 0) look(make.DROP, NONE)
  if (g.options.board) lookAtBoard(g, seat, look)
  look(make.END, whyNotEnd(g, seat))
}

function lookAtYard(g: G, seat: Seat, look: Look): void {
  const me = g.players[seat]!
  const have = craftsOf(me)
  for (const ship of me.yard.cards) {
    lookAtShip(g, seat, ship, false, have, look)
    if (toolHelps(me, ship)) lookAtShip(g, seat, ship, true, have, look)
    if (g.options.abandon) look(make.abandon(ship), whyNotAbandon(g, seat))
  }
}
function lookAtShip(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[], look: Look): void {
  const lacks = whyNotFinish(g, seat, ship, tool, have)
  if (lacks.length > 0) look(make.unfinished(ship, tool ? 1 : 0), lacks)
  else for (const crew of crewsFor(g, seat, ship)) look({ do: 'finish', ship, tool, crew }, NONE)
  if (!g.options.board) return
  const misses = whyNotChart(g, seat, ship, tool, have)
  if (misses.length > 0) return look(make.uncharted(ship, tool ? 1 : 0), misses)
  for (const crew of crewsWithStandIn(g, seat, ship)) {
    look({ do: 'visit', space: 'cartographer', ship, tool, crew }, NONE)
  }
}

function lookAtCard(g: G, seat: Seat, card: number, look: Look): void {
  const { kind } = cardOf(card)
  switch (kind) {
    case 'ship':
      return look(make.begin(card), whyNotStart(g, seat))
    case 'craftsman':
      return look(make.recruit(card), whyNotRecruit(g, seat))
    case 'tool':
      return look(make.equip(card), whyNotEquip(g, seat, card))
    case 'building':
      return look(make.erect(card), whyNotBuild(g, seat, card))
    case 'villager':
      return lookAtVillager(g, seat, card, look)
  }
}

function lookAtVillager(g: G, seat: Seat, card: number, look: Look): void {
  const { players } = g
  const lacks = whyNotCall(g, seat, card)
  const { id } = villagerOf(card)
  switch (id) {
    case 'assassin':
    case 'barbarian':
    case 'conspirator': {
      let targets = 0
      for (let victim = 0; victim < players.length; victim++) {
        if (id === 'conspirator' && victim === seat) continue
        for (const target of players[victim]![id === 'barbarian' ? 'yard' : 'crew'].cards) {
          look(make.callAt(card, target), both(lacks, whyNotHarm(g, seat, card, victim, target)))
          targets++
        }
      }
      if (targets === 0) look(make.call(card), both(lacks, NO_TARGET))
      return
    }
    case 'pillager':
    case 'berserker': {
      const why = id === 'pillager' ? whyNotPillage : whyNotBreak
      for (let victim = 0; victim < players.length; victim++) {
        if (victim !== seat) look(make.callOn(card, victim), why(g, seat, card, victim))
      }
      return
    }
    case 'thief':
      return lookAtThief(g, seat, card, look)
    case 'beggar':
    case 'merchant':
    case 'scout':
      for (let good = 0; good < GOODS.length; good++) look(make.callFor(card, good), whyNotSupply(g, good))
      return
    default:
      return look(make.call(card), lacks)
  }
}
const NO_TARGET: Reasons = [{ needs: 'target' }]

function lookAtThief(g: G, seat: Seat, card: number, look: Look): void {
  for (let victim = 0; victim < g.players.length; victim++) {
    if (victim === seat) continue
    const because = whyNotRob(g, seat, card, victim)
    const { mill } = g.players[victim]!
    if (because.length > 0) look(make.callOn(card, victim), because)
    else for (let good = 0; good < mill.length; good++) if (mill[good]! > 0) look(make.rob(card)(victim, good), NONE)
  }
}

function lookAtBoard(g: G, seat: Seat, look: Look): void {
  const { yard, crew } = g.players[seat]!
  look(make.VISIT.jeweller, whyNotJeweller(g, seat))
  look(make.VISIT.forager, whyNotForager(g, seat))
  look(make.VISIT.warden, whyNotWarden(g, seat))
  const lacks = whyNotMaiden(g, seat)
  for (const card of yard.cards) lookAtMaiden(g, card, lacks, look)
  for (const card of crew.cards) lookAtMaiden(g, card, lacks, look)
}
function lookAtMaiden(g: G, card: number, lacks: Reasons, look: Look): void {
  look(make.remove(card), lacks)
  look(make.shield(card), both(lacks, whyNotShield(g, card)))
}
