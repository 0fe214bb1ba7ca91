import { expect, test } from 'vitest'
import { GAMES } from '#games'
import { LANGUAGES } from '#games/kit/words'
import { BOOKS } from './books.ts'
import { SHELF } from './shelf.ts'

test('the shelf shows every game, and says of it what the game says of itself', () => {
  expect(SHELF.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id))
  for (const { id, title, tagline, players } of SHELF) {
    const { seats } = GAMES.find(game => game.id === id)!
    expect(players).toEqual([seats.min, seats.max])
    for (const language of LANGUAGES) {
      const words = BOOKS[id]![language]
      expect([title[language], tagline[language]]).toEqual([words.title, words.tagline])
    }
  }
})
