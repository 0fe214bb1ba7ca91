// A painter made of drawings: what a game hangs.
import { type Inks, mixInks } from './inks.ts'
import type { Painter } from './pictures.ts'

/** Drawings by the ids of their pictures. */
export type Drawings = Readonly<Record<string, () => string>>

/** One drawing of each figure, with the id `kind:figure`. */
export const drawings = <F>(
  kind: string,
  figures: Readonly<Record<string, F>>,
  draw: (figure: F, id: string) => string,
): Drawings => Object.fromEntries(Object.entries(figures).map(([id, of]) => [`${kind}:${id}`, () => draw(of, id)]))

/** Paints these drawings and nothing else; those named `still` lie still and large. */
export const painterOf = (all: Drawings, ...still: readonly string[]): Painter => ({
  ids: Object.keys(all),
  paint(id: string, inks: Inks): string {
    const draw = all[id]
    if (!draw) throw new Error(`there is no drawing of ${id}`)
    return mixInks(draw(), inks)
  },
  isStill: id => still.includes(id),
})
