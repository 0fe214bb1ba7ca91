// A finished match told as a story: what a game's chronicle is given.
import type { FunctionComponent } from 'preact'
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { LogNote, Sight } from '#tables'

/** One position of the match, with what was told on the way there. */
export interface Page {
  readonly sight: Sight
  readonly told: readonly LogNote[]
}
/** A decision that turned the match, told, with the chances of whoever it mattered most to. */
export interface Turning {
  readonly from: number
  readonly whose: Seat
  readonly text: string
  readonly before: number
  readonly after: number
}
export interface ChronicleProps {
  readonly pages: readonly Page[]
  /** When the match ended, in milliseconds. */
  readonly ended: number
  /** Everybody by name. */
  readonly who: Who
  /** Of every seat at every position; empty until they are worked out. */
  readonly chances: readonly (readonly number[])[]
  readonly turnings: readonly Turning[]
}
export type Chronicle = FunctionComponent<ChronicleProps>
