// Reads a deck file: what is wrong with one is told with its line.
import { checksum, Fault } from '#engine'
import { parseDeckFile } from '#games/kit/deck'
import {
  type Back,
  BUILDINGS,
  type Building,
  type Card,
  type Craftsman,
  type Deck,
  type Origins,
  PROVENANCES,
  type Provenance,
  SAGA_VILLAGERS,
  type Ship,
  TOOLS,
  type Tool,
  VILLAGERS,
  type Villager,
} from './kinds.ts'

/** How many cards of each list are in the box, and how many in all. */
const COUNTS = { ships: 32, craftsmen: 33, villagers: 48, tools: 5, buildings: 10, runesaga: 16 } as const
type List = keyof typeof COUNTS
export const BOX = 128
export const SAGA = COUNTS.runesaga
const CRAFTS = 7

/** Fields of a title that no rule reads. */
const WORDS = ['name', 'the', 'origins']

type Raw = Record<string, unknown>

export const readDeck = (text: string): Deck => new DeckReader(text).deck()

class DeckReader {
  private readonly lines: readonly string[]
  private readonly file: Raw
  private section = 'ships'
  private crafts: readonly string[] = []
  constructor(text: string) {
    this.lines = text.split('\n')
    this.file = parseDeckFile(text)
  }

  deck(): Deck {
    const craftsmen = this.craftsmen()
    const ships = this.list('ships').map(raw => this.ship(raw))
    const villagers = this.known('villagers', VILLAGERS).map(raw => this.villager(raw, VILLAGERS, false))
    const tools = this.known('tools', TOOLS).map(raw => this.tool(raw))
    const buildings = this.known('buildings', BUILDINGS).map(raw => this.building(raw, BUILDINGS, false))
    const saga = this.known('runesaga', [...SAGA_VILLAGERS, 'silversmith']).map(raw =>
      raw['id'] === 'silversmith'
        ? this.building(raw, ['silversmith'], true)
        : this.villager(raw, SAGA_VILLAGERS, true),
    )
    const titles: Card[] = [...ships, ...craftsmen, ...villagers, ...tools, ...buildings, ...saga]
    const cards = titles.flatMap(title => new Array<Card>(title.copies).fill(title))
    const backs = this.backs()
    // The words and where they come from may change; what is played may not.
    const played = JSON.stringify([titles, backs], (key, value) => (WORDS.includes(key) ? undefined : value))
    return { cards, titles, craftsmen, backs, edition: checksum(played) }
  }

  /** The titles of one list: objects with ids of their own, and together as many cards as there must be. */
  private list(section: List): readonly Raw[] {
    const raws = this.rows(section)
    let cards = 0
    for (const raw of raws) cards += this.number(raw, 'copies', 1, 40)
    if (cards === COUNTS[section]) return raws
    throw this.wrong(section, `the ${section} must be ${COUNTS[section]} cards, not ${cards}`)
  }
  private rows(section: string): readonly Raw[] {
    this.section = section
    const raws = this.file[section]
    if (!Array.isArray(raws)) throw this.wrong(section, `the list «${section}» is missing`)
    const ids = new Set<unknown>()
    for (const raw of raws as Raw[]) {
      if (typeof raw !== 'object' || raw === null) throw this.wrong(section, 'a card is an object')
      if (ids.has(raw['id'])) throw this.wrong(raw['id'], `the id «${String(raw['id'])}» is given twice`)
      ids.add(raw['id'])
    }
    return raws as Raw[]
  }
  /** A list whose titles the rules know: each of them, and no other. */
  private known(section: List, ids: readonly string[]): readonly Raw[] {
    const raws = this.list(section)
    for (const { id } of raws) {
      if (!ids.includes(id as string)) throw this.wrong(id, `the rules know no «${String(id)}» among the ${section}`)
    }
    const missing = ids.find(id => !raws.some(raw => raw['id'] === id))
    if (missing !== undefined) throw this.wrong(section, `«${missing}» is missing among the ${section}`)
    return raws
  }

