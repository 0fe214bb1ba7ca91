// Raiders of the North Sea as the list of games has it.
import type { Listed } from '#games/kit'
import { slot } from './cards/deck.ts'
import { census } from './census.ts'
import { raiders } from './index.ts'
import { sense } from './sense/index.ts'

export const listed: Listed = {
  game: raiders,
  sense,
  deck: slot,
  census,
  words: () => import('./words/index.ts').then(m => m.words),
}
