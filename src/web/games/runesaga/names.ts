// Stones by their names, in the language of the moment.
import { inscriptionOf, isSymbolic, stoneOf } from '#games/runesaga'
import { language } from '../../kit/settings.ts'

const called = (card: number) => (isSymbolic(card) ? inscriptionOf(card) : stoneOf(card))
export const nameOf = (card: number): string => called(card).name[language.value]
/** Within a sentence. */
export const theName = (card: number): string => called(card).the[language.value]
