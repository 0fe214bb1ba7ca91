// The games there are, as everybody else asks for them.
import { type AnyGame, Fault } from '#engine'
import type { Listed } from './kit/index.ts'
import type { Language } from './kit/words/language.ts'
import * as list from './list.ts'

/** Those for the most players first, then by name: whatever the list says first. */
export const LISTED: readonly Listed[] = Object.values(list).sort(
  ({ game: a }, { game: b }) => b.seats.max - a.seats.max || (a.id < b.id ? -1 : 1),
)
export const GAMES: readonly AnyGame[] = LISTED.map(({ game }) => game)

export const gameById = (id: string): AnyGame => listedById(id).game
/** What a game knows about being played well. */
export const senseOf = ({ id }: AnyGame): Listed['sense'] => listedById(id).sense
/** The decks of a game; null: it has none. */
export const deckOf = (id: string): Listed['deck'] => listedById(id).deck
/** What a game is called. */
export const titleOf = (id: string, language: Language): string => listedById(id).title?.[language] ?? id
/** What is counted of its matches, if anything. */
export const censusOf = ({ id }: AnyGame): Listed['census'] => listedById(id).census

/** Makes every edition known that has come with a game: for those who meet matches of any time. */
export async function findEditions(): Promise<void> {
  await Promise.all(LISTED.map(({ deck }) => deck?.findAll()))
}

function listedById(id: string): Listed {
  const listed = LISTED.find(({ game }) => game.id === id)
  if (!listed) throw new Fault('unknown-game', `there is no game «${id}» here`, { game: id })
  return listed
}
