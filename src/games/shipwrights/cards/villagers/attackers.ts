// The villagers that do harm. A Sentry keeps all of them away but the Berserker, a shield protects the card it lies on.
import type { Seat } from '#engine'
import type { Look } from '../../choices.ts'
import { and, both, OPEN, type Reasons, whyNotPay, whyNotRecruit } from '../../conditions.ts'
import { gainGold } from '../../gains.ts'
import { call, callAt, callOn, goodAt, rob } from '../../moves.ts'
import { tell } from '../../notes.ts'
import { dropTool, forfeit, leave } from '../../pieces.ts'
import { lackOf, type Plan } from '../../sense/plan.ts'
import { makesRoom, threat } from '../../sense/yard.ts'
import { type G, isGuarded, isShielded, storedIn, type T, type View } from '../../state.ts'
import { craftsmanOf, villagerOf } from '../deck.ts'
import { itself, type VillagerRecord } from './record.ts'

export const ATTACKERS = {
  assassin: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtTargets(g, seat, card, 'crew', OPEN, look),
    does: (t, seat, _, { at }) => strike(t, seat, at!, 'kills'),
    worth: ({ taste }) => 2.3 + taste.attack,
    lean: (plan, { at }) => strikeWorth(plan, at!),
  },
  barbarian: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtTargets(g, seat, card, 'yard', OPEN, look),
    does: (t, seat, _, { at }) => strike(t, seat, at!, 'wrecks'),
    worth: ({ taste }) => 3.1 + taste.attack,
    lean: (plan, { at }) => strikeWorth(plan, at!),
  },
  /** Whom he lures away needs a bench. */
  conspirator: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtTargets(g, seat, card, 'crew', whyNotRecruit(g, seat), look, seat),
    does: (t, seat, _, { at }) => strike(t, seat, at!, 'lures'),
    worth: ({ taste }) => 2.5 + taste.attack,
    lean: ({ crafts }, { at }) => 20 + (crafts[craftsmanOf(at!).craft]! > 0 ? 25 : 0),
  },
  /** Gold for the caller, then a loss for everybody else whom no Sentry guards. */
  mercenary: {
    warlike: true,
    offers: itself,
    does(t, seat, { gold }) {
      const { g } = t
      gainGold(t, seat, gold)
      for (let other = 0; other < g.players.length; other++) {
        if (other !== seat && !isGuarded(g, other)) lose(t, other, gold)
      }
    },
    worth: ({ taste }) => 3 + taste.attack,
    lean: () => 22,
  },
  /** As much gold is lost as there are resources in the mill. */
  pillager: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtRivals(g, seat, card, whyNotPillage, look),
    does: (t, _seat, _, { seat: victim }) => lose(t, victim!, storedIn(t.g.players[victim!]!.mill)),
    worth: ({ taste }) => 2.1 + taste.attack,
    lean({ g }, { seat: victim }) {
      const { gold, mill } = g.players[victim!]!
      return 20 + Math.min(gold, storedIn(mill))
    },
  },
  /** He is paid, and no Sentry stops him. */
  berserker: {
    warlike: true,
    offers: (g, seat, card, look) => lookAtRivals(g, seat, card, whyNotBreak, look),
    does(t, seat, { gold }, { seat: victim }) {
      t.g.players[seat]!.gold -= gold
      tell(t, { say: 'breaks', seat, from: victim!, card: dropTool(t, victim!) })
    },
    worth: ({ taste }) => taste.attack,
    lean: ({ me }) => (me.gold >= 10 ? 10 : -1),
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
    worth: ({ taste }) => 4.4 + taste.attack,
    lean: (plan, { seat: victim, good }) => 20 + 3 * lackOf(plan, good!) + threat(plan.g.players[victim!]!) / 10,
  },
} satisfies Record<string, VillagerRecord>

/** Cards of a kind on all boards, but those of one seat. */
function lookAtTargets(
  g: G,
  seat: Seat,
  card: number,
  zone: 'crew' | 'yard',
  lacks: Reasons,
  look: Look,
  spared: Seat | null = null,
): void {
  let targets = 0
  for (let victim = 0; victim < g.players.length; victim++) {
    if (victim === spared) continue
    for (const target of g.players[victim]![zone].cards) {
      look(callAt(card, target), both(lacks, whyNotStrike(g, seat, victim, target)))
      targets++
    }
  }
  if (targets === 0) look(call(card), both(lacks, NO_TARGET))
}
const NO_TARGET: Reasons = [{ needs: 'target' }]
function lookAtRivals(g: G, seat: Seat, card: number, why: typeof whyNotBreak, look: Look): void {
  for (let victim = 0; victim < g.players.length; victim++) {
    if (victim !== seat) look(callOn(card, victim), why(g, seat, card, victim))
  }
}

/** A Sentry keeps villagers away from its player, whoever calls them. */
const whyNotReach = (g: G, victim: Seat): Reasons =>
  isGuarded(g, victim) ? [{ needs: 'unguarded', seat: victim }] : OPEN
function whyNotStrike(g: G, seat: Seat, victim: Seat, card: number): Reasons {
  const reasons = victim === seat ? OPEN : whyNotReach(g, victim)
  return isShielded(g, card) ? and(reasons, { needs: 'unshielded', card }) : reasons
}
function whyNotRob(g: G, victim: Seat): Reasons {
  const reasons = whyNotReach(g, victim)
  return storedIn(g.players[victim]!.mill) > 0 ? reasons : and(reasons, { needs: 'their-goods', seat: victim })
}
function whyNotPillage(g: G, _seat: Seat, _card: number, victim: Seat): Reasons {
  const { gold, mill } = g.players[victim]!
  let reasons = whyNotReach(g, victim)
  if (gold === 0) reasons = and(reasons, { needs: 'their-gold', seat: victim })
  if (storedIn(mill) === 0) reasons = and(reasons, { needs: 'their-goods', seat: victim })
  return reasons
}
function whyNotBreak(g: G, seat: Seat, card: number, victim: Seat): Reasons {
  const reasons = whyNotPay(g.players[seat]!, villagerOf(card).gold, 0)
  return g.players[victim]!.tool.cards.length > 0 ? reasons : and(reasons, { needs: 'their-tool', seat: victim })
}

const ownerOf = ({ players }: View, card: number): Seat =>
  players.findIndex(({ crew, yard }) => crew.cards.includes(card) || yard.cards.includes(card))
/** A craftsman or a ship under construction leaves its board: to the discards, or to the Conspirator's player. */
function strike(t: T, seat: Seat, card: number, say: 'kills' | 'wrecks' | 'lures'): void {
  const { players, discard } = t.g
  const from = ownerOf(t.g, card)
  const { crew, yard } = players[from]!
  leave(t, say === 'wrecks' ? yard : crew, card, say === 'lures' ? players[seat]!.crew : discard)
  tell(t, { say, seat, from, card })
}
/** At those who are furthest, or at what is in one's own way. */
function strikeWorth(plan: Plan, card: number): number {
  const owner = ownerOf(plan.g, card)
  if (owner === plan.seat) return makesRoom(plan, card) ? 45 : -1
  return 20 + threat(plan.g.players[owner]!)
}
const lose = (t: T, seat: Seat, gold: number): void =>
  tell(t, { say: 'loses', seat, count: forfeit(t.g.players[seat]!, gold) })
