import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/** Which folder of src may import which: the map of docs/architecture.md. */
const MAY: { readonly [folder: string]: readonly string[] } = {
  engine: [],
  conformance: ['engine'],
  games: ['engine', 'conformance'],
  bots: ['engine', 'games'],
  tables: ['engine', 'games', 'bots'],
  server: ['engine', 'games', 'bots', 'tables'],
  web: ['engine', 'games', 'bots', 'tables'],
}
/** Inside the client each layer imports only those before it. What lies in none belongs to the shell. */
const LAYERS = ['art', 'kit', 'games', 'play', 'pages', 'shell']

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file))
const isTest = (file: string): boolean => /\.test\.tsx?$|[/\\]test(?:ing|-kit)\b|-suite\.ts$/.test(file)
const sources = filesOf('src')
const textOf = new Map(sources.map(file => [file, readFileSync(file, 'utf8')]))
const importsOf = (file: string): string[] =>
  [...textOf.get(file)!.matchAll(/(?:from|import|import\.meta\.glob)\s*\(?\s*'([^']+)'/g)].map(match => match[1]!)
/** Where a specifier that is not the name of a package leads, from the root of the project. */
const target = (file: string, name: string): string | null =>
  name.startsWith('#') ? join('src', name.slice(1)) : name.startsWith('.') ? join(file, '..', name) : null

/** The imports of files that a rule forbids, as sentences. */
const forbidden = (files: readonly string[], isWrong: (from: string, to: string, name: string) => boolean): string[] =>
  files.flatMap(file =>
    importsOf(file).flatMap(name => {
      const to = target(file, name)
      return to !== null && isWrong(file, to, name) ? [`${file} imports ${name}`] : []
    }),
  )

test('folders import only what the map allows, and by name', () => {
  const wrong = forbidden(sources, (from, to, name) => {
    const [, folder = ''] = from.split(sep)
    const [, other = ''] = to.split(sep)
    if (other === folder) return false
    return !name.startsWith('#') || !MAY[folder]!.includes(other)
  })
  expect(wrong).toEqual([])
})

test('every name of a folder leads to one', () => {
  const names = new Set(sources.flatMap(importsOf).filter(name => name.startsWith('#')))
  expect([...names].filter(name => !existsSync(join('src', name.slice(1), 'index.ts')))).toEqual([])
})

const web = sources.filter(file => file.startsWith(join('src', 'web')))
const layerOf = (file: string): number => {
  const layer = LAYERS.indexOf(file.split(sep)[2]!)
  return layer < 0 ? LAYERS.length - 1 : layer
}

test('inside the client: art ← kit ← games ← play ← pages ← shell', () => {
  const inside = (file: string): boolean => file.startsWith(join('src', 'web') + sep)
  expect(forbidden(web, (from, to) => inside(to) && layerOf(to) > layerOf(from))).toEqual([])
})

const GAMES = [...readFileSync('src/games/list.ts', 'utf8').matchAll(/ as (\w+) \}/g)].map(match => match[1]!)

/** A game that is made of others imports them. */
const MADE_OF_GAMES = ['runesaga']

test('a game imports no other, on the client as in the rules, unless it is made of them', () => {
  const gameOf = (path: string): string | undefined =>
    GAMES.find(game => path.split(sep).join('/').includes(`/games/${game}/`) || path.endsWith(join('games', game)))
  const ofGames = sources.filter(file => gameOf(file) !== undefined && !MADE_OF_GAMES.includes(gameOf(file)!))
  const wrong = forbidden(ofGames, (from, to) => gameOf(to) !== undefined && gameOf(to) !== gameOf(from))
  expect(wrong).toEqual([])
})

test('games are named in their own folders and in the two lists, and nowhere else', () => {
  expect(GAMES.length).toBeGreaterThan(1)
  const lists = [join('src', 'games', 'list.ts'), join('src', 'web', 'games', 'list.ts')]
  const named = sources
    .filter(file => !isTest(file) && !lists.includes(file))
    .filter(file => ![...GAMES, ...MADE_OF_GAMES].some(game => file.includes(`${join('games', game)}${sep}`)))
    .flatMap(file =>
      GAMES.filter(game => new RegExp(`\\b${game}\\b`).test(textOf.get(file)!)).map(game => `${file} names ${game}`),
    )
  expect(named).toEqual([])
})

test('the engine has no dependency but the cipher and the digest', () => {
  const outside = sources
    .filter(file => file.startsWith(join('src', 'engine')) && !isTest(file))
    .flatMap(file => importsOf(file).filter(name => !name.startsWith('.')))
  expect([...new Set(outside)].filter(name => !name.startsWith('@noble/'))).toEqual([])
})
