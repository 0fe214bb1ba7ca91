// Shipwrights of the North Sea as the list of games has it.
import type { Listed } from '#games/kit'
import { slot } from './cards/deck.ts'
import { census } from './census.ts'
import { shipwrights } from './index.ts'
import { sense } from './sense/index.ts'

const title = { fr: 'Charpentiers de la Mer du Nord', en: 'Shipwrights of the North Sea' }

export const listed: Listed = { game: shipwrights, sense, deck: slot, census, title }
