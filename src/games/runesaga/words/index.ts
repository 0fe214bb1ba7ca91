// The words of the saga: its own sentences, and for all that belongs to a tale those of the tale.
import type { Json, Note, OptionValue, Reason } from '#engine'
import { words as explorers } from '#games/explorers/words'
import {
  type CardHelp,
  cardHelpOf,
  type Language,
  type OptionHelp,
  type SourcedParts,
  type Texts,
  type Words,
  wordsOf,
} from '#games/kit/words'
import { words as raiders } from '#games/raiders/words'
import { words as shipwrights } from '#games/shipwrights/words'
import { inscriptionOf, isSymbolic, stoneOf } from '../cards/deck.ts'
import { type GiftId, type GoalId, type Stone, SYMBOLS, type Symbol, TALES, type TaleId } from '../cards/kinds.ts'
import type { OnwardMove, Q } from '../moves.ts'
import type { SagaNote } from '../notes.ts'
import { optionsOfTale } from '../options.ts'
import type { SagaReason, SagaRefused } from '../refusals.ts'
import { partOf } from '../sense/parts.ts'
import { tomorrow, type View } from '../state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

interface SagaFacts {
  /** Which tale comes next. */
  readonly question: { readonly kind: 'onward'; readonly tale: TaleId }
  readonly move: OnwardMove & { readonly tale: TaleId }
  readonly note: SagaNote
  readonly action: SagaRefused
  readonly reason: SagaReason
}
type OwnOption = 'play' | 'short' | 'bonus' | 'youngest'
/** All that a language has to say. */
export interface SagaTexts extends StoneTexts, Texts<SagaFacts> {
  readonly parts: Record<'objectives' | 'symbolic' | 'tales', string>
  readonly outlook: Record<'stones', string>
  readonly ties: readonly [tales: string, score: string]
  readonly options: Record<OwnOption, OptionHelp>
  /** Points of symbols, where a tale is played alone. */
  readonly runes: string
  /** What a tale says of its end, said of a tale and not of a match. */
  over(tale: TaleId): string
  /** The title of a game that is played with runestones, and the line for its cover. */
  withStones(title: string): string
  readonly alone: string
  /** An option of a tale. */
  ofTale(tale: TaleId, label: string): string
}
/** What a language says of stones. */
export interface StoneTexts extends SourcedParts<'name' | 'goal' | 'symbols' | 'gift'> {
  readonly kinds: { readonly stone: (tale: TaleId) => string; readonly symbolic: string }
  symbols(count: number, symbol: Symbol): string
  /** What a stone asks, shows and gives, each as a sentence. */
  first(deed: string): string
  shows(symbols: readonly string[]): string
  along(gift: string): string
  readonly goals: Record<GoalId, (want: number) => string>
  readonly gifts: Record<GiftId, (much: number) => string>
}

export const goalText = ({ goal, want }: Stone, { goals }: StoneTexts): string => goals[goal](want)
export const giftText = ({ gift }: Stone, { gifts }: StoneTexts): string => (gift ? gifts[gift.perk](gift.much) : '')
export const texts: Record<Language, SagaTexts> = { fr, en }

/** All that a stone says, as sentences. */
export function stoneText(card: number, text: StoneTexts): string {
  if (isSymbolic(card)) return text.shows([text.symbols(inscriptionOf(card).want, inscriptionOf(card).symbol)])
  const stone = stoneOf(card)
  const shown = SYMBOLS.flatMap(symbol => {
    const count = stone.symbols.filter(each => each === symbol).length
    return count > 0 ? [text.symbols(count, symbol)] : []
  })
  const told = [text.first(goalText(stone, text)), text.shows(shown)]
  return [...told, ...(stone.gift ? [text.along(giftText(stone, text))] : [])].join(' ')
}
export function stoneHelp(card: number, language: Language): CardHelp {
  const text = texts[language]
  const { name, origins } = isSymbolic(card) ? inscriptionOf(card) : stoneOf(card)
  const kind = isSymbolic(card) ? text.kinds.symbolic : text.kinds.stone(stoneOf(card).tale)
  return cardHelpOf(name[language], kind, stoneText(card, text), origins, text)
}

