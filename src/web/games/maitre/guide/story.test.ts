import { expect, test } from 'vitest'
import { ANSWERS, FLUTE, story, tableAfter } from './story.ts'

const rolled = (answers: number) => tableAfter(answers).tabletop.g.turn.rolled

test('the first voyage tells its story: two dice at once, an unlucky roll, then the last die', () => {
  expect(tableAfter(0).open(0)[0]?.kind).toBe('action')
  expect(rolled(1)).toEqual([3, 1, 6, 5, 3])
  expect(rolled(2)).toEqual([2, 2, 2])
  expect(tableAfter(2).open(0)[0]?.options).toEqual([{ do: 'aside', back: false }])
  expect(rolled(3)).toContain(4)
  const { g } = tableAfter(ANSWERS.length).tabletop
  expect(g.players[0]!.fleet.cards).toEqual([FLUTE])
  expect(g.turn.seat).toBe(1)
})

test('the learner sees the table as the player of the first seat, without the pile', () => {
  const { seat, view, questions } = story.sightAfter(0, 'Me')
  expect(seat).toBe(0)
  expect(questions).toHaveLength(1)
  expect(new Set((view as { pile: { cards: unknown[] } }).pile.cards)).toEqual(new Set([null]))
})
