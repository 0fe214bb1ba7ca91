// What a game's board is given, and what a game says about it.
import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { Json, QuestionOf, Seat, Seen } from '#engine'
import type { DeckSlot } from '#games/kit/deck'
import type { Language, Reading, Who, Words } from '#games/kit/words'
import type { LogNote, Sight } from '#tables'
import type { Chronicle } from './chronicle.ts'
import type { Manners } from './manner.ts'
import type { OnOff } from './settings.ts'

/** The table as a seat of this game may know it. */
export interface BoardSight<G, Q, A, R> extends Omit<Sight, 'view' | 'questions' | 'refusals'> {
  readonly view: Seen<G>
  readonly questions: readonly QuestionOf<Q>[]
  readonly refusals: readonly { readonly action: A; readonly because: readonly R[] }[]
}
/** Notes of this game as they stand in the log. */
export type Told<N> = readonly (Omit<LogNote, 'note'> & { readonly note: N })[]

/** Typed by the game's state, questions, notes, refused actions and reasons. */
export interface BoardProps<G, Q, N, A, R> {
  readonly sight: BoardSight<G, Q, A, R>
  /** What the step that led here told. */
  readonly told: Told<N>
  readonly who: Who
  /** My answer on its way. */
  readonly sending: Json | null
  act(pick: Q[keyof Q]): void
  /** Says why something that was touched cannot be done. */
  explain(because: readonly R[]): void
  /** What takes long to work out, asked by name of the game's own reckoner; rejected when a newer question overtakes it. */
  reckon(name: string, ...args: readonly Json[]): Promise<Json>
}
/** What a player may show or hide on a board, by a button in the header of the table. */
export interface Toggle {
  readonly sign: string
  label(): string
  readonly setting: Signal<OnOff>
}
export interface BoardModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- whoever lays a table knows its game only by name
  readonly Board: FunctionComponent<BoardProps<any, any, any, any, any>>
  readonly words: { readonly [language in Language]: Words }
  /** All that lies open, in words. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the view of any game
  reading(): Promise<{ readonly [language in Language]: Reading<any> }>
  /** Whether players hide something from each other: then a curtain falls between those who share a device. */
  readonly hides: boolean
  readonly manners: Manners
  /** Where the cards it shows are laid; null: the game has no deck. */
  readonly slot: DeckSlot | null
  readonly toggles?: readonly Toggle[]
  /** What a seat has won or built by the end, in small pictures; loaded when a match is over. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whoever shows a result knows its game only by name
  readonly trophies?: () => Promise<FunctionComponent<{ readonly view: any; readonly seat: Seat }>>
  /** The match told as a story, once it is over; left out: there is none. */
  readonly chronicle?: () => Promise<Chronicle>
}
