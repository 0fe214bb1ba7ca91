// Reads a deck file: what is wrong with one is told with its line.
import { checksum } from '#engine'
import { type DeckFile, deckFile, type Row } from '#games/kit/deck'
import type { Back, Building, Card, Craftsman, Deck, Ship, Stock, Tool, Villager } from './kinds.ts'
import { BOX, BUILDINGS, COUNTS, SAGA_VILLAGERS, TOOLS, VILLAGERS } from './known.ts'
import { TOOL } from './tools.ts'

type List = keyof typeof COUNTS
const CRAFTS = 7

/** Fields of a title that no rule reads. */
const WORDS = ['name', 'the', 'origins']

export function readDeck(text: string): Deck {
  const file = deckFile(text)
  const craftsmen = craftsmenOf(file)
  const crafts = craftsmen.map(({ id }) => id)
  const ships = titles(file, 'ships').map(row => ship(row, crafts))
  const villagers = known(file, 'villagers', VILLAGERS).map(row => villager(row, VILLAGERS, false))
  const tools = known(file, 'tools', TOOLS).map(tool)
  const buildings = known(file, 'buildings', BUILDINGS).map(row => building(row, BUILDINGS, false))
  const saga = known(file, 'runesaga', [...SAGA_VILLAGERS, 'silversmith']).map(row =>
    row.id === 'silversmith' ? building(row, ['silversmith'], true) : villager(row, SAGA_VILLAGERS, true),
  )
  const all: Card[] = [...ships, ...craftsmen, ...villagers, ...tools, ...buildings, ...saga]
  const cards = all.flatMap(title => new Array<Card>(title.copies).fill(title))
  const backs = backsOf(file)
  // The words and where they come from may change; what is played may not.
  const played = JSON.stringify([all, backs], (key, value) => (WORDS.includes(key) ? undefined : value))
  return { cards, titles: all, craftsmen, backs, edition: checksum(played) }
}

/** The titles of one list, together as many cards as there must be. */
function titles(file: DeckFile, list: List): readonly Row[] {
  const rows = file.rows(list)
  const cards = rows.reduce((sum, row) => sum + copiesOf(row), 0)
  if (cards === COUNTS[list]) return rows
  throw file.wrong(list, `the ${list} must be ${COUNTS[list]} cards, not ${cards}`)
}
/** A list whose titles the rules know: each of them, and no other. */
function known(file: DeckFile, list: List, ids: readonly string[]): readonly Row[] {
  const rows = titles(file, list)
  for (const row of rows) {
    if (!ids.includes(row.id)) throw row.wrong(`the rules know no «${row.id}» among the ${list}`)
  }
  const missing = ids.find(id => !rows.some(row => row.id === id))
  if (missing !== undefined) throw file.wrong(list, `«${missing}» is missing among the ${list}`)
  return rows
}
const copiesOf = (row: Row): number => row.number('copies', 1, 40)

function craftsmenOf(file: DeckFile): readonly Craftsman[] {
  const rows = titles(file, 'craftsmen')
  if (rows.length !== CRAFTS) throw file.wrong('craftsmen', `there must be ${CRAFTS} kinds of craftsmen`)
  return rows.map((row, craft) => ({ kind: 'craftsman', id: row.id, craft, ...titled(row) }))
}
function ship(row: Row, crafts: readonly string[]): Ship {
  const needed = row.list('crafts', 1, 4, 'craftsmen')
  return {
    kind: 'ship',
    id: row.id,
    ...titled(row),
    ...row.numbers({ gold: [0, 12], workers: [0, 8] }),
    goods: stockOf(row, 0, 8),
    crafts: needed.map(id => {
      const craft = crafts.findIndex(each => each === id)
      if (craft < 0) throw row.wrong(`there is no craftsman «${String(id)}» in the deck`)
      return craft
    }),
    ...row.numbers({ points: [0, 20], military: [0, 20], mill: [-3, 3], hands: [-3, 3], income: [0, 3] }),
  }
}
const villager = (row: Row, ids: readonly Villager['id'][], saga: boolean): Villager => ({
  kind: 'villager',
  id: row.among('id', ids),
  ...titled(row, saga),
  ...row.numbers({ gold: [0, 12, 0], workers: [0, 8, 0], goods: [0, 8, 0], cards: [0, 5, 0] }),
})
function tool(row: Row): Tool {
  const id = row.among('id', TOOLS)
  return { kind: 'tool', id, ...titled(row), gold: row.number('gold', 0, 12), spares: TOOL[id].spares }
}
const building = (row: Row, ids: readonly Building['id'][], saga: boolean): Building => ({
  kind: 'building',
  id: row.among('id', ids),
  ...titled(row, saga),
  ...row.numbers({ gold: [0, 12], workers: [0, 8], points: [0, 20], mill: [-3, 3, 0], income: [0, 3, 0] }),
})
function backsOf(file: DeckFile): readonly Back[] {
  const backs = file.rows('backs').map(row => ({ yields: stockOf(row, 1, 9), cards: row.number('cards', 1, BOX) }))
  const cards = backs.reduce((sum, back) => sum + back.cards, 0)
  if (cards === BOX) return backs
  throw file.wrong('backs', `the market backs must be ${BOX} cards, not ${cards}`)
}
const stockOf = (row: Row, min: number, max: number): Stock => [
  row.number('oak', min, max),
  row.number('wool', min, max),
  row.number('iron', min, max),
]
const titled = (row: Row, saga = false) => ({
  ...row.named(),
  copies: copiesOf(row),
  origins: {
    name: row.origin('name'),
    effect: row.origin('effect'),
    numbers: row.origin('numbers'),
    price: row.origin('price', 'numbers'),
  },
  saga,
})
