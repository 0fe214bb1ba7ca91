// The course of a match: the table is set, everybody chooses a captain, somebody is drawn to begin, and turn follows turn.
// Who plays alone has two captains and no hand to begin with.
import type { Next, Steps } from '#engine'
import * as make from './moves.ts'
import { tell } from './notes.ts'
import { CAPTAINS, HAND, isAlone, type PlayerView, type T } from './state.ts'
import { draw, turn } from './turn.ts'

/** Shuffles and deals. A chapter of its own, so that all chance lies before what is chosen. */
function* layOut(t: T): Steps {
  const { g } = t
  for (const zone of [g.stack, g.box, g.supply.settlements, g.supply.enemies]) t.shuffle(zone.cards)
  if (isAlone(g)) return layOutAlone(t)
  for (const [seat, player] of g.players.entries()) {
    draw(t, seat, HAND)
    for (let i = 0; i < captainsFor(player) && g.box.cards.length > 0; i++) t.move(g.box, 0, player.captains)
  }
  const toCome = ((g.rounds ?? g.stack.cards.length) - HAND) * g.players.length
  while (g.stack.cards.length > toCome) t.move(g.stack, g.stack.cards.length - 1, g.box)
  return ['captains', null]
}
/** Two captains come face up; the one who counts less will count. */
function layOutAlone(t: T): Next {
  const { g } = t
  const { captain } = g.players[0]!
  for (let i = 0; i < CAPTAINS; i++) t.move(g.box, 0, captain)
  tell(t, { say: 'captains', seat: 0, cards: captain.cards.slice() })
  g.phase = 'turns'
  return ['turn', 0]
}
/** How many captains a player chooses from. */
export const captainsFor = ({ perks }: PlayerView): number => CAPTAINS + perks.captains

/** Everybody chooses at once; the other captains go back to the box. */
function* captains(t: T): Steps {
  const { g } = t
  const questions = g.players.map(({ captains: { cards } }, seat) => ({
    seat,
    kind: 'captain' as const,
    options: cards.map((_, at) => make.captain(at)),
  }))
  const picks = yield* t.all(questions)
  for (const [seat, { at }] of picks.entries()) {
    const { captains: dealt, captain } = g.players[seat]!
    const card = t.move(dealt, at, captain)
    while (dealt.cards.length > 0) t.move(dealt, 0, g.box)
    tell(t, { say: 'captain', seat, card })
  }
  g.first = g.appointed ?? t.draw(g.players.length)
  g.phase = 'turns'
  tell(t, { say: 'begins', seat: g.first })
  return ['turn', g.first]
}

export const chapters = { layOut, captains, turn }
