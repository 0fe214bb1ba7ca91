// The words of the Runesaga: its own sentences, and those of its tales said by it.
import { describe, expect, it } from 'vitest'
import { Live, type Note, secretFrom, start, view } from '#engine'
import { plain, who, wordsSuite } from '#games/kit/testing'
import { type Language, tellTo, type Words } from '#games/kit/words'
import { deck, isSymbolic, runesaga, type SagaNote, stoneOf, TALES, type View } from '#games/runesaga'
import { sense } from '../sense/index.ts'
import { stone } from '../testing/index.ts'
import { stoneHelp, texts, words } from './index.ts'
import { reading } from './reading/index.ts'
import { rulesIn } from './rules/index.ts'

const ALL = [...deck.stones, ...deck.inscriptions].map(({ id }) => stone(id))
const NOTES: { readonly [say in SagaNote['say']]: Extract<SagaNote, { say: say }> } = {
  tale: { say: 'tale', tale: 'shipwrights', stones: [stone('S1'), stone('S5'), stone('S6')] },
  brings: { say: 'brings', seat: 0, stone: stone('S1') },
  claims: { say: 'claims', seat: 0, stone: stone('S1') },
  inscribes: { say: 'inscribes', seat: 0, stone: stone('X3') },
  told: { say: 'told', tale: 'raiders', winners: [0], score: 41 },
  earns: { say: 'earns', seat: 0, rank: 1, count: 2 },
  shows: { say: 'shows', seat: 0, stones: [stone('R1'), stone('E2')] },
}
const nameOf = (card: number, language: Language): string =>
  (isSymbolic(card) ? deck.inscriptions[card - stone('X1')]! : stoneOf(card)).name[language]

wordsSuite({
  game: runesaga,
  sense,
  // What lies on the table of a tale is not known here.
  words: words as unknown as Record<Language, Words>,
  reading,
  rules: rulesIn,
  notes: [
    ...Object.values(NOTES),
    ...TALES.flatMap(tale => [
      { ...NOTES.tale, tale },
      { ...NOTES.told, tale, winners: [1, 2] },
      { say: 'over', of: tale },
    ]),
    { ...NOTES.earns, rank: 2, count: 1 },
    ...ALL.filter(card => !isSymbolic(card)).map(card => ({ ...NOTES.claims, stone: card })),
    ...deck.stones.filter(({ gift }) => gift).map(({ id }) => ({ ...NOTES.brings, stone: stone(id) })),
    ...['X1', 'X2', 'X3'].map(id => ({ ...NOTES.inscribes, stone: stone(id) })),
  ] as readonly Note[],
  reasons: [{ needs: 'onward' }, { needs: 'held-worker', of: 'raiders' }, { needs: 'tile', of: 'explorers' }],
  actions: [
    { do: 'act' },
    { do: 'act', of: 'shipwrights' },
    { do: 'act', of: 'raiders' },
    { do: 'act', of: 'explorers' },
  ],
  open: ({ row, symbolic, clans, phase }: View, language) =>
    [...(phase === 'tale' ? row.cards : []), ...symbolic.cards, ...clans.flatMap(({ stones }) => stones.cards)].map(
      card => nameOf(card, language),
    ),
  further: language => {
    const { provenances, origins, runes, alone } = texts[language]
    return [
      runes,
      alone,
      ...Object.values(provenances).flatMap(({ label, help }) => [label, help]),
      ...Object.values(origins),
      ...ALL.map(card => stoneHelp(card, language)).flatMap(({ name, kind, text, origins: parts }) => [
        name,
        kind,
        text,
        ...parts.map(({ part }) => part),
      ]),
      ...TALES.flatMap(tale => {
        const { title, tagline, parts } = words[language].with!({ play: tale })
        return [title, tagline, ...Object.values(parts)]
      }),
    ]
  },
  counted: [
    'tiles',
    'points',
    'actions',
    'Vikings',
    'stones',
    'cards',
    'workers',
    'buildings',
    'offerings',
    'raids',
    'shields',
  ],
  matches: [
    { seats: 2, options: { short: true } },
    { seats: 3, options: { play: 'shipwrights' } },
    { seats: 2, options: { play: 'raiders', short: true } },
    { seats: 4, options: { play: 'explorers', short: true } },
  ],
  kinds: ['stock', 'keep', 'captain', 'place', 'lay'],
})

describe('a sentence', () => {
  const told = (note: SagaNote, language: Language = 'fr') => plain(words[language].note(note, who))
  it('says what a stone was earned for', () => {
    expect(told(NOTES.claims)).toBe('Ingrid remporte la Pierre du Dragon : construire un Drakkar.')
    expect(told(NOTES.claims, 'en')).toBe('Ingrid earns the Dragon Stone: the first to build a Drakkar.')
  })
  it('says you among several winners', () => {
    const note = { ...NOTES.told, winners: [0, 1] }
    expect(plain(words.fr.note(note, tellTo(1, who)))).toBe(
      'Le récit des Pillards s’achève, gagné par Ingrid et vous avec 41 points.',
    )
  })
  it('says what comes along', () => {
    expect(told(NOTES.brings)).toBe('Ingrid apporte, par la Pierre du Dragon : 2 provisions de plus au départ.')
  })
  it('speaks of the end of a tale, not of a match', () => {
    const over = { say: 'over', of: 'explorers' } as const
    expect(plain(words.fr.note(over, who))).toBe('Le récit des Explorateurs touche à sa fin.')
  })
})

describe('a moment', () => {
  const momentOf = (options: object): string => {
    const { tabletop } = new Live(runesaga, start(runesaga, 2, options as never, secretFrom('moment')))
    return plain(words.fr.with!(options as never).moment(view(tabletop.g, null) as View))
  }
  it('is told with the tale it is in', () => expect(momentOf({})).toBe('récit 1, jour 1'))
  it('of a tale played alone is told without', () => expect(momentOf({ play: 'raiders' })).toBe('manche 1'))
})

describe('the help of a stone', () => {
  it('says what it asks, shows and brings, and where each comes from', () => {
    const { text, origins } = stoneHelp(stone('S1'), 'en')
    expect(text).toBe(
      'The first to build a Drakkar. Shows 1 shield and 1 hammer. In the next tale its owner has 2 provisions more at the start.',
    )
    expect(origins.map(({ part, provenance }) => [part, provenance])).toEqual([
      ['Name', 'ruling'],
      ['Objective', 'seed'],
      ['Symbols', 'reconstructed'],
      ['Advantage', 'reconstructed'],
    ])
  })
  it('brings nothing after the last tale', () => {
    expect(plain(stoneHelp(stone('E5'), 'fr').text)).toBe(
      'Pour qui, avant les autres, aura su perdre un Viking face aux bateaux ennemis. Porte 1 corne.',
    )
  })
})
