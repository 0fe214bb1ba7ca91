// The words and remarks by which options of Shipwrights are told apart, cards by their titles.
import { counted, remark, word } from '#games/kit/sense'
import { GOODS } from '../cards/kinds.ts'
import { SPACES } from '../state.ts'
import { titled } from './making.ts'

/** Words for a card by what is done with it: one for its kind, one for its title. */
function about(what: string): (card: number) => number[] {
  const kind = titled(what, word, card => card.kind)
  const title = titled(`${what} the`, word)
  return card => [kind(card), title(card)]
}
export const DO = {
  abandon: word('abandon'),
  buy: word('buy'),
  drop: word('drop'),
  end: word('end'),
  enough: word('enough'),
  finish: word('finish'),
  gain: word('gain'),
  jewels: word('jewels'),
  remove: word('remove'),
  sage: word('sage'),
  shield: word('shield'),
  stock: word('stock'),
  store: word('store'),
  swap: word('swap'),
  visit: word('visit'),
}
export const SAYS = {
  draft: about('take'),
  play: about('play'),
  discard: about('discard'),
  give: about('give'),
  good: GOODS.map(good => word(`of ${good}`)),
  space: SPACES.map(space => word(`visit ${space}`)),
  target: titled('at', word),
  needless: remark('nobody waits for it'),
  wanted: remark('a ship waits for it'),
  second: remark('as a stand-in'),
  bench: remark('no bench left'),
  owned: remark('has one already'),
  noRoom: remark('no workshop left'),
  misses: counted('misses craftsmen', 0, 4),
  far: counted('lacks goods', 0, 8),
  dear: counted('gold left after the ship', -6, 3),
  hands: counted('workers left after the ship', -3, 3),
  points: counted('points', 0, 6),
  arms: counted('military', 0, 5),
  harms: remark('harms others'),
  guards: remark('keeps harm away'),
  useful: counted('useful', 0, 4),
  spare: counted('spare', 0, 3),
  closes: remark('ends what is lacking'),
  goldLeft: counted('gold left', 0, 6),
  saving: counted('gold left for the ship', -3, 2),
  workersLeft: counted('workers left', 0, 5),
  full: counted('gold beyond the track', 0, 3),
  swaps: counted('worth swapping', 0, 3),
  idle: counted('cards of no use to change', 0, 3),
  fromBoard: counted('crew from the board', 0, 4),
  needed: counted('crew needed elsewhere', 0, 2),
  tool: remark('with the tool'),
  ends: counted('ends the match, ahead by', -3, 3),
  own: remark('one of mine'),
  leader: counted('behind the most ships by', 0, 3),
  theirs: counted('of them', 0, 5),
  count: counted('so many', 0, 4),
  stocked: GOODS.map(good => counted(`stock ${good}`, 0, 5, word)),
  given: GOODS.map(good => word(`give away ${good}`)),
}
