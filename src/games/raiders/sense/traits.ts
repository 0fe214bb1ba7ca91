// What counts about a seat when a round begins, in numbers: what its outlook is made of.
import type { Seat } from '#engine'
import { offeringOf } from '../cards/deck.ts'
import { GOLD, IRON, LIVESTOCK, PROVISIONS, SILVER } from '../cards/kinds.ts'
import { strengthOf } from '../crew.ts'
import { armourPoints, crewPoints, offeringPoints, valkyriePoints } from '../score.ts'
import type { PlayerView, View } from '../state.ts'
import { netOf } from './longship.ts'
import { bestReady, prospectsOf } from './prospects.ts'

/** The part of the outlook each trait is told by. */
export const PARTS = {
  /** Points on the track, and those the best raid promises: that can be made now, and that this crew is large enough for. */
  point: 'raids',
  ready: 'raids',
  reach: 'raids',
  provisions: 'raids',
  /** The worker in hand, where it is not a black one. */
  grey: 'raids',
  white: 'raids',
  /** Who is to move next, and whether a turn is left, once the end is near. */
  move: 'raids',
  turn: 'raids',
  valkyriePoint: 'valkyries',
  /** Steps, and what the next one brings. */
  step: 'valkyries',
  nextStep: 'valkyries',
  armourPoint: 'armour',
  armour: 'armour',
  offeringPoint: 'offerings',
  /** Points beyond the plunder they cost: of the best offering that can be paid now, and of those on display as far as they can. */
  payable: 'offerings',
  gathered: 'offerings',
  crewPoint: 'crew',
  members: 'crew',
  /** Against Fortresses, armour not included. */
  strength: 'crew',
  cards: 'crew',
  silver: 'crew',
  gold: 'plunder',
  iron: 'plunder',
  livestock: 'plunder',
} as const
export type Trait = keyof typeof PARTS
export type Traits = { [trait in Trait]: number }

export function traitsOf(g: View, seat: Seat): Traits {
  const player = g.players[seat]!
  const { goods, armour, valkyries, worker } = player
  return {
    point: player.points,
    ...raidsOf(g, player),
    provisions: goods[PROVISIONS]!,
    grey: worker === 'grey' ? 1 : 0,
    white: worker === 'white' ? 1 : 0,
    move: g.turn.seat === seat ? 1 : 0,
    turn: hasTurnLeft(g, seat) ? 1 : 0,
    valkyriePoint: valkyriePoints(valkyries),
    step: valkyries,
    nextStep: valkyriePoints(valkyries + 1) - valkyriePoints(valkyries),
    armourPoint: armourPoints(armour),
    armour,
    offeringPoint: offeringPoints(player),
    ...offeringsOf(g, player),
    crewPoint: crewPoints(g, seat),
    members: player.crew.cards.length,
    cards: player.hand.cards.length,
    silver: goods[SILVER]!,
    gold: goods[GOLD]!,
    iron: goods[IRON]!,
    livestock: goods[LIVESTOCK]!,
  }
}
/** The best raid of all that have plunder left. */
function raidsOf(g: View, player: PlayerView): Pick<Traits, 'ready' | 'reach' | 'strength'> {
  const colour = player.worker ?? 'black'
  const prospects = prospectsOf(g, player, colour)
  let reach = 0
  for (const { lacks, points } of prospects) if (lacks.crew === 0) reach = Math.max(reach, points)
  const strength = strengthOf(g, player, 'fortress', colour) - player.armour
  return { ready: Math.max(0, bestReady(prospects, colour)), reach, strength }
}
/** What the offerings on display are to this stock. */
function offeringsOf({ display }: View, { goods }: PlayerView): Pick<Traits, 'payable' | 'gathered'> {
  let [payable, gathered] = [0, 0]
  for (const tile of display.cards) {
    const { asks } = offeringOf(tile)
    let [asked, have] = [0, 0]
    for (let good = 0; good < asks.length; good++) {
      asked += asks[good]!
      have += Math.min(asks[good]!, goods[good]!)
    }
    const net = netOf(tile)
    if (have === asked) payable = Math.max(payable, net)
    gathered += (net * have) / asked
  }
  return { payable, gathered }
}
/** Before the end is near, everybody has turns. */
function hasTurnLeft({ ending, left, players, turn }: View, seat: Seat): boolean {
  return ending === null || (seat - turn.seat + players.length) % players.length < left
}
