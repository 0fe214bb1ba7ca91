// The 24 cards: read from one replaceable file, checked, numbered. Ships come first, then goods, then treasures.
import { checksum, Fault } from '#engine'
import { parseDeckFile } from '#games/kit/deck'
import { type Combination, parseCombination } from './combination.ts'
import printed from './deck.json' with { type: 'json' }

export type Family = 'negoce' | 'couronne' | 'flibuste'
export const FAMILIES: readonly Family[] = ['negoce', 'couronne', 'flibuste']
export const ADVANTAGES = ['flip', 'nudge', 'reroll', 'recall', 'again', 'six', 'any'] as const
export type Advantage = (typeof ADVANTAGES)[number]
export type Provenance = 'seed' | 'published' | 'ruling' | 'reconstructed'
const PROVENANCES: readonly string[] = ['seed', 'published', 'ruling', 'reconstructed']

interface Named {
  /** Its number in every zone. */
  readonly card: number
  readonly id: string
  readonly name: { readonly fr: string; readonly en: string }
  /** The name with its article, for sentences. */
  readonly the: { readonly fr: string; readonly en: string }
  readonly combination: Combination
  readonly provenance: Provenance
}
export interface Ship extends Named {
  readonly kind: 'ship'
  readonly family: Family
  readonly firepower: number
  readonly map: boolean
}
export interface Goods extends Named {
  readonly kind: 'goods'
  readonly advantage: Advantage
}
export interface Treasure extends Named {
  readonly kind: 'treasure'
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
export const readDeck = (text: string): Deck => new DeckReader(text).deck()

class DeckReader {
  private readonly lines: readonly string[]
  private readonly file: Record<string, unknown>
  private section = 'ships'
  constructor(text: string) {
    this.lines = text.split('\n')
    this.file = parseDeckFile(text)
  }
  deck(): Deck {
    let card = 0
    const ships = this.list('ships', 12).map(raw => this.ship(raw, card++))
    for (const family of FAMILIES) {
      const count = ships.filter(ship => ship.family === family).length
      if (count !== 4) throw this.wrong('ships', `the family ${family} must have 4 ships, not ${count}`)
    }
    const goods = this.list('goods', 7).map(raw => this.goods(raw, card++))
    for (const { id, advantage } of goods) {
      // Odds and options tell goods apart by what they do.
      if (goods.find(other => other.advantage === advantage)!.id !== id) {
        throw this.wrong(id, `the advantage «${advantage}» is given twice`)
      }
    }
    const treasures = this.list('treasures', 5).map(raw => this.treasure(raw, card++))
    const edition = checksum(JSON.stringify([this.file['ships'], this.file['goods'], this.file['treasures']]))
    return { cards: [...ships, ...goods, ...treasures], ships, goods, treasures, edition }
  }
  private list(kind: string, count: number): Record<string, unknown>[] {
    const raws = this.file[kind]
    this.section = kind
    if (!Array.isArray(raws) || raws.length !== count) throw this.wrong(kind, `there must be ${count} ${kind}`)
    const ids = new Set<unknown>()
    for (const raw of raws as Record<string, unknown>[]) {
      if (typeof raw !== 'object' || raw === null) throw this.wrong(kind, 'a card is an object')
      if (ids.has(raw['id'])) throw this.wrong(raw['id'], `the id «${String(raw['id'])}» is given twice`)
      ids.add(raw['id'])
    }
    return raws
  }
  private ship(raw: Record<string, unknown>, card: number): Ship {
    const family = this.among(raw, 'family', FAMILIES)
    const firepower = this.number(raw, 'firepower', 1, 9)
    if (typeof raw['map'] !== 'boolean') throw this.wrong(raw['id'], '«map» must be true or false')
    return { kind: 'ship', ...this.named(raw, card), family, firepower, map: raw['map'] }
  }
  private goods(raw: Record<string, unknown>, card: number): Goods {
    return { kind: 'goods', ...this.named(raw, card), advantage: this.among(raw, 'advantage', ADVANTAGES) }
  }
  private treasure(raw: Record<string, unknown>, card: number): Treasure {
    return { kind: 'treasure', ...this.named(raw, card), points: this.number(raw, 'points', 1, 20) }
  }
  private named(raw: Record<string, unknown>, card: number): Named {
    const id = this.word(raw, 'id')
    const fr = this.word(raw, 'fr')
    const en = this.word(raw, 'en')
    const the = { fr: typeof raw['lefr'] === 'string' ? raw['lefr'] : fr, en: `the ${en}` }
    const provenance = raw['provenance'] ?? this.file['provenance']
    if (!PROVENANCES.includes(provenance as string)) throw this.wrong(id, '«provenance» is missing or unknown')
    try {
      const combination = parseCombination(this.word(raw, 'combination'))
      return { card, id, name: { fr, en }, the, combination, provenance: provenance as Provenance }
    } catch (error) {
      if (error instanceof Fault && error.data['combination'] !== undefined) throw this.wrong(id, error.message)
      throw error
    }
  }
  private word(raw: Record<string, unknown>, key: string): string {
    const value = raw[key]
    if (typeof value === 'string' && value.trim() !== '') return value
    throw this.wrong(raw['id'], `«${key}» must be a word`)
  }
  private number(raw: Record<string, unknown>, key: string, min: number, max: number): number {
    const value = raw[key]
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number
    throw this.wrong(raw['id'], `«${key}» must be a whole number from ${min} to ${max}`)
  }
  private among<T extends string>(raw: Record<string, unknown>, key: string, known: readonly T[]): T {
    if (known.includes(raw[key] as T)) return raw[key] as T
    throw this.wrong(raw['id'], `«${key}» must be one of ${known.join(', ')}`)
  }
  /** A fault with its line: the last one of the section that names the card, or the section's first. */
  private wrong(id: unknown, why: string): Fault {
    const start = Math.max(
      0,
      this.lines.findIndex(line => line.includes(`"${this.section}"`)),
    )
    const end = this.lines.findIndex((line, i) => i > start && /^\s*\]/.test(line))
    const section = this.lines.slice(start, end < 0 ? undefined : end)
    const at = section.findLastIndex(line => line.includes('"id"') && line.includes(`"${String(id)}"`))
    const line = 1 + start + Math.max(0, at)
    return new Fault('bad-deck', `line ${line}: ${why}`, { line })
  }
}

/** The deck in use: the one that comes with the game, until another is put in its place before any match. */
export let deck: Deck = readDeck(JSON.stringify(printed))
export function useDeck(text: string): void {
  deck = readDeck(text)
}
export const shipOf = (card: number): Ship => deck.cards[card] as Ship
export const cardOf = (card: number): Card => deck.cards[card]!
