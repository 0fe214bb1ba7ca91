// What the rules know of any deck: the titles and the sizes of the one that comes with the game. Each title has its
// record, which a test holds: the records cannot be asked here, since their rules read the deck.
import printed from './deck.json' with { type: 'json' }
import type { TownsfolkId } from './townsfolk/index.ts'

type Titles = readonly { readonly id: string; readonly copies: number }[]
const ids = (titles: Titles): readonly TownsfolkId[] => titles.map(({ id }) => id as TownsfolkId)
export const TOWNSFOLK = ids(printed.townsfolk)
export const SAGA_TOWNSFOLK = ids(printed.runesaga)

const count = (titles: Titles): number => titles.reduce((sum, { copies }) => sum + copies, 0)
export const COUNTS = { townsfolk: count(printed.townsfolk), runesaga: count(printed.runesaga) }
/** The cards of the box, without those of the Runesaga. */
export const BOX = COUNTS.townsfolk
export const SETTLEMENTS = printed.settlements.length
export const OFFERINGS = printed.offerings.length
