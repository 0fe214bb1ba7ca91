// Why an option is advised: only what speaks for it, or what really speaks against one that is worse.
import { describe, expect, test } from 'vitest'
import type { Outlook } from '#games/kit/sense'
import { Sum, whysOf } from './ponder.ts'

/** Outlooks of one seat alone against another that has nothing. */
function sumOf(...worlds: readonly Outlook[]): Sum {
  const sum = new Sum()
  for (const parts of worlds) sum.add([parts, Object.fromEntries(Object.keys(parts).map(part => [part, 0]))], 0)
  return sum
}
const why = (...options: readonly (readonly [chance: number, sum: Sum])[]) =>
  whysOf(options.map(([chance, sum]) => ({ chance, sum })))

describe('the reason of an opinion', () => {
  test('at equal chances a sure move is not called worse than a gamble', () => {
    const sure = sumOf({ fleet: 2 }, { fleet: 2 }, { fleet: 2 }, { fleet: 2 })
    const gamble = sumOf({ fleet: 6 }, { fleet: 0 }, { fleet: 6 }, { fleet: 0 })
    expect(why([0.48, sure], [0.48, gamble])).toEqual([null, null])
  })
  test('names what speaks for the best, and what speaks against one that is worse', () => {
    const good = sumOf({ fleet: 5, gold: 1 }, { fleet: 5, gold: 1 })
    const bad = sumOf({ fleet: 1, gold: 1 }, { fleet: 1, gold: 1 })
    expect(why([0.7, good], [0.4, bad])).toEqual([
      { part: 'fleet', by: 4 },
      { part: 'fleet', by: -4 },
    ])
  })
  test('what is made up for elsewhere is not held against an option, only what speaks for it is said', () => {
    const one = sumOf({ fleet: 5, gold: 0 }, { fleet: 5, gold: 0 })
    const other = sumOf({ fleet: 1, gold: 4 }, { fleet: 1, gold: 4 })
    expect(why([0.5, one], [0.45, other])).toEqual([
      { part: 'fleet', by: 4 },
      { part: 'gold', by: 4 },
    ])
  })
  test('a single option needs none', () => {
    expect(why([0.5, sumOf({ fleet: 1 })])).toEqual([null])
  })
})