/** The words of the tales: each speaks of its own table. */
export const taleWords: Record<Language, { readonly [tale in TaleId]: Words<unknown> }> = {
  fr: { shipwrights: shipwrights.fr, raiders: raiders.fr, explorers: explorers.fr } as Record<string, unknown> as never,
  en: { shipwrights: shipwrights.en, raiders: raiders.en, explorers: explorers.en } as Record<string, unknown> as never,
}
export const words: Record<Language, Words<View, Q, Note, Json, Reason>> = { fr: wordsIn('fr'), en: wordsIn('en') }

interface Marked {
  readonly of?: Json
}
/** The tale a note, an action or a reason belongs to; none: it is the saga's own. */
const taleIn = (fact: unknown): TaleId | undefined => (fact as Marked).of as TaleId | undefined

function wordsIn(language: Language): Words<View, Q, Note, Json, Reason> {
  const text = texts[language]
  const tales = taleWords[language]
  const next = (state: View): TaleId => tomorrow(state) ?? state.tale
  const own = wordsOf<SagaFacts, View, Q, SagaNote, SagaRefused, SagaReason>(text, {
    question: ({ kind }, state) => ({ kind, tale: next(state) }),
    move: (move, state) => ({ ...move, tale: next(state) }),
    note: note => note,
    action: action => action,
    reason: reason => reason,
    moment: ({ tale }) => TALES.indexOf(tale) + 1,
  })
  const played = (state: View) => (state.phase === 'pause' ? null : tales[state.tale])
  const told: Words<View, Q, Note, Json, Reason> = {
    ...own,
    outlook: {
      ...Object.fromEntries(
        TALES.flatMap(tale => Object.entries(tales[tale].outlook).map(([part, name]) => [partOf(tale, part), name])),
      ),
      ...text.outlook,
    },
    options: {
      ...text.options,
      ...Object.fromEntries(
        TALES.flatMap(tale =>
          optionsOfTale(tale).map(([here, there]) => {
            const help = tales[tale].options[there]!
            return [here, { ...help, label: text.ofTale(tale, help.label) }]
          }),
        ),
      ),
    },
    question: (question, state) => played(state)?.question(question, state.inner) ?? own.question(question, state),
    option: (option, state, who) => played(state)?.option(option, state.inner, who) ?? own.option(option, state, who),
    note(note, who) {
      const tale = taleIn(note)
      if (!tale) return own.note(note as unknown as SagaNote, who)
      return note.say === 'over' ? text.over(tale) : tales[tale].note(note, who)
    },
    action(action, who) {
      const tale = taleIn(action)
      return tale ? tales[tale].action(action, who) : own.action(action as unknown as SagaRefused, who)
    },
    reason(reason, who) {
      const tale = taleIn(reason)
      return tale ? tales[tale].reason(reason, who) : own.reason(reason as unknown as SagaReason, who)
    },
    moment: state =>
      state.phase === 'pause' ? own.moment(state) : `${own.moment(state)}, ${tales[state.tale].moment(state.inner)}`,
    with: options => alone(options['play']) ?? told,
  }
  /** One tale with runestones has its own title and score, and no number. */
  function alone(play: OptionValue | undefined): Words<View, Q, Note, Json, Reason> | null {
    const tale = TALES.find(each => each === play)
    if (!tale) return null
    const { title, parts, ties, moment } = tales[tale]
    return {
      ...told,
      title: text.withStones(title),
      tagline: text.alone,
      parts: { ...parts, runes: text.runes },
      ties,
      moment: ({ inner }) => moment(inner),
    }
  }
  return told
}
