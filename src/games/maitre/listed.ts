// Le Maître des Mers as the list of games has it.
import type { Listed } from '#games/kit'
import { slot } from './cards/deck.ts'
import { census } from './census.ts'
import { maitre } from './index.ts'
import { sense } from './sense/index.ts'

const title = { fr: 'Le Maître des Mers', en: 'Master of the Seas' }

export const listed: Listed = { game: maitre, sense, deck: slot, census, title }
