// Reads a deck file: what is wrong with one is told with its line.
import { checksum } from '#engine'
import { type DeckFile, deckFile, type Row } from '#games/kit/deck'
import {
  type Deck,
  GIFTS,
  type Gift,
  GOALS,
  type Inscription,
  type Stone,
  SYMBOLS,
  type Symbol,
  TALES,
  type TaleId,
} from './kinds.ts'

/** Stones of a tale: some face up, the others face down. */
export const STONES = 6
/** Fields that no rule reads. */
const WORDS = ['name', 'the', 'origins']

export function readDeck(text: string): Deck {
  const file = deckFile(text)
  const stones = TALES.flatMap(tale => stonesOf(file, tale))
  const inscriptions = file.rows('symbolic', SYMBOLS.length).map(inscription)
  const missing = SYMBOLS.find(symbol => !inscriptions.some(each => each.symbol === symbol))
  if (missing) throw file.wrong('symbolic', `there is no symbolic stone of the ${missing}`)
  // The words and where they come from may change; what is played may not.
  const played = JSON.stringify([stones, inscriptions], (key, value) => (WORDS.includes(key) ? undefined : value))
  return { stones, inscriptions, edition: checksum(played) }
}
function stonesOf(file: DeckFile, tale: TaleId): readonly Stone[] {
  const stones = file.rows(tale, STONES).map(row => stone(row, tale))
  const twice = stones.find(({ goal }, at) => stones.findIndex(other => other.goal === goal) < at)
  if (twice) throw file.wrong(tale, `two stones ask for the same: «${twice.goal}»`)
  return stones
}
function stone(row: Row, tale: TaleId): Stone {
  const gift = giftOf(row, tale)
  return {
    id: row.id,
    ...row.named(),
    tale,
    goal: row.among('goal', GOALS[tale]),
    want: row.number('want', 1, 30),
    symbols: row.list('symbols', 1, 2, 'symbols').map(word => symbolOf(row, word)),
    gift,
    origins: {
      name: row.origin('name'),
      goal: row.origin('goal'),
      symbols: row.origin('symbols'),
      ...(gift && { gift: row.origin('gift') }),
    },
  }
}
/** In the last tale nothing is brought along. */
const giftOf = (row: Row, tale: TaleId): Gift | null =>
  GIFTS[tale].length === 0 ? null : { perk: row.among('gift', GIFTS[tale]), much: row.number('much', 1, 4) }
function symbolOf(row: Row, word: unknown): Symbol {
  const symbol = SYMBOLS.find(each => each === word)
  if (symbol) return symbol
  throw row.wrong(`a symbol is ${SYMBOLS.join(', ')}, not «${String(word)}»`)
}
const inscription = (row: Row): Inscription => ({
  id: row.id,
  ...row.named(),
  symbol: row.among('symbol', SYMBOLS),
  want: row.number('want', 2, 6),
  origins: { name: row.origin('name'), goal: row.origin('goal') },
})
