// What the client knows of a game from the first load on, and where the rest of it is found when it is needed.
import type { Language, Words } from '#games/kit/words'
import type { Fetch } from '../art/pictures.ts'
import type { BoardModule } from './board.ts'
import type { Book } from './book.ts'
import type { Guide } from './guide.ts'

export interface Manifest {
  readonly id: string
  readonly title: Record<Language, string>
  readonly tagline: Record<Language, string>
  /** What the cover shows, for those who cannot see it. */
  readonly cover: Record<Language, string>
  readonly players: readonly [min: number, max: number]
  readonly minutes: readonly [min: number, max: number]
  readonly age: number
  readonly words: () => Promise<Record<Language, Words>>
  readonly board: () => Promise<BoardModule>
  readonly book: () => Promise<Book>
  /** The beginning of a match, one thing at a time, and how long that takes; left out: there is none. */
  readonly guide?: { readonly minutes: number; readonly open: () => Promise<Guide> }
  /** Who paints the pictures of the game; one of them is its `cover`. */
  readonly painter: Fetch
}
