// What Le Maître des Mers knows about being played well.
import type { Sense } from '../../kit/sense/index.ts'
import type { Q } from '../moves.ts'
import type { G } from '../state.ts'
import { foresee, leanings } from './leanings.ts'
import { novice } from './novice.ts'
import { fittable, margin, outlook } from './outlook.ts'

export const sense: Sense<G, Q> = { leanings, foresee, novice, outlook, margin, fittable }
