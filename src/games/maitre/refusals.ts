// Every visible action that is not open to a seat now, with the unmet conditions.
import type { Refusal, Seat } from '#engine'
import { bringsBack, diceMoves, lookAtActions } from './choices.ts'
import { type MaitreReason, whyNotPlace } from './conditions.ts'
import type { Face } from './hand.ts'
import { goodsAmong, type View } from './state.ts'
import { targetsOf } from './turn.ts'

export function refusals(g: View, seat: Seat): Refusal[] {
  if (g.turn.fight?.defender === seat) return [] // asked for loot, if for anything
  if (g.turn.seat !== seat) return [refuse({ do: 'act' }, { needs: 'turn', seat: g.turn.seat })]
  return g.turn.action === null ? actionRefusals(g, seat) : diceRefusals(g, seat)
}
const refuse = (action: Refusal['action'], ...because: readonly MaitreReason[]): Refusal => ({ action, because })

function actionRefusals(g: View, seat: Seat): Refusal[] {
  const found: Refusal[] = [refuse({ do: 'place' }, { needs: 'roll-first' })]
  lookAtActions(g, seat, (action, because) => {
    if (because.length > 0) found.push({ action, because })
  })
  return found
}

function diceRefusals(g: View, seat: Seat): Refusal[] {
  const { turn } = g
  const chosen = turn.action!
  const wished = { arm: -1, hunt: g.treasures.cards[0] ?? -1, buy: g.goods.cards[0] ?? -1, attack: -1 }
  const found: Refusal[] = []
  for (const [action, card] of Object.entries(wished)) {
    found.push(refuse({ do: action }, { needs: 'action-chosen', chosen, card }))
  }
  if (turn.rolled.length === 0) return found
  if (turn.target >= 0 && turn.action === 'arm') {
    for (const on of g.row.cards) {
      if (on !== turn.target) found.push(refuse({ do: 'place', on }, { needs: 'same-target', on, target: turn.target }))
    }
  }
  const faces = [...new Set(turn.rolled)] as readonly Face[]
  const misfit = (dice: readonly Face[], on?: number) => {
    const because = whyNotPlace(g, dice, on)
    const move = on === undefined ? { do: 'place', dice } : { do: 'place', on, dice }
    if (because.length > 0) found.push({ action: move, because })
  }
  for (const die of faces) misfit([die])
  for (const on of targetsOf(g)) for (const die of faces) misfit([die], on)
  const open = diceMoves(g)
  if (!open.some(move => move.do === 'aside')) found.push(refuse({ do: 'aside' }, { needs: 'nothing-fits' }))
  for (const goods of goodsAmong(g.players[seat]!.hold.cards)) {
    const { card: good } = goods
    const recalls = bringsBack(goods)
    if (open.some(move => (move.do === 'use' && move.good === good) || (recalls && move.do === 'aside' && move.back))) {
      continue
    }
    const why = turn.used.includes(good) ? 'unused' : recalls ? 'die-aside' : 'useful'
    found.push(refuse({ do: 'use', good }, { needs: why, good }))
  }
  return found
}
