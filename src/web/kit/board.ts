// What a game's board is given, and the boards there are: each is loaded when a table of its game is opened.
import type { FunctionComponent } from 'preact'
import type { Json, Note, Reason } from '#engine'
import type { Language, Who, Words } from '#games/kit/words'
import type { LogNote, Moved, Sight } from '../play/types.ts'
import type { Sound } from './sound.ts'

export interface BoardProps {
  readonly sight: Sight
  /** What the step that led here told. */
  readonly told: readonly LogNote[]
  readonly who: Who
  /** My answer on its way. */
  readonly sending: Json | null
  act(pick: Json): void
  /** Says why something that was touched cannot be done. */
  explain(because: readonly Reason[]): void
}
export interface BoardModule {
  readonly Board: FunctionComponent<BoardProps>
  /** How long a step of somebody else stays on screen before the next is shown, in milliseconds. */
  pause(news: Moved): number
  readonly words: { readonly [language in Language]: Words }
  /** Whether players hide something from each other: then a curtain falls between those who share a device. */
  readonly hides: boolean
  /** What a note sounds like, if anything. */
  soundOf(note: Note): Sound | null
  /** Whether a note matters to who looked away; the others are steps on the way. */
  isNews(note: Note): boolean
}
export const boards: { readonly [game: string]: () => Promise<BoardModule> } = {
  maitre: () => import('../games/maitre/board.tsx'),
  shipwrights: () => import('../games/shipwrights/board.tsx'),
}
