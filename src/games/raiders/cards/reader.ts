// Reads a deck file: what is wrong with one is told with its line.
import { checksum } from '#engine'
import { type DeckFile, deckFile, type Row } from '#games/kit/deck'
import { COLOURS, type Colour, type Deck, KINDS, type Offering, type Settlement, type Townsfolk } from './kinds.ts'
import { COUNTS, OFFERINGS, SAGA_TOWNSFOLK, SETTLEMENTS, TOWNSFOLK } from './known.ts'

/** Tokens on the raid spaces: so many of the bag's. */
const TOKENS = 70
/** Fields that no rule reads. */
const WORDS = ['name', 'the', 'origins']

export function readDeck(text: string): Deck {
  const file = deckFile(text)
  const settlements = settlementsOf(file)
  const titles = [...titlesOf(file, 'townsfolk', TOWNSFOLK), ...titlesOf(file, 'runesaga', SAGA_TOWNSFOLK)]
  const firstTitles = firstPrinting(file, titles)
  const offerings = file.rows('offerings', OFFERINGS).map(offering)
  const cardsOf = (all: readonly Townsfolk[]) => all.flatMap(title => new Array<Townsfolk>(title.copies).fill(title))
  // The words and where they come from may change; what is played may not.
  const played = JSON.stringify([settlements, titles, firstTitles, offerings], (key, value) =>
    WORDS.includes(key) ? undefined : value,
  )
  return {
    settlements,
    cards: cardsOf(titles),
    first: cardsOf(firstTitles),
    titles,
    firstTitles,
    offerings,
    edition: checksum(played),
  }
}

function settlementsOf(file: DeckFile): readonly Settlement[] {
  const settlements = file.rows('settlements', SETTLEMENTS).map(settlement)
  const tokens = settlements.reduce((sum, { sets }) => sum + sets.reduce((all, set) => all + set.tokens, 0), 0)
  if (tokens !== TOKENS) throw file.wrong('settlements', `the plunder sets must have ${TOKENS} tokens, not ${tokens}`)
  const workers = (colour: Colour) => settlements.flatMap(({ sets }) => sets.filter(set => set.worker === colour))
  if (workers('grey').length !== 11) throw file.wrong('settlements', '11 grey workers must stand on the settlements')
  if (workers('white').length !== 12) throw file.wrong('settlements', '12 white workers must stand on the settlements')
  return settlements
}
const settlement = (row: Row): Settlement => ({
  id: row.id,
  ...row.named(),
  kind: row.among('kind', KINDS),
  workers: row.list('workers', 1, 3, 'colours').map(word => colourOf(row, word)),
  sets: row.list('sets', 1, 4, 'plunder sets').map(word => {
    const [, tokens, colour] = /^([1-9]) (\w+)$/.exec(String(word)) ?? []
    if (tokens === undefined) throw row.wrong('a plunder set is so many tokens and a colour: «3 grey»')
    return { tokens: Number(tokens), worker: colourOf(row, colour) }
  }),
  ...row.numbers({ crew: [0, 5], provisions: [0, 8], gold: [0, 5], dice: [0, 2] }),
  tiers: tiersOf(row),
})
function colourOf(row: Row, word: unknown): Colour {
  const colour = COLOURS.find(each => each === word)
  if (colour) return colour
  throw row.wrong(`a worker is ${COLOURS.join(', ')}, not «${String(word)}»`)
}
function tiersOf(row: Row): Settlement['tiers'] {
  const tiers = row.list('tiers', 1, 4, 'tiers').map(word => {
    const [, strength, points] = /^(\d+):(\d+)$/.exec(String(word)) ?? []
    if (points === undefined) throw row.wrong('a tier is a strength and its points: «8:2»')
    return { strength: Number(strength), points: Number(points) }
  })
  if (tiers.some((tier, i) => i > 0 && tier.strength <= tiers[i - 1]!.strength)) {
    throw row.wrong('the tiers must grow')
  }
  return tiers
}

function titlesOf(file: DeckFile, list: keyof typeof COUNTS, ids: readonly Townsfolk['id'][]): readonly Townsfolk[] {
  const rows = file.rows(list)
  const cards = rows.reduce((sum, row) => sum + copiesOf(row), 0)
  if (cards !== COUNTS[list]) throw file.wrong(list, `the ${list} must be ${COUNTS[list]} cards, not ${cards}`)
  const missing = ids.find(id => !rows.some(row => row.id === id))
  if (missing !== undefined) throw file.wrong(list, `«${missing}» is missing among the ${list}`)
  return rows.map(row => townsfolk(row, ids, list === 'runesaga'))
}
const copiesOf = (row: Row): number => row.number('copies', 1, 40)
const HALL = [0, 8] as const
function townsfolk(row: Row, ids: readonly Townsfolk['id'][], saga: boolean): Townsfolk {
  const { name, the } = row.named()
  return {
    id: row.among('id', ids),
    name,
    the: the.fr === name.fr ? name : the, // a person goes by the name alone
    copies: copiesOf(row),
    ...row.numbers({ cost: [0, 8], strength: [0, 9], crew: [0, 8, 0], hall: [...HALL, 0] }),
    origins: { name: row.origin('name'), effect: row.origin('effect'), numbers: row.origin('numbers') },
    saga,
  }
}
/** The titles with what the first printing says otherwise: one table for all values that differ. */
function firstPrinting(file: DeckFile, titles: readonly Townsfolk[]): readonly Townsfolk[] {
  const rows = file.rows('first_printing')
  for (const row of rows) {
    if (!titles.some(({ id }) => id === row.id)) throw row.wrong(`there is no «${row.id}» among the townsfolk`)
  }
  return titles.map(title => {
    const row = rows.find(({ id }) => id === title.id)
    const { cost, strength, hall } = title
    return row
      ? { ...title, ...row.numbers({ cost: [0, 8, cost], strength: [0, 9, strength], hall: [...HALL, hall] }) }
      : title
  })
}
function offering(row: Row): Offering {
  const number = (field: string) => row.number(field, 0, 8)
  const asks = [number('silver'), 0, number('gold'), number('iron'), number('livestock')]
  return { id: row.id, asks, points: row.number('points', 1, 20) }
}
