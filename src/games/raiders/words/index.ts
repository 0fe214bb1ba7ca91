// The words of Raiders: gathers the facts of a sentence from the table, and lets each language tell them.
import type { QuestionOf, Seat } from '#engine'
import {
  type CardHelp,
  cardHelpOf,
  type Explained,
  type Language,
  type OptionHelp,
  type SourcedParts,
  shown,
  type Texts,
  wordsOf,
} from '#games/kit/words'
import { faceOf } from '../cards/deck.ts'
import type { Colour, Good, Kind, Offering, Origins, Plunder, Tokens, Townsfolk, TownsfolkId } from '../cards/kinds.ts'
import type { RaidersReason } from '../conditions.ts'
import { armourFor, helpAt, hireCost, raidCost } from '../crew.ts'
import type { Asked, Move, Q } from '../moves.ts'
import type { RaidersNote } from '../notes.ts'
import { previewOf } from '../raid.ts'
import type { Refused } from '../refusals.ts'
import { BUILDINGS, type Building, LIMITS, type Options, type View } from '../state.ts'
import { YIELDS } from '../village.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type QuestionFact =
  | { readonly kind: Exclude<Asked, 'keep' | 'discard' | 'dead' | 'pick'> }
  | { readonly kind: 'keep' | 'discard' | 'dead'; readonly count: number }
  | { readonly kind: 'pick' }
/** An option with what follows from it. */
export type MoveFact =
  | { readonly do: 'keep'; readonly cards: readonly number[] }
  | {
      readonly do: 'place' | 'pick'
      readonly building: Building
      readonly idle: boolean
      readonly colour: Colour
      /** Cards, provisions or silver it yields; 0: there is something to choose. */
      readonly yields: number
    }
  | {
      readonly do: 'raid'
      readonly settlement: number
      readonly provisions: number
      readonly gold: number
    }
  | { readonly do: 'discharge' | 'add' | 'discard' | 'lose' | 'swap'; readonly card: number }
  | { readonly do: 'play'; readonly card: number; readonly vain: boolean; readonly face: Townsfolk }
  | { readonly do: 'sell'; readonly card: number; readonly for: 'silver' | 'gold' }
  | { readonly do: 'hire'; readonly card: number; readonly silver: number }
  | { readonly do: 'arm'; readonly with: 'iron' | 'silver'; readonly armour: number }
  | { readonly do: 'offer'; readonly tile: number; readonly less?: Good }
  | { readonly do: 'trade' | 'enough' | 'stand' }
  | { readonly do: 'gain'; readonly what: Good | 'cards' }
  | { readonly do: 'give'; readonly what: Good }
  | { readonly do: 'use'; readonly building: Building }
  | { readonly do: 'target'; readonly seat: Seat }
  | { readonly do: 'rob'; readonly seat: Seat; readonly what: Plunder }
  | {
      readonly do: 'exchange'
      readonly seat: Seat
      readonly building: Building
      readonly colour: Colour
      readonly was: Colour
    }
  | { readonly do: 'barter'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'curse'; readonly settlement: number; readonly tokens: Tokens }
  | { readonly do: 'filch'; readonly settlement: number; readonly what: Plunder }
  | { readonly do: 'reroll'; readonly face: number }
  | { readonly do: 'plunder'; readonly tokens: Tokens; readonly worker: Colour; readonly dead: number }
  | { readonly do: 'bury'; readonly cards: readonly number[] }

interface RaidersFacts {
  readonly question: QuestionFact
  readonly move: MoveFact
  readonly note: RaidersNote
  readonly action: Refused
  readonly reason: RaidersReason
}
/** All that a language has to say. */
export interface RaidersTexts extends CardTexts, Texts<RaidersFacts> {
  readonly parts: Record<'raids' | 'valkyries' | 'armour' | 'offerings' | 'crew' | 'plunder', string>
  readonly ties: readonly [valkyries: string, armour: string]
  readonly options: Record<keyof Options, OptionHelp>
}
/** What a language says of cards, buildings and settlements. */
export interface CardTexts extends SourcedParts<keyof Origins> {
  readonly kind: string
  readonly hero: string
  readonly kinds: Record<Kind, Explained>
  readonly goods: Record<Good, string>
  readonly colours: Record<Colour, string>
  readonly buildings: Record<Building, Explained>
  /** What each does in a crew, and at the Town Hall: nothing there for a hero. */
  readonly crew: Record<TownsfolkId, (amount: number) => string>
  readonly hall: Record<TownsfolkId, (amount: number) => string>
  /** What a card costs, its strength, and both effects. */
  card(face: Townsfolk, crew: string, hall: string): string
  offering(offering: Offering): string
}

