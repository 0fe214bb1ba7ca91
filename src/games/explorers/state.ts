// What lies on the table of Explorers of the North Sea, and the small questions every rule asks of it.
import type { OpenZone, Perks as PerksOf, Seat, Seen, Tabletop, Zone } from '#engine'
import { seatsFrom } from '#games/kit/rules'
import { type BoardId, LIVESTOCK, type Livestock } from './cards/kinds.ts'
import type { Gap, Island, Tile } from './map.ts'
import type { Q } from './moves.ts'

export interface Options {
  /** The side of the starting boards. */
  readonly board: BoardId
}

export const HAND = 3
/** Tiles laid in a turn by who plays alone, of a hand drawn for it. */
export const LAID_ALONE = 2
export const CAPTAINS = 2
export const VIKINGS = 7
export const OUTPOSTS = 5
export const HOLD = 3
/** Vikings aboard at first. */
export const ABOARD = 2
export const ACTIONS = 4
/** What an outpost costs in actions, and how many Vikings it takes around its point. */
export const OUTPOST = { actions: 2, vikings: 2 } as const
/** Vikings aboard who take an enemy ship, and how many walk at once. */
export const BOARDERS = 2
export const WALKERS = 2

/** What a larger game may give a player to begin with. */
export const PERKS = ['captains', 'boarders', 'raids', 'deaths', 'haste', 'aboard'] as const
export type Perk = (typeof PERKS)[number]

export interface Player {
  hand: Zone
  /** Captains to choose from, and the one who was chosen. */
  captains: Zone
  captain: OpenZone
  /** The tile the longship lies at, the Vikings aboard, and the livestock. */
  ship: number
  aboard: number
  hold: Livestock[]
  /** The land each Viking ashore stands on, in order. */
  ashore: number[]
  /** The points with an outpost. */
  outposts: number[]
  /** Livestock brought home, in the order of `LIVESTOCK`. */
  delivered: number[]
  /** Tokens of settlements raided and of enemy ships destroyed. */
  raided: OpenZone
  sunk: OpenZone
  /** Vikings lost. */
  fallen: number
  /**
   * What is still to come of what was brought along: captains to choose from, Vikings fewer against enemy ships, raids with
   * one Viking fewer, points for each Viking lost, turns with one action more.
   */
  perks: { captains: number; boarders: number; raids: number; deaths: number; haste: number }
}
export interface Turn {
  seat: Seat
  /** First a tile is laid, then there are so many actions left. */
  stage: 'lay' | 'act'
  left: number
}

export interface G {
  readonly options: Options
  phase: 'setup' | 'turns'
  round: number
  first: Seat
  /** Who begins, where nobody is drawn for it. */
  readonly appointed?: Seat
  /** So many tiles for everybody, where a larger game says how many; the others stay in the box. */
  readonly rounds?: number
  /** The tiles to come, the top first; those on the map; and those that never found a place. */
  stack: Zone
  laid: OpenZone
  astray: OpenZone
  /** Captains nobody has chosen, and tiles that are not played with. */
  box: Zone
  /** Tokens to come. */
  supply: { settlements: Zone; enemies: Zone }
  /** Livestock ashore, and the land of each. */
  livestock: { at: number[]; kinds: Livestock[] }
  /** Tokens on the map, and the tile of each; the backs of enemy ships are known to nobody. */
  settlements: { at: number[]; tokens: OpenZone }
  enemies: { at: number[]; tokens: Zone }
  /** The Mainland, the three tiles of the board, then all others as they were laid. */
  map: Tile[]
  /** Where a tile may be laid. */
  gaps: Gap[]
  islands: Island[]
  players: Player[]
  turn: Turn
}
/** The table as a seat sees it: hidden are the stack, the tokens to come, the backs of enemy ships, and what others hold. */
export type View = Seen<G>
export type PlayerView = Seen<Player>
/** The table as the rules have it, with the questions of this game. */
export type T = Tabletop<G, Q>
export type Perks = PerksOf<Perk>

/** The seats beginning with who acts now. */
export const order = ({ phase, players, turn, first }: View): Seat[] =>
  seatsFrom(phase === 'setup' ? first : turn.seat, players.length)
/** The Winter token: with this seat's last tile the match ends. */
export const winterOf = ({ first, players }: View): Seat => (first + players.length - 1) % players.length

/** Turns begun, of all players: a turn is what is planned and what is weighed. */
export const turnsOf = ({ round, first, players, turn }: View): number =>
  round === 0 ? 0 : (round - 1) * players.length + ((turn.seat - first + players.length) % players.length) + 1
/** Whether somebody plays without others. */
export const isAlone = ({ players }: View): boolean => players.length === 1
/** Tiles laid in a turn. */
export const laysOf = (g: View): number => (isAlone(g) ? LAID_ALONE : 1)

/** Actions in a turn. */
export const actionsOf = ({ perks }: PlayerView): number => ACTIONS + (perks.haste > 0 ? 1 : 0)
/** Vikings needed aboard against an enemy ship. */
export const boardersOf = ({ perks }: PlayerView): number => Math.max(1, BOARDERS - perks.boarders)
/** Room left aboard. */
export const roomOf = ({ aboard, hold }: PlayerView): number => HOLD - aboard - hold.length
/** One's own Vikings on a land. */
export function vikingsOn({ ashore }: PlayerView, land: number): number {
  let count = 0
  for (const each of ashore) if (each === land) count++
  return count
}
/** The livestock on a land, in the order of the kinds. */
export function herdOn({ livestock: { at, kinds } }: View, land: number): Livestock[] {
  const herd: Livestock[] = []
  for (let i = 0; i < at.length; i++) if (at[i] === land) herd.push(kinds[i]!)
  return herd.length > 1 ? inOrder(herd) : herd
}
export const inOrder = (herd: Livestock[]): Livestock[] =>
  herd.sort((a, b) => LIVESTOCK.indexOf(a) - LIVESTOCK.indexOf(b))
/** Where each kind of things on the map stands: its place in the list, or -1. */
export const settlementAt = ({ settlements }: View, tile: number): number => settlements.at.indexOf(tile)
export const enemyAt = ({ enemies }: View, tile: number): number => enemies.at.indexOf(tile)
