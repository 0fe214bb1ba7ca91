// Islands: they grow, merge and are completed; who leads on them and who controls them.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { type Json, Live, Swift, secretFrom, start } from '#engine'
import {
  cornersOf,
  explorers,
  type G,
  influences,
  type LayMove,
  landOf,
  pathsFrom,
  pointOf,
  prospectsOf,
  tilesAt,
} from '#games/explorers'
import { CHART, scene } from './testing/index.ts'

/** All land that hangs together, found from scratch: the tiles of each island, and its corners without three tiles. */
function flooded({ map }: G): string[] {
  const labels = new Map<number, number>()
  let islands = 0
  for (const [tile, { lands }] of map.entries()) {
    for (const at of lands.keys()) {
      const from = landOf(tile, at)
      if (tile === 0 || labels.has(from)) continue
      const queue = [from]
      labels.set(from, islands)
      for (let land = queue.pop(); land !== undefined; land = queue.pop()) {
        for (const next of pathsFrom(map, land)) {
          if (labels.has(next)) continue
          labels.set(next, islands)
          queue.push(next)
        }
      }
      islands++
    }
  }
  return Array.from({ length: islands }, (_, island) => {
    const tiles = new Set<number>()
    const loose = new Set<number>()
    for (const [land, label] of labels) {
      if (label !== island) continue
      const tile = Math.floor(land / 3)
      tiles.add(tile)
      for (const corner of cornersOf(map[tile]!.lands[land % 3]!)) {
        if (tilesAt(map, pointOf(map, tile, corner)).length < 3) loose.add(pointOf(map, tile, corner))
      }
    }
    return `${[...tiles].sort((a, b) => a - b).join(' ')} | ${loose.size}`
  }).sort()
}
const labelled = ({ islands }: G): string[] =>
  islands
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ tiles, loose }) => `${tiles.toSorted((a, b) => a - b).join(' ')} | ${loose}`)
    .sort()

/** An option drawn by chance, or of many the one that joins the most islands: by chance alone they seldom meet. */
function drawn(g: G, options: readonly Json[], chance: Swift): LayMove {
  const all = influences(g)
  const some = Array.from(
    { length: chance.below(2) === 0 ? 1 : 30 },
    () => options[chance.below(options.length)] as LayMove,
  )
  const joins = (move: LayMove): number => Math.max(...prospectsOf(g, move, all).map(({ islands }) => islands.length))
  return some.reduce((best, move) => (joins(move) > joins(best) ? move : best))
}

test('kept tile by tile, they are what a flood would find, over thousands of maps', { timeout: 120_000 }, () => {
  let maps = 0
  let merged = 0
  const wrong: string[] = []
  for (let n = 0; n < 60; n++) {
    const board = (['A', 'B', 'C', 'D'] as const)[n % 4]!
    const live = new Live<G>(explorers, start(explorers, 2, { board }, secretFrom(`map ${n}`)), new Swift(n))
    const chance = new Swift(n + 1)
    while (!live.over) {
      const [{ kind, seat, options }] = live.open() as [ReturnType<typeof live.open>[number]]
      if (kind !== 'lay') {
        live.answer(seat, kind === 'act' ? { do: 'end' } : options[0]!)
        continue
      }
      const { g } = live.tabletop
      const pick = drawn(g, options, chance)
      const promised = prospectsOf(g, pick)
      live.answer(seat, pick)
      if (labelled(g).join() !== flooded(g).join()) wrong.push(`map ${n}, tile ${g.map.length - 1}: its islands`)
      for (const { islands, tiles, complete } of promised) {
        const island = g.islands[islands.length > 0 ? Math.min(...islands) : g.islands.length - 1]!
        if (island.tiles.length !== tiles || (island.loose === 0) !== complete)
          wrong.push(`map ${n}: what was promised`)
        if (islands.length > 1) merged++
      }
      maps++
    }
  }
  expect(wrong).toEqual([])
  expect(maps).toBe(60 * 48)
  expect(merged).toBeGreaterThan(50)
})
test('a match goes on with the islands it was stored with', () => {
  const live = new Live<G>(explorers, start(explorers, 3, {}, secretFrom('stored')), new Swift(4))
  const chance = new Swift(5)
  for (let i = 0; i < 120; i++) {
    const { seat, pick } = randomAnswer(live, chance)
    live.answer(seat, pick)
  }
  expect(labelled(JSON.parse(JSON.stringify(live.tabletop.g)) as G)).toEqual(flooded(live.tabletop.g))
})

describe('an island', () => {
  test('is complete when sea is all round; tiles are counted once, and may be part of two', () => {
    const table = scene({ map: CHART, players: [{}, {}] })
    expect(table.islands).toEqual(['1 4 5 6 | 0', '2 5 | 1', '3 | 2', '7 | 1'])
  })
  test('is told when a tile completes it, with who leads there', () => {
    const map = CHART.replace('o', ' ').replace('   . # .', '     # .').replace('    . #', '    . #')
    const table = scene({ map, players: [{ hand: ['T06'], ashore: ['1', '4'] }, { ashore: ['5b'] }] })
    table.play('lay T06 -1,0 1')
    expect(table.told('closes')).toMatchObject([{ island: 0, tiles: 4, leaders: [0] }])
  })
  test('two become one, and keep the first number', () => {
    const map = CHART.replace('. . .\n     p', '. . #\n     p')
    const table = scene({ map, players: [{ hand: ['T36'] }, {}] })
    expect(table.islands).toEqual(['1 4 5 6 | 0', '2 5 | 2', '3 | 2'])
    table.play('lay T36 2,-1 4')
    expect(table.islands).toEqual(['1 4 5 6 | 0', '2 3 5 7 | 5'])
    expect(table.told('merges')).toMatchObject([{ island: 1, gone: [2] }])
    expect(table.g.map[3]!.islands).toEqual([1])
  })
})

describe('influence', () => {
  test('a Viking on land 1, an outpost 2, a Viking aboard none', () => {
    const table = scene({
      map: CHART,
      players: [
        { ashore: ['1', '4', '5'], outposts: ['1:N'] },
        { ship: 4, ashore: ['6'] },
      ],
    })
    expect(influences(table.g).slice(0, 3)).toEqual([
      [4, 1],
      [1, 0],
      [0, 0],
    ])
  })
  test('controls complete islands only', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['5', '5'] }, { ashore: ['6'] }] })
    expect([table.parts(0)['islands'], table.parts(1)['islands']]).toEqual([0, 4])
  })
  test('those who tie all score an island in full', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['1'] }, { ashore: ['6'] }, {}] })
    expect([0, 1, 2].map(seat => table.parts(seat)['islands'])).toEqual([4, 4, 0])
  })
  test('without any influence nobody controls an island', () => {
    const table = scene({ map: CHART, players: [{}, {}] })
    expect([0, 1].map(seat => table.parts(seat)['islands'])).toEqual([0, 0])
  })
  test('tiles of the board belong to islands, the Mainland does not', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['1'] }, {}] })
    expect([table.ashore(1), table.parts(0)['islands'], table.parts(1)['islands']]).toEqual([
      ['0', '0', '0', '0', '0'],
      4,
      0,
    ])
  })
})
