// What the client knows of a game from the first load on, and where the rest of it is found when it is needed.
import type { OptionValue } from '#engine'
import type { Language, OptionHelp, Words } from '#games/kit/words'
import type { Fetch } from '../art/pictures.ts'
import type { BoardModule } from './board.ts'
import type { Book } from './book.ts'
import type { Guide } from './guide.ts'

type Options = { readonly [name: string]: OptionValue }

/** What a game adds to a table of another. */
export interface Join {
  /** How it is offered there. */
  readonly help: Record<Language, OptionHelp>
  /** The options of a match with it, from those that were chosen for the other. */
  options(game: string, chosen: Options): Options
}

export interface Manifest {
  readonly id: string
  readonly title: Record<Language, string>
  readonly tagline: Record<Language, string>
  /** What the cover shows, for those who cannot see it. */
  readonly cover: Record<Language, string>
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  /** One of what decides who wins; left out: a point. */
  readonly counts?: Record<Language, string>
  readonly age: number
  readonly words: () => Promise<Record<Language, Words>>
  readonly board: () => Promise<BoardModule>
  readonly book: () => Promise<Book>
  /** The beginning of a match, one thing at a time, and how long that takes; left out: there is none. */
  readonly guide?: { readonly minutes: number; readonly open: () => Promise<Guide> }
  /** Who paints the pictures of the game; one of them is its `cover`. */
  readonly painter: Fetch
  /** The games at whose new tables it is offered as an option: what is played then is this game. */
  readonly joins?: { readonly games: readonly string[]; readonly open: () => Promise<Join> }
  /** Options that its own page does not ask for, since they are offered elsewhere. */
  readonly unasked?: readonly string[]
  /** What matches with these options go by, where that is not the game itself; `cover` names whose picture it is. */
  playedAs?(options: Options): { readonly title: Record<Language, string>; readonly cover: string } | undefined
}
