// Explorers of the North Sea as the list of games has it.
import type { Listed } from '#games/kit'
import { slot } from './cards/deck.ts'
import { census } from './census.ts'
import { explorers } from './index.ts'
import { sense } from './sense/index.ts'

const title = { fr: 'Explorateurs de la Mer du Nord', en: 'Explorers of the North Sea' }

export const listed: Listed = { game: explorers, sense, deck: slot, census, title }
