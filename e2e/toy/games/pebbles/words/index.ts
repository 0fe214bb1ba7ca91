// The words of Pebbles.
import { type Language, type Reading, type Texts, type Words, wordsOf } from '#games/kit/words'
import * as en from '#games/kit/words/en'
import * as fr from '#games/kit/words/fr'
import type { PebblesNote, PebblesReason, Q, TakeMove, View } from '../index.ts'

interface Facts {
  readonly question: { readonly kind: 'take' }
  readonly move: TakeMove
  readonly note: PebblesNote
  readonly action: TakeMove
  readonly reason: PebblesReason
}
type PebblesTexts = Texts<Facts>

const french: PebblesTexts = {
  title: 'Galets',
  moment: number => `galet ${number}`,
  tagline: 'Qui prendra le dernier galet ?',
  questions: { take: () => 'Combien de galets prenez-vous ?' },
  moves: { take: ({ count }) => ({ label: `Prendre ${count}`, detail: '' }) },
  notes: { takes: ({ seat, count }, who) => `${fr.does(who, seat, 'prend', 'prenez')} ${count}.` },
  actions: { take: ({ count }) => `Prendre ${count}` },
  reasons: { pebbles: ({ have }) => `Il n’en reste que ${have}.` },
  parts: { last: 'Dernier galet' },
  outlook: { last: 'le dernier galet' },
  ties: [],
  options: { heap: { label: 'Le tas', help: 'Combien de galets au début.' } },
}
const english: PebblesTexts = {
  title: 'Pebbles',
  moment: number => `pebble ${number}`,
  tagline: 'Who will take the last pebble?',
  questions: { take: () => 'How many pebbles do you take?' },
  moves: { take: ({ count }) => ({ label: `Take ${count}`, detail: '' }) },
  notes: { takes: ({ seat, count }, who) => `${en.does(who, seat, 'takes', 'take')} ${count}.` },
  actions: { take: ({ count }) => `Take ${count}` },
  reasons: { pebbles: ({ have }) => `Only ${have} are left.` },
  parts: { last: 'Last pebble' },
  outlook: { last: 'the last pebble' },
  ties: [],
  options: { heap: { label: 'The heap', help: 'How many pebbles there are at first.' } },
}
export type PebblesWords = Words<View, Q, PebblesNote, TakeMove, PebblesReason>
const wordsIn = (texts: PebblesTexts): PebblesWords =>
  wordsOf<Facts, View, Q, PebblesNote, TakeMove, PebblesReason>(texts, {
    question: ({ kind }) => ({ kind }),
    move: move => move,
    note: note => note,
    action: action => action,
    moment: ({ taken }) => taken.reduce((a, b) => a + b, 1),
    reason: reason => reason,
  })
export const words: Record<Language, PebblesWords> = { fr: wordsIn(french), en: wordsIn(english) }

const readingIn =
  ({ title }: PebblesTexts): Reading<View> =>
  ({ heap, taken }, _, who) => [{ title, lines: [`${heap}`, ...taken.map((count, seat) => `${who(seat)}: ${count}`)] }]
export const reading: Record<Language, Reading<View>> = { fr: readingIn(french), en: readingIn(english) }
