// Every deck that has come with the game, by its edition: a match is played on with the one it began with. Loaded when it is met.
import type { Editions } from '#games/kit/deck'

export const editions: Editions = {
  '912f24a0': () => import('./912f24a0.json'),
  '54bdf76c': () => import('./54bdf76c.json'),
  f92c7dc4: () => import('./f92c7dc4.json'),
}
