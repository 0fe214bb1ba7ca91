// The words and remarks by which options of Explorers are told apart.
import { counted, remark, word } from '#games/kit/sense'
import { deck, FIRST, slot } from '../cards/deck.ts'
import { FEATURES } from '../cards/kinds.ts'
import { HOLD, VIKINGS } from '../state.ts'
import { FAR } from './waters.ts'

/** Tokens of captains, by the number of their card. */
export function captains(text: string, make = remark): (card: number) => number {
  let made: ReadonlyMap<number, number>
  slot.keep(
    () => new Map(deck.captains.map(({ id }, i) => [FIRST.captain + i, make(`${text} ${id}`)])),
    kept => {
      made = kept
    },
  )
  return card => made.get(card)!
}

export const DO = {
  load: word('load'),
  unload: word('unload'),
  sail: word('sail'),
  walk: word('walk'),
  drive: word('drive'),
  build: word('build'),
  raid: word('raid'),
  end: word('end'),
}
const standings = (text: string) => [word(`${text} behind`), word(`${text} level`), word(`${text} ahead`)]
export const SAYS = {
  captain: captains('choose', word),
  /** Points at once. */
  gain: counted('points', -6, 12),
  gains: word('brings points'),
  last: word('the last action'),
  // Cargo
  embarks: counted('Vikings come aboard', 0, HOLD, word),
  lands: counted('Vikings leave the ship', 0, HOLD, word),
  takes: counted('livestock comes aboard', 0, HOLD, word),
  drops: counted('livestock is put ashore', 1, HOLD, word),
  worth: counted('livestock worth', 0, 12),
  crew: counted('Vikings aboard then', 0, HOLD, word),
  full: word('the ship is full then'),
  stuck: word('nobody sails then'),
  atHome: word('at the Mainland'),
  homeSoon: word('home within the turn'),
  empties: remark('the last Viking leaves'),
  stays: remark('a Viking stays'),
  // Islands
  begins: standings('on an open island then'),
  holds: standings('on a complete island then'),
  wins: counted('takes the lead of tiles', 0, 8),
  loses: counted('loses the lead of tiles', 0, 8),
  deserted: remark('nobody else is there'),
  // Going somewhere
  home: counted('sails home', 0, FAR, word),
  herd: counted('sails to livestock', 0, FAR, word),
  enemy: counted('sails to an enemy', 0, FAR, word),
  siege: counted('sails to a settlement', 0, FAR, word),
  nearer: {
    home: word('nearer home'),
    herd: word('nearer to livestock'),
    enemy: word('nearer to an enemy'),
    siege: word('nearer to a settlement'),
  },
  farther: { home: word('farther from home'), herd: word('farther from livestock') },
  grazes: counted('livestock there worth', 0, 7),
  mine: counted('own Vikings there', 0, 4),
  fetch: remark('livestock there with a Viking beside it'),
  landing: counted('a settlement falls by landing', 0, 5),
  lacks: counted('Vikings lacking for the settlement', 0, 5),
  strength: counted('strength', 2, 5),
  outpost: word('an outpost is possible then'),
  noOutpost: remark('an outpost is not possible any more'),
  skull: counted('points of a fallen Viking', 1, 13),
  noLand: remark('open sea'),
  // Walking
  walkers: counted('walkers', 1, 2, word),
  toShip: word('to the land beside the ship'),
  fromShip: remark('away from the ship'),
  toHerd: counted('walks to livestock worth', 0, 7),
  // Building
  count: counted('outpost number', 1, 5),
  idle: counted('actions unused', 0, 5, word),
  // Tiles
  feature: FEATURES.map(feature => word(`lay ${feature}`)),
  wanted: counted('lay livestock worth', 1, 7),
  away: counted('laid from the ship', 0, FAR, word),
  fromHome: counted('laid from home', 0, FAR),
  rivals: counted('laid from rivals', 0, FAR),
  completes: [
    word('completes for nobody'),
    word('completes for others'),
    word('completes for all'),
    word('completes for me'),
  ],
  size: {
    others: counted('gives tiles', 0, 9),
    me: counted('completes tiles of mine', 0, 9),
    all: counted('completes tiles of all', 0, 9),
  },
  grows: [
    word('grows what is nobody’s'),
    word('grows what is theirs'),
    word('grows what is shared'),
    word('grows what is mine'),
  ],
  founds: word('begins an island'),
  loose: [
    counted('loose corners of nobody', -4, 4),
    counted('loose corners of others', -4, 4),
    counted('loose corners of all', -4, 4),
    counted('loose corners of mine', -4, 4),
  ],
  joins: [word('joins to nobody’s'), word('joins to others’'), word('joins to all'), word('joins to mine')],
  beside: counted('Vikings beside it', 0, VIKINGS, word),
  opens: counted('places for an outpost', 0, 3, word),
  left: counted('loose corners left', 0, 6),
}
