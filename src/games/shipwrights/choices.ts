// What is open to the player whose turn it is: the one list behind legality, buttons, hints, bots and fuzzers.
import type { Seat } from '#engine'
import { cardOf } from './cards/deck.ts'
import { GOODS } from './cards/kinds.ts'
import { recordOf } from './cards/villagers/index.ts'
import {
  craftsOf,
  OPEN,
  type Reasons,
  toolHelps,
  whyNotAbandon,
  whyNotBuild,
  whyNotBuy,
  whyNotEnd,
  whyNotEquip,
  whyNotFinish,
  whyNotRecruit,
  whyNotStart,
} from './conditions.ts'
import { crewsFor } from './crew.ts'
import type { ActMove, UnmannedMove } from './moves.ts'
import * as make from './moves.ts'
import type { G } from './state.ts'
import { lookAtChart, lookAtVillage } from './village.ts'

/** Takes in every move there is to look at, with what it lacks. */
export type Look = (move: ActMove | UnmannedMove, because: Reasons) => void

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
    look(make.throwAway(card), OPEN)
  }
  if (me.yard.cards.length > 0) lookAtYard(g, seat, look)
  if (me.tool.cards.length > 0) look(make.DROP, OPEN)
  if (g.options.board) lookAtVillage(g, seat, look)
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
  else for (const crew of crewsFor(g, seat, ship)) look({ do: 'finish', ship, tool, crew }, OPEN)
  if (g.options.board) lookAtChart(g, seat, ship, tool, have, look)
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
    case 'villager': {
      const { offers } = recordOf(card)
      return offers ? offers(g, seat, card, look) : look(make.call(card), OPEN)
    }
    default:
      return kind satisfies never
  }
}
