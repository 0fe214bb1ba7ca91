// Every visible action that is not open to a seat, with what it lacks: the same lists as the options, read the other way.
import type { Refusal, Seat } from '#engine'
import { both } from '#games/kit/rules'
import { faceOf } from './cards/deck.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import { lookAtPicks, lookAtPlaces } from './choices.ts'
import { eachOnce, type Look, type Reasons, whyNotHire, whyNotOffer } from './conditions.ts'
import type { ChosenMove, Q } from './moves.ts'
import * as make from './moves.ts'
import { BUILDINGS, type Building, type G, TOWN_HALL } from './state.ts'
import { lookAtWork, whyNotPlay } from './village.ts'

/** An action that is refused: a move, or playing at all. */
export type Refused = Q['place' | 'pick'] | ChosenMove | { readonly do: 'act' }

export function refusals(g: G, seat: Seat): Refusal[] {
  if (g.phase === 'setup') return [refuse({ do: 'act' }, [{ needs: 'all-kept' }])]
  if (g.turn.seat !== seat) return [refuse({ do: 'act' }, [{ needs: 'turn', seat: g.turn.seat }])]
  const found: Refusal[] = []
  const unless: Look = (action, because) => {
    if (because.length > 0) found.push(refuse(action, because))
  }
  const { stage, at, colour } = g.turn
  const [called] = g.called.cards
  if (stage === 'work' && at === TOWN_HALL && called !== undefined) {
    recordOf(called).hall?.offers?.(g, seat, faceOf(g, called), unless)
    return found
  }
  if (stage === 'place') lookAtPlaces(g, seat, unless)
  if (stage === 'pick') lookAtPicks(g, seat, unless)
  if (stage === 'work') lookAtWork(g, seat, BUILDINGS[at]!, colour, unless)
  if (stage !== 'raid' && stage !== 'end') lookElsewhere(g, seat, unless)
  return found
}
const refuse = (action: Refused, because: Reasons): Refusal => ({ action, because })

/** What could be done in other buildings with what lies there and in hand. */
function lookElsewhere(g: G, seat: Seat, look: Look): void {
  const at = g.turn.stage === 'work' ? BUILDINGS[g.turn.at] : undefined
  const away = (building: Building): Reasons => [{ needs: 'being-at', building }]
  for (const card of eachOnce(g.players[seat]!.hand.cards)) {
    if (at !== 'barracks') look(make.hire(card), both(away('barracks'), whyNotHire(g, seat, card)))
    if (at !== 'town_hall') look(make.play(card), both(away('town_hall'), whyNotPlay(g, seat, card)))
  }
  for (const tile of g.display.cards) {
    if (at !== 'long_house') look(make.offer(tile), both(away('long_house'), whyNotOffer(g, seat, tile)))
  }
}
