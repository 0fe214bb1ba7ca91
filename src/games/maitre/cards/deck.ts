// The 24 cards: read from one replaceable file, checked, numbered. Ships come first, then goods, then treasures.
import { checksum } from '#engine'
import { deckFile, deckSlot, type Named, type Provenance, type Row } from '#games/kit/deck'
import { ADVANTAGES, type Advantage } from './advantages.ts'
import { type Combination, parseCombination } from './combination.ts'
import printed from './deck.json' with { type: 'json' }
import { editions } from './editions/index.ts'

export type Family = 'negoce' | 'couronne' | 'flibuste'
export const FAMILIES: readonly Family[] = ['negoce', 'couronne', 'flibuste']

interface Printed<Kind> extends Named {
  readonly kind: Kind
  /** Its number in every zone. */
  readonly card: number
  readonly id: string
  readonly combination: Combination
  readonly provenance: Provenance
}
export interface Ship extends Printed<'ship'> {
  readonly family: Family
  readonly firepower: number
  readonly map: boolean
}
export interface Goods extends Printed<'goods'> {
  readonly advantage: Advantage
}
export interface Treasure extends Printed<'treasure'> {
  readonly points: number
}
export type Card = Ship | Goods | Treasure
export interface Deck {
  readonly cards: readonly Card[]
  readonly ships: readonly Ship[]
  readonly goods: readonly Goods[]
  readonly treasures: readonly Treasure[]
  /** Tells decks apart: matches belong to the deck they started with. */
  readonly edition: string
}

/** Reads a deck file; what is wrong with it is told with its line. */
export function readDeck(text: string): Deck {
  const file = deckFile(text)
  const ships = file.rows('ships', 12).map(ship)
  for (const family of FAMILIES) {
    const count = ships.filter(each => each.family === family).length
    if (count !== 4) throw file.wrong('ships', `the family ${family} must have 4 ships, not ${count}`)
  }
  const given = new Set<Advantage>()
  const goods = file.rows('goods', 7).map((row, i): Goods => {
    const advantage = row.among('advantage', ADVANTAGES)
    // Odds and options tell goods apart by what they do.
    if (given.has(advantage)) throw row.wrong(`the advantage «${advantage}» is given twice`)
    given.add(advantage)
    return { ...printedOn('goods', row, ships.length + i), advantage }
  })
  const treasures = file.rows('treasures', 5).map((row, i) => treasure(row, ships.length + goods.length + i))
  const { raw } = file
  const edition = checksum(JSON.stringify([raw['ships'], raw['goods'], raw['treasures']]))
  return { cards: [...ships, ...goods, ...treasures], ships, goods, treasures, edition }
}
const ship = (row: Row, card: number): Ship => ({
  ...printedOn('ship', row, card),
  family: row.among('family', FAMILIES),
  firepower: row.number('firepower', 1, 9),
  map: row.flag('map'),
})
const treasure = (row: Row, card: number): Treasure => ({
  ...printedOn('treasure', row, card),
  points: row.number('points', 1, 20),
})
const printedOn = <Kind extends string>(kind: Kind, row: Row, card: number): Printed<Kind> => ({
  kind,
  card,
  id: row.id,
  ...row.named(),
  combination: row.parsed('combination', parseCombination),
  provenance: row.origin(),
})

/** The deck that is laid: that of the match which is played, or the present one. */
export let deck: Deck
const put = (another: Deck): void => {
  deck = another
}
export const slot = deckSlot(JSON.stringify(printed), readDeck, put, editions)
export const shipOf = (card: number): Ship => deck.cards[card] as Ship
export const cardOf = (card: number): Card => deck.cards[card]!
