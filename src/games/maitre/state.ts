// What lies on the table of Le Maître des Mers, and the small questions every rule asks of it.
import type { OpenZone, Seat, Seen, Zone } from '#engine'
import { cardOf, deck, type Goods, type Ship, shipOf } from './cards/deck.ts'

export interface Options {
  /** Show the exact chances on the table. Display only: no rule reads it. */
  readonly odds: boolean
  /** Name the ship to arm before the first roll. */
  readonly declare: boolean
  /** No attack once the pile has run out. */
  readonly truce: boolean
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

export const ROW = 4
/** After this many turns nobody attacks any more, so that every match ends (ruling). */
export const TURNS_OF_WAR = 240

export function setup(seats: number, options: Options): G {
  const cards = (list: readonly { card: number }[]) => list.map(({ card }) => card)
  return {
    options,
    pile: { sees: 'none', cards: cards(deck.ships) },
    row: { sees: 'all', cards: [] },
    goods: { sees: 'all', cards: cards(deck.goods) },
    treasures: { sees: 'all', cards: cards(deck.treasures) },
    players: Array.from({ length: seats }, () => ({
      fleet: { sees: 'all', cards: [] },
      hold: { sees: 'all', cards: [] },
      carriers: [],
    })),
    turn: freshTurn(0, 0),
  }
}
export const freshTurn = (number: number, seat: Seat): Turn => ({
  number,
  seat,
  action: null,
  target: -1,
  rolls: 0,
  rolled: [],
  placed: [],
  aside: [],
  back: 0,
  used: [],
  fight: null,
})

export const fleetOf = (player: Player): readonly Ship[] => player.fleet.cards.map(shipOf)
export const freeShips = (player: Player): number[] => player.fleet.cards.filter(c => !player.carriers.includes(c))
export const hasFreeShip = (player: Player): boolean => player.fleet.cards.length > player.hold.cards.length
/** The cargo card under a ship, or -1. */
export const cargoOf = (player: Player, ship: number): number => player.hold.cards[player.carriers.indexOf(ship)] ?? -1
export const isGoods = (card: number): boolean => deck.cards[card]!.kind === 'goods'
/** Goods the player whose turn it is owns and has not used yet. */
export function usableGoods({ players, turn }: G): readonly Goods[] {
  const { cards } = players[turn.seat]!.hold
  return cards.length === 0
    ? NONE
    : cards.filter(c => isGoods(c) && !turn.used.includes(c)).map(c => cardOf(c) as Goods)
}
const NONE: readonly Goods[] = []
export const warIsOver = (g: G): boolean => g.turn.number > TURNS_OF_WAR
