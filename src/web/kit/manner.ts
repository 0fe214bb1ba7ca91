// How what happens is met: how long it stays on screen, what it sounds like, whether it matters to who looked away, and
// whom it hurts. One table a game, by the names of its notes.
import type { Note, Seat } from '#engine'
import type { LogNote } from '#tables'
import type { Sound } from './sound.ts'

export interface Manner<N = Note> {
  /** How long a step of somebody else stays on screen before the next is shown, in milliseconds. */
  readonly pause?: number
  /** How long dice or pieces move before they lie still and anything is said of them, in milliseconds. */
  readonly rest?: number
  readonly sound?: Sound
  /** It matters to who looked away; the others are steps on the way. */
  readonly news?: true
  /** Who has lost something by it: it stays in sight until they have taken note. */
  against?(note: N): Seat | null
}
/** The notes of a game that say the same. */
type Saying<N, S> = N extends { readonly say: unknown } ? (S extends N['say'] ? N : never) : never
export interface Manners<N extends Note = Note> {
  /** Even a step that tells nothing is seen for so long. */
  readonly least: number
  readonly of: { readonly [S in N['say']]?: Manner<Saying<N, S>> }
  /** Of the games it is made of: what they tell carries their name as `of`. */
  readonly within?: { readonly [game: string]: Manners }
}

/** What a step told. */
type Told = readonly { readonly note: Note }[]
function mannerOf({ of, within }: Manners, note: Note): Manner {
  const inner = within?.[String(note['of'])]
  return inner ? mannerOf(inner, note) : (of[note.say] ?? {})
}

export const pauseAfter = (manners: Manners, told: Told): number =>
  Math.max(manners.least, ...told.map(({ note }) => mannerOf(manners, note).pause ?? 0))
/** How long what a step threw takes to come to rest; 0 if it threw nothing. */
export const restAfter = (manners: Manners, told: Told): number =>
  Math.max(0, ...told.map(({ note }) => mannerOf(manners, note).rest ?? 0))
/** What a step sounds like: each sound once, and after how many milliseconds. What dice led to waits until they lie still. */
export function soundsOf(manners: Manners, told: Told): ReadonlyMap<Sound, number> {
  const sounds = new Map<Sound, number>()
  let rolling = 0
  for (const { note } of told) {
    const { sound, rest = 0 } = mannerOf(manners, note)
    if (sound && !sounds.has(sound)) sounds.set(sound, rolling)
    rolling = Math.max(rolling, rest)
  }
  return sounds
}
export const isNews = (manners: Manners, note: Note): boolean => mannerOf(manners, note).news ?? false

/** What somebody else did to a player in one step: the news of it, up to the last that hurt. */
export interface Blow {
  readonly seq: number
  readonly notes: readonly Note[]
}
export function blowsAgainst(manners: Manners, log: readonly LogNote[], me: Seat): readonly Blow[] {
  const hurts = ({ note }: LogNote): boolean => mannerOf(manners, note).against?.(note) === me
  return [...new Set(log.filter(hurts).map(({ seq }) => seq))].flatMap(seq => {
    const step = log.filter(each => each.seq === seq)
    const notes = step
      .slice(0, step.findLastIndex(hurts) + 1)
      .flatMap(({ note }) => (isNews(manners, note) ? note : []))
    // What one brought upon oneself one knows.
    return notes[0]?.['seat'] === me ? [] : [{ seq, notes }]
  })
}
