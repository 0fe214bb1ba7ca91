// Everything that is told of a match, as data. The sentences are in the texts.
import type { Seat } from '#engine'
import type { Colour, Good, Plunder, Tokens } from './cards/kinds.ts'
import type { Building, Ending, T } from './state.ts'

export type RaidersNote =
  | { readonly say: 'keeps'; readonly seat: Seat; readonly count: number }
  | { readonly say: 'kept' | 'drew' | 'discards' | 'sells'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly say: 'casts' | 'rolls'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly say: 'begins' | 'turn'; readonly seat: Seat }
  | { readonly say: 'places' | 'picks'; readonly seat: Seat; readonly building: Building; readonly colour: Colour }
  | { readonly say: 'idles' | 'uses'; readonly seat: Seat; readonly building: Building }
  | { readonly say: 'draws' | 'armour' | 'disarmed' | 'valkyries'; readonly seat: Seat; readonly count: number }
  | { readonly say: 'reshuffles' }
  | { readonly say: 'plays' | 'vainly' | 'dismisses' | 'discharges'; readonly seat: Seat; readonly card: number }
  | { readonly say: 'hires'; readonly seat: Seat; readonly card: number; readonly silver: number }
  /** `dies`: in one's own raid; `returns`: to the hand, from there or from a crew that is relieved; `falls`: to an Avenger. */
  | { readonly say: 'dies' | 'returns' | 'falls'; readonly seat: Seat; readonly card: number }
  | {
      readonly say: 'gains' | 'pays' | 'loses' | 'stores'
      readonly seat: Seat
      readonly good: Good
      readonly count: number
    }
  | {
      readonly say: 'takes'
      readonly seat: Seat
      readonly from: Seat
      readonly good: Good
      readonly count: number
    }
  /** `points` of the tile come at the end. */
  | { readonly say: 'offers'; readonly seat: Seat; readonly tile: number }
  | { readonly say: 'reveals'; readonly tiles: readonly number[] }
  | {
      readonly say: 'exchanges'
      readonly seat: Seat
      readonly from: Seat
      readonly building: Building
      readonly colour: Colour
      readonly was: Colour
    }
  | { readonly say: 'hands'; readonly seat: Seat; readonly to: Seat; readonly count: number }
  | { readonly say: 'handed'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly number[] }
  | { readonly say: 'curses'; readonly seat: Seat; readonly settlement: number }
  | { readonly say: 'filches'; readonly seat: Seat; readonly settlement: number; readonly good: Plunder }
  | { readonly say: 'raids'; readonly seat: Seat; readonly settlement: number; readonly colour: Colour }
  | { readonly say: 'rerolls'; readonly seat: Seat; readonly face: number; readonly to: number }
  | {
      readonly say: 'strikes'
      readonly seat: Seat
      readonly settlement: number
      readonly strength: number
      readonly points: number
    }
  | { readonly say: 'glory'; readonly seat: Seat; readonly count: number }
  | {
      readonly say: 'plunders'
      readonly seat: Seat
      readonly settlement: number
      readonly tokens: Tokens
      readonly worker: Colour
    }
  | { readonly say: 'ending'; readonly why: Ending; readonly seat: Seat }
  | { readonly say: 'over' }

/** Telling what happened, with the notes of this game checked by their type. */
export const tell = (t: T, note: RaidersNote): void => t.say(note)
/** The same, with what only one seat may read. */
export const confide = (t: T, note: RaidersNote, seat: Seat, secret: RaidersNote): void => t.say(note, [seat, secret])
