import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { deckOf, GAMES, gameById } from '#games'
import { decksFrom, playWith } from './decks.ts'
import { call, guest, Player, sensible, serve, tempFolder } from './test-kit.ts'

const builtIn = (game: string): string => readFileSync(`src/games/${game}/cards/deck.json`, 'utf8')
/** A deck of which one treasure is worth more. */
const richer = builtIn('maitre').replace(/"points": \d+/, '"points": 20')
const editions = new Map(GAMES.map(({ id, edition }) => [id, edition]))

function folderOf(files: { readonly [name: string]: string }): string {
  const folder = join(tempFolder(), 'decks')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
afterEach(() => {
  for (const { id } of GAMES) if (deckOf(id)) playWith({ [id]: builtIn(id) })
})

test('the built-in decks, put in their own place, are the same edition', () => {
  playWith({ maitre: builtIn('maitre'), shipwrights: builtIn('shipwrights') })
  for (const { id, edition } of GAMES) expect(edition).toBe(editions.get(id))
})

test('a deck in the folder is played, and everybody can ask for it', async () => {
  const { url } = await serve({ decks: folderOf({ 'maitre.json': richer, 'README.txt': 'ours' }) })
  expect(gameById('maitre').edition).not.toBe(editions.get('maitre'))
  expect((await call(url, 'GET', '/api/decks')).body).toEqual({ maitre: richer })
  const { games } = (await call(url, 'GET', '/api/games')).body
  expect(games.find(({ id }: { id: string }) => id === 'maitre').edition).toBe(gameById('maitre').edition)
  const anna = await guest(url)
  const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const { table } = await anna.look(id)
  expect(table.edition).toBe(gameById('maitre').edition)
})

test('without a folder nothing is replaced', async () => {
  const { url } = await serve()
  expect((await call(url, 'GET', '/api/decks')).body).toEqual({})
  const anna = await guest(url)
  const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  expect((await anna.look(id)).table.edition).toBe(editions.get('maitre'))
})

test('a bad file is refused with its name, its line and the reason', () => {
  const broken = richer.replace(/"points": 20/, '"points": 21')
  const line = broken.split('\n').findIndex(text => text.includes('"points": 21')) + 1
  expect(() => decksFrom(folderOf({ 'maitre.json': broken }))).toThrow(
    new RegExp(`decks/maitre\\.json, line ${line}: «points» must be a whole number from 1 to 20`),
  )
  expect(() => decksFrom(folderOf({ 'maitre.json': '{ "ships": [}' }))).toThrow(/maitre\.json, line 1: .*JSON/)
  expect(gameById('maitre').edition).toBe(editions.get('maitre'))
})

test('a file that belongs to no game is refused, and so is a folder that is not there', () => {
  expect(() => decksFrom(folderOf({ 'chess.json': '{}' }))).toThrow(/chess\.json: there is no game with a deck «chess»/)
  expect(() => decksFrom('/nowhere/decks')).toThrow('the folder of decks «/nowhere/decks» cannot be read')
})

test('a match of the built-in deck goes on with it beside those of the house', async () => {
  const dataDir = tempFolder()
  const first = await serve({ dataDir })
  const anna = await guest(first.url)
  const { id } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }])
  const before = await anna.look(id)
  await first.server.close()
  const { url } = await serve({ dataDir, decks: folderOf({ 'maitre.json': richer }) })
  const again = new Player(url, anna)
  const house = await again.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }])
  expect((await again.look(house.id)).table.edition).toBe(gameById('maitre').edition)
  expect(await again.look(id)).toEqual(before)
  for (const table of [id, house.id, id, house.id]) {
    const { seq, questions } = await again.look(table)
    await again.done(`/api/tables/${table}/answers`, { seq, pick: sensible(questions[0]!) })
  }
  expect((await again.look(id)).table.edition).toBe(editions.get('maitre'))
})
