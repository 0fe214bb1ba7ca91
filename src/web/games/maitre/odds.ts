// The chances shown on the board: asked of the worker whenever what is on the table changes.
import { useEffect, useState } from 'preact/hooks'
import type { Json } from '#engine'
import { chanceToWin, type G, type Move, shipOf } from '#games/maitre'
import { odds } from '../../kit/settings.ts'
import { oddsOfMoves, oddsOfTargets } from '../../play/odds.ts'

export interface Chances {
  readonly ofMove: ReadonlyMap<Move, number>
  readonly ofCard: ReadonlyMap<number, number>
}
const NONE: Chances = { ofMove: new Map(), ofCard: new Map() }
/** Still being worked out: what is shown may change its order in a moment. */
export const PENDING: Chances = { ...NONE }

export function useChances(g: G, seat: number | null, moves: readonly Move[], seq: number): Chances {
  const [chances, show] = useState<Chances & { seq: number }>({ ...NONE, seq: -1 })
  const wanted = odds.value === 'on' && g.options.odds && seat !== null && moves.length > 0
  useEffect(() => {
    if (!wanted) return
    let current = true
    compute(g, seat, moves).then(
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

const asJson = (g: G): Json => g as unknown as Json

async function compute(g: G, seat: number, moves: readonly Move[]): Promise<Chances> {
  if (g.turn.action === null) return beforeRoll(g, seat, moves)
  if (!moves.every(move => move.do === 'place' || move.do === 'aside' || move.do === 'use')) return NONE
  const worths = await oddsOfMoves(asJson(g), moves as readonly Json[])
  const ofMove = new Map(moves.map((move, i) => [move, worths[i]!]))
  const ofCard = new Map<number, number>()
  for (const [move, worth] of ofMove) {
    if (move.do === 'place') ofCard.set(move.on, Math.max(worth, ofCard.get(move.on) ?? 0))
  }
  return { ofMove, ofCard }
}

async function beforeRoll(g: G, seat: number, moves: readonly Move[]): Promise<Chances> {
  const tops = [g.goods.cards[0], g.treasures.cards[0]].filter(card => card !== undefined)
  const { each, best } = await oddsOfTargets(asJson(g), seat, g.row.cards)
  const { each: others } = await oddsOfTargets(asJson(g), seat, tops)
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
