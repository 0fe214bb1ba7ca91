// The words of a game: every sentence of every match can be said, and is said properly.
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type Json,
  Live,
  type Note,
  notesFor,
  type OptionValue,
  type Reason,
  type Seat,
  Swift,
  secretFrom,
  start,
  view,
} from '#engine'
import type { AnySense } from '../sense/index.ts'
import {
  LANGUAGES,
  type Language,
  type Reading,
  type RulesSection,
  tellTo,
  type Who,
  type Words,
} from '../words/index.ts'

/** What a game says, and what it has to say it about. */
export interface Told {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly words: Record<Language, Words>
  // oxlint-disable-next-line typescript/no-explicit-any -- the view of any game
  readonly reading: Record<Language, Reading<any>>
  rules(language: Language): readonly RulesSection[]
  /** One of each kind, at least. */
  readonly notes: readonly Note[]
  readonly reasons: readonly Reason[]
  readonly actions: readonly Json[]
  /** The cards and counters that lie open to a seat, by the words they are read by. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the view of any game
  open(view: any, language: Language): readonly string[]
  /** Whatever else a language says. */
  further(language: Language): readonly string[]
  /** English things one counts: «1 points» is wrong. */
  readonly counted: readonly string[]
  /** Random matches to talk about, and the kinds of questions they ask among others. */
  readonly matches: readonly { readonly seats: number; readonly options: { readonly [name: string]: OptionValue } }[]
  readonly kinds: readonly string[]
}

const NAMES = ['Ingrid', 'Aurèle', 'Ulysse', 'Marin', 'Élise', 'Hugo']
export const who: Who = seat => NAMES[seat]!
/** As the one in this seat is told. */
const to = (me: Seat): Who => tellTo(me, who)
/** Without the spaces that do not break. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const YOU: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  en: /\byour?\b/i,
}
const BROKEN =
  /undefined|NaN|\[object|null|-1|^$| {2}|\.\.|'|(?:gagne|gagnez|reçoit|recevez|perd|perdez|gains?|loses?) 0/
/** None and one are singular. */
const BAD_COUNT = /(?<![\d,])[01] (?:canon|carte|dé|joueur|jour|navire|ouvrier|pièce|place|point|ressource|tour)s/u
const BAD_FRENCH =
  / [:;?!»]|« |(?<!\p{L})(?:de|à) les? |(?<!\p{L})(?:de|le|que|ne) [aeiouéèêâîôû]|\b[dln]’(?![aeiouyhéèêâîôûœ])/iu
const BAD_ENGLISH = / [:;?!]|\ba [aeiou]/
/** Flawed texts, with the flaw: none is what we want. */
function flaws(texts: Iterable<string>, language: Language, counted: readonly string[]): string[] {
  const wrong =
    language === 'fr'
      ? [BROKEN, BAD_FRENCH, BAD_COUNT]
      : [BROKEN, BAD_ENGLISH, new RegExp(`\\b1 (?:${counted.join('|')})\\b`)]
  return [...texts].flatMap(text =>
    wrong.flatMap(flaw => {
      const found = flaw.exec(text)
      return found ? [`${text} «${found[0]}»`] : []
    }),
  )
}

