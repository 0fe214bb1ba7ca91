// The story of the guide is a match that can be played, and what the guide says of it is true.
import { expect, test } from 'vitest'
import { cardOf, faceOf, GOLD, PROVISIONS, previewOf, SILVER, scoreOf, settlementOf } from '#games/raiders'
import { STEPS } from './steps.ts'
import { ANSWERS, AT, BERSERKER, FORAGER, GOLDEN, HARBOUR, HUNTSMAN, tableAfter } from './story.ts'

const table = (answers: number) => tableAfter(answers).tabletop.g
const me = (answers: number) => table(answers).players[0]!

test('every answer is open when it is given, and each step that answers is the learner’s', () => {
  expect(() => tableAfter(ANSWERS.length)).not.toThrow()
  for (const { by, answers } of STEPS) if (by === 'answer') expect(ANSWERS[answers]!.seat).toBe(0)
})

test('the cards, their prices and the first hand are as told', () => {
  expect([FORAGER, HUNTSMAN, BERSERKER].map(card => cardOf(card).id)).toEqual(['forager', 'huntsman', 'berserker'])
  const g = table(AT.first)
  expect(g.turn.seat).toBe(0)
  expect(me(AT.first)).toMatchObject({ worker: 'black', hand: { cards: [FORAGER, HUNTSMAN, BERSERKER] } })
  expect(me(AT.first).goods[SILVER]).toBe(2)
  expect([FORAGER, HUNTSMAN, BERSERKER].map(card => faceOf(g, card).cost)).toEqual([1, 1, 3])
  expect(faceOf(g, BERSERKER).strength).toBe(4)
})

test('two turns bring a crew of two and the provisions of a Harbour', () => {
  expect(me(AT.second).crew.cards).toEqual([FORAGER])
  expect(me(AT.second).hand.cards).toHaveLength(4)
  expect(me(AT.second + 1).goods[PROVISIONS]).toBe(2)
  expect(me(AT.raid).crew.cards).toEqual([FORAGER, HUNTSMAN])
  const { lacks, expected, sets } = previewOf(table(AT.raid), 0, HARBOUR)
  expect(lacks).toEqual([])
  expect(expected).toBe(1)
  expect(settlementOf(HARBOUR).kind).toBe('harbour')
  expect(sets.map(({ tokens }) => tokens[0])).toEqual([1, 0, 0])
  expect(sets[GOLDEN]!.tokens).toEqual([0, 3, 0, 0])
})

test('the raid brings three gold and a grey worker', () => {
  expect(me(AT.home)).toMatchObject({ worker: 'grey', points: 1 })
  expect(me(AT.home).goods[GOLD]).toBe(3)
  expect(scoreOf(table(AT.home), 0).score).toBe(4)
})
