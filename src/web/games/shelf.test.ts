import { expect, test } from 'vitest'
import { GAMES } from '#games'
import { LANGUAGES } from '#games/kit/words'
import { SHELF, unitOf } from './index.ts'

test('the shelf shows every game, and says of it what the game says of itself', async () => {
  expect(SHELF.map(({ id }) => id).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted())
  for (const { id, title, tagline, players, words } of SHELF) {
    const { seats } = GAMES.find(game => game.id === id)!
    expect(players).toEqual([seats.min, seats.max])
    const texts = await words()
    for (const language of LANGUAGES) {
      expect([title[language], tagline[language]]).toEqual([texts[language].title, texts[language].tagline])
    }
  }
})

test('the simplest game stands first', () => {
  expect(SHELF.map(({ age }) => age)).toEqual(SHELF.map(({ age }) => age).toSorted((a, b) => a - b))
})

test('a saga is won by stones, a tale of it alone by points like any other game', () => {
  const english = (options: { readonly [name: string]: string }) => unitOf({ game: 'runesaga', options }, 'en')
  expect([english({ play: 'saga' }), english({ play: 'raiders' })]).toEqual(['stone', 'point'])
  expect(unitOf({ game: 'maitre', options: {} }, 'fr')).toBe('point')
})