export function wordsSuite(told: Told): void {
  const { game, sense, counted, matches, kinds } = told
  describe.each(LANGUAGES)('the words in %s', language => {
    const words = told.words[language]
    const rules = told.rules(language)

    test('tell every note, give every reason and name every refused action', () => {
      const said = [
        ...told.notes.map(note => words.note(note, who)),
        ...told.reasons.map(reason => words.reason(reason, who)),
        ...told.actions.map(action => words.action(action, who)),
      ]
      expect(flaws(said, language, counted)).toEqual([])
    })
    test('say you to whom they are told, and name everybody else', () => {
      for (const note of told.notes) {
        const aloud = words.note(note, who)
        // What only one seat is told has no name in it.
        if (typeof note['seat'] === 'number' && !YOU[language].test(aloud)) expect(aloud).toContain(who(note['seat']))
        for (const [seat, name] of NAMES.entries()) {
          const mine = words.note(note, to(seat))
          if (!aloud.includes(name)) {
            expect(mine).toBe(aloud)
            continue
          }
          expect(mine).not.toContain(name)
          expect(mine).toMatch(YOU[language])
          if (aloud.startsWith(name)) expect(YOU[language].exec(mine)!.index, mine).toBe(0)
          expect(flaws([mine], language, counted)).toEqual([])
        }
      }
    })
    test('explain the rules, the options and the scores', () => {
      const { title, tagline, parts, ties, options, outlook } = words
      const explained = [
        ...rules.flatMap(section => [section.title, ...section.paragraphs.map(({ text }) => text)]),
        ...Object.values(options).flatMap(({ label, help, values = {} }) => [label, help, ...Object.values(values)]),
        ...Object.values(parts),
        ...Object.values(outlook),
        ...ties,
        ...told.further(language),
        title,
        tagline,
      ]
      expect(flaws(explained, language, counted)).toEqual([])
      expect(rules.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
      expect(Object.keys(options)).toEqual(Object.keys(game.options))
    })
    test('name every part of the score, what breaks ties, and every part of the outlook', () => {
      const outlook = new Set<string>()
      for (const { seats, options } of matches) {
        const { g } = new Live(game, start(game, seats, options, secretFrom('outlook'))).tabletop
        const [standing] = game.result(g)
        const { parts, ties } = words.with?.(options) ?? words
        expect(Object.keys(parts)).toEqual(Object.keys(standing!.parts))
        expect(ties).toHaveLength(standing!.ties.length)
        for (const part of Object.keys(sense.outlook(g, 'even')[0]!)) outlook.add(part)
      }
      expect(Object.keys(words.outlook).sort()).toEqual([...outlook].sort())
    })
    test('read the table to everybody: all that lies open, whoever asks', () => {
      const missing = new Set<string>()
      const said = new Set<string>()
      for (const { seats, options } of matches) {
        const live = new Live(game, start(game, seats, options, secretFrom('reading')), new Swift(seats))
        const chance = new Swift(seats + 20)
        for (let i = 0; i < 300 && !live.over; i++) {
          const open = live.open()
          const question = open[chance.below(open.length)]!
          if (i % 12 === 0) {
            for (const seat of [null, ...Array.from({ length: seats }, (_, n) => n)]) {
              const seen = view(live.tabletop.g, seat)
              const parts = told.reading[language](seen, seat, who)
              const lines = parts.flatMap(({ title, lines }) => [title, ...lines])
              for (const line of lines) said.add(line)
              const text = lines.join('\n')
              for (const name of told.open(seen, language)) if (!text.includes(name)) missing.add(name)
              for (let other = 0; other < seats; other++) {
                if (other !== seat && !parts.some(({ title }) => title.includes(who(other)))) missing.add(who(other))
              }
            }
          }
          live.answer(question.seat, question.options[chance.below(question.options.length)]!)
        }
      }
      expect([...missing]).toEqual([])
      expect(flaws(said, language, counted)).toEqual([])
    })
    test('say all that is met in random matches', () => {
      const said = new Set<string>()
      const asked = new Set<string>()
      /** Told to somebody about themselves by their name. */
      const aloof = new Set<string>()
      const tell = (seat: Seat, ...texts: readonly string[]) => {
        for (const text of texts) {
          said.add(text)
          if (text.includes(who(seat))) aloof.add(text)
        }
      }
      for (const { seats, options } of matches) {
        const live = new Live(game, start(game, seats, options, secretFrom('words')), new Swift(seats))
        const chance = new Swift(seats + 10)
        for (let i = 0; i < 900 && !live.over; i++) {
          const open = live.open()
          const question = open[chance.below(open.length)]!
          const seen = view(live.tabletop.g, question.seat)
          asked.add(question.kind)
          said.add(words.question(question, seen))
          for (const option of question.options) {
            const { label, detail } = words.option(option, seen, to(question.seat))
            tell(question.seat, label, detail)
          }
          for (let seat = 0; seat < seats; seat++) {
            for (const { action, because } of game.refusals(live.tabletop.g, seat)) {
              tell(seat, words.action(action, to(seat)), ...because.map(why => words.reason(why, to(seat))))
            }
          }
          live.answer(question.seat, question.options[chance.below(question.options.length)]!)
        }
        for (const note of notesFor(live.tabletop.entries, 0)) {
          said.add(words.note(note, who))
          tell(0, words.note(note, to(0)))
        }
      }
      expect(flaws(said, language, counted)).toEqual([])
      expect([...aloof]).toEqual([])
      expect([...asked]).toEqual(expect.arrayContaining([...kinds]))
    })
  })
}
