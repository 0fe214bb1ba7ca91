// What is counted of a match, held against the table it leaves.
import { expect, test } from 'vitest'
import { secretFrom, start } from '#engine'
import { countedMatch } from '#games/kit/testing'
import { cardOf, raiders } from '#games/raiders'
import { census } from './census.ts'
import { scene } from './testing/index.ts'

test('a raid is counted by its kind and by what it reached, the dead among the hired', () => {
  const table = scene({
    players: [{ crew: ['forager', 'jeweller', 'sage'], provisions: 4, worker: 'grey' }, {}],
    north: { outpost_a: ['valkyrie', null] },
    dice: [2],
  })
  const count = census(table.g)
  table.play('raid outpost_a', 'bury sage')
  count.watch(table.g, table.live.tabletop.entries)
  const { cards, own } = count.counted(table.g)
  expect(own).toMatchObject({ outposts: [1, 1], harbours: [0, 1], fellShort: [1, 1], highestTier: [0, 1] })
  expect([own['crewKilled']![0], cards['sage']!.times['died']]).toEqual([1, 1])
})

test('what is counted of a whole match agrees with how it ends', () => {
  const { g, entries, first, cards, own } = countedMatch(raiders, census, 3)
  const told = (say: string) => entries.filter(({ note }) => note['say'] === say)
  for (const [id, { times, owners }] of Object.entries(cards)) {
    const crews = g.players.flatMap(({ crew }, seat) => crew.cards.map(card => [cardOf(card).id, seat] as const))
    for (const [of, seat] of crews) if (of === id) expect(owners, id).toContain(seat)
    expect(times['played']! + times['sold']!, id).toBeLessThanOrEqual(times['held']!)
    expect(times['hired'], id).toBeLessThanOrEqual(times['played']!)
  }
  const inAll = (what: string) => Object.values(cards).reduce((sum, { times }) => sum + times[what]!, 0)
  expect(inAll('hired')).toBe(told('hires').length)
  expect(inAll('died')).toBe(told('dies').length + told('falls').length)
  const raids = g.players.reduce((sum, player) => sum + player.raids.reduce((a, b) => a + b), 0)
  expect(own['raidTurns']).toEqual([raids, told('turn').length])
  expect(own['offeringsMade']![0]).toBe(g.players.reduce((sum, { offerings }) => sum + offerings.cards.length, 0))
  expect(first).toBe(g.first)
  const ends = ['endedByFortresses', 'endedByOfferings', 'endedByValkyries', 'endedByRounds']
  expect(ends.map(end => own[end]![0]).reduce((a, b) => a + b)).toBe(1)
})

test('cards that are not in the match are not counted', () => {
  const ids = (options: object) =>
    Object.keys(census(start(raiders, 2, options, secretFrom('x')).base).counted(scene({ players: [{}, {}] }).g).cards)
  expect(ids({})).not.toContain('tyrant')
  expect(ids({ runesaga: true })).toContain('tyrant')
})
