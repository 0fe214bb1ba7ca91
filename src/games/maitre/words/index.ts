// The words of Le Maître des Mers: gathers the facts of a sentence from the table, and lets each language tell them.
import type { Json, Seat } from '#engine'
import type { Language, Who, Words } from '#games/kit/words'
import { type Advantage, cardOf, type Family, type Goods, type Provenance, type Treasure } from '../cards/deck.ts'
import type { MaitreReason } from '../conditions.ts'
import type { Face } from '../hand.ts'
import type { Move, UseMove } from '../moves.ts'
import type { MaitreNote } from '../notes.ts'
import { cargoOf, type G, type Options, usableGoods } from '../state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What a goods card did to the dice: turned one, rolled some again, or brought one back. */
export type Help = 'turned' | 'rolled' | 'back'
/** A part of a combination: dice of one face, of at least a face, in a run, alike (`count` groups of `size`), or all different. */
export type Part =
  | { readonly of: 'face' | 'least'; readonly face: number; readonly count: number }
  | { readonly of: 'alike'; readonly size: number; readonly count: number }
  | { readonly of: 'run' | 'different'; readonly count: number }

export type QuestionFact =
  | { readonly kind: 'action' }
  | { readonly kind: 'dice'; readonly target: number; readonly stuck: boolean; readonly helped: boolean }
  | { readonly kind: 'stow' | 'loot'; readonly cargo: number }
/** An option with what follows from it; cards that are not there are -1, `wanted` is a combination in words. */
export type MoveFact =
  | { readonly do: 'arm'; readonly ship: number; readonly wanted: string }
  | { readonly do: 'hunt'; readonly card: number; readonly points: number; readonly wanted: string }
  | { readonly do: 'buy'; readonly card: number; readonly wanted: string }
  | { readonly do: 'attack'; readonly with: number; readonly at: number; readonly owner: Seat }
  | {
      readonly do: 'place'
      readonly on: number
      readonly dice: readonly Face[]
      readonly left: number
      readonly done: boolean
    }
  | { readonly do: 'aside'; readonly canvas: number; readonly left: number }
  | (UseMove & { readonly help: Help; readonly all: boolean })
  | { readonly do: 'load'; readonly on: number; readonly cargo: number }
  | { readonly do: 'drop'; readonly card: number; readonly cargo: number }
  | { readonly do: 'leave' }
type UsesNote = Extract<MaitreNote, { say: 'uses' }>
export type NoteFact = Exclude<MaitreNote, UsesNote> | (UsesNote & { readonly help: Help })
type Misfit = Extract<MaitreReason, { needs: 'fitting-die' }>
export type ReasonFact = Exclude<MaitreReason, Misfit> | (Misfit & { readonly wanted: string })
/** An action that is refused, as the conditions name it. */
export type ActionFact =
  | { readonly do: 'act' | 'arm' | 'hunt' | 'buy' | 'aside' }
  | { readonly do: 'attack'; readonly with?: number; readonly at?: number }
  | { readonly do: 'place'; readonly on?: number; readonly dice?: readonly Face[] }
  | { readonly do: 'use'; readonly good: number }

type Of<T, Key extends keyof T, K> = T extends unknown ? (K extends T[Key] ? T : never) : never
type Sentences<T, Key extends keyof T, R = string> = {
  readonly [K in T[Key] & string]: (fact: Of<T, Key, K>, who: Who) => R
}
export interface OptionWords {
  readonly label: string
  readonly detail: string
}
export interface Explained {
  readonly label: string
  readonly help: string
}
export interface AdvantageWords {
  /** For the face of the card. */
  readonly short: string
  /** For the help of the card. */
  readonly long: string
}
/** All that a language has to say. */
export interface MaitreTexts {
  readonly title: string
  readonly tagline: string
  readonly questions: Sentences<QuestionFact, 'kind'>
  readonly moves: Sentences<MoveFact, 'do', OptionWords>
  readonly notes: Sentences<NoteFact, 'say'>
  readonly actions: Sentences<ActionFact, 'do'>
  readonly reasons: Sentences<ReasonFact, 'needs'>
  combination(parts: readonly Part[]): string
  readonly parts: Record<'treasures' | 'families', string>
  readonly outlook: Words['outlook']
  readonly ties: readonly [fleet: string, firepower: string]
  readonly options: Record<keyof Options, Explained>
  readonly advantages: Record<Advantage, AdvantageWords>
  readonly families: Record<Family, string>
  readonly provenances: Record<Provenance, Explained>
}

export const texts: Record<Language, MaitreTexts> = { fr, en }
export const advantages: Record<Language, MaitreTexts['advantages']> = { fr: fr.advantages, en: en.advantages }
export const families: Record<Language, MaitreTexts['families']> = { fr: fr.families, en: en.families }
export const provenances: Record<Language, MaitreTexts['provenances']> = { fr: fr.provenances, en: en.provenances }
/** A combination in words, from the notation of the cards. */
export const combinationWords = (notation: string, language: Language): string =>
  texts[language].combination(partsOf(notation))

export const words: Record<Language, Words> = { fr: wordsIn('fr'), en: wordsIn('en') }

