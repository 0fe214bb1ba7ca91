// The words of Pebbles.
import { type Language, type Texts, type Words, wordsOf } from '#games/kit/words'
import type { PebblesNote, PebblesReason, Q, TakeMove, View } from '../index.ts'

interface Facts {
  readonly question: { readonly kind: 'take' }
  readonly move: TakeMove
  readonly note: PebblesNote
  readonly action: TakeMove
  readonly reason: PebblesReason
}
type PebblesTexts = Texts<Facts>

const fr: PebblesTexts = {
  title: 'Galets',
  tagline: 'Qui prendra le dernier galet ?',
  questions: { take: () => 'Combien de galets prenez-vous ?' },
  moves: { take: ({ count }) => ({ label: `Prendre ${count}`, detail: '' }) },
  notes: { takes: ({ seat, count }, who) => `${who(seat)} prend ${count}.` },
  actions: { take: ({ count }) => `Prendre ${count}` },
  reasons: { pebbles: ({ have }) => `Il n’en reste que ${have}.` },
  parts: { last: 'Dernier galet' },
  outlook: { last: 'le dernier galet' },
  ties: [],
  options: { heap: { label: 'Le tas', help: 'Combien de galets au début.' } },
}
const en: PebblesTexts = {
  title: 'Pebbles',
  tagline: 'Who will take the last pebble?',
  questions: { take: () => 'How many pebbles do you take?' },
  moves: { take: ({ count }) => ({ label: `Take ${count}`, detail: '' }) },
  notes: { takes: ({ seat, count }, who) => `${who(seat)} takes ${count}.` },
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
    reason: reason => reason,
  })
export const words: Record<Language, PebblesWords> = { fr: wordsIn(fr), en: wordsIn(en) }
