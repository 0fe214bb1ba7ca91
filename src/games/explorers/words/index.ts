// The words of Explorers: gathers the facts of a sentence from the table, and lets each language tell them.
import type { QuestionOf } from '#engine'
import {
  type CardHelp,
  cardHelpOf,
  type Language,
  type OptionHelp,
  type SourcedParts,
  shown,
  type Texts,
  wordsOf,
} from '#games/kit/words'
import { landsOf, strengthOf } from '../cards/deck.ts'
import type { BoardId, Captain, CaptainId, Livestock, Shape, TileCard } from '../cards/kinds.ts'
import type { Refused } from '../choices.ts'
import { type ExplorersReason, fallingOn } from '../conditions.ts'
import { bearingOf, opposite } from '../hex.ts'
import { islandAt, type Prospect, prospectsOf } from '../islands.ts'
import { MAINLAND, type Place, placeOf, tilesAt } from '../map.ts'
import type { Asked, LayMove, Move, Q } from '../moves.ts'
import type { ExplorersNote } from '../notes.ts'
import { OUTPOST_POINTS } from '../score.ts'
import { enemyAt, type Options, settlementAt, turnsOf, type View } from '../state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type QuestionFact = { readonly kind: Exclude<Asked, 'act'> } | { readonly kind: 'act'; readonly left: number }
/** An option with what follows from it; `raids`: the strength of a settlement that falls, or 0. */
export type MoveFact =
  | { readonly do: 'captain'; readonly card: number }
  | {
      readonly do: 'lay'
      readonly card: number
      /** A tile beside the place, and where the place lies from there. */
      readonly beside: number
      readonly side: number
      /** Where the lands of the tile lie. */
      readonly bearings: readonly number[]
      readonly islands: readonly Prospect[]
    }
  | {
      readonly do: 'load' | 'unload'
      readonly place: Place
      readonly vikings: number
      readonly livestock: readonly Livestock[]
      readonly raids: number
    }
  /** `side`: the side of the tile it leaves by; from the Mainland none. */
  | { readonly do: 'sail'; readonly to: number; readonly side: number | null; readonly enemy: boolean }
  | { readonly do: 'walk'; readonly from: Place; readonly to: Place; readonly vikings: number; readonly raids: number }
  | {
      readonly do: 'drive'
      readonly from: Place
      readonly to: Place
      readonly livestock: Livestock
      readonly raids: number
    }
  | { readonly do: 'build'; readonly tiles: readonly number[]; readonly island: number; readonly points: number }
  | { readonly do: 'raid'; readonly tile: number; readonly strength: number }
  | { readonly do: 'end'; readonly left: number }

interface ExplorersFacts {
  readonly question: QuestionFact
  readonly move: MoveFact
  readonly note: ExplorersNote
  readonly action: Refused
  readonly reason: ExplorersReason
}
/** All that a language has to say. */
export interface ExplorersTexts extends CardTexts, Texts<ExplorersFacts> {
  readonly parts: Record<
    'livestock' | 'outposts' | 'enemies' | 'settlements' | 'fallen' | 'islands' | 'captain',
    string
  >
  readonly ties: readonly [fallen: string, settlements: string]
  readonly options: Record<keyof Options, OptionHelp & { readonly values: Record<BoardId, string> }>
}
/** What a language says of tiles, livestock and captains. */
export interface CardTexts extends SourcedParts<'name' | 'effect' | 'outline' | 'feature'> {
  readonly kinds: Record<'captain' | 'tile', string>
  readonly shapes: Record<Shape, string>
  readonly livestock: Record<Livestock, string>
  /** A tile: its shape, and what comes with it. */
  tile(card: TileCard): string
  /** What each captain counts, by the points for each. */
  readonly captains: Record<CaptainId, (points: number) => string>
}

export const texts: Record<Language, ExplorersTexts> = { fr, en }
export const words = { fr: wordsIn('fr'), en: wordsIn('en') }

export const effectOf = ({ id, points }: Captain, text: CardTexts): string => text.captains[id](points)
export function captainHelp(captain: Captain, language: Language): CardHelp {
  const text = texts[language]
  return cardHelpOf(captain.name[language], text.kinds.captain, effectOf(captain, text), captain.origins, text)
}
export function tileHelp(card: TileCard, language: Language): CardHelp {
  const text = texts[language]
  return cardHelpOf(card.id, text.kinds.tile, text.tile(card), card.origins, text)
}

function wordsIn(language: Language) {
  return wordsOf<ExplorersFacts, View, Q, ExplorersNote, Refused, ExplorersReason>(texts[language], {
    question: ({ kind }: QuestionOf<Q>, { turn }) => (kind === 'act' ? { kind, left: turn.left } : { kind }),
    move: moveFact,
    note: note => note,
    action: action => action,
    moment: g => Math.max(1, turnsOf(g)), // captains are chosen before the first turn
    reason: reason => reason,
  })
}

function moveFact(move: Move, g: View): MoveFact {
  const { map, turn, players } = g
  switch (move.do) {
    case 'captain':
      return { do: 'captain', card: shown(players.map(({ captains }) => captains))[move.at]! }
    case 'lay':
      return layFact(move, g)
    case 'load':
    case 'unload': {
      const { vikings, livestock } = move
      const raids = move.do === 'unload' ? fallingOn(g, turn.seat, move.land, vikings) : 0
      return { do: move.do, place: placeOf(map, move.land), vikings, livestock, raids }
    }
    case 'sail': {
      const { ship } = players[turn.seat]!
      const side = ship === MAINLAND ? null : map[ship]!.near.indexOf(move.to)
      return { do: 'sail', to: move.to, side, enemy: enemyAt(g, move.to) >= 0 }
    }
    case 'walk':
    case 'drive': {
      const places = { from: placeOf(map, move.from), to: placeOf(map, move.to) }
      if (move.do === 'drive') return { ...move, ...places, raids: fallingOn(g, turn.seat, move.to, 1) }
      return { ...move, ...places, raids: fallingOn(g, turn.seat, move.to, move.vikings) }
    }
    case 'build': {
      const built = players[turn.seat]!.outposts.length
      const points = OUTPOST_POINTS[built + 1]! - OUTPOST_POINTS[built]!
      return {
        do: 'build',
        tiles: tilesAt(map, move.point).map(([tile]) => tile),
        island: islandAt(map, move.point),
        points,
      }
    }
    case 'raid':
      return {
        do: 'raid',
        tile: move.tile,
        strength: strengthOf(g.settlements.tokens.cards[settlementAt(g, move.tile)]!),
      }
    case 'end':
      return { do: 'end', left: turn.left }
  }
}
function layFact(move: LayMove, g: View): MoveFact {
  const { near } = g.gaps.find(({ hex }) => hex === move.hex)!
  const side = near.findIndex(tile => tile > MAINLAND)
  return {
    do: 'lay',
    card: move.tile,
    beside: near[side]!,
    side: opposite(side),
    bearings: landsOf(move.tile, move.turns).map(bearingOf),
    // What it closes is told first.
    islands: prospectsOf(g, move).toSorted((a, b) => Number(b.complete) - Number(a.complete)),
  }
}
