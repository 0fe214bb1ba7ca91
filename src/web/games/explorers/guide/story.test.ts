// The story of the guide is a match that can be played, and what the guide says of it is true.
import { expect, test } from 'vitest'
import { sight } from '#engine'
import {
  captainOf,
  cardOf,
  controlled,
  influences,
  isComplete,
  type LayMove,
  LIVESTOCK,
  type Move,
  scoreOf,
} from '#games/explorers'
import { ranked } from '../choosing.ts'
import { STEPS } from './steps.ts'
import { ANSWERS, AT, BJORN, CAPE, HEADLAND, NORTH, PIG, tableAfter, WEST } from './story.ts'

const table = (answers: number) => tableAfter(answers).tabletop.g
const me = (answers: number) => table(answers).players[0]!
const options = (answers: number): readonly Move[] =>
  sight(tableAfter(answers), 0).questions[0]!.options as unknown as readonly Move[]

test('every answer is open when it is given, and each step that answers is the learner’s', () => {
  expect(() => tableAfter(ANSWERS.length)).not.toThrow()
  for (const { by, answers } of STEPS) if (by === 'answer') expect(ANSWERS[answers]!.seat).toBe(0)
})

test('the captain and the first hand are as told', () => {
  expect(captainOf(me(AT.first).captain.cards[0]!).id).toBe('barbarian')
  expect(me(AT.first).hand.cards.map(card => cardOf(card).feature)).toEqual(['pig', 'settlement', 'enemy'])
  expect(table(AT.first).turn.seat).toBe(0)
})

test('both tiles fit in one way only where they are laid', () => {
  for (const [answers, tile, hex] of [
    [AT.first, PIG, WEST],
    [AT.second, HEADLAND, NORTH],
  ] as const) {
    const ways = options(answers).filter((move): move is LayMove => move.do === 'lay' && move.tile === tile)
    expect(ways.filter(move => move.hex === hex)).toHaveLength(1)
  }
})

test('what is to be loaded and unloaded is the second in its list', () => {
  for (const [answers, kind] of [
    [AT.first + 3, 'unload'],
    [AT.first + 4, 'load'],
    [AT.second + 3, 'unload'],
  ] as const) {
    const listed = ranked(table(answers), 0, options(answers)).filter(move => move.do === kind)
    expect(listed[1]).toEqual(ANSWERS[answers]!.pick)
  }
})

test('Bjørn lays a strait with an enemy ship', () => {
  const g = table(AT.second)
  expect(g.map[CAPE + 1]!.lands).toHaveLength(2)
  expect(g.enemies.at).toEqual([CAPE + 1])
  expect(g.players[BJORN]!.ship).toBe(1)
})

test('the headland closes an island of four tiles, led by the learner, and the pig comes home', () => {
  const g = table(AT.second + 1)
  const [island] = controlled(g, influences(g), 0)
  expect(g.islands[island!]!.tiles).toHaveLength(4)
  expect(isComplete(g.islands[island!]!)).toBe(true)
  expect(me(AT.home).delivered[LIVESTOCK.indexOf('pig')]).toBe(1)
  expect(scoreOf(table(AT.home), 0).parts).toMatchObject({ livestock: 1, islands: 4 })
})
