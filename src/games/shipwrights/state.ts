// What lies on the table of Shipwrights of the North Sea, and the small questions every rule asks of it.
import type { OpenZone, Seat, Seen, Tabletop, Zone } from '#engine'
import { seatsFrom } from '#games/kit/rules'
import { buildingOf, deck, isVillager, shipOf } from './cards/deck.ts'
import type { Q } from './moves.ts'

export interface Options {
  /** The village board with its five spaces, and 2 workers each evening; without it 1. */
  readonly board: boolean
  /** The match ends after the evening in which somebody has so many ships. */
  readonly ships: 3 | 4
  /** The match takes exactly so many days, whatever is built; 0: as long as it takes. */
  readonly days: 0 | 8 | 10 | 12
  /** Without the villagers that do harm, and without the Sentry. */
  readonly peaceful: boolean
  /** The three packs start with the first, second and third player. */
  readonly rotating: boolean
  /** Once a turn an unbuilt ship may be given up for nothing. */
  readonly abandon: boolean
  /** With the 16 cards of the Runesaga. */
  readonly runesaga: boolean
}

export const SPACES = ['cartographer', 'jeweller', 'forager', 'warden', 'shield_maiden'] as const
export type Space = (typeof SPACES)[number]

export const GOLD = { start: 5, most: 12 } as const
export const WORKERS = { start: 3, inAll: 50 } as const
/** Pieces there are of each resource, and how many a player starts with. */
export const PIECES = { start: 2, inAll: 25 } as const
/** Room overnight, before ships and buildings change it. */
export const CAPACITY = { mill: 8, village: 8 } as const
export const WORKSHOPS = 2
export const BENCHES = 4
export const PACKS = 3
/** The market asks the same price whatever it yields. */
export const PRICE = { gold: 2, workers: 2 } as const
/** What the Jeweller pays for one, two and three cards. */
export const JEWELS = [2, 3, 5] as const
/** A match ends after this day at the latest (ruling): no match between people comes near it. */
export const LAST_DAY = 60

export interface Player {
  gold: number
  /** Workers in the village. */
  workers: number
  /** Oak, wool and iron in the mill. */
  mill: number[]
  hand: Zone
  /** The pack this player looks at, in the morning. */
  pack: Zone
  /** Cards left over from the draft, face down until the evening. */
  aside: Zone
  /** Ships under construction. */
  yard: OpenZone
  crew: OpenZone
  tool: OpenZone
  /** What is left on the Cart, if the tool is one. */
  cart: number[]
  fleet: OpenZone
  buildings: OpenZone
  /** Sentry and Pioneer while they stay. */
  front: OpenZone
}
/** A pack of the draft on its way: the cards, while nobody looks at them, and whom they lie before. */
export interface Pack {
  cards: Zone
  at: Seat
  taken: number
}
export interface Turn {
  seat: Seat
  /** Players who had their turn before, today. */
  earlier: number
  /** Spaces of the village board used this turn, by their place in `SPACES`. */
  visited: number[]
  abandoned: boolean
}
export type Phase = 'setup' | 'morning' | 'afternoon' | 'evening'

export interface G {
  readonly options: Options
  phase: Phase
  day: number
  first: Seat
  /** Who begins the match, where nobody is drawn. */
  readonly appointed?: Seat
  /** Who played the last Pioneer today, or -1. */
  pioneer: Seat
  /** The pile has its top first. */
  pile: Zone
  discard: OpenZone
  /** The villager whose effect is under way. */
  called: OpenZone
  packs: Pack[]
  /** The back on top of the pile, by its place in the deck's list; -1: there is no card, or it is not turned up yet. */
  market: number
  /** Backs of each kind that can still come up before the next shuffle. */
  backs: number[]
  supply: { workers: number; goods: number[] }
  /** Workers on the spaces of the village board: 0 or 1 each. */
  spaces: number[]
  /** Cards that lie under a shield. */
  shields: number[]
  players: Player[]
  turn: Turn
}

/** The table as a seat sees it: hidden are the pile, the packs on their way, and what others hold. */
export type View = Seen<G>
export type PlayerView = Seen<Player>
/** The table as the rules have it, with the questions of this game. */
export type T = Tabletop<G, Q>

/** The backs of a whole pile. */
export const freshBacks = (): number[] => deck.backs.map(back => back.cards)
export const NOBODY: Seat = -1
export const NO_MARKET = -1
export const freshTurn = (seat: Seat, earlier: number): Turn => ({ seat, earlier, visited: [], abandoned: false })

/** The seats in the order of today's turns. */
export const inOrder = ({ players, first }: View): Seat[] => seatsFrom(first, players.length)
/**
 * The seats beginning with who acts now. In the evening all act at once, in the order of the day that ends: the marker may
 * have gone on already, so it is the turns that tell who was first.
 */
export function order(g: View): Seat[] {
  const { phase, players, turn } = g
  const seats = players.length
  if (phase === 'evening') return seatsFrom((turn.seat - turn.earlier + seats) % seats, seats)
  return phase === 'afternoon' && turn.seat !== NOBODY ? seatsFrom(turn.seat, seats) : inOrder(g)
}
export const isGuarded = ({ players }: View, seat: Seat): boolean =>
  players[seat]!.front.cards.some(card => isVillager(card, 'sentry'))
export const isShielded = (g: View, card: number): boolean => g.shields.includes(card)
export const shieldsLeft = (g: View): number => g.players.length - g.shields.length
export const storedIn = (mill: readonly number[]): number => mill[0]! + mill[1]! + mill[2]!
/** What some cards make together. */
export function totalOf({ cards }: Seen<OpenZone>, worth: (card: number) => number): number {
  let total = 0
  for (const card of cards) total += worth(card)
  return total
}
/** How many resources the mill holds overnight. */
export function millCapacity({ fleet, buildings }: PlayerView): number {
  const more = totalOf(fleet, card => shipOf(card).mill) + totalOf(buildings, card => buildingOf(card).mill)
  return Math.max(0, CAPACITY.mill + more)
}
/** Gold each evening: one for every worker in the village, and what ships and buildings bring. */
export const incomeOf = ({ workers, fleet, buildings }: PlayerView): number =>
  workers + totalOf(fleet, card => shipOf(card).income) + totalOf(buildings, card => buildingOf(card).income)
/** Workers each evening: 2 with the village board, 1 without, changed by ships; at least 1. */
export const intakeOf = ({ options }: View, { fleet }: PlayerView): number =>
  Math.max(1, (options.board ? 2 : 1) + totalOf(fleet, card => shipOf(card).hands))
export const isMilitary = (ship: number): boolean => shipOf(ship).military > 0
