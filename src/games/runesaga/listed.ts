// The Runesaga as the list of games has it.
import type { Listed } from '#games/kit'
import { census } from './census.ts'
import { runesaga, slot } from './index.ts'
import { sense } from './sense/index.ts'

const title = { fr: 'Runesaga de la Mer du Nord', en: 'North Sea Runesaga' }

export const listed: Listed = { game: runesaga, sense, deck: slot, census, title }