  private craftsmen(): readonly Craftsman[] {
    const raws = this.list('craftsmen')
    if (raws.length !== CRAFTS) throw this.wrong('craftsmen', `there must be ${CRAFTS} kinds of craftsmen`)
    this.crafts = raws.map(raw => this.word(raw, 'id'))
    return raws.map((raw, craft) => ({ kind: 'craftsman', id: this.crafts[craft]!, craft, ...this.titled(raw) }))
  }
  private ship(raw: Raw): Ship {
    const crafts = raw['crafts']
    if (!Array.isArray(crafts) || crafts.length < 1 || crafts.length > 4) {
      throw this.wrong(raw['id'], '«crafts» must be a list of 1 to 4 craftsmen')
    }
    const stranger = (crafts as unknown[]).find(id => !this.crafts.includes(id as string))
    if (stranger !== undefined) throw this.wrong(raw['id'], `there is no craftsman «${String(stranger)}» in the deck`)
    return {
      kind: 'ship',
      id: this.word(raw, 'id'),
      ...this.titled(raw),
      gold: this.number(raw, 'gold', 0, 12),
      workers: this.number(raw, 'workers', 0, 8),
      goods: [this.number(raw, 'oak', 0, 8), this.number(raw, 'wool', 0, 8), this.number(raw, 'iron', 0, 8)],
      crafts: (crafts as string[]).map(id => this.crafts.indexOf(id)),
      points: this.number(raw, 'points', 0, 20),
      military: this.number(raw, 'military', 0, 20),
      mill: this.number(raw, 'mill', -3, 3),
      hands: this.number(raw, 'hands', -3, 3),
      income: this.number(raw, 'income', 0, 3),
    }
  }
  private villager(raw: Raw, ids: readonly Villager['id'][], saga: boolean): Villager {
    return {
      kind: 'villager',
      id: this.among(raw, 'id', ids),
      ...this.titled(raw, saga),
      gold: this.number(raw, 'gold', 0, 12, 0),
      workers: this.number(raw, 'workers', 0, 8, 0),
      goods: this.number(raw, 'goods', 0, 8, 0),
      cards: this.number(raw, 'cards', 0, 5, 0),
    }
  }
  private tool(raw: Raw): Tool {
    const id = this.among(raw, 'id', TOOLS)
    const spares = id === 'cart' ? -1 : TOOLS.indexOf(id)
    return { kind: 'tool', id, ...this.titled(raw), gold: this.number(raw, 'gold', 0, 12), spares }
  }
  private building(raw: Raw, ids: readonly Building['id'][], saga: boolean): Building {
    return {
      kind: 'building',
      id: this.among(raw, 'id', ids),
      ...this.titled(raw, saga),
      gold: this.number(raw, 'gold', 0, 12),
      workers: this.number(raw, 'workers', 0, 8),
      points: this.number(raw, 'points', 0, 20),
      mill: this.number(raw, 'mill', -3, 3, 0),
      income: this.number(raw, 'income', 0, 3, 0),
    }
  }
  private backs(): readonly Back[] {
    const backs = this.rows('backs').map(raw => ({
      yields: [this.number(raw, 'oak', 1, 9), this.number(raw, 'wool', 1, 9), this.number(raw, 'iron', 1, 9)] as const,
      cards: this.number(raw, 'cards', 1, BOX),
    }))
    const cards = backs.reduce((sum, back) => sum + back.cards, 0)
    if (cards === BOX) return backs
    throw this.wrong('backs', `the market backs must be ${BOX} cards, not ${cards}`)
  }
  private titled(raw: Raw, saga = false) {
    const fr = this.word(raw, 'fr')
    const en = this.word(raw, 'en')
    return {
      name: { fr, en },
      the: { fr: typeof raw['lefr'] === 'string' ? raw['lefr'] : fr, en: `the ${en}` },
      copies: this.number(raw, 'copies', 1, 40),
      origins: this.origins(raw),
      saga,
    }
  }
  private origins(raw: Raw): Origins {
    const told = { ...(this.file['provenance'] as Raw), ...(raw['provenance'] as Raw) }
    const origin = (part: keyof Origins): Provenance => {
      if (PROVENANCES.includes(told[part] as Provenance)) return told[part] as Provenance
      throw this.wrong(raw['id'], `the provenance of its ${part} is missing or unknown`)
    }
    return { name: origin('name'), effect: origin('effect'), numbers: origin('numbers') }
  }

  private word(raw: Raw, key: string): string {
    const value = raw[key]
    if (typeof value === 'string' && value.trim() !== '') return value
    throw this.wrong(raw['id'], `«${key}» must be a word`)
  }
  private number(raw: Raw, key: string, min: number, max: number, otherwise?: number): number {
    const value = raw[key] ?? otherwise
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number
    throw this.wrong(raw['id'], `«${key}» must be a whole number from ${min} to ${max}`)
  }
  private among<T extends string>(raw: Raw, key: string, known: readonly T[]): T {
    if (known.includes(raw[key] as T)) return raw[key] as T
    throw this.wrong(raw['id'], `«${key}» must be one of ${known.join(', ')}`)
  }
  /** A fault with its line: the last one of the section that names the card, or the section's first. */
  private wrong(id: unknown, why: string): Fault {
    const start = Math.max(
      0,
      this.lines.findIndex(line => line.includes(`"${this.section}": [`)),
    )
    const end = this.lines.findIndex((line, i) => i > start && /^\s*\]/.test(line))
    const section = this.lines.slice(start, end < 0 ? undefined : end)
    const at = section.findLastIndex(line => line.includes(`"id": "${String(id)}"`))
    const line = 1 + start + Math.max(0, at)
    return new Fault('bad-deck', `line ${line}: ${why}`, { line })
  }
}
