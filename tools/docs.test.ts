import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tests = readdirSync('src/games', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(join('src/games', file), 'utf8'))
  .join('\n')

test('every ruling is held by a test of the name given', () => {
  const rows = readFileSync('docs/rulings.md', 'utf8').matchAll(/^\|\s*\d+\s*\|.*\|\s*`([^`]+)`\s*\|$/gm)
  const names = [...rows].map(row => row[1]!)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(name => !tests.includes(`'${name}'`))).toEqual([])
})
