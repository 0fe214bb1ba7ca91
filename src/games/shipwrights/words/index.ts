// The words of Shipwrights: gathers the facts of a sentence from the table, and lets each language tell them.
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
import { craftsmanOf, deck, isVillager, shipOf } from '../cards/deck.ts'
import type {
  Building,
  BuildingId,
  Card,
  Good,
  Kind,
  Origins,
  Ship,
  Stock,
  ToolId,
  Villager,
  VillagerId,
} from '../cards/kinds.ts'
import type { ShipwrightsReason } from '../conditions.ts'
import { type Crew, placeOf } from '../crew.ts'
import { type Asked, type CallMove, goodAt, type Move, type Q, type VisitMove } from '../moves.ts'
import type { ShipwrightsNote } from '../notes.ts'
import { JEWELS, type Options, type Space, type View } from '../state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type QuestionFact =
  | { readonly kind: Exclude<Asked, 'store' | 'act'> }
  | { readonly kind: 'act'; readonly cards: number }
  | { readonly kind: 'store'; readonly count: number }
/** A craftsman of a crew: where from, and whom it stands in for (-1: nobody). */
export interface Worker {
  readonly card: number
  readonly from: 'hand' | 'board' | 'shield'
  readonly craft: number
}
/** An option with what follows from it; cards and seats that are not there are -1. */
export type MoveFact =
  | { readonly do: 'buy'; readonly good: Good; readonly count: number; readonly cart: boolean }
  | { readonly do: 'equip'; readonly card: number; readonly old: number }
  | { readonly do: 'recruit' | 'start' | 'build' | 'discard' | 'take'; readonly card: number }
  | {
      readonly do: 'call'
      readonly card: number
      readonly at: number
      /** Whose card it is, and whether that is the caller. */
      readonly owner: Seat
      readonly own: boolean
      readonly seat: Seat
      readonly good: Good | null
    }
  | {
      readonly do: 'visit'
      readonly space: Space
      readonly ship: number
      readonly tool: number
      readonly crew: readonly Worker[]
      readonly remove: number
      readonly shield: number
      /** Workers the Warden would fetch. */
      readonly workers: number
    }
  | { readonly do: 'finish'; readonly ship: number; readonly tool: number; readonly crew: readonly Worker[] }
  | { readonly do: 'abandon'; readonly ship: number }
  | { readonly do: 'drop'; readonly card: number }
  | { readonly do: 'end' | 'enough' }
  | { readonly do: 'stock' | 'return'; readonly goods: Stock }
  /** Cards for gold from the Jeweller, or with 0 gold for new cards. */
  | { readonly do: 'give'; readonly cards: readonly number[]; readonly gold: number }
  | { readonly do: 'swap'; readonly give: Good; readonly take: Good }
  | { readonly do: 'gain'; readonly good: Good }
/** An action that is refused, as the conditions name it. */
export type ActionFact =
  | { readonly do: 'act' | 'take' | 'drop' | 'end' }
  | { readonly do: 'buy'; readonly good: Good; readonly cart: boolean }
  | { readonly do: 'equip' | 'recruit' | 'start' | 'build'; readonly card: number }
  | { readonly do: 'call'; readonly card: number; readonly at?: number; readonly seat?: Seat; readonly good?: Good }
  | {
      readonly do: 'visit'
      readonly space: Space
      readonly ship?: number
      readonly remove?: number
      readonly shield?: number
    }
  | { readonly do: 'finish'; readonly ship: number; readonly tool: boolean }
  | { readonly do: 'abandon'; readonly ship?: number }

interface ShipwrightsFacts {
  readonly question: QuestionFact
  readonly move: MoveFact
  readonly note: ShipwrightsNote
  readonly action: ActionFact
  readonly reason: ShipwrightsReason
}
/** All that a language has to say. */
export interface ShipwrightsTexts extends CardTexts, Texts<ShipwrightsFacts> {
  readonly parts: Record<'ships' | 'buildings' | 'military', string>
  readonly ties: readonly [gold: string]
  readonly options: Record<keyof Options, OptionHelp>
}
/** What a language says of the cards and of the village board. */
export interface CardTexts extends SourcedParts<keyof Origins> {
  readonly kinds: Record<Kind, string>
  readonly goods: Record<Good, string>
  readonly villagers: Record<VillagerId, (villager: Villager) => string>
  readonly tools: Record<ToolId, string>
  readonly buildings: Record<BuildingId, (building: Building) => string>
  readonly spaces: Record<Space, Explained>
  /** What a tool or a building costs. */
  price(gold: number, workers: number): string
  ship(ship: Ship): string
  craftsman(): string
}