function wordsIn(language: Language): Words {
  const text = texts[language]
  const { title, tagline, parts, outlook, ties, options } = text
  const wanted = (card: number) => combinationWords(cardOf(card).combination.notation, language)
  return {
    title,
    tagline,
    parts,
    outlook,
    ties,
    options,
    question: (question, state) => speak(text.questions, 'kind', questionFact(question, tableOf(state)), nobody),
    option: (option, state, who) =>
      speak(text.moves, 'do', moveFact(option as unknown as Move, tableOf(state), wanted), who),
    note: (note, who) => speak(text.notes, 'say', noteFact(note as unknown as MaitreNote), who),
    action: (action, who) => speak(text.actions, 'do', action as unknown as ActionFact, who),
    reason: (reason, who) => speak(text.reasons, 'needs', reasonFact(reason as unknown as MaitreReason, wanted), who),
  }
}
/** The state as a seat sees it: only the pile of the port is hidden, and no sentence looks into it. */
const tableOf = (state: Json): G => state as unknown as G
const nobody: Who = seat => String(seat)

function speak<T, Key extends keyof T, R>(book: Sentences<T, Key, R>, key: Key, fact: T, who: Who): R {
  const sentence = book[fact[key] as T[Key] & string] as unknown as (fact: T, who: Who) => R
  return sentence(fact, who)
}

function questionFact(question: { kind: string; seat: Seat; options: readonly Json[] }, g: G): QuestionFact {
  const kind = question.kind as QuestionFact['kind']
  if (kind === 'action') return { kind }
  if (kind !== 'dice') return { kind, cargo: cargoAtStake(g, question.seat) }
  const moves = question.options as unknown as readonly Move[]
  const has = (what: Move['do']) => moves.some(move => move.do === what)
  return { kind, target: g.turn.target, stuck: !has('place'), helped: has('use') }
}

function moveFact(move: Move, g: G, wanted: (card: number) => string): MoveFact {
  const { turn } = g
  const next = turn.rolled.length + turn.back
  switch (move.do) {
    case 'arm':
      return { do: 'arm', ship: move.ship ?? -1, wanted: move.ship === undefined ? '' : wanted(move.ship) }
    case 'hunt': {
      const card = g.treasures.cards[0]!
      return { do: 'hunt', card, points: (cardOf(card) as Treasure).points, wanted: wanted(card) }
    }
    case 'buy':
      return { do: 'buy', card: g.goods.cards[0]!, wanted: wanted(g.goods.cards[0]!) }
    case 'attack':
      return { ...move, owner: ownerOf(g, move.at) }
    case 'place': {
      const done = turn.placed.length + move.dice.length === cardOf(move.on).combination.size
      return { ...move, left: next - move.dice.length, done }
    }
    case 'aside': {
      const canvas = usableGoods(g).find(({ advantage }) => advantage === 'recall')
      return move.back && canvas
        ? { do: 'aside', canvas: canvas.card, left: next }
        : { do: 'aside', canvas: -1, left: next - 1 }
    }
    case 'use':
      return { ...move, help: helpOf(move.good), all: move.dice.length === turn.rolled.length }
    case 'load':
      return { ...move, cargo: cargoAtStake(g, ownerOf(g, move.on)) }
    case 'drop':
      return { ...move, cargo: cargoAtStake(g, ownerOf(g, move.card)) }
    case 'leave':
      return move
  }
}
const noteFact = (note: MaitreNote): NoteFact => (note.say === 'uses' ? { ...note, help: helpOf(note.good) } : note)
const reasonFact = (reason: MaitreReason, wanted: (card: number) => string): ReasonFact =>
  reason.needs === 'fitting-die' ? { ...reason, wanted: wanted(reason.target) } : reason

const ownerOf = (g: G, card: number): Seat =>
  g.players.findIndex(({ fleet, hold }) => fleet.cards.includes(card) || hold.cards.includes(card))
/** The card this seat may load now: the loot of the fight it won, or what its dice have won. */
function cargoAtStake({ turn, players, goods, treasures }: G, seat: Seat): number {
  if (!turn.fight) return (turn.action === 'hunt' ? treasures : goods).cards[0]!
  const { attacker, target, defender } = turn.fight
  return seat === defender ? cargoOf(players[turn.seat]!, attacker) : cargoOf(players[defender]!, target)
}
const HELP: Record<Advantage, Help> = {
  flip: 'turned',
  nudge: 'turned',
  reroll: 'rolled',
  recall: 'back',
  again: 'rolled',
  six: 'turned',
  any: 'turned',
}
const helpOf = (good: number): Help => HELP[(cardOf(good) as Goods).advantage]

/** What a notation asks for: dice of one face counted together, groups of dice alike with the largest first. */
function partsOf(notation: string): readonly Part[] {
  const tokens = notation
    .replace(/run\s+/g, 'run')
    .replaceAll('6+', '6')
    .trim()
    .split(/\s+/)
  const letters = tokens.filter(token => /^[A-Z]+$/.test(token)).join('')
  const runs = tokens.filter(token => token.startsWith('run'))
  const faces = tokens.filter(token => /^[1-6]/.test(token))
  const groups = [...new Set(letters)].map(letter => letters.split(letter).length - 1)
  const parts: Part[] = runs.map(run => ({ of: 'run', count: Number(run.slice(3)) }))
  for (const [token, count] of counts(faces)) {
    parts.push({ of: token.endsWith('+') ? 'least' : 'face', face: Number(token[0]), count })
  }
  for (const [size, count] of counts(groups.sort((a, b) => b - a))) {
    parts.push(size > 1 ? { of: 'alike', size, count } : { of: 'different', count })
  }
  return parts
}
function counts<T>(items: readonly T[]): Map<T, number> {
  const found = new Map<T, number>()
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1)
  return found
}
