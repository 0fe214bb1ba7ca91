// Why an action is not open: each condition is written once, and decides legality as well as it explains.
import type { Reason, Refusal, Seat } from '#engine'
import { placements } from './cards/combination.ts'
import { cardOf, type Goods, shipOf } from './cards/deck.ts'
import { handOf } from './hand.ts'
import { type ActionMove, attackMove, diceMoves, targetsOf } from './moves.ts'
import { fleetOf, type G, hasFreeShip, isGoods, warIsOver } from './state.ts'

export type MaitreReason =
  | { readonly needs: 'turn'; readonly seat: Seat }
  | { readonly needs: 'roll-first' | 'action-chosen' | 'map' | 'free-ship' | 'own-ship' | 'enemy-ship' }
  | { readonly needs: 'treasure-left' | 'goods-left' | 'no-truce' | 'season' }
  | { readonly needs: 'other-family'; readonly ship: number; readonly target: number }
  | { readonly needs: 'equal-or-stronger'; readonly want: number; readonly have: number }
  | { readonly needs: 'same-target'; readonly target: number }
  | { readonly needs: 'fitting-die'; readonly die: number; readonly target: number }
  | { readonly needs: 'nothing-fits' }
  | { readonly needs: 'unused'; readonly good: number }
  | { readonly needs: 'die-aside'; readonly good: number }
  | { readonly needs: 'useful'; readonly good: number }

export function whyNotHunt(g: G, seat: Seat): readonly MaitreReason[] {
  const me = g.players[seat]!
  const reasons: MaitreReason[] = []
  if (g.treasures.cards.length === 0) reasons.push({ needs: 'treasure-left' })
  if (!me.fleet.cards.some(card => shipOf(card).map)) reasons.push({ needs: 'map' })
  if (!hasFreeShip(me)) reasons.push({ needs: 'free-ship' })
  return reasons
}
export function whyNotBuy(g: G, seat: Seat): readonly MaitreReason[] {
  const reasons: MaitreReason[] = []
  if (g.goods.cards.length === 0) reasons.push({ needs: 'goods-left' })
  if (!hasFreeShip(g.players[seat]!)) reasons.push({ needs: 'free-ship' })
  return reasons
}
/** Why nobody can be attacked at all, whichever the ships. */
export function whyNoWar(g: G, seat: Seat): readonly MaitreReason[] {
  const reasons: MaitreReason[] = []
  if (warIsOver(g)) reasons.push({ needs: 'season' })
  if (g.options.truce && g.pile.cards.length === 0) reasons.push({ needs: 'no-truce' })
  if (g.players[seat]!.fleet.cards.length === 0) reasons.push({ needs: 'own-ship' })
  if (!g.players.some((p, i) => i !== seat && p.fleet.cards.length > 0)) reasons.push({ needs: 'enemy-ship' })
  return reasons
}
export function whyNotAttack(attacker: number, target: number): readonly MaitreReason[] {
  const [mine, theirs] = [shipOf(attacker), shipOf(target)]
  const reasons: MaitreReason[] = []
  if (mine.family === theirs.family) reasons.push({ needs: 'other-family', ship: attacker, target })
  if (theirs.firepower < mine.firepower) {
    reasons.push({ needs: 'equal-or-stronger', want: mine.firepower, have: theirs.firepower })
  }
  return reasons
}

const ARM: ActionMove = { do: 'arm' }
const HUNT: ActionMove = { do: 'hunt' }
const BUY: ActionMove = { do: 'buy' }

/** The actions open at the start of a turn. */
export function actionMoves(g: G, seat: Seat): readonly ActionMove[] {
  const moves: ActionMove[] = g.options.declare ? g.row.cards.map(ship => ({ do: 'arm', ship })) : [ARM]
  if (whyNotHunt(g, seat).length === 0) moves.push(HUNT)
  if (whyNotBuy(g, seat).length === 0) moves.push(BUY)
  if (whyNoWar(g, seat).length > 0) return moves
  for (const attacker of fleetOf(g.players[seat]!)) {
    for (let other = 0; other < g.players.length; other++) {
      if (other === seat) continue
      for (const card of g.players[other]!.fleet.cards) {
        if (whyNotAttack(attacker.card, card).length === 0) moves.push(attackMove(attacker, shipOf(card)))
      }
    }
  }
  return moves
}

/** Every visible action that is not open to this seat, with the unmet conditions. */
export function refusals(g: G, seat: Seat): Refusal[] {
  if (g.turn.fight?.defender === seat) return [] // asked for loot, if for anything
  if (g.turn.seat !== seat) return [refuse({ do: 'act' }, [{ needs: 'turn', seat: g.turn.seat }])]
  return g.turn.action === null ? actionRefusals(g, seat) : diceRefusals(g, seat)
}
const refuse = (action: Refusal['action'], because: readonly MaitreReason[]): Refusal => ({
  action,
  because: because as readonly Reason[],
})

function actionRefusals(g: G, seat: Seat): Refusal[] {
  const found: Refusal[] = [refuse({ do: 'place' }, [{ needs: 'roll-first' }])]
  const unless = (action: Refusal['action'], because: readonly MaitreReason[]) => {
    if (because.length > 0) found.push(refuse(action, because))
  }
  unless({ do: 'hunt' }, whyNotHunt(g, seat))
  unless({ do: 'buy' }, whyNotBuy(g, seat))
  const peace = whyNoWar(g, seat)
  unless({ do: 'attack' }, peace)
  if (peace.length > 0) return found
  const theirs = g.players.flatMap((p, i) => (i === seat ? [] : p.fleet.cards))
  for (const attacker of g.players[seat]!.fleet.cards) {
    for (const target of theirs) {
      unless({ do: 'attack', with: attacker, at: target }, whyNotAttack(attacker, target))
    }
  }
  return found
}

function diceRefusals(g: G, seat: Seat): Refusal[] {
  const { turn } = g
  const found: Refusal[] = ['arm', 'hunt', 'buy', 'attack'].map(action =>
    refuse({ do: action }, [{ needs: 'action-chosen' }]),
  )
  if (turn.rolled.length === 0) return found
  if (turn.target >= 0 && turn.action === 'arm') {
    for (const on of g.row.cards) {
      if (on !== turn.target) found.push(refuse({ do: 'place', on }, [{ needs: 'same-target', target: turn.target }]))
    }
  }
  const placed = handOf(turn.placed)
  for (const on of targetsOf(g)) {
    const misfits = new Set(
      turn.rolled.filter(die => placements(cardOf(on).combination, placed, handOf([die])).length === 0),
    )
    for (const die of misfits) {
      found.push(refuse({ do: 'place', on, dice: [die] }, [{ needs: 'fitting-die', die, target: on }]))
    }
  }
  const open = diceMoves(g)
  if (!open.some(move => move.do === 'aside')) {
    found.push(refuse({ do: 'aside' }, [{ needs: 'nothing-fits' }]))
  }
  for (const good of g.players[seat]!.hold.cards.filter(isGoods)) {
    const recalls = (cardOf(good) as Goods).advantage === 'recall'
    if (open.some(move => (move.do === 'use' && move.good === good) || (recalls && move.do === 'aside' && move.back))) {
      continue
    }
    const why = turn.used.includes(good) ? 'unused' : recalls ? 'die-aside' : 'useful'
    found.push(refuse({ do: 'use', good }, [{ needs: why, good }]))
  }
  return found
}
