// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.
import { type Language, optionLines, type RulesSection, rulesPage, type Section, sourceLines } from '#games/kit/words'
import { deck, inscriptions, stonesOf } from '../../cards/deck.ts'
import { TALES } from '../../cards/kinds.ts'
import { stoneHelp, texts, words } from '../index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sections of the rules, with the picture beside each. */
const SECTIONS = {
  goal: null,
  setup: 'strip',
  tales: null,
  earning: 'earned',
  symbols: 'symbols',
  places: 'places',
  gifts: null,
  end: null,
  alone: null,
  short: null,
  stones: null,
  variants: null,
  cards: null,
} as const
export type SectionId = keyof typeof SECTIONS

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the stones and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const line = (card: number): string => {
    const { name, text } = stoneHelp(card, language)
    return `${name}. ${text}`
  }
  return rulesPage(SECTIONS, WRITTEN[language], {
    symbols: inscriptions().map(line),
    stones: TALES.flatMap(tale => stonesOf(tale).map(line)),
    variants: optionLines(words[language].options),
    cards: sourceLines([...deck.stones, ...deck.inscriptions], texts[language]),
  })
}
