// How the moves of Explorers have to do with what lies on the table, and in which order they are listed. Pure.
import type { Seat } from '#engine'
import {
  type ActMove,
  boardersOf,
  cardOf,
  type ExplorersNote,
  type ExplorersReason,
  enemyAt,
  type G,
  type LayMove,
  landOf,
  type Move,
  prospectsOf,
  type Q,
  type Refused,
  sailsFrom,
  type View,
} from '#games/explorers'
import type { BoardProps } from '../../kit/board.ts'
import type { Chooser as AnyChooser } from '../../kit/chooser.ts'
import { cardIn, cardPiece, type Ways } from '../../kit/choosing.ts'

export type Props = BoardProps<G, Q, ExplorersNote, Refused, ExplorersReason>
/** What a turn is made of, each with a button of its own. */
export const ACTIONS = ['sail', 'load', 'unload', 'walk', 'build', 'raid'] as const
export type Action = (typeof ACTIONS)[number]
/**
 * Whatever can be touched: a card, a place of the map, a ship, the sea of a tile, my Vikings on a land, a land they can go
 * to, a point where an outpost fits, a player, and a kind of action.
 */
export type Piece =
  | `card:${number}`
  | `hex:${number}`
  | `ship:${Seat}`
  | `sea:${number}`
  | `folk:${number}`
  | `land:${number}`
  | `point:${number}`
  | `seat:${Seat}`
  | `action:${Action}`
export type Refusal = Props['sight']['refusals'][number]
export type Chooser = AnyChooser<View, Move, Piece, Refusal>

/** The number of a piece of this kind; null: it is something else. */
export const numberIn = (kind: 'hex' | 'sea' | 'folk' | 'land' | 'point', piece: string | undefined): number | null =>
  piece?.startsWith(`${kind}:`) ? Number(piece.slice(kind.length + 1)) : null

/** Tiles of one outline with the same feature are the same: rules name the first of them in the hand. */
export function firstAlike({ players }: View, card: number): number {
  for (const { hand } of players) {
    const cards = hand.cards as readonly (number | null)[]
    if (!cards.includes(card)) continue
    return cards.find(each => each !== null && cardOf(each).alike === cardOf(card).alike) ?? card
  }
  return card
}
/** A kind of action: driving livestock is walking too. */
export const actionOf = (move: { readonly do: string }): Action | null => {
  if (move.do === 'drive') return 'walk'
  return ACTIONS.find(action => action === move.do) ?? null
}

function piecesOf(move: Move | Refused, g: View, seat: Seat): readonly Piece[] {
  const ship = `ship:${seat}` as const
  switch (move.do) {
    case 'captain': {
      const card = g.players[seat]!.captains.cards[move.at]
      return card == null ? [] : [cardPiece(card)]
    }
    case 'lay':
      return [cardPiece(move.tile), `hex:${move.hex}`]
    case 'load':
      return [`folk:${move.land}`, ship, 'action:load']
    case 'unload':
      return [ship, `land:${move.land}`, 'action:unload']
    case 'sail':
      return [`sea:${move.to}`, ship, 'action:sail']
    case 'walk':
    case 'drive':
      return [`folk:${move.from}`, ...('to' in move ? [`land:${move.to}` as const] : []), 'action:walk']
    case 'build':
      return [`point:${move.point}`, 'action:build']
    case 'raid':
      return [`folk:${landOf(move.tile, 0)}`, 'action:raid']
    default:
      return []
  }
}

/** Captains have numbers beyond those of tiles. */
const CAPTAINS_FROM = 100
export const waysFor = (g: View): Ways<View, Move, Piece, Refused> => ({
  piecesOf,
  nameOf(piece) {
    const card = cardIn(piece)
    return card === null || card >= CAPTAINS_FROM ? piece : cardPiece(firstAlike(g, card))
  },
  // What can be taken back is done by one touch; an enemy ship, whose back nobody knows, is asked for first.
  isPlain: move => move.do === 'sail' && enemyAt(g, move.to) < 0,
})

/** How far a ship comes with the actions left: each sea with the way there, itself included. */
export function reachOf(g: View, seat: Seat): ReadonlyMap<number, readonly number[]> {
  const { ship, aboard } = g.players[seat]!
  const shuns = (tile: number): boolean => enemyAt(g, tile) >= 0 && aboard < boardersOf(g.players[seat]!)
  const ways = new Map<number, readonly number[]>([[ship, []]])
  if (aboard === 0 || g.turn.seat !== seat || g.turn.stage !== 'act') return new Map()
  for (const [tile, way] of ways) {
    if (way.length >= g.turn.left || (way.length > 0 && enemyAt(g, tile) >= 0)) continue
    for (const next of sailsFrom(g.map, tile)) if (!ways.has(next) && !shuns(next)) ways.set(next, [...way, next])
  }
  ways.delete(ship)
  return ways
}

/** What laying a tile is worth at a glance: islands of one's own that close, rather than those of others. */
export function promiseOf(g: View, seat: Seat, move: LayMove): number {
  let promise = 0
  for (const { islands, tiles, complete, leaders } of prospectsOf(g, move)) {
    if (complete && leaders.length > 0) promise += leaders.includes(seat) ? 4 * tiles : -4 * tiles
    else if (islands.length > 0 && leaders.includes(seat)) promise += 1
  }
  return promise
}
/** In which order kinds of moves are listed. */
const KINDS: readonly Move['do'][] = [
  'captain',
  'lay',
  'raid',
  'build',
  'load',
  'unload',
  'walk',
  'drive',
  'sail',
  'end',
]
/** For a list: what closes an island of mine first, large cargoes before small ones, the end of the turn last. */
export function ranked(g: View, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const rank = (move: Move): number => {
    switch (move.do) {
      case 'lay':
        return -promiseOf(g, seat, move)
      case 'load':
      case 'unload':
        return -move.vikings - 2 * move.livestock.length
      case 'walk':
        return -move.vikings
      default:
        return 0
    }
  }
  const order = new Map(moves.map(move => [move, rank(move)]))
  const kind = (move: Move): number => KINDS.indexOf(move.do)
  return moves.toSorted((a, b) => kind(a) - kind(b) || order.get(a)! - order.get(b)!)
}
/** The actions of a kind that are open. */
export const movesOf = (moves: readonly Move[], action: Action): readonly ActMove[] =>
  moves.filter((move): move is ActMove => actionOf(move) === action)
