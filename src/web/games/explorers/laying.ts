// Laying a tile as a player tries it out: which tile, in which place, turned how; whether it fits there, and if not, which
// sides speak against it.
import { useEffect, useState } from 'preact/hooks'
import { cardOf, type ExplorersReason, type LayMove, landsOf, type Move, type View, whyNotLay } from '#games/explorers'
import { advised } from '../../kit/advice.ts'
import { cardIn, cardPiece } from '../../kit/choosing.ts'
import { type Chooser, firstAlike, numberIn } from './choosing.ts'

/** A tile held over a place of the map. */
export interface Ghost {
  readonly move: LayMove
  readonly lands: readonly number[]
  /** Nothing: it fits. */
  readonly because: readonly ExplorersReason[]
  /** In how many ways it fits there. */
  readonly ways: number
}
export interface Laying {
  /** The tile in hand. */
  readonly card: number
  readonly ghost: Ghost | null
  /** Whether this tile of the hand fits anywhere. */
  fits(card: number): boolean
  isOpen(hex: number): boolean
  pick(card: number): void
  hold(hex: number): void
  turn(by: 1 | -1): void
}

export function useLaying(g: View, hand: readonly number[], moves: readonly Move[], chooser: Chooser): Laying | null {
  const lays = moves.filter(move => move.do === 'lay')
  const [held, turnTo] = useState({ place: '', turns: 0 })
  const open = (card: number): readonly LayMove[] => lays.filter(({ tile }) => tile === firstAlike(g, card))
  const card = cardIn(chooser.focus[0] ?? 'seat:0') ?? hand.find(each => open(each).length > 0)
  const hex = chooser.focus.map(piece => numberIn('hex', piece)).find(found => found !== null) ?? null
  const place = `${card} ${hex}`
  const given = advised.value as Move | null
  useEffect(() => {
    if (given?.do !== 'lay' || lays.length === 0) return
    chooser.narrow([cardPiece(given.tile), `hex:${given.hex}`])
    turnTo({ place: `${given.tile} ${given.hex}`, turns: given.turns })
  }, [given])
  if (lays.length === 0 || card === undefined) return null
  const tile = firstAlike(g, card)
  const fitting = lays.filter(move => move.tile === tile && move.hex === hex).map(({ turns }) => turns)
  // Where it does not fit it may be turned all the same, to see why.
  const ways = fitting.length > 0 ? fitting : cardOf(tile).turns
  const turns = held.place === place && ways.includes(held.turns) ? held.turns : ways[0]!
  const move: LayMove | null = hex === null ? null : { do: 'lay', tile, hex, turns }
  return {
    card,
    ghost: move && {
      move,
      lands: landsOf(tile, turns),
      because: whyNotLay(g, move),
      ways: fitting.length,
    },
    fits: each => open(each).length > 0,
    isOpen: gap => lays.some(each => each.tile === tile && each.hex === gap),
    pick: each => chooser.narrow(hex === null ? [cardPiece(each)] : [cardPiece(each), `hex:${hex}`]),
    hold: gap => chooser.narrow([cardPiece(card), `hex:${gap}`]),
    turn(by) {
      if (hex === null) return
      turnTo({ place, turns: ways[(ways.indexOf(turns) + by + ways.length) % ways.length]! })
    },
  }
}
