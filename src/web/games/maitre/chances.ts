// The chances shown on the board: asked of the game's reckoner whenever what is on the table changes.
import { useEffect, useState } from 'preact/hooks'
import { advantagesOf, chanceToWin, diceAsked, type Move, shipOf, targetsOn, type View } from '#games/maitre'
import { odds } from '../../kit/settings.ts'
import type { Props } from './choosing.ts'

export interface Chances {
  readonly ofMove: ReadonlyMap<Move, number>
  /** Of the cards that can be pursued, before the first roll. */
  readonly ofCard: ReadonlyMap<number, number>
}
const NONE: Chances = { ofMove: new Map(), ofCard: new Map() }
/** Still being worked out. */
export const PENDING: Chances = { ...NONE }

export function useChances({ sight: { view, seat, seq }, reckon }: Props, moves: readonly Move[]): Chances {
  const [chances, show] = useState<Chances & { seq: number }>({ ...NONE, seq: -1 })
  const wanted = odds.value === 'on' && view.options.odds && seat !== null && moves.length > 0
  useEffect(() => {
    if (!wanted) return
    let current = true
    compute(reckon, view, seat, moves).then(
      found => current && show({ ...found, seq }),
      () => current && show({ ...NONE, seq }),
    )
    return () => {
      current = false
    }
  }, [seq, wanted])
  if (!wanted) return NONE
  return chances.seq === seq ? chances : PENDING
}

type Reckon = Props['reckon']

async function compute(reckon: Reckon, g: View, seat: number, moves: readonly Move[]): Promise<Chances> {
  if (g.turn.action === null) return beforeRoll(reckon, g, seat, moves)
  if (!moves.every(move => move.do === 'place' || move.do === 'aside' || move.do === 'use')) return NONE
  const worths = (await reckon('moves', diceAsked(g, moves))) as readonly number[]
  return { ...NONE, ofMove: new Map(moves.map((move, i) => [move, worths[i]!])) }
}

/** The chance of each card before the first roll, and of all of them together. */
type Targets = { readonly each: readonly number[]; readonly best: number }

async function beforeRoll(reckon: Reckon, g: View, seat: number, moves: readonly Move[]): Promise<Chances> {
  const tops = [g.goods.cards[0], g.treasures.cards[0]].filter(card => card !== undefined)
  const chancesOf = async (cards: readonly number[]) =>
    (await reckon('targets', advantagesOf(g, seat), targetsOn(cards))) as Targets
  const { each, best } = await chancesOf(g.row.cards)
  const { each: others } = await chancesOf(tops)
  const ofCard = new Map([
    ...g.row.cards.map((card, i) => [card, each[i]!] as const),
    ...tops.map((card, i) => [card, others[i]!] as const),
  ])
  const ofMove = new Map<Move, number>()
  for (const move of moves) {
    if (move.do === 'arm') ofMove.set(move, move.ship === undefined ? best : ofCard.get(move.ship)!)
    else if (move.do === 'hunt') ofMove.set(move, ofCard.get(g.treasures.cards[0]!)!)
    else if (move.do === 'buy') ofMove.set(move, ofCard.get(g.goods.cards[0]!)!)
    else if (move.do === 'attack') {
      ofMove.set(move, chanceToWin(shipOf(move.with).firepower, shipOf(move.at).firepower))
    }
  }
  if (!moves.some(move => move.do === 'hunt')) ofCard.delete(g.treasures.cards[0]!)
  if (!moves.some(move => move.do === 'buy')) ofCard.delete(g.goods.cards[0]!)
  return { ofMove, ofCard }
}
