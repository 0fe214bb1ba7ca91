// The games as the pages ask for them; their pictures hang from here on.
import type { Language } from '#games/kit/words'
import type { PublicTable } from '#tables'
import { hang } from '../art/pictures.ts'
import type { Manifest } from '../kit/manifest.ts'
import * as list from './list.ts'

/** On the shelf the simplest stands first: for the youngest, then the quickest. */
export const SHELF: readonly Manifest[] = Object.values<Manifest>(list).toSorted(
  (a, b) => a.age - b.age || a.minutes[0] - b.minutes[0],
)

/** One of what is counted at the end of a match with these options. */
export function unitOf({ game, options }: Pick<PublicTable, 'game' | 'options'>, language: Language): string {
  const manifest = manifestOf(game)
  const counts = manifest?.playedAs?.(options) ? undefined : manifest?.counts
  return counts?.[language] ?? 'point'
}

export const manifestOf = (id: string): Manifest | undefined => SHELF.find(each => each.id === id)

for (const { id, painter } of SHELF) hang(id, painter)
