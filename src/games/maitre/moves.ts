// Everything a player can be asked to choose, as plain options. Lists are made once and reused: options are never changed.

import { placements } from './cards/combination.ts'
import { deck, type Goods, type Ship } from './cards/deck.ts'
import { type Face, facesOf, type Hand, handOf, partsOf } from './hand.ts'
import { type G, usableGoods } from './state.ts'

export type ActionMove =
  | { readonly do: 'arm'; readonly ship?: number }
  | { readonly do: 'hunt' }
  | { readonly do: 'buy' }
  | { readonly do: 'attack'; readonly with: number; readonly at: number }
export type PlaceMove = { readonly do: 'place'; readonly on: number; readonly dice: readonly Face[] }
/** Nothing fits: one die leaves the turn; `back`: Canvas brings one back for the next roll. */
export type AsideMove = { readonly do: 'aside'; readonly back: boolean }
/** The advantage of a goods card: which of the rolled dice, and what they become (nothing: they are rolled again). */
export type UseMove = {
  readonly do: 'use'
  readonly good: number
  readonly dice: readonly Face[]
  readonly to: readonly Face[]
}
export type DiceMove = PlaceMove | AsideMove | UseMove
export type LoadMove = { readonly do: 'load'; readonly on: number }
export type LootMove = LoadMove | { readonly do: 'drop'; readonly card: number } | { readonly do: 'leave' }
/** What is asked, and the options of each question. */
export interface Q {
  readonly action: ActionMove
  readonly dice: DiceMove
  readonly stow: LoadMove
  readonly loot: LootMove
}
export type Move = Q[keyof Q]

const ASIDE: AsideMove = { do: 'aside', back: false }
const ASIDE_AND_BACK: AsideMove = { do: 'aside', back: true }

/** The cards the dice may still go to. */
export const targetsOf = ({ turn, row }: G): readonly number[] => (turn.target >= 0 ? [turn.target] : row.cards)

/** What can be done with the dice just rolled. */
export function diceMoves(g: G): readonly DiceMove[] {
  const { turn } = g
  const rolled = handOf(turn.rolled)
  const placed = handOf(turn.placed)
  const moves: DiceMove[] = []
  for (const card of targetsOf(g)) for (const move of placeMoves(card, placed, rolled)) moves.push(move)
  const stuck = moves.length === 0
  if (stuck) moves.push(ASIDE)
  for (const goods of usableGoods(g)) {
    if (goods.advantage !== 'recall') for (const move of useMoves(goods, rolled)) moves.push(move)
    else if (stuck) moves.push(ASIDE_AND_BACK)
    else if (turn.aside.length > 0) for (const move of useMoves(goods, 0)) moves.push(move)
  }
  return moves
}

const placeMemo: Map<Hand, Map<Hand, readonly PlaceMove[]>>[] = []
function placeMoves(card: number, placed: Hand, rolled: Hand): readonly PlaceMove[] {
  const byPlaced = (placeMemo[card] ??= new Map())
  let memo = byPlaced.get(placed)
  if (!memo) byPlaced.set(placed, (memo = new Map()))
  let moves = memo.get(rolled)
  if (!moves) {
    const parts = placements(deck.cards[card]!.combination, placed, rolled)
    moves = parts.map(part => ({ do: 'place', on: card, dice: facesOf(part) }))
    memo.set(rolled, moves)
  }
  return moves
}

const useMemo: Map<Hand, readonly UseMove[]>[] = []
function useMoves({ card, advantage }: Goods, rolled: Hand): readonly UseMove[] {
  const memo = (useMemo[card] ??= new Map())
  let moves = memo.get(rolled)
  if (!moves) {
    moves = ways(advantage, rolled).map(([dice, to]) => ({ do: 'use', good: card, dice, to }))
    memo.set(rolled, moves)
  }
  return moves
}
type Way = readonly [dice: readonly Face[], to: readonly Face[]]
/** Every way to use an advantage on the dice just rolled; what would change nothing is left out. */
export function ways(advantage: Goods['advantage'], rolled: Hand): readonly Way[] {
  const faces = [...new Set(facesOf(rolled))]
  const turned = (targets: (face: Face) => readonly number[]): Way[] =>
    faces.flatMap(face =>
      targets(face)
        .filter(to => to >= 1 && to <= 6 && to !== face)
        .map(to => [[face], [to as Face]] as const),
    )
  switch (advantage) {
    case 'flip':
      return turned(face => [7 - face])
    case 'nudge':
      return turned(face => [face + 1, face - 1])
    case 'six':
      return turned(() => [6])
    case 'any':
      return turned(() => [6, 5, 4, 3, 2, 1])
    case 'reroll':
      return partsOf(rolled).flatMap(part => (part === 0 ? [] : [[facesOf(part), []] as const]))
    case 'again':
      return [[facesOf(rolled), []]]
    case 'recall':
      return [[[], []]]
  }
}

/** Memos belong to a deck: forgotten when it changes. */
export function forgetMoves(): void {
  placeMemo.length = 0
  useMemo.length = 0
}

const attackMemo: AttackMove[][] = []
type AttackMove = Extract<ActionMove, { do: 'attack' }>
export const attackMove = (attacker: Ship, target: Ship): AttackMove =>
  ((attackMemo[attacker.card] ??= [])[target.card] ??= { do: 'attack', with: attacker.card, at: target.card })
const loadMemo: LoadMove[] = []
export const loadMove = (ship: number): LoadMove => (loadMemo[ship] ??= { do: 'load', on: ship })
