// What the pictures of Le Maître des Mers are called. Ids come from the deck, which may be another than ours: what it has
// and we have not drawn stays plain.
import type { PictureKey } from '../../../art/pictures.ts'

/** `ship` is for cards in hand or in port, `hull` for the small cards of a fleet (fewer lines, wider water). */
export type PictureKind = 'ship' | 'hull' | 'goods' | 'treasure'

export const pictureOf = (kind: PictureKind, id: string): PictureKey => `maitre/${kind}:${id}`
