// Every deck that has come with the game, by its edition: a match is played on with the one it began with. Loaded when it is met.
import type { Editions } from '#games/kit/deck'

export const editions: Editions = {
  '12809fdc': () => import('./12809fdc.json'),
}
