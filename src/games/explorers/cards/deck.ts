// The deck that is laid: that of the match which is played, or the present one. Tiles, captains and tokens are all cards,
// each kind numbered from its own number on.
import { deckSlot } from '#games/kit/deck'
import { cornersOf, turned } from '../hex.ts'
import printed from './deck.json' with { type: 'json' }
import { editions } from './editions/index.ts'
import { type Captain, type Deck, type Lands, SHAPES, type Shape, type TileCard } from './kinds.ts'
import { readDeck } from './reader.ts'

export let deck: Deck
const put = (another: Deck): void => {
  deck = another
}
export const slot = deckSlot(JSON.stringify(printed), readDeck, put, editions)

export const FIRST = { captain: 100, settlement: 200, enemy: 300 } as const
export const cardOf = (card: number): TileCard => deck.tiles[card]!
/** The lands of a tile that is turned clockwise so many times. */
export const landsOf = (card: number, turns: number): Lands => cardOf(card).lands.map(land => turned(land, turns))
export const captainOf = (card: number): Captain => deck.captains[card - FIRST.captain]!
/** The strength of a settlement token. */
export const strengthOf = (token: number): number => deck.settlements[token - FIRST.settlement]!
/** Whether a skull is on the back of an enemy ship. */
export const hasSkull = (token: number): boolean => deck.enemies[token - FIRST.enemy]!

export const backOf = (card: number): 'tile' | 'captain' | 'settlement' | 'enemy' =>
  card >= FIRST.enemy ? 'enemy' : card >= FIRST.settlement ? 'settlement' : card >= FIRST.captain ? 'captain' : 'tile'
/** What a tile is called by: how much of it is land. */
export function shapeOf({ lands }: TileCard): Shape {
  if (lands.length > 1) return 'strait'
  return SHAPES[cornersOf(lands[0] ?? 0).length]!
}
