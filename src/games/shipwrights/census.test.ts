// What is counted of a match, held against the table it leaves.
import { expect, test } from 'vitest'
import { secretFrom, start } from '#engine'
import { countedMatch } from '#games/kit/testing'
import { cardOf, incomeOf, shipwrights } from '#games/shipwrights'
import { census } from './census.ts'
import { scene } from './testing/index.ts'

test('gold that finds no room on the track in the evening is wasted', () => {
  const table = scene({
    players: [
      { gold: 3, workers: 5 },
      { gold: 11, workers: 6 },
    ],
    seat: 1,
    earlier: 1,
  })
  const count = census(table.g)
  count.watch(table.g, [])
  const due = table.g.players.reduce((sum, player) => sum + incomeOf(player), 0)
  const heard = table.live.tabletop.entries.length
  table.play('end')
  count.watch(table.g, table.live.tabletop.entries.slice(heard))
  expect(due).toBe(11)
  expect(count.counted(table.g).own['goldWasted']).toEqual([5, 11])
})

test('what is counted of a whole match agrees with how it ends', () => {
  const { g, entries, first, cards, own } = countedMatch(shipwrights, census, 3)
  const titles = new Set(g.players.flatMap(({ fleet }) => fleet.cards.map(card => cardOf(card).id)))
  expect(titles.size).toBeGreaterThan(0)
  for (const [id, { times, owners }] of Object.entries(cards)) {
    const fleets = g.players.map(({ fleet }) => fleet.cards.filter(card => cardOf(card).id === id).length)
    const built = g.players.flatMap(({ buildings }) => buildings.cards.filter(card => cardOf(card).id === id)).length
    expect(times['played'], id).toBeLessThanOrEqual(times['held']!)
    if ('finished' in times) {
      expect(times['finished'], id).toBe(fleets.reduce((a, b) => a + b))
      expect(owners.toSorted(), id).toEqual([...fleets.keys()].filter(seat => fleets[seat]! > 0))
    }
    if (built > 0) expect(times['played'], id).toBe(built)
  }
  // Every hand is emptied by playing or discarding: all drafted cards were held.
  const held = Object.values(cards).reduce((sum, { times }) => sum + times['held']!, 0)
  expect(held).toBeGreaterThanOrEqual(3 * 3 * (g.day - 1))
  const day = entries.find(({ note }) => note['say'] === 'day')!
  expect(first).toBe(day.note['first'])
  expect(own['goldWasted']![0]).toBeLessThanOrEqual(own['goldWasted']![1])
})

test('cards that are not in the match are not counted', () => {
  const ids = (options: object) =>
    Object.keys(
      census(start(shipwrights, 2, options, secretFrom('x')).base).counted(scene({ players: [{}, {}] }).g).cards,
    )
  expect(ids({})).toContain('thief')
  expect(ids({ peaceful: true })).not.toContain('thief')
  expect(ids({ runesaga: true }).length).toBeGreaterThan(ids({}).length)
})
