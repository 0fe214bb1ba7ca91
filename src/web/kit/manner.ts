// How what happens is met: how long it stays on screen, what it sounds like, and whether it matters to who looked away.
// One table a game, by the names of its notes.
import type { Note } from '#engine'
import type { Sound } from './sound.ts'

export interface Manner {
  /** How long a step of somebody else stays on screen before the next is shown, in milliseconds. */
  readonly pause?: number
  readonly sound?: Sound
  /** It matters to who looked away; the others are steps on the way. */
  readonly news?: true
}
export interface Manners<Say extends string = string> {
  /** Even a step that tells nothing is seen for so long. */
  readonly least: number
  readonly of: { readonly [S in Say]?: Manner }
}

/** What a step told. */
type Told = readonly { readonly note: Note }[]
const mannerOf = ({ of }: Manners, { say }: Note): Manner => of[say] ?? {}

export const pauseAfter = (manners: Manners, told: Told): number =>
  Math.max(manners.least, ...told.map(({ note }) => mannerOf(manners, note).pause ?? 0))
/** What a step sounds like: each sound once. */
export const soundsOf = (manners: Manners, told: Told): ReadonlySet<Sound> =>
  new Set(told.flatMap(({ note }) => mannerOf(manners, note).sound ?? []))
export const isNews = (manners: Manners, note: Note): boolean => mannerOf(manners, note).news ?? false
