// What each option says to a player of Raiders: what it is about, what it brings, and whom it touches.
import type { QuestionOf, Seat } from '#engine'
import { cardOf, faceOf, offeringOf, settlementOf } from '../cards/deck.ts'
import { COLOURS, type Colour, GOLD, GOODS, IRON, LIVESTOCK, PROVISIONS, SILVER, VALKYRIE } from '../cards/kinds.ts'
import { recordOf, type TownsfolkId } from '../cards/townsfolk/index.ts'
import { armourFor, helpAt, hireCost, rerollsOf, strengthOf } from '../crew.ts'
import type { OfferMove, PlayMove, Q, RerollMove, WorkMove } from '../moves.ts'
import { differentSets } from '../north.ts'
import { bestReroll } from '../odds.ts'
import { armourPoints, valkyriePoints } from '../score.ts'
import { ARMOUR, BUILDINGS, type Building, LIMITS } from '../state.ts'
import { YIELDS } from '../village.ts'
import { hungerOf, type Longship, lacksAfter, netOf } from './longship.ts'
import { steps } from './making.ts'
import { bestReady, FORTRESS, fortressSets, kindOf } from './prospects.ts'
import { CARD, DO, SAYS } from './vocabulary.ts'

/** What a card is to a crew that it joins, or whose player parts with it. */
function ofCard(ship: Longship, card: number, how: keyof typeof CARD, out: number[]): number[] {
  const { g, me } = ship
  const face = faceOf(g, card)
  const { hero, helpsAt, gloryAt, counts } = recordOf(card)
  const says = CARD[how]
  out.push(says.strength(face.strength))
  if (hero) out.push(says.hero)
  if (helpsAt) out.push(says.helps)
  if (gloryAt) out.push(says.glory)
  if (counts) out.push(says.counts(counts(g, ship.seat, face.crew)))
  if (me.crew.cards.some(other => other !== card && recordOf(other) === recordOf(card))) out.push(says.same)
  return out
}

function ofWork(ship: Longship, { do: what, building, idle }: WorkMove): number[] {
  const { g, me, prospects } = ship
  const at = BUILDINGS.indexOf(building)
  const out = [what === 'place' ? SAYS.place[at]! : SAYS.pick[at]!]
  const colour = what === 'place' ? ship.colour : g.village[at]!
  if (what === 'pick') {
    const come = building === 'mill' && !idle ? YIELDS.mill[colour] + helpAt(g, me, building) : 0
    out.push(SAYS.takes[colour], SAYS.nextRaid(steps(bestReady(prospects, colour, come), 2)))
  }
  if (!idle) return ofWorking(ship, building, colour, out)
  out.push(DO.idle, SAYS.idle[at]!)
  return out
}
/** What the action of a building brings. */
function ofWorking(ship: Longship, building: Building, colour: Colour, out: number[]): number[] {
  const { g, me } = ship
  out.push(SAYS.work[BUILDINGS.indexOf(building)]!)
  switch (building) {
    case 'gate_house':
      return ofYield(YIELDS.gateHouse + helpAt(g, me, building), LIMITS.cards - me.hand.cards.length, out)
    case 'silversmith':
      return ofYield(YIELDS.silversmith[colour] + helpAt(g, me, building), LIMITS.silver - me.goods[SILVER]!, out)
    case 'mill': {
      const come = YIELDS.mill[colour] + helpAt(g, me, building)
      out.push(SAYS.feeds(hungerOf(ship, come)))
      return ofYield(come, LIMITS.provisions - me.goods[PROVISIONS]!, out)
    }
    case 'barracks':
      return ofBestHire(ship, out)
    case 'long_house':
      return ofBestOffering(ship, out)
    default:
      return out
  }
}
function ofYield(come: number, room: number, out: number[]): number[] {
  out.push(SAYS.yields(come), SAYS.wasted(Math.max(0, come - room)))
  return out
}
/** The strongest of those who can be paid. */
function ofBestHire({ g, me, hand }: Longship, out: number[]): number[] {
  let strongest = 0
  for (const card of hand) {
    if (hireCost(g, me, card) <= me.goods[SILVER]!) strongest = Math.max(strongest, faceOf(g, card).strength)
  }
  out.push(SAYS.strongest(strongest), SAYS.size(me.crew.cards.length + 1))
  return out
}
function ofBestOffering({ g, lacking }: Longship, out: number[]): number[] {
  let best = -1
  for (let i = 0; i < lacking.length; i++) {
    if (lacking[i] === 0) best = Math.max(best, netOf(g.display.cards[i]!))
  }
  if (best >= 0) out.push(SAYS.net(Math.floor(best)))
  return out
}
function ofOffer(ship: Longship, { tile, less }: OfferMove, out: number[]): number[] {
  const { g, lead } = ship
  const { asks, points } = offeringOf(tile)
  out.push(DO.offer, SAYS.points(points), SAYS.net(Math.floor(netOf(tile))))
  for (let good = 0; good < asks.length; good++) if (asks[good]! > 0) out.push(SAYS.give[good]!)
  if (less) out.push(SAYS.gain[GOODS.indexOf(less)]!)
  if (g.stack.cards.length === 1 && g.ending === null) out.push(SAYS.ends(Math.round((lead + netOf(tile)) / 4)))
  return out
}

