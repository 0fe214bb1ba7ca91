// What lies on the table of Le Maître des Mers, and the small questions every rule asks of it.
import type { OpenZone, Seat, Seen, Tabletop, Zone } from '#engine'
import { cardOf, type Goods, type Ship, shipOf } from './cards/deck.ts'
import type { Q } from './moves.ts'

export interface Options {
  /** Show the exact chances on the table. Display only: no rule reads it. */
  readonly odds: boolean
  /** Name the ship to arm before the first roll. */
  readonly declare: boolean
  /** No attack once the pile has run out. */
  readonly truce: boolean
  /** When the port is empty the round is finished, so that everybody has had equally many turns. */
  readonly round: boolean
}

export interface Player {
  fleet: OpenZone
  /** Cargo cards, and which ship each lies under. */
  hold: OpenZone
  carriers: number[]
}

export type Pursuit = 'arm' | 'hunt' | 'buy'
export interface Fight {
  readonly attacker: number
  readonly target: number
  readonly defender: Seat
  readonly dice: readonly [attack: number, defence: number]
}
export interface Turn {
  /** Turns begun so far in the match, this one included. */
  number: number
  seat: Seat
  action: Pursuit | 'attack' | null
  /** The card the dice are placed on; -1 until the first die is. */
  target: number
  rolls: number
  /** Dice just rolled, dice placed for good, dice set aside: five in all with those that come back. */
  rolled: number[]
  placed: number[]
  aside: number[]
  /** Dice that Canvas brings back for the next roll. */
  back: number
  /** Goods whose advantage was used this turn. */
  used: number[]
  fight: Fight | null
}

export interface G {
  readonly options: Options
  /** Who begins, where nobody is to be drawn. */
  readonly appointed?: Seat
  /** Piles have their top first. */
  pile: Zone
  row: OpenZone
  goods: OpenZone
  treasures: OpenZone
  players: Player[]
  turn: Turn
}

/** The table as a seat sees it: only the pile of the port is hidden. */
export type View = Seen<G>
export type PlayerView = Seen<Player>
/** What the rules are lent. */
export type T = Tabletop<G, Q>

export const ROW = 4
/** After this many turns nobody attacks any more, so that every match ends (ruling). */
export const TURNS_OF_WAR = 240

/** Seats beginning with whose turn it is. */
export const order = ({ players, turn }: View): Seat[] => players.map((_, i) => (turn.seat + i) % players.length)

export const fleetOf = (player: PlayerView): readonly Ship[] => player.fleet.cards.map(shipOf)
export const freeShips = (player: PlayerView): number[] => player.fleet.cards.filter(c => !player.carriers.includes(c))
export const hasFreeShip = (player: PlayerView): boolean => player.fleet.cards.length > player.hold.cards.length
/** The cargo card under a ship, or -1. */
export const cargoOf = (player: PlayerView, ship: number): number =>
  player.hold.cards[player.carriers.indexOf(ship)] ?? -1
export const isGoods = (card: number): boolean => cardOf(card).kind === 'goods'
/** The goods among some cargo. */
export const goodsAmong = (cards: readonly number[]): readonly Goods[] =>
  cards.map(cardOf).filter(card => card.kind === 'goods')
export const warIsOver = (turn: number): boolean => turn > TURNS_OF_WAR
/** Once the pile has run out, where so agreed. */
export const isTruce = (agreed: boolean, inPile: number): boolean => agreed && inPile === 0
/** Whether the port is empty and the round is finished: in this one nobody attacks, so that it stays empty (ruling). */
export const isLastRound = ({ options, row }: View): boolean => options.round && row.cards.length === 0
/** Whether the match ends now that so many turns are over: with the port, or with the round in which it became empty. */
export const isFinished = (round: boolean, empty: boolean, turns: number, seats: number): boolean =>
  empty && (!round || turns % seats === 0)
