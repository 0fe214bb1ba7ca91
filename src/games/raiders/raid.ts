// A raid: the worker stays, provisions and gold are paid, dice fall, one plunder set comes home, and Valkyries take their dead.
import type { Seat, Steps } from '#engine'
import { cardOf, faceOf, settlementOf } from './cards/deck.ts'
import { asGood, type Colour, GOLD, KINDS, type Kind, PROVISIONS, VALKYRIE } from './cards/kinds.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import { choose } from './choosing.ts'
import { type Reasons, whyNotRaid } from './conditions.ts'
import { gloryOf, raidCost, rerollsOf, strengthOf } from './crew.ts'
import * as make from './moves.ts'
import { differentSets } from './north.ts'
import { tell } from './notes.ts'
import { oddsOf, pointsOf } from './odds.ts'
import { glorify, pay } from './pieces.ts'
import { DIE, type PlayerView, type T, type View } from './state.ts'

export function* raid(t: T, seat: Seat, settlement: number): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  const place = settlementOf(settlement)
  const colour = me.worker!
  g.turn.stage = 'raid'
  g.turn.settlement = settlement
  g.turn.colour = colour
  me.worker = null
  g.spots[settlement]!.push(colour)
  tell(t, { say: 'raids', seat, settlement, colour })
  const cost = raidCost(g, me, settlement)
  pay(t, seat, PROVISIONS, cost.provisions)
  pay(t, seat, GOLD, cost.gold)
  if (place.dice > 0) yield* roll(t, seat, place.dice)
  const strength = g.turn.dice.reduce((sum, face) => sum + face, strengthOf(g, me, place.kind, colour))
  const points = pointsOf(place.tiers, strength)
  me.points += points
  me.raids[KINDS.indexOf(place.kind)]!++
  tell(t, { say: 'strikes', seat, settlement, strength, points })
  glorify(t, seat, gloryOf(g, me, place.kind))
  const { set } = yield* choose(t, seat, 'plunder', differentSets(g, settlement).map(make.plunder))
  const valkyries = plunder(t, seat, settlement, set)
  yield* bury(t, seat, valkyries)
}

/** Each Brawler rolls one die again, the same or another. */
function* roll(t: T, seat: Seat, dice: number): Steps<void> {
  const { turn, players } = t.g
  while (turn.dice.length < dice) turn.dice.push(DIE[t.roll(DIE.length)]!)
  tell(t, { say: 'rolls', seat, dice: turn.dice.slice() })
  for (let left = rerollsOf(t.g, players[seat]!); left > 0; left--) {
    const options = [make.STAND, ...new Set(turn.dice.map(face => make.reroll(face)))]
    const move = yield* t.one(seat, 'reroll', options)
    if (move.do === 'stand') return
    const to = DIE[t.roll(DIE.length)]!
    turn.dice[turn.dice.indexOf(move.face)] = to
    tell(t, { say: 'rerolls', seat, face: move.face, to })
  }
}

/** The tokens of a set and its worker come home; answers how many Valkyries there were. */
function plunder(t: T, seat: Seat, settlement: number, set: number): number {
  const { g } = t
  const me = g.players[seat]!
  const tokens = g.north[settlement]![set]!
  const { worker } = settlementOf(settlement).sets[set]!
  g.north[settlement]![set] = null
  me.worker = worker
  for (let token = 1; token < tokens.length; token++) me.goods[asGood(token)]! += tokens[token]!
  g.supply.valkyries += tokens[VALKYRIE]!
  tell(t, { say: 'plunders', seat, settlement, tokens: tokens.slice(), worker })
  return tokens[VALKYRIE]!
}

/** One of the crew for each Valkyrie, as long as there is somebody; each is a step on the track. */
function* bury(t: T, seat: Seat, valkyries: number): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  const dead = Math.min(valkyries, me.crew.cards.length)
  if (dead === 0) return
  const options = make.choicesOf(me.crew.cards, dead, card => cardOf(card).id)
  const { cards } = yield* choose(
    t,
    seat,
    'dead',
    options.map(each => ({ do: 'bury', cards: each }) as const),
  )
  const mourners = me.crew.cards.filter(card => recordOf(card).buries)
  const fallen = cards.slice()
  let steps = 0
  for (const card of fallen) {
    const { survives, mourned } = recordOf(card)
    const { crew } = faceOf(g, card)
    t.move(me.crew, me.crew.cards.indexOf(card), survives ? me.hand : g.discard)
    steps += mourned ? crew : 1
    tell(t, { say: survives ? 'returns' : 'dies', seat, card })
  }
  me.deaths += dead
  me.valkyries += steps
  tell(t, { say: 'valkyries', seat, count: steps })
  for (const card of fallen) {
    const effect = recordOf(card).dies?.(t, seat, faceOf(g, card).crew)
    if (effect) yield* effect
  }
  for (const card of mourners) recordOf(card).buries!(t, seat, faceOf(g, card).crew)
}

/** What a raid would be like, as all can see: what it needs, the strength of this crew, what the dice promise, what lies there. */
export interface RaidPreview {
  readonly settlement: number
  readonly kind: Kind
  /** The worker it would be made with; null: none is in hand. */
  readonly worker: Colour | null
  /** Nothing: it can be made. */
  readonly lacks: Reasons
  readonly needs: { readonly crew: number; readonly provisions: number; readonly gold: number }
  readonly has: { readonly crew: number; readonly provisions: number; readonly gold: number }
  /** Without the dice. */
  readonly strength: number
  readonly dice: number
  readonly rerolls: number
  readonly tiers: readonly { readonly strength: number; readonly points: number; readonly chance: number }[]
  /** The chance of falling short of all tiers. */
  readonly short: number
  /** Points the crew brings besides. */
  readonly glory: number
  /** Points in the mean, those of the crew included. */
  readonly expected: number
  /** The sets that differ: their tokens, their worker, and how many of the crew would die for them. */
  readonly sets: readonly {
    readonly set: number
    readonly tokens: readonly number[]
    readonly worker: Colour
    readonly dead: number
  }[]
}
export function previewOf(g: View, seat: Seat, settlement: number): RaidPreview {
  const me: PlayerView = g.players[seat]!
  const { kind, crew, dice, tiers, sets } = settlementOf(settlement)
  const worker = me.worker
  const strength = strengthOf(g, me, kind, worker ?? 'black')
  const rerolls = dice > 0 ? rerollsOf(g, me) : 0
  const { chances, expected } = oddsOf(tiers, strength, dice, rerolls)
  const glory = gloryOf(g, me, kind)
  return {
    settlement,
    kind,
    worker,
    lacks: worker === null ? [{ needs: 'held-worker' }] : whyNotRaid(g, seat, settlement, worker),
    needs: { crew, ...raidCost(g, me, settlement) },
    has: { crew: me.crew.cards.length, provisions: me.goods[PROVISIONS]!, gold: me.goods[GOLD]! },
    strength,
    dice,
    rerolls,
    tiers: tiers.map((tier, i) => ({ ...tier, chance: chances[i + 1]! })),
    short: chances[0]!,
    glory,
    expected: expected + glory,
    sets: differentSets(g, settlement).map(set => ({
      set,
      tokens: g.north[settlement]![set]!,
      worker: sets[set]!.worker,
      dead: Math.min(g.north[settlement]![set]![VALKYRIE]!, me.crew.cards.length),
    })),
  }
}
