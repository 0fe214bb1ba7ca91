// The words of each game, for the pages that explain it.
import type { Language, Words } from '#words'
import { words as maitre } from '#words/maitre'

export const BOOKS: { readonly [game: string]: Record<Language, Words> } = { maitre }
