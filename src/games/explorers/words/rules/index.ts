// The rules as the app shows them. Apart from the other texts, since a table is played without opening them.
import { type Language, optionLines, type RulesSection, rulesPage, type Section, sourceLines } from '#games/kit/words'
import { deck } from '../../cards/deck.ts'
import { effectOf, texts } from '../index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sections of the rules, with the picture beside each. */
const SECTIONS = {
  goal: null,
  setup: 'start',
  turn: 'turn',
  tiles: 'fit',
  cargo: 'cargo',
  sail: 'enemy',
  land: null,
  raids: 'raid',
  outposts: 'outpost',
  islands: 'island',
  end: null,
  score: 'score',
  captains: null,
  alone: null,
  variants: null,
  cards: null,
} as const
export type SectionId = keyof typeof SECTIONS

const WRITTEN: Record<Language, Record<SectionId, Section>> = { fr, en }

/** The rules of the app: the sections as written, and what follows from the deck and the options. */
export function rulesIn(language: Language): readonly RulesSection[] {
  const text = texts[language]
  return rulesPage(SECTIONS, WRITTEN[language], {
    captains: deck.captains.map(captain => `${captain.name[language]}. ${effectOf(captain, text)}`),
    variants: optionLines(text.options),
    cards: sourceLines([...deck.captains, ...deck.tiles], text),
  })
}
