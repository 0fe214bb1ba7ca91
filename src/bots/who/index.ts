// Who the bots are: levels and characters, as every page and table knows them. How they think comes with `#bots` alone.
import { GAMES } from '#games'
import type { Level } from '../bot.ts'
import { SKILLS } from '../levels.ts'

/** The levels offered to people, the weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert']

export const isLevel = (game: string, level: string): level is Level =>
  GAMES.some(({ id }) => id === game) && (level === 'random' || Object.hasOwn(SKILLS, level))

export type { Level } from '../bot.ts'
export { CHARACTERS, type Character, stranger, temperOf } from '../characters.ts'
