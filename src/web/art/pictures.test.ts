import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GOODS, type GoodsLetter, TREASURES, type TreasureLetter } from '../games/maitre/art/cargo.ts'
import { SHIP_IDS } from '../games/maitre/art/fleet.ts'
import { type PictureKey, paint } from '../games/maitre/art/paint.ts'
import { appIcon } from './appicon.ts'
import { PLAIN_INKS } from './inks.ts'
import { wellFormed } from './testing.ts'

const KEYS: readonly PictureKey[] = [
  ...SHIP_IDS.flatMap(id => [`ship:${id}`, `hull:${id}`] as const),
  ...(Object.keys(GOODS) as GoodsLetter[]).map(letter => `goods:${letter}` as const),
  ...(Object.keys(TREASURES) as TreasureLetter[]).map(letter => `treasure:${letter}` as const),
  'cover',
  'fjord',
  'grain',
]

describe('pictures', () => {
  test.each(KEYS)('%s is a whole print in plain colours, with no number gone wrong', key => {
    const svg = paint(key, PLAIN_INKS)
    expect(wellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity/)
  })

  test('the same key always gives the same print, and no two keys the same one', () => {
    const prints = KEYS.map(key => paint(key, PLAIN_INKS))
    expect(KEYS.map(key => paint(key, PLAIN_INKS))).toEqual(prints)
    expect(new Set(prints).size).toBe(KEYS.length)
  })

  test('a theme restyles a ship', () => {
    expect(paint('ship:sloop', { ...PLAIN_INKS, dusk: '#123456' })).toContain('#123456')
  })

  test.each([true, false])('the app icon is a whole print (maskable: %s)', maskable => {
    const svg = appIcon(192, maskable)
    expect(wellFormed(svg)).toBe(true)
    expect(svg).toContain('width="192"')
    expect(svg).not.toContain('var(')
  })
})

test('the inks of the prints are those of the style sheet', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const declared = [...css.matchAll(/--([\w-]+): (?:var\(--plain, )?(#\w+)/g)].map(([, name, colour]) => [name, colour])
  expect(Object.fromEntries(declared)).toMatchObject(PLAIN_INKS)
})
