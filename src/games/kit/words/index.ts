// What every game says in every language: the shape of its texts, and how its words are made from them.
export { LANGUAGES, type Language } from './language.ts'
export { type RulesSection, rulesPage, type Section } from './rules.ts'
export { type CardHelp, cardHelpOf, optionLines, shown, sourceLines } from './sources.ts'
export type * from './texts.ts'
export { typeset } from './typeset.ts'
export { type Names, tellTo } from './who.ts'
export { type Reading, type ReadPart, type Words, wordsOf } from './words.ts'
