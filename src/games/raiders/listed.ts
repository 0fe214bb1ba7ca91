// Raiders of the North Sea as the list of games has it.
import type { Listed } from '#games/kit'
import { slot } from './cards/deck.ts'
import { census } from './census.ts'
import { raiders } from './index.ts'
import { sense } from './sense/index.ts'

const title = { fr: 'Pillards de la Mer du Nord', en: 'Raiders of the North Sea' }

export const listed: Listed = { game: raiders, sense, deck: slot, census, title }
