// The list of games: what is asked of it, and that its order is its own.
import { expect, test } from 'vitest'
import { Fault } from '#engine'
import { deckOf, GAMES, gameById, LISTED, senseOf } from '#games'

test('games for the most players come first', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['maitre', 'shipwrights', 'explorers', 'raiders', 'runesaga'])
})
test('a game is found by its id, with its sense and its deck', () => {
  for (const { game, sense, deck } of LISTED) {
    expect(gameById(game.id)).toBe(game)
    expect(senseOf(game)).toBe(sense)
    expect(deckOf(game.id)).toBe(deck)
    expect(deck?.edition).toBe(game.edition)
  }
})
test('a game nobody knows is a fault with its name', () => {
  for (const ask of [gameById, deckOf]) expect(() => ask('chess')).toThrow(Fault)
  expect(() => gameById('chess')).toThrow('there is no game «chess» here')
})
test('the title of a game is that of its words', async () => {
  for (const { game, title } of LISTED) {
    const { words } = await import(`./${game.id}/words/index.ts`)
    expect(title).toEqual({ fr: words.fr.title, en: words.en.title })
  }
})
