// A turn: a tile is laid, actions are taken, a tile is drawn. Who plays alone draws three first, lays two and leaves one out.
import type { Seat, Steps } from '#engine'
import { build, drive, graze, raidShort, walk } from './ashore.ts'
import { cardOf, landsOf, strengthOf } from './cards/deck.ts'
import { join } from './chart.ts'
import { lookAtActs, lookAtLays, openMoves } from './choices.ts'
import { opposite } from './hex.ts'
import { influences, isComplete, leadersOf, type Merger } from './islands.ts'
import { landOf, MAINLAND } from './map.ts'
import { type ActMove, END, type LayMove } from './moves.ts'
import { confide, tell } from './notes.ts'
import { gradeOf, scoreOf } from './score.ts'
import { actionsOf, HAND, isAlone, laysOf, OUTPOST, type T, winterOf } from './state.ts'
import { load, sail, unload } from './voyage.ts'

export function* turn(t: T, args: unknown): Steps {
  const { g } = t
  const seat = args as Seat
  const me = g.players[seat]!
  g.turn = { seat, stage: 'lay', left: actionsOf(me) }
  if (me.perks.haste > 0) me.perks.haste--
  if (seat === g.first) g.round++
  tell(t, { say: 'turn', seat })
  if (isAlone(g)) draw(t, seat, HAND)
  for (let tiles = laysOf(g); tiles > 0; tiles--) yield* layTile(t, seat)
  if (isAlone(g)) discard(t, seat)
  g.turn.stage = 'act'
  let move: ActMove
  while ((move = yield* t.one(seat, 'act', openActs(t, seat))).do !== 'end') act(t, seat, move)
  if (!isAlone(g)) draw(t, seat, 1)
  const left = me.hand.cards.length + g.stack.cards.length
  if (seat !== winterOf(g) || left > 0) return ['turn', (seat + 1) % g.players.length]
  tell(t, { say: 'over' })
  if (isAlone(g)) rate(t, seat)
  return null
}

function openActs({ g }: T, seat: Seat): ActMove[] {
  const options = openMoves(lookAtActs, g, seat)
  options.push(END)
  return options
}
/** A hand that fits nowhere is drawn anew, once; if that does not help either, a tile is left out (ruling). */
function* layTile(t: T, seat: Seat): Steps<void> {
  const { g } = t
  let options = openMoves(lookAtLays, g, seat)
  if (options.length === 0) {
    redraw(t, seat)
    options = openMoves(lookAtLays, g, seat)
  }
  if (options.length > 0) lay(t, seat, yield* t.one(seat, 'lay', options))
  else stray(t, seat)
}
function lay(t: T, seat: Seat, { tile: card, hex, turns }: LayMove): void {
  const { g } = t
  const { hand } = g.players[seat]!
  const gap = g.gaps.find(each => each.hex === hex)!
  const lands = landsOf(card, turns)
  const side = gap.near.findIndex(each => each > MAINLAND)
  t.move(hand, hand.cards.indexOf(card), g.laid)
  const merged: Merger[] = []
  const tile = join(g, hex, lands, card, merged)
  tell(t, { say: 'lays', seat, card, tile, beside: gap.near[side]!, side: opposite(side) })
  for (const { island, gone } of merged) tell(t, { say: 'merges', island, gone })
  bring(t, tile)
  for (const island of new Set(g.map[tile]!.islands)) {
    const { tiles } = g.islands[island]!
    if (!isComplete(g.islands[island]!)) continue
    tell(t, { say: 'closes', island, tiles: tiles.length, leaders: leadersOf(influences(g)[island]!) })
  }
}
/** What comes with a tile: livestock or a settlement on its first land, or an enemy ship, whose back stays hidden. */
function bring(t: T, tile: number): void {
  const { map, settlements, enemies, supply } = t.g
  const { feature } = cardOf(map[tile]!.card)
  if (feature === 'settlement') {
    settlements.at.push(tile)
    const token = t.move(supply.settlements, 0, settlements.tokens)
    tell(t, { say: 'settlement', tile, strength: strengthOf(token) })
  } else if (feature === 'enemy') {
    enemies.at.push(tile)
    t.move(supply.enemies, 0, enemies.tokens)
  } else graze(t.g, landOf(tile, 0), [feature])
}

function act(t: T, seat: Seat, move: ActMove): void {
  t.g.turn.left -= costOf(move)
  switch (move.do) {
    case 'load':
      return load(t, seat, move)
    case 'unload':
      return unload(t, seat, move)
    case 'sail':
      return sail(t, seat, move)
    case 'walk':
      return walk(t, seat, move)
    case 'drive':
      return drive(t, seat, move)
    case 'build':
      return build(t, seat, move)
    case 'raid':
      return raidShort(t, seat, move.tile)
    case 'end':
      return
    default:
      move satisfies never
  }
}
/** What a move costs in actions. */
export const costOf = (move: ActMove): number =>
  move.do === 'build' ? OUTPOST.actions : move.do === 'raid' || move.do === 'end' ? 0 : 1

export function draw(t: T, seat: Seat, count: number): void {
  const { stack, players } = t.g
  const cards: number[] = []
  while (cards.length < count && stack.cards.length > 0) cards.push(t.move(stack, 0, players[seat]!.hand))
  if (cards.length > 0) confide(t, { say: 'draws', seat, count: cards.length }, seat, { say: 'drew', seat, cards })
}
/** What is left of the three is out of the match. */
function discard(t: T, seat: Seat): void {
  const { astray, players } = t.g
  const { hand } = players[seat]!
  while (hand.cards.length > 0) tell(t, { say: 'discards', seat, card: t.move(hand, 0, astray) })
}
/** Nobody is there to compare with: the points themselves tell how well it went. */
function rate(t: T, seat: Seat): void {
  const { score } = scoreOf(t.g, seat)
  tell(t, { say: 'fares', seat, score, grade: gradeOf(score) })
}
/** Everybody sees that nothing fits. */
function show(t: T, seat: Seat): number[] {
  const { hand } = t.g.players[seat]!
  const cards = hand.cards.slice()
  while (hand.cards.length > 0) t.move(hand, 0, t.g.astray)
  return cards
}
function redraw(t: T, seat: Seat): void {
  const { astray, stack } = t.g
  const cards = show(t, seat)
  for (const card of cards) t.move(astray, astray.cards.indexOf(card), stack)
  t.shuffle(stack.cards)
  tell(t, { say: 'redraws', seat, cards })
  draw(t, seat, cards.length)
}
function stray(t: T, seat: Seat): void {
  const { astray, players } = t.g
  const [card, ...others] = show(t, seat)
  for (const other of others) t.move(astray, astray.cards.indexOf(other), players[seat]!.hand)
  tell(t, { say: 'strays', seat, card: card! })
}
