// The edition of a saga: that of its stones, and those of its tales. A deck of a tale that is over, or not played, may be
// unknown: only the tale on the table has to have its own.
import { Fault } from '#engine'
import { slot as explorers } from '#games/explorers'
import type { DeckSlot } from '#games/kit/deck'
import { slot as raiders } from '#games/raiders'
import { slot as shipwrights } from '#games/shipwrights'
import { slot as stones } from './cards/deck.ts'
import { TALES, type TaleId } from './cards/kinds.ts'

const SLOTS: { readonly [tale in TaleId]: DeckSlot } = { shipwrights, raiders, explorers }
const BETWEEN = '+'
const join = (own: string, of: (tale: DeckSlot) => string): string =>
  [own, ...TALES.map(tale => of(SLOTS[tale]))].join(BETWEEN)

/** The parts of an edition; matches are asked for theirs before every step. */
const parts = new Map<string, readonly string[]>()
function partsOf(edition: string): readonly string[] {
  let found = parts.get(edition)
  if (!found) parts.set(edition, (found = edition.split(BETWEEN)))
  return found
}
/** The tales whose deck is not known here, of the match whose decks were laid last. */
let missing: readonly TaleId[] = []
const NONE: readonly TaleId[] = []

/** Lays the decks of all tales, as far as they are known. */
export function lay(edition: string): boolean {
  const each = partsOf(edition)
  if (each.length !== TALES.length + 1 || !stones.lay(each[0]!)) return false
  missing = NONE
  for (let i = 0; i < TALES.length; i++) {
    if (!SLOTS[TALES[i]!].lay(each[i + 1]!)) missing = [...missing, TALES[i]!]
  }
  return true
}
/** A tale is only played with the deck it began with. */
export function mustBeLaid(tale: TaleId): void {
  if (missing.includes(tale)) throw new Fault('wrong-edition', `this saga is played with another deck of ${tale}`)
}

/** The decks of a saga as one: what a file replaces are its stones. */
export const slot: DeckSlot = {
  ...stones,
  get builtIn() {
    return join(stones.builtIn, tale => tale.builtIn)
  },
  get edition() {
    return join(stones.edition, tale => tale.edition)
  },
  lay,
  async find(edition) {
    const [own, ...others] = partsOf(edition)
    if (others.length !== TALES.length) return false
    await Promise.all(TALES.map((tale, i) => SLOTS[tale].find(others[i]!)))
    return stones.find(own!)
  },
  async findAll() {
    await Promise.all([stones, ...Object.values(SLOTS)].map(each => each.findAll()))
  },
}
