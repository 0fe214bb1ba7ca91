// How the players stand when a turn begins: what each can count on at the end, in points.
import { type Scales, weighing } from '#games/kit/sense'
import { deck } from '../cards/deck.ts'
import type { View } from '../state.ts'
import { TEMPERED } from './tempers.ts'
import { PARTS, type Trait, traitsOf } from './traits.ts'
import weights from './weights.json' with { type: 'json' }

/** Tiles that have found their place, or never will. */
const progress = ({ laid, astray }: View): number =>
  Math.min(1, (laid.cards.length + astray.cards.length) / deck.tiles.length)

const scales: Scales<View, Trait, string> = {
  parts: PARTS,
  unit: 'livestockPoint',
  tempered: TEMPERED,
  progress,
  seats: ({ players }) => players.length,
  traits: traitsOf,
}
export const weighed = weighing(scales, weights)
