// The decks of the house: files that take the place of the built-in decks, read once, before anything is played.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '#engine'
import { LISTED } from '#games'

/** The text of a deck file by its game; a game that is not there has its own deck. */
export type Decks = { readonly [game: string]: string }

/** Reads the files of a folder, `<game>.json` each, and plays with them from here on. What is wrong is told with its file and line. */
export function decksFrom(folder: string): Decks {
  let files: string[]
  try {
    files = readdirSync(folder).filter(file => file.endsWith('.json'))
  } catch {
    throw new Fault('bad-deck', `the folder of decks «${folder}» cannot be read`)
  }
  const decks = Object.fromEntries(files.map(file => [file.slice(0, -'.json'.length), read(join(folder, file))]))
  playWith(decks, game => join(folder, `${game}.json`))
  return decks
}
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Fault('bad-deck', `${path}: this file cannot be read`)
  }
}

/** Puts decks in the place of those built in. */
export function playWith(decks: Decks, nameOf: (game: string) => string = game => game): void {
  for (const [game, text] of Object.entries(decks)) {
    const slot = LISTED.find(listed => listed.game.id === game)?.deck
    if (!slot) {
      const known = LISTED.flatMap(listed => (listed.deck ? listed.game.id : []))
      throw new Fault(
        'bad-deck',
        `${nameOf(game)}: there is no game with a deck «${game}», only ${known.join(' and ')}`,
      )
    }
    try {
      slot.use(text)
    } catch (error) {
      throw new Fault('bad-deck', `${nameOf(game)}, ${(error as Error).message}`)
    }
  }
}
