// Pebbles as the list of games has it.
import type { Listed } from '#games/kit'
import { pebbles } from './index.ts'
import { sense } from './sense/index.ts'

export const listed: Listed = {
  game: pebbles,
  sense,
  deck: null,
  words: () => import('./words/index.ts').then(m => m.words),
}