export const texts: Record<Language, RaidersTexts> = { fr, en }
export const words = { fr: wordsIn('fr'), en: wordsIn('en') }

/** What the help of a card says: its kind, what it does, and where each part of it comes from. */
export function cardHelp(face: Townsfolk, language: Language): CardHelp {
  const text = texts[language]
  const kind = HEROES.has(face.id) ? text.hero : text.kind
  return cardHelpOf(face.name[language], kind, effectOf(face, text), face.origins, text)
}
const HEROES: ReadonlySet<TownsfolkId> = new Set(['brynjar', 'folke', 'ragnhildr', 'jorunn'])
/** What a card costs and does, in a few sentences. */
export const effectOf = (face: Townsfolk, text: CardTexts): string =>
  text.card(face, text.crew[face.id](face.crew), text.hall[face.id](face.hall))

function wordsIn(language: Language) {
  return wordsOf<RaidersFacts, View, Q, RaidersNote, Refused, RaidersReason>(texts[language], {
    question: questionFact,
    move: moveFact,
    note: note => note,
    action: action => action,
    moment: g => Math.max(1, g.round), // the table is set in the first round
    reason: reason => reason,
  })
}

function questionFact(question: QuestionOf<Q>, g: View): QuestionFact {
  switch (question.kind) {
    case 'keep':
      return { kind: 'keep', count: question.options[0]?.at.length ?? 0 }
    case 'discard':
      return { kind: 'discard', count: g.players[question.seat]!.hand.cards.length - LIMITS.cards }
    case 'dead':
      return { kind: 'dead', count: question.options[0]?.cards.length ?? 0 }
    default:
      return { kind: question.kind }
  }
}

function moveFact(move: Move, g: View): MoveFact {
  const { turn, village, players } = g
  const me = players[turn.seat]!
  switch (move.do) {
    case 'keep':
      return { do: 'keep', cards: move.at.map(at => handNow(g)[at]!) }
    case 'swap':
      return { do: 'swap', card: handNow(g)[move.at]! }
    case 'place':
    case 'pick': {
      const { building, idle = false } = move
      const colour = (move.do === 'place' ? me.worker : village[BUILDINGS.indexOf(building)]) ?? 'black'
      return { do: move.do, building, idle, colour, yields: yieldsOf(g, building, colour) }
    }
    case 'raid':
      return { do: 'raid', settlement: move.settlement, ...raidCost(g, me, move.settlement) }
    case 'play':
      return { do: 'play', card: move.card, vain: move.vain ?? false, face: faceOf(g, move.card) }
    case 'hire':
      return { do: 'hire', card: move.card, silver: priceNow(g, move.card) }
    case 'arm':
      return { do: 'arm', with: move.with, armour: armourFor(me, move.with) }
    case 'exchange': {
      const colour = village[BUILDINGS.indexOf(move.building)] ?? 'black'
      return { ...move, colour, was: players[move.seat]!.worker ?? 'black' }
    }
    case 'curse':
      return { do: 'curse', settlement: move.settlement, tokens: g.north[move.settlement]![move.set] ?? [] }
    case 'plunder': {
      const { sets } = previewOf(g, turn.seat, turn.settlement)
      const { tokens, worker, dead } = sets.find(({ set }) => set === move.set)!
      return { do: 'plunder', tokens, worker, dead }
    }
    default:
      return move
  }
}
const handNow = ({ players }: View): readonly number[] => shown(players.map(({ hand }) => hand))
/** What a building gives at once; 0: something is chosen there. */
function yieldsOf(g: View, building: Building, colour: Colour): number {
  const help = helpAt(g, g.players[g.turn.seat]!, building)
  if (building === 'gate_house') return YIELDS.gateHouse + help
  if (building === 'silversmith') return YIELDS.silversmith[colour] + help
  return building === 'mill' && colour !== 'white' ? YIELDS.mill[colour] + help : 0
}
/** What hiring costs where it happens: at the Barracks, by a Recruiter, or by a Gravedigger for nothing. */
function priceNow(g: View, card: number): number {
  const called = g.called.cards.map(each => faceOf(g, each))
  const me = g.players[g.turn.seat]!
  if (g.turn.at !== BUILDINGS.indexOf('town_hall')) return hireCost(g, me, card)
  const by = called.find(({ id }) => id === 'recruiter')
  return by ? hireCost(g, me, card, by.hall) : 0
}