function ofRaid(ship: Longship, settlement: number): number[] {
  const { g, me, prospects, lead } = ship
  const { kind, odds, points, cost } = prospects.find(prospect => prospect.settlement === settlement)!
  const out = [DO.raid, SAYS.raid[kind]!, SAYS.expects(Math.round(points))]
  out.push(SAYS.short(Math.round(4 * odds.chances[0]!)), SAYS.high(Math.round(4 * odds.chances.at(-1)!)))
  out.push(SAYS.foodLeft(me.goods[PROVISIONS]! - cost.provisions))
  let [dead, lacks] = [4, 4]
  const brought: Colour[] = []
  for (const set of differentSets(g, settlement)) {
    const { worker } = settlementOf(settlement).sets[set]!
    if (!brought.includes(worker)) brought.push(worker)
    dead = Math.min(dead, g.north[settlement]![set]![VALKYRIE]!)
    lacks = Math.min(lacks, lacksAfter(ship, g.north[settlement]![set]!))
  }
  for (const worker of brought) out.push(SAYS.brings[worker])
  out.push(SAYS.dead(dead), SAYS.lacks(lacks))
  if (kind === FORTRESS && fortressSets(prospects) === 2 && g.ending === null) {
    out.push(SAYS.ends(Math.round((lead + points) / 4)))
  }
  return out
}
function ofSet(ship: Longship, settlement: number, set: number, out: number[]): number[] {
  const { g, me } = ship
  const tokens = g.north[settlement]![set]!
  for (let token = 1; token < tokens.length; token++) out.push(SAYS.tokens[token + 1]!(tokens[token]!))
  const dead = Math.min(tokens[VALKYRIE]!, me.crew.cards.length)
  out.push(
    SAYS.dead(dead),
    SAYS.brings[settlementOf(settlement).sets[set]!.worker],
    SAYS.lacks(lacksAfter(ship, tokens)),
  )
  out.push(SAYS.steps(valkyriePoints(me.valkyries + dead) - valkyriePoints(me.valkyries)))
  return out
}
function ofDead(ship: Longship, cards: readonly number[]): number[] {
  const { g, me } = ship
  const out = [DO.bury]
  let [strength, rise] = [0, 0]
  for (const card of cards) {
    const { survives, mourned } = recordOf(card)
    const face = faceOf(g, card)
    out.push(SAYS.bury(card))
    strength += survives ? 0 : face.strength
    rise += mourned ? face.crew : 1
  }
  out.push(SAYS.fallen(strength), SAYS.steps(valkyriePoints(me.valkyries + rise) - valkyriePoints(me.valkyries)))
  return out
}
/** Which of them promises the most points is a matter of the dice alone. */
function ofRerolls({ g, me }: Longship, moves: readonly RerollMove[]): number[][] {
  const { tiers, kind } = settlementOf(g.turn.settlement)
  const best = bestReroll(tiers, strengthOf(g, me, kind, g.turn.colour), g.turn.dice, rerollsOf(g, me))
  return moves.map(move => {
    const face = move.do === 'stand' ? null : move.face
    return [face === null ? DO.stand : DO.reroll, ...(face === best ? [SAYS.most] : [])]
  })
}
/** Whom it touches: how far behind the best of the others, and what they have of it. */
function ofRival({ seat, scores }: Longship, rival: Seat, has: number, out: number[]): number[] {
  const best = Math.max(...scores.filter((_, other) => other !== seat))
  out.push(SAYS.leader(steps(best - scores[rival]!, 4)), SAYS.theirs(has))
  return out
}
/** At the Town Hall these take something from the others, or make them lose it. */
const HARMFUL: readonly TownsfolkId[] = [
  'archer',
  'avenger',
  'barbarian',
  'berserker',
  'champion',
  'mercenary',
  'warlord',
  'warmonger',
]
function ofPlay(ship: Longship, { card, vain }: PlayMove): number[] {
  const out = ofCard(ship, card, 'leaves', [SAYS.part(card), vain ? DO.vain : SAYS.play(card)])
  if (!vain && HARMFUL.includes(cardOf(card).id)) out.push(SAYS.harms)
  return out
}
/** Who is to give something up, and how much they have of it. */
function ofTarget(ship: Longship, rival: Seat): number[] {
  const { g } = ship
  const { armour, goods, crew } = g.players[rival]!
  const [called] = g.called.cards
  const id = called === undefined ? null : cardOf(called).id
  const has =
    id === 'berserker' ? armour : id === 'warlord' ? goods[SILVER]! : id === 'warmonger' ? goods[PROVISIONS]! : null
  return ofRival(ship, rival, has ?? crew.cards.length, [DO.target, SAYS.harms])
}
function ofHire(ship: Longship, card: number): number[] {
  const { g, me } = ship
  const out = ofCard(ship, card, 'joins', [DO.hire, SAYS.hire(card)])
  out.push(SAYS.silverLeft(me.goods[SILVER]! - hireCost(g, me, card)), SAYS.size(me.crew.cards.length + 1))
  return out
}
function ofGood(ship: Longship, good: number, out: number[]): number[] {
  out.push(SAYS.gain[good]!)
  if (good === PROVISIONS) out.push(SAYS.feeds(hungerOf(ship, 1)))
  else
    out.push(
      SAYS.lacks(lacksAfter(ship, [0, good === GOLD ? 1 : 0, good === IRON ? 1 : 0, good === LIVESTOCK ? 1 : 0])),
    )
  return out
}

