import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { gameById } from '#games'
import { playWith } from './play-with.ts'

const builtIn = readFileSync('src/games/maitre/cards/deck.json', 'utf8')
const richer = builtIn.replace(/"points": \d+/, '"points": 20')
const own = gameById('maitre').edition

afterEach(async () => {
  vi.restoreAllMocks()
  await playWith({ maitre: builtIn })
})

test('a deck of the server takes the place of the built-in one', async () => {
  await playWith({ maitre: richer })
  expect(gameById('maitre').edition).not.toBe(own)
})

test('what this page cannot read changes nothing, and the others are played', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await playWith({ unheard: '{}', shipwrights: '{', maitre: richer })
  expect(told).toHaveBeenCalledTimes(2)
  expect(gameById('maitre').edition).not.toBe(own)
})
