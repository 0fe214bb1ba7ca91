import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appIcon } from './appicon.ts'
import { painter } from './house.ts'
import { PLAIN_INKS } from './inks.ts'
import { paintsExactly, wellFormed } from './testing.ts'

paintsExactly(() => Promise.resolve(painter), ['fjord', 'grain'])

test.each(['round', 'square', 'maskable'] as const)('the app icon is a whole print: %s', shape => {
  const svg = appIcon(192, shape)
  expect(wellFormed(svg)).toBe(true)
  expect(svg).toContain('width="192"')
  expect(svg).not.toContain('var(')
})

test('the inks of the prints are those of the style sheet', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const declared = [...css.matchAll(/--([\w-]+): (?:var\(--plain, )?(#\w+)/g)].map(([, name, colour]) => [name, colour])
  expect(Object.fromEntries(declared)).toMatchObject(PLAIN_INKS)
})
