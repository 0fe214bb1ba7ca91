// The words of Le Maître des Mers: gathers the facts of a sentence from the table, and lets each language tell them.
import type { QuestionOf, Seat } from '#engine'
import { type Explained, type Language, type Texts, wordsOf } from '#games/kit/words'
import { type Advantage, effectOf, type Help } from '../cards/advantages.ts'
import { cardOf, type Family, type Goods, type Treasure } from '../cards/deck.ts'
import type { MaitreReason } from '../conditions.ts'
import { FACES, type Face, facesOf, handOf, within } from '../hand.ts'
import { type Last, lastShip } from '../moments.ts'
import type { DiceMove, Move, Q, UseMove } from '../moves.ts'
import type { MaitreNote } from '../notes.ts'
import { cargoOf, type Options, type View } from '../state.ts'
import { usableGoods } from '../turn.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

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
  /** `ends`: it is the last ship of the port, and what that brings. */
  | { readonly do: 'arm'; readonly ship: number; readonly wanted: string; readonly ends: Last | null }
  | { readonly do: 'hunt'; readonly card: number; readonly points: number; readonly wanted: string }
  | { readonly do: 'buy'; readonly card: number; readonly wanted: string }
  | { readonly do: 'attack'; readonly with: number; readonly at: number; readonly owner: Seat }
  | {
      readonly do: 'place'
      readonly on: number
      readonly dice: readonly Face[]
      readonly left: number
      readonly done: boolean
      readonly ends: Last | null
    }
  | { readonly do: 'aside'; readonly canvas: number; readonly left: number }
  | (UseMove & { readonly help: Help; readonly all: boolean })
  | { readonly do: 'load'; readonly on: number; readonly cargo: number }
  | { readonly do: 'drop'; readonly card: number; readonly cargo: number }
  | { readonly do: 'leave' | 'pass' }
/** Dice a card still wants: how many, and which faces where that is certain, or for the last one which would do. */
export interface Missing {
  readonly count: number
  readonly faces: readonly Face[]
}
type UsesNote = Extract<MaitreNote, { say: 'uses' }>
type PlacesNote = Extract<MaitreNote, { say: 'places' }>
export type NoteFact =
  | Exclude<MaitreNote, UsesNote | PlacesNote>
  /** What the goods card did to the dice. */
  | (UsesNote & { readonly help: Help })
  | (PlacesNote & { readonly missing: Missing | null })
type Misfit = Extract<MaitreReason, { needs: 'fitting-die' }>
export type ReasonFact = Exclude<MaitreReason, Misfit> | (Misfit & { readonly wanted: string })
/** An action that is refused, as the conditions name it. */
export type ActionFact =
  | { readonly do: 'act' | 'arm' | 'hunt' | 'buy' | 'aside' | 'pass' }
  | { readonly do: 'attack'; readonly with?: number; readonly at?: number }
  | { readonly do: 'place'; readonly on?: number; readonly dice?: readonly Face[] }
  | { readonly do: 'use'; readonly good: number }

interface MaitreFacts {
  readonly question: QuestionFact
  readonly move: MoveFact
  readonly note: NoteFact
  readonly action: ActionFact
  readonly reason: ReasonFact
}
/** All that a language has to say. */
export interface MaitreTexts extends Texts<MaitreFacts> {
  combination(parts: readonly Part[]): string
  lacks(missing: Missing): string
  readonly parts: Record<'treasures' | 'families', string>
  readonly ties: readonly [fleet: string, firepower: string]
  readonly options: Record<keyof Options, Explained>
  /** For the face of the card. */
  readonly advantages: Record<Advantage, string>
  readonly families: Record<Family, string>
}

export const texts: Record<Language, MaitreTexts> = { fr, en }
export const advantages: Record<Language, MaitreTexts['advantages']> = { fr: fr.advantages, en: en.advantages }
export const families: Record<Language, MaitreTexts['families']> = { fr: fr.families, en: en.families }
/** A combination in words, from the notation of the cards. */
export const combinationWords = (notation: string, language: Language): string =>
  texts[language].combination(partsOf(notation))

/** What a card still wants with these dice on it, in words; null: nothing more. */
export function lackingWords(card: number, placed: readonly number[], language: Language): string | null {
  const missing = missingOn(card, placed)
  return missing && texts[language].lacks(missing)
}

export const words = { fr: wordsIn('fr'), en: wordsIn('en') }

function wordsIn(language: Language) {
  const wanted = (card: number) => combinationWords(cardOf(card).combination.notation, language)
  return wordsOf<MaitreFacts, View, Q, MaitreNote, ActionFact, MaitreReason>(texts[language], {
    question: questionFact,
    move: (move, g) => moveFact(move, g, wanted),
    note: noteFact,
    action: action => action,
    moment: g => g.turn.number,
    reason: reason =>
      reason.needs === 'fitting-die' ? { ...reason, wanted: reason.target < 0 ? '' : wanted(reason.target) } : reason,
  })
}

function noteFact(note: MaitreNote): NoteFact {
  if (note.say === 'uses') return { ...note, help: helpOf(note.good) }
  if (note.say === 'places') return { ...note, missing: note.placed ? missingOn(note.card, note.placed) : null }
  return note
}
/** What a card still wants with these dice on it; null: nothing more. */
function missingOn(card: number, placed: readonly number[]): Missing | null {
  const { size, goals } = cardOf(card).combination
  const count = size - placed.length
  if (count === 0) return null
  const lying = handOf(placed)
  const rests = goals.filter(goal => within(lying, goal)).map(goal => facesOf(goal - lying))
  const last = count === 1 ? FACES.filter(face => rests.some(([die]) => die === face)) : []
  return { count, faces: rests.length === 1 ? rests[0]! : last.length < FACES.length ? last : [] }
}

function questionFact(question: QuestionOf<Q>, g: View): QuestionFact {
  switch (question.kind) {
    case 'action':
      return { kind: 'action' }
    case 'stow':
    case 'loot':
      return { kind: question.kind, cargo: cargoAtStake(g, question.seat) }
    case 'dice': {
      const has = (what: DiceMove['do']) => question.options.some(move => move.do === what)
      return { kind: 'dice', target: g.turn.target, stuck: !has('place'), helped: has('use') }
    }
  }
}

function moveFact(move: Move, g: View, wanted: (card: number) => string): MoveFact {
  const { turn } = g
  const next = turn.rolled.length + turn.back
  switch (move.do) {
    case 'arm':
      return {
        do: 'arm',
        ship: move.ship ?? -1,
        wanted: move.ship === undefined ? '' : wanted(move.ship),
        ends: lastShip(g),
      }
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
      return { ...move, left: next - move.dice.length, done, ends: done && turn.action === 'arm' ? lastShip(g) : null }
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
    case 'pass':
      return move
  }
}
const ownerOf = (g: View, card: number): Seat =>
  g.players.findIndex(({ fleet, hold }) => fleet.cards.includes(card) || hold.cards.includes(card))
/** The card this seat may load now: the loot of the fight it won, or what its dice have won. */
function cargoAtStake({ turn, players, goods, treasures }: View, seat: Seat): number {
  if (!turn.fight) return (turn.action === 'hunt' ? treasures : goods).cards[0]!
  const { attacker, target, defender } = turn.fight
  return seat === defender ? cargoOf(players[turn.seat]!, attacker) : cargoOf(players[defender]!, target)
}
const helpOf = (good: number): Help => effectOf((cardOf(good) as Goods).advantage).help

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
