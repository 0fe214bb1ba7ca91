// Choosing on the board of Le Maître des Mers: touching pieces narrows the options until one is left. Pure.
import type { Question } from '#engine'
import { type DiceMove, type G, handOf, type Move, type PlaceMove } from '#games/maitre'

/** What was touched so far: an action, a card, an attacking ship, and dice by their place in the tray. */
export interface Focus {
  readonly action: 'arm' | 'attack' | null
  readonly card: number | null
  readonly attacker: number | null
  readonly dice: readonly number[]
}
export const NOTHING: Focus = { action: null, card: null, attacker: null, dice: [] }
/** Touching something answers the question, or narrows it. */
export type Touch = { readonly pick: Move } | { readonly focus: Focus }

export const movesOf = (question: Question | undefined): readonly Move[] =>
  (question?.options ?? []) as unknown as readonly Move[]

/** Whether a move has to do with a card that lies on the table. */
export function mentions(move: Move, card: number, g: G): boolean {
  switch (move.do) {
    case 'arm':
      return move.ship === undefined ? g.row.cards.includes(card) : move.ship === card
    case 'hunt':
      return g.treasures.cards[0] === card
    case 'buy':
      return g.goods.cards[0] === card
    case 'attack':
      return move.with === card || move.at === card
    case 'place':
    case 'load':
      return move.on === card
    case 'use':
      return carrierOf(g, move.good) === card
    case 'drop':
      return carrierOf(g, move.card) === card
    default:
      return false
  }
}
function carrierOf(g: G, cargo: number): number | undefined {
  const owner = g.players.find(player => player.hold.cards.includes(cargo))
  return owner?.carriers[owner.hold.cards.indexOf(cargo)]
}

/** The moves still possible after what was touched. */
export const narrowed = (moves: readonly Move[], focus: Focus, g: G): readonly Move[] =>
  moves.filter(
    move =>
      (focus.action === null || move.do === focus.action) &&
      (focus.card === null || mentions(move, focus.card, g)) &&
      (focus.attacker === null || (move.do === 'attack' && move.with === focus.attacker)) &&
      (focus.dice.length === 0 || holds(move as DiceMove, facesAt(g, focus.dice))),
  )
const facesAt = (g: G, dice: readonly number[]): number[] => dice.map(i => g.turn.rolled[i]!)
function holds(move: DiceMove, faces: readonly number[]): boolean {
  if (move.do !== 'place' && move.do !== 'use') return false
  const left = [...move.dice] as number[]
  return faces.every(face => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
/** The placement of exactly the dice touched, on the card touched or the only one it can go to. */
export function exactPlacement(moves: readonly Move[], focus: Focus, g: G): PlaceMove | null {
  if (focus.dice.length === 0) return null
  const hand = handOf(facesAt(g, focus.dice))
  const fits = narrowed(moves, focus, g).filter(move => move.do === 'place' && handOf(move.dice) === hand)
  return fits.length === 1 ? (fits[0] as PlaceMove) : null
}

export const isLit = (moves: readonly Move[], focus: Focus, g: G, card: number): boolean =>
  narrowed(moves, { ...focus, card: null }, g).some(move => mentions(move, card, g))

export const fits = (moves: readonly Move[], focus: Focus, g: G, die: number): boolean =>
  focus.dice.includes(die) || narrowed(moves, { ...focus, dice: [...focus.dice, die] }, g).length > 0

export function touchCard(moves: readonly Move[], focus: Focus, g: G, card: number): Touch | null {
  if (!isLit(moves, focus, g, card)) return null
  const left = narrowed(moves, { ...focus, card }, g)
  const placed = exactPlacement(moves, { ...focus, card }, g)
  if (placed) return { pick: placed }
  if (left.every(move => move.do === 'attack')) {
    if (focus.attacker !== null) return { pick: left[0]! }
    const mine = left.every(move => move.do === 'attack' && move.with === card)
    return { focus: mine ? { ...NOTHING, attacker: card } : { ...NOTHING, card } }
  }
  return left.length === 1 && left[0]!.do !== 'use' ? { pick: left[0]! } : { focus: { ...focus, card } }
}

export function touchDie(moves: readonly Move[], focus: Focus, g: G, die: number): Focus | null {
  if (focus.dice.includes(die)) return { ...focus, dice: focus.dice.filter(d => d !== die) }
  return fits(moves, focus, g, die) ? { ...focus, dice: [...focus.dice, die] } : null
}