export const texts: Record<Language, ShipwrightsTexts> = { fr, en }
export const words = { fr: wordsIn('fr'), en: wordsIn('en') }

/** What the help of a card says: its kind, what it does, and where each part of it comes from. */
export function cardHelp(card: Card, language: Language): CardHelp {
  const text = texts[language]
  return cardHelpOf(card.name[language], text.kinds[card.kind], effectOf(card, text), originsOf(card), text)
}
/** What ships and craftsmen do, all of their kind do; the price of a building comes from elsewhere. */
function originsOf({ kind, origins: { name, effect, numbers, price } }: Card): Partial<Origins> {
  if (kind === 'ship' || kind === 'craftsman') return { name, numbers }
  return kind === 'building' ? { name, effect, numbers, price } : { name, effect, numbers }
}
/** What a card costs and does, in a sentence or two. */
export function effectOf(card: Card, text: ShipwrightsTexts): string {
  switch (card.kind) {
    case 'ship':
      return text.ship(card)
    case 'craftsman':
      return text.craftsman()
    case 'villager':
      return text.villagers[card.id](card)
    case 'tool':
      return `${text.price(card.gold, 0)} ${text.tools[card.id]}`
    case 'building':
      return `${text.price(card.gold, card.workers)} ${text.buildings[card.id](card)}`
  }
}

function wordsIn(language: Language) {
  return wordsOf<ShipwrightsFacts, View, Q, ShipwrightsNote, ActionFact, ShipwrightsReason>(texts[language], {
    question: questionFact,
    move: moveFact,
    note: note => note,
    action: action => action,
    moment: g => Math.max(1, g.day), // the table is set on the first day
    reason: reason => reason,
  })
}

function questionFact(question: QuestionOf<Q>, g: View): QuestionFact {
  switch (question.kind) {
    case 'act':
      return { kind: 'act', cards: g.players[question.seat]!.hand.cards.length }
    case 'store':
      return { kind: 'store', count: question.options[0]?.goods.reduce((a, b) => a + b, 0) ?? 0 }
    default:
      return { kind: question.kind }
  }
}

function moveFact(move: Move, g: View): MoveFact {
  switch (move.do) {
    case 'buy':
      return { ...move, count: deck.backs[g.market]!.yields[goodAt(move.good)]! }
    case 'equip':
      return { do: 'equip', card: move.card, old: toolNow(g) }
    case 'recruit':
    case 'start':
    case 'build':
    case 'discard':
      return { do: move.do, card: move.card }
    case 'call':
      return callFact(move, g)
    case 'visit':
      return visitFact(move, g)
    case 'finish':
      return {
        do: 'finish',
        ship: move.ship,
        tool: move.tool ? toolNow(g) : -1,
        crew: workersOf(g, move.ship, move.crew),
      }
    case 'drop':
      return { do: 'drop', card: toolNow(g) }
    case 'take':
      return { do: 'take', card: packNow(g)[move.at]! }
    case 'give': {
      const forSage = g.called.cards.some(card => isVillager(card, 'sage'))
      return { ...move, gold: forSage ? 0 : JEWELS[move.cards.length - 1]! }
    }
    default:
      return move
  }
}
const toolNow = ({ players, turn }: View): number => players[turn.seat]!.tool.cards[0] ?? -1
const packNow = ({ players }: View): readonly number[] => shown(players.map(({ pack }) => pack))
function callFact({ card, at = -1, seat = -1, good }: CallMove, g: View): MoveFact {
  const owner = g.players.findIndex(({ crew, yard }) => crew.cards.includes(at) || yard.cards.includes(at))
  return { do: 'call', card, at, owner, own: owner === g.turn.seat, seat, good: good ?? null }
}
function visitFact(move: VisitMove, g: View): MoveFact {
  const workers = 1 + g.spaces.reduce((a, b) => a + b, 0)
  const none = { ship: -1, tool: -1, crew: [], remove: -1, shield: -1, workers }
  if (move.space !== 'cartographer') return { ...none, ...move }
  const crew = workersOf(g, move.ship, move.crew)
  return { ...none, ...move, tool: move.tool ? toolNow(g) : -1, crew }
}
function workersOf(g: View, ship: number, crew: Crew): readonly Worker[] {
  const { crafts } = shipOf(ship)
  return crew.map((card, at) => {
    const craft = crafts[at]!
    return { card, from: placeOf(g, g.turn.seat, card), craft: craftsmanOf(card).craft === craft ? -1 : craft }
  })
}
