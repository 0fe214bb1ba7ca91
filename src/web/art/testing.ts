// What every painter is tested for: called by the house and by each game with the ids its deck asks for.
import { describe, expect, test } from 'vitest'
import { PLAIN_INKS } from './inks.ts'
import type { Fetch, Painter } from './pictures.ts'

/** Every tag closed in order, every attribute quoted: enough for SVG that has neither comments nor entities. */
export function wellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replaceAll(/<(\/?)(\w+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, _attributes, single) => {
    if (end && open.pop() !== name) open.push('mismatch')
    else if (!end && !single) open.push(name)
    return ''
  })
  return open.length === 0 && rest.trim() === ''
}

/** A picture without a title, or a title without a picture, fails; so does a print that is not whole or not the same. */
export function paintsExactly(fetch: Fetch, asked: readonly string[]): void {
  const prints = new Map<string, string>()
  async function printed(id: string): Promise<string> {
    const found = prints.get(id) ?? (await fetch(id)).paint(id, PLAIN_INKS)
    prints.set(id, found)
    return found
  }

  describe('pictures', () => {
    test('all that is asked for is painted, and nothing else', async () => {
      const painters = new Set<Painter>()
      for (const id of asked) painters.add(await fetch(id))
      const ids = [...painters].flatMap(painter => painter.ids)
      expect(ids.toSorted()).toEqual(asked.toSorted())
    })

    test.each(asked)('%s is a whole print in plain colours, with no number gone wrong', async id => {
      const svg = await printed(id)
      expect(wellFormed(svg)).toBe(true)
      expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity|e-\d/)
    })

    test('the same id always gives the same print, and no two ids the same one', async () => {
      for (const id of asked.toReversed()) expect((await fetch(id)).paint(id, PLAIN_INKS)).toBe(await printed(id))
      expect(new Set(prints.values()).size).toBe(asked.length)
    })

    test('what is not drawn cannot be painted', async () => {
      const painter = await fetch('kraken')
      expect(() => painter.paint('kraken', PLAIN_INKS)).toThrow('kraken')
    })
  })
}
