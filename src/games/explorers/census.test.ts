// What is counted of a match, held against the table it leaves.
import { expect, test } from 'vitest'
import { explorers, isComplete } from '#games/explorers'
import { countedMatch } from '#games/kit/testing'
import { census } from './census.ts'
import { CHART, scene } from './testing/index.ts'

test('heads of the score and islands are counted as they stand', () => {
  const { g } = scene({ map: CHART, players: [{ ashore: ['1'], sunk: 2 }, { delivered: ['pig', 'goat'] }] })
  const { own } = census(g).counted(g)
  expect(own).toMatchObject({
    livestockPoints: [3, 9],
    islandsPoints: [4, 9],
    enemiesPoints: [2, 9],
    outpostsMatches: [0, 1],
    livestockMatches: [1, 1],
    islandsCompleted: [1, 1],
    tilesOnEach: [4, 1],
    islandsControlled: [1, 1],
    livestockHome: [2, 26],
  })
})

test.each([1, 3])('what is counted of a whole match of %d agrees with how it ends', seats => {
  const { g, entries, first, cards, own } = countedMatch(explorers, census, seats)
  const told = (say: string) => entries.filter(({ note }) => note['say'] === say)
  const inAll = (what: string, of: RegExp) =>
    Object.entries(cards).reduce((sum, [id, { times }]) => sum + (of.test(id) ? times[what]! : 0), 0)
  const [tiles, captains] = [/^T\d/, /^[a-z]/]
  expect([inAll('held', tiles), inAll('played', tiles)]).toEqual([48, told('lays').length])
  expect([inAll('held', captains), inAll('played', captains)]).toEqual(seats === 1 ? [2, 2] : [2 * seats, seats])
  expect(own['islandsCompleted']![0]).toBe(g.islands.filter(isComplete).length)
  expect(own['actionsUsed']![1]).toBe(4 * told('turn').length)
  expect(first).toBe(g.first)
})
