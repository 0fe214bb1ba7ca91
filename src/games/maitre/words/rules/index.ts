// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.
import type { Language, RulesSection } from '#games/kit/words'
import { deck } from '../../cards/deck.ts'
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
export type Section = { readonly title: string; readonly lines: readonly (string | { readonly ruling: string })[] }

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the deck and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const text = texts[language]
  const further: Partial<Record<SectionId, Section['lines']>> = {
    goods: deck.goods.map(({ name, advantage }) => `${name[language]}. ${text.advantages[advantage].long}`),
    variants: Object.values(text.options).map(({ label, help }) => ({ ruling: `${label}. ${help}` })),
    cards: [...new Set(deck.cards.map(({ provenance }) => provenance))].map(p => text.provenances[p].help),
  }
  return (Object.keys(SECTIONS) as SectionId[]).map(id => {
    const { title, lines } = WRITTEN[language][id]
    const paragraphs = [...lines, ...(further[id] ?? [])].map(line =>
      typeof line === 'string' ? { text: line } : { text: line.ruling, ruling: true as const },
    )
    const figure = SECTIONS[id]
    return figure === null ? { id, title, paragraphs } : { id, title, paragraphs, figure }
  })
}
