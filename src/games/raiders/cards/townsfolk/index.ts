// The townsfolk, one record each in the file of their family.
import { deck, slot } from '../deck.ts'
import { HEROES } from './heroes.ts'
import { NEIGHBOURS } from './neighbours.ts'
import type { TownsfolkRecord } from './record.ts'
import { SAGA } from './saga.ts'
import { WARRIORS } from './warriors.ts'

const RECORDS = { ...WARRIORS, ...NEIGHBOURS, ...HEROES, ...SAGA }
export type TownsfolkId = keyof typeof RECORDS
export const RECORD: Readonly<Record<TownsfolkId, TownsfolkRecord>> = RECORDS
export const recordOf = (card: number): TownsfolkRecord => byCard[card]!
/** By the number of the card: asked at every step of a search. */
let byCard: readonly TownsfolkRecord[]
slot.keep(
  () => deck.cards.map(({ id }) => RECORD[id]),
  records => {
    byCard = records
  },
)
export const isHero = (card: number): boolean => recordOf(card).hero === true
