import { describe, expect, test } from 'vitest'
import { PLAIN_INKS } from '../../../art/inks.ts'
import { wellFormed } from '../../../art/testing.ts'
import { paintCover } from './cover.ts'
import { paint, YARD_IDS, type YardKey } from './paint.ts'

const KEYS: readonly YardKey[] = YARD_IDS.flatMap(id => [`yard:${id}`, `yard-small:${id}`] as const)
/** Prints are made once for all tests, but where one asks for a second. */
const prints = new Map<YardKey, string>()
function printed(key: YardKey): string {
  const found = prints.get(key) ?? paint(key, PLAIN_INKS)
  prints.set(key, found)
  return found
}
const VILLAGERS =
  'assassin barbarian conspirator pioneer mercenary pillager berserker thief sentry chieftain sage beggar labourer ' +
  'merchant trader king queen navigator'

describe('pictures of the yard', () => {
  test('every title of the game has one', () => {
    const titles = [
      'blacksmith weaver carpenter woodcarver ropemaker tar_burner woodcutter',
      VILLAGERS,
      'cartographer jeweller forager warden shield_maiden scout armourer',
      'ferje byrding knarr karve snekkja busse skeid drakkar',
      'bow_saw spindle bloomery cart',
      'langhus mining_camp church fortress treasury boat_house market_hall silversmith',
    ]
    expect([...YARD_IDS].sort()).toEqual(titles.join(' ').split(' ').sort())
  })

  test.each(KEYS)('%s is a whole print in plain colours, with no number gone wrong', key => {
    const svg = printed(key)
    expect(wellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity|e-\d/)
  })

  test('the same key always gives the same print, and no two keys the same one', () => {
    for (const key of KEYS.toReversed()) expect(paint(key, PLAIN_INKS)).toBe(printed(key))
    expect(new Set(KEYS.map(printed)).size).toBe(KEYS.length)
  })

  test.each(YARD_IDS)('the small print of %s has fewer lines', id => {
    expect(printed(`yard-small:${id}`).length).toBeLessThan(printed(`yard:${id}`).length)
  })

  test('the cover is a whole print, always the same', () => {
    const svg = paintCover(PLAIN_INKS)
    expect(wellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity|e-\d/)
    expect(paintCover(PLAIN_INKS)).toBe(svg)
  })

  test('a theme restyles a person', () => {
    expect(paint('yard:king', { ...PLAIN_INKS, fjord: '#123456' })).toContain('#123456')
  })
})
