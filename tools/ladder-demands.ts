// What the ladder wants of the bots of each game: where dice decide much, even the best cannot win nearly always.
import type { Demands } from '#bots/arena'

/** Each level clearly better than the one below. */
const STEPS = { 'easy random': 0.95, 'medium easy': 0.6, 'hard medium': 0.6, 'expert hard': 0.6 }

const DEMANDS: { readonly [game: string]: Demands } = {
  explorers: { wanted: { ...STEPS, 'expert easy': 0.85 } },
  maitre: { wanted: { 'easy random': 0.95, 'expert easy': 0.6 }, ceilings: ['tenfold', 'seer'] },
  raiders: { wanted: { ...STEPS, 'expert easy': 0.85 } },
  shipwrights: {
    wanted: { ...STEPS, 'expert easy': 0.8, 'hard easy easy easy': 0.45 },
    crowds: [['hard', 'easy', 'easy', 'easy']],
  },
}
export const demandsOn = (game: string): Demands => DEMANDS[game] ?? {}
