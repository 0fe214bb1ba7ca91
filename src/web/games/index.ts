// The games as the pages ask for them; their pictures hang from here on.
import { hang } from '../art/pictures.ts'
import type { Manifest } from '../kit/manifest.ts'
import * as list from './list.ts'

/** On the shelf the simplest stands first: for the youngest, then the quickest. */
export const SHELF: readonly Manifest[] = Object.values<Manifest>(list).toSorted(
  (a, b) => a.age - b.age || a.minutes[0] - b.minutes[0],
)

export const manifestOf = (id: string): Manifest | undefined => SHELF.find(each => each.id === id)

for (const { id, painter } of SHELF) hang(id, painter)
