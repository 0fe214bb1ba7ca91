// The deck that is laid: that of the match which is played, or the present one.
import { deckSlot } from '#games/kit/deck'
import printed from './deck.json' with { type: 'json' }
import { editions } from './editions/index.ts'
import type { Building, Card, Craftsman, Deck, Ship, Tool, Villager, VillagerId } from './kinds.ts'
import { readDeck } from './reader.ts'

export let deck: Deck
const put = (another: Deck): void => {
  deck = another
}
export const slot = deckSlot(JSON.stringify(printed), readDeck, put, editions)
export const cardOf = (card: number): Card => deck.cards[card]!
export const shipOf = (card: number): Ship => deck.cards[card] as Ship
export const craftsmanOf = (card: number): Craftsman => deck.cards[card] as Craftsman
export const villagerOf = (card: number): Villager => deck.cards[card] as Villager
export const toolOf = (card: number): Tool => deck.cards[card] as Tool
export const buildingOf = (card: number): Building => deck.cards[card] as Building
export const isVillager = (card: number, id: VillagerId): boolean => cardOf(card).id === id
