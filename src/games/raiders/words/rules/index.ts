// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.
import { type Language, optionLines, type RulesSection, rulesPage, type Section, sourceLines } from '#games/kit/words'
import { deck } from '../../cards/deck.ts'
import { KINDS } from '../../cards/kinds.ts'
import { BUILDINGS } from '../../state.ts'
import { effectOf, texts } from '../index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sections of the rules, with the picture beside each. */
const SECTIONS = {
  goal: null,
  setup: 'camp',
  turn: 'turn',
  village: 'village',
  crew: 'card',
  raid: 'raid',
  settlements: null,
  valkyries: 'dead',
  offerings: 'offering',
  supply: null,
  end: null,
  score: 'score',
  townsfolk: null,
  variants: null,
  cards: null,
} as const
export type SectionId = keyof typeof SECTIONS

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the deck and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const text = texts[language]
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return rulesPage(SECTIONS, WRITTEN[language], {
    village: BUILDINGS.map(building => `${text.buildings[building].label}${colon} ${text.buildings[building].help}.`),
    settlements: KINDS.map(kind => `${text.kinds[kind].label}. ${text.kinds[kind].help}`),
    offerings: [`${deck.offerings.map(text.offering).join(' · ')}.`],
    townsfolk: deck.titles.map(face => `${face.name[language]}. ${effectOf(face, text)}`),
    variants: optionLines(text.options),
    cards: sourceLines(deck.titles, text),
  })
}
