// The turn with the dice: where they may go, which goods help, and all of it as plain data for whoever reckons the odds: they
// need neither table nor deck.
import type { Advantage } from './cards/advantages.ts'
import type { Combination } from './cards/combination.ts'
import { cardOf, type Goods } from './cards/deck.ts'
import type { DiceMove, PlaceMove, UseMove } from './moves.ts'
import { goodsAmong, type View } from './state.ts'

/** The cards the dice of this turn may still go to. */
export const targetsOf = ({ turn, row }: View): readonly number[] => (turn.target >= 0 ? [turn.target] : row.cards)
/** Goods the player whose turn it is owns and has not used yet. */
export const usableGoods = ({ players, turn }: View): readonly Goods[] =>
  goodsAmong(players[turn.seat]!.hold.cards).filter(({ card }) => !turn.used.includes(card))

/** Something the dice may be placed on, and what completing it is worth (1: its chance comes out). */
export type Target = {
  readonly combination: Combination
  readonly worth: number
}
export type Worth = (card: number) => number
const CHANCE: Worth = () => 1

/** A move with the dice, with what its cards say. */
export type MoveAsked =
  | (Omit<PlaceMove, 'on'> & { readonly on: Target })
  | Extract<DiceMove, { do: 'aside' }>
  | (Omit<UseMove, 'good'> & { readonly advantage: Advantage })
/** A turn with the dice as they lie. */
export type DiceAsked = {
  readonly rolled: readonly number[]
  readonly placed: readonly number[]
  /** How many dice are set aside, and how many of them come back for the next roll. */
  readonly aside: number
  readonly back: number
  /** The goods that can still be used. */
  readonly goods: readonly Advantage[]
  /** Where dice may still be placed. */
  readonly targets: readonly Target[]
  readonly moves: readonly MoveAsked[]
}

const targetOn = (card: number, worth: Worth): Target => ({ combination: cardOf(card).combination, worth: worth(card) })
export const targetsOn = (cards: readonly number[], worth: Worth = CHANCE): readonly Target[] =>
  cards.map(card => targetOn(card, worth))

/** What the goods of a seat do to dice. */
export const advantagesOf = (g: View, seat: number): readonly Advantage[] =>
  goodsAmong(g.players[seat]!.hold.cards).map(({ advantage }) => advantage)

export function diceAsked(g: View, moves: readonly DiceMove[], worth: Worth = CHANCE): DiceAsked {
  const { rolled, placed, aside, back } = g.turn
  return {
    rolled,
    placed,
    aside: aside.length,
    back,
    goods: usableGoods(g).map(({ advantage }) => advantage),
    targets: targetsOn(targetsOf(g), worth),
    moves: moves.map((move): MoveAsked => {
      if (move.do === 'place') return { ...move, on: targetOn(move.on, worth) }
      if (move.do === 'aside') return move
      const { good, ...use } = move
      return { ...use, advantage: (cardOf(good) as Goods).advantage }
    }),
  }
}