export function said(ship: Longship, question: QuestionOf<Q>): number[][] {
  const { g, me, hand } = ship
  switch (question.kind) {
    case 'keep':
      return question.options.map(({ at }) => {
        const out: number[] = []
        let [strength, cost] = [0, 0]
        for (const place of at) {
          const face = faceOf(g, hand[place]!)
          strength += face.strength
          cost += face.cost
          out.push(SAYS.keep(hand[place]!))
        }
        out.push(SAYS.kept(steps(strength, 2)), SAYS.price(steps(cost, 2)))
        return out
      })
    case 'place':
    case 'pick':
      return question.options.map(move => {
        if (move.do === 'raid') return ofRaid(ship, move.settlement)
        return move.do === 'discharge' ? [SAYS.discharge(move.card)] : ofWork(ship, move)
      })
    case 'use':
      return question.options.map(({ building }) => ofWorking(ship, building, ship.colour, []))
    case 'play':
      return question.options.map(move => ofPlay(ship, move))
    case 'sell':
      return question.options.map(move => ofCard(ship, move.card, 'leaves', [SAYS.for[move.for], SAYS.part(move.card)]))
    case 'second':
    case 'discard':
      return question.options.map(({ card }) => ofCard(ship, card, 'leaves', [SAYS.part(card)]))
    case 'swap':
      return question.options.map(({ at }) => ofCard(ship, hand[at]!, 'leaves', [SAYS.part(hand[at]!)]))
    case 'hire':
      return question.options.map(({ card }) => ofHire(ship, card))
    case 'room':
    case 'lose':
    case 'relieve':
      return question.options.map(({ card }) => ofCard(ship, card, 'leaves', [SAYS.lose(card)]))
    case 'arm':
      return question.options.map(({ with: paid }) => {
        const more = armourFor(me, paid)
        const points = armourPoints(Math.min(ARMOUR, me.armour + more)) - armourPoints(me.armour)
        return [SAYS.arm[paid], SAYS.armour(points / 2), ...(me.armour + more > ARMOUR ? [SAYS.overflow] : [])]
      })
    case 'long_house':
    case 'bargain':
      return question.options.map(move => (move.do === 'offer' ? ofOffer(ship, move, []) : [DO[move.do]]))
    case 'gain':
      return question.options.map(({ what }) =>
        what === 'cards' ? [SAYS.gainCards] : ofGood(ship, GOODS.indexOf(what), []),
      )
    case 'give':
      return question.options.map(({ what }) => [SAYS.give[GOODS.indexOf(what)]!])
    case 'target':
      return question.options.map(({ seat }) => ofTarget(ship, seat))
    case 'rob':
      return question.options.map(({ seat, what }) => {
        const good = GOODS.indexOf(what)
        return ofGood(ship, good, ofRival(ship, seat, g.players[seat]!.goods[good]!, [SAYS.harms]))
      })
    case 'exchange':
      return question.options.map(({ seat, building }) => {
        const gets = COLOURS.indexOf(g.village[BUILDINGS.indexOf(building)]!)
        return ofRival(ship, seat, 0, [SAYS.harms, SAYS.swaps[gets]![g.players[seat]!.worker!]])
      })
    case 'barter':
      return question.options.map(({ seat, count }) =>
        ofRival(ship, seat, g.players[seat]!.hand.cards.length, [SAYS.count(count)]),
      )
    case 'curse':
      return question.options.map(({ settlement, set }) =>
        ofSet(ship, settlement, set, [DO.curse, SAYS.raid[kindOf(settlement)]!]),
      )
    case 'filch':
      return question.options.map(({ what }) => ofGood(ship, GOODS.indexOf(what), [DO.filch]))
    case 'reroll':
      return ofRerolls(ship, question.options)
    case 'plunder':
      return question.options.map(({ set }) => ofSet(ship, g.turn.settlement, set, [DO.plunder]))
    case 'dead':
      return question.options.map(({ cards }) => ofDead(ship, cards))
  }
}
