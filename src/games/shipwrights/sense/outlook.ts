// How the players stand in the morning, before the draft: what each can count on at the end, in points.
import { type Scales, weighing } from '#games/kit/sense'
import type { View } from '../state.ts'
import { TEMPERED } from './tempers.ts'
import { PARTS, type Trait, traitsOf } from './traits.ts'
import weights from './weights.json' with { type: 'json' }

const scales: Scales<View, Trait, string> = {
  parts: PARTS,
  unit: 'point',
  tempered: TEMPERED,
  /** By the days, where they are agreed on, else by the largest fleet. */
  progress: ({ players, options, day }) =>
    options.days > 0 ? day / options.days : Math.max(...players.map(({ fleet }) => fleet.cards.length)) / options.ships,
  seats: ({ players }) => players.length,
  traits: traitsOf,
}
export const weighed = weighing(scales, weights)
