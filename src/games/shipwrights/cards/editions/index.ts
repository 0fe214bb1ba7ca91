// Every deck that has come with the game, by its edition: a match is played on with the one it began with. Loaded when it is met.
import type { Editions } from '#games/kit/deck'

export const editions: Editions = {
  '3bdf1222': () => import('./3bdf1222.json'),
  '0fbb2100': () => import('./0fbb2100.json'),
  fbf2d615: () => import('./fbf2d615.json'),
  '147aa8f0': () => import('./147aa8f0.json'),
}
