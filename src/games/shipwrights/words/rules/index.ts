// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.

import { type Language, optionLines, type RulesSection, rulesPage, type Section, sourceLines } from '#games/kit/words'
import { deck } from '../../cards/deck.ts'
import { SPACES } from '../../state.ts'
import { effectOf, texts } from '../index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sections of the rules, with the picture beside each. */
const SECTIONS = {
  goal: null,
  setup: 'board',
  day: null,
  morning: 'draft',
  afternoon: null,
  market: 'market',
  tools: null,
  craftsmen: null,
  villagers: null,
  protection: 'shield',
  square: 'square',
  ships: 'ship',
  finish: null,
  buildings: null,
  evening: 'evening',
  end: null,
  score: 'score',
  variants: null,
  cards: null,
} as const
export type SectionId = keyof typeof SECTIONS

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the deck and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const text = texts[language]
  const titles = (kind: string) =>
    deck.titles.filter(card => card.kind === kind).map(card => `${card.name[language]}. ${effectOf(card, text)}`)
  return rulesPage(SECTIONS, WRITTEN[language], {
    tools: titles('tool'),
    villagers: titles('villager'),
    buildings: titles('building'),
    ships: titles('ship'),
    square: SPACES.map(space =>
      `${text.spaces[space].label} : ${text.spaces[space].help}.`.replace(' :', colon[language]),
    ),
    variants: optionLines(text.options),
    cards: sourceLines(deck.titles, text),
  })
}
const colon: Record<Language, string> = { fr: '\u00a0:', en: ':' }
