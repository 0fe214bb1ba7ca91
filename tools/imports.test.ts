import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/** Which folder of src may import which: the map of docs/architecture.md. */
const MAY: { readonly [folder: string]: readonly string[] } = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  server: ['engine', 'games', 'bots'],
  web: ['engine', 'games', 'bots'],
}
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(f => /\.tsx?$/.test(f))

test('folders import only what the map allows, and by name', () => {
  const wrong = sources.flatMap(file => {
    const [folder] = file.split(sep) as [string]
    const text = readFileSync(join('src', file), 'utf8')
    const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1]!)
    return specifiers
      .filter(name => {
        if (name.startsWith('#')) {
          const to = name.slice(1).split('/')[0]!
          return to !== folder && !MAY[folder]!.includes(to)
        }
        return name.startsWith('.') && join('src', file, '..', name).split(sep)[1] !== folder
      })
      .map(name => `${file} imports ${name}`)
  })
  expect(wrong).toEqual([])
})

test('the engine has no dependency but the cipher and the digest', () => {
  const outside = sources
    .filter(file => file.startsWith('engine') && !file.includes('test'))
    .flatMap(file => [...readFileSync(join('src', file), 'utf8').matchAll(/from '([^.][^']*)'/g)].map(m => m[1]!))
  expect([...new Set(outside)].filter(name => !name.startsWith('@noble/'))).toEqual([])
})
