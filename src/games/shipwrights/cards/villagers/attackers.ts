// The villagers that do harm. A Sentry keeps all of them away but the Berserker, a shield protects the card it lies on.
import type { Seat } from '#engine'
import { and, both } from '#games/kit/rules'
import type { Look } from '../../choices.ts'
import { OPEN, type Reasons, type ShipwrightsReason, whyNotPay, whyNotRecruit } from '../../conditions.ts'
import { call, callAt, callOn, goodAt, rob } from '../../moves.ts'
import { tell } from '../../notes.ts'
import { dropTool, gainGold, leave } from '../../pieces.ts'
import { type G, isGuarded, isShielded, storedIn, type T } from '../../state.ts'
import { villagerOf } from '../deck.ts'
import type { VillagerRecord } from './record.ts'

export const ATTACKERS = {
  assassin: striker('kills'),
  barbarian: striker('wrecks'),
  conspirator: striker('lures'),
  /** Gold for the caller, then a loss for everybody else whom no Sentry guards. */
  mercenary: {
    warlike: true,
    does(t, seat, { gold }) {
      const { g } = t
      gainGold(t, seat, gold)
      for (let other = 0; other < g.players.length; other++) {
        if (other !== seat && !isGuarded(g, other)) lose(t, other, gold)
      }
    },
  },
  /** As much gold is lost as there are resources in the mill. */
  pillager: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtRivals(g, seat, card, whyNotPillage, look),
    does: (t, _seat, _, { seat: victim }) => lose(t, victim!, storedIn(t.g.players[victim!]!.mill)),
  },
  /** He is paid, and no Sentry stops him. */
  berserker: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtRivals(g, seat, card, whyNotBreak, look),
    does(t, seat, { gold }, { seat: victim }) {
      t.g.players[seat]!.gold -= gold
      tell(t, { say: 'breaks', seat, from: victim!, card: dropTool(t, victim!) })
    },
  },
  thief: {
    warlike: true,
    offers(g, seat, card, look) {
      for (let victim = 0; victim < g.players.length; victim++) {
        if (victim === seat) continue
        const because = whyNotRob(g, victim)
        const { mill } = g.players[victim]!
        if (because.length > 0) look(callOn(card, victim), because)
        else for (let good = 0; good < mill.length; good++) if (mill[good]! > 0) look(rob(card)(victim, good), OPEN)
      }
    },
    does(t, seat, _, { seat: from, good }) {
      const { players } = t.g
      players[from!]!.mill[goodAt(good!)]!--
      players[seat]!.mill[goodAt(good!)]!++
      tell(t, { say: 'steals', seat, from: from!, good: good! })
    },
  },
} satisfies Record<string, VillagerRecord>

/** Those who are after a craftsman, or a ship under construction, on any board. */
function striker(say: 'kills' | 'wrecks' | 'lures'): VillagerRecord {
  return {
    warlike: true,
    offers: (g, seat, card, look) => lookAtTargets(g, seat, card, say, look),
    does: (t, seat, _, { at }) => strike(t, seat, at!, say),
  }
}
/** Whom the Conspirator lures away needs a bench, and comes from another board. */
function lookAtTargets(g: G, seat: Seat, card: number, say: 'kills' | 'wrecks' | 'lures', look: Look): void {
  const lacks = say === 'lures' ? whyNotRecruit(g, seat) : OPEN
  let targets = 0
  for (let victim = 0; victim < g.players.length; victim++) {
    if (say === 'lures' && victim === seat) continue
    for (const target of g.players[victim]![say === 'wrecks' ? 'yard' : 'crew'].cards) {
      look(callAt(card, target), both(lacks, whyNotStrike(g, seat, victim, target)))
      targets++
    }
  }
  if (targets === 0) look(call(card), and(lacks, { needs: 'target' }))
}
function lookAtRivals(g: G, seat: Seat, card: number, why: typeof whyNotBreak, look: Look): void {
  for (let victim = 0; victim < g.players.length; victim++) {
    if (victim !== seat) look(callOn(card, victim), why(g, seat, card, victim))
  }
}

/** A Sentry keeps villagers away from its player, whoever calls them. */
const whyNotReach = (g: G, victim: Seat): Reasons =>
  and(OPEN, isGuarded(g, victim) && { needs: 'unguarded', seat: victim })
const whyNotStrike = (g: G, seat: Seat, victim: Seat, card: number): Reasons =>
  and(victim === seat ? OPEN : whyNotReach(g, victim), isShielded(g, card) && { needs: 'unshielded', card })
const noGoods = (g: G, victim: Seat): ShipwrightsReason | false =>
  storedIn(g.players[victim]!.mill) === 0 && { needs: 'their-goods', seat: victim }
const whyNotRob = (g: G, victim: Seat): Reasons => and(whyNotReach(g, victim), noGoods(g, victim))
function whyNotPillage(g: G, _seat: Seat, _card: number, victim: Seat): Reasons {
  const reasons = and(whyNotReach(g, victim), g.players[victim]!.gold === 0 && { needs: 'their-gold', seat: victim })
  return and(reasons, noGoods(g, victim))
}
function whyNotBreak(g: G, seat: Seat, card: number, victim: Seat): Reasons {
  const reasons = whyNotPay(g.players[seat]!, villagerOf(card).gold, 0)
  return and(reasons, g.players[victim]!.tool.cards.length === 0 && { needs: 'their-tool', seat: victim })
}

const ownerOf = ({ players }: G, card: number): Seat =>
  players.findIndex(({ crew, yard }) => crew.cards.includes(card) || yard.cards.includes(card))
/** A craftsman or a ship under construction leaves its board: to the discards, or to the Conspirator's player. */
function strike(t: T, seat: Seat, card: number, say: 'kills' | 'wrecks' | 'lures'): void {
  const { players, discard } = t.g
  const from = ownerOf(t.g, card)
  const { crew, yard } = players[from]!
  leave(t, say === 'wrecks' ? yard : crew, card, say === 'lures' ? players[seat]!.crew : discard)
  tell(t, { say, seat, from, card })
}
/** Nobody loses more than they have. */
function lose(t: T, seat: Seat, gold: number): void {
  const player = t.g.players[seat]!
  const count = Math.min(gold, player.gold)
  player.gold -= count
  tell(t, { say: 'loses', seat, count })
}
