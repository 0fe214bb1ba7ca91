// The story in the record of a saga: its tales in order, and what is worth telling of each. Pure.
import type { Note, Seat } from '#engine'
import type { SagaNote, TaleId, View } from '#games/runesaga'

interface Page {
  readonly sight: { readonly view: unknown }
  readonly told: readonly { readonly note: Note }[]
}
type Of<S extends SagaNote['say']> = Extract<SagaNote, { readonly say: S }>

export interface ToldTale {
  readonly tale: TaleId
  /** The positions it went from and to. */
  readonly from: number
  readonly to: number
  readonly opening: Of<'tale'>
  readonly brings: readonly Of<'brings'>[]
  /** Stones won, each at its position. */
  readonly won: readonly { readonly at: number; readonly note: Of<'claims' | 'inscribes'> }[]
  /** How it ended; null: it was played alone. */
  readonly end: Of<'told'> | null
  readonly earns: readonly Of<'earns'>[]
  readonly winners: readonly Seat[]
  /** The table as it was last seen in this tale. */
  readonly view: View
}

export function storyOf(pages: readonly Page[]): readonly ToldTale[] {
  const told = pages.flatMap(({ told }, at) =>
    told.flatMap(({ note }) => (note['of'] === undefined ? [{ at, note: note as unknown as SagaNote }] : [])),
  )
  const begun = told.flatMap((each, i) => (each.note.say === 'tale' ? [{ ...each, note: each.note, i }] : []))
  return begun.map(({ at, note: opening, i }, n): ToldTale => {
    const next = begun[n + 1]
    const within = told.slice(i, next?.i)
    const end = within.flatMap(({ note }) => (note.say === 'told' ? [note] : []))[0] ?? null
    const ended = within.find(({ note }) => note.say === 'told')?.at ?? pages.length - 1
    return {
      tale: opening.tale,
      from: at,
      to: ended,
      opening,
      brings: within.flatMap(({ note }) => (note.say === 'brings' ? [note] : [])),
      won: within.flatMap(({ at: where, note }) =>
        note.say === 'claims' || note.say === 'inscribes' ? [{ at: where, note }] : [],
      ),
      end,
      earns: within.flatMap(({ note }) => (note.say === 'earns' ? [note] : [])),
      winners: end?.winners ?? [],
      view: pages[ended]!.sight.view as View,
    }
  })
}

/** Places in order, moved so far that each is a gap from the next and none is beyond the last place there is. */
export function apart(places: readonly number[], gap: number, most: number): number[] {
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap))
  return moved.map((place, i) => Math.min(place, most - gap * (moved.length - 1 - i)))
}
