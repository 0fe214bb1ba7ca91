// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.
import { type Language, type RulesSection, rulesPage, type Section } from '#games/kit/words'
import { deck } from '../../cards/deck.ts'
import { help } from '../help/index.ts'
import { texts } from '../index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sections of the rules, with the picture beside each. */
const SECTIONS = {
  goal: null,
  setup: 'port',
  turn: null,
  dice: 'dice',
  runs: 'run',
  alike: 'equal',
  arm: null,
  hunt: null,
  buy: null,
  goods: null,
  cargo: null,
  attack: 'attack',
  loot: null,
  row: null,
  end: 'family',
  variants: null,
  cards: null,
} as const
export type SectionId = keyof typeof SECTIONS

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the deck and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const text = texts[language]
  return rulesPage(SECTIONS, WRITTEN[language], {
    goods: deck.goods.map(({ name, advantage }) => `${name[language]}. ${help[language].advantages[advantage]}`),
    variants: Object.values(text.options).map(({ label, help }) => ({ ruling: `${label}. ${help}` })),
    cards: [...new Set(deck.cards.map(({ provenance }) => provenance))].map(p => help[language].provenances[p].help),
  })
}
