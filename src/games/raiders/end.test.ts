// The end: what brings it about, the last turns, and the score.
import { describe, expect, test } from 'vitest'
import { LAST_ROUND } from '#games/raiders'
import { scene } from './testing/index.ts'

/** Plays idle turns; answers how many there were until the end. */
function turnsLeft(table: ReturnType<typeof scene>): number {
  let turns = 0
  for (; !table.over && turns < 20; turns++) table.passTurn()
  return turns
}

describe('the end is near', () => {
  test('when one fortress set is left: everybody has one turn more, whoever brought it about too', () => {
    const table = scene({
      players: [{ crew: ['archer', 'sage', 'scout', 'scout'], provisions: 2, gold: 2, worker: 'white' }, {}, {}],
      north: {
        fortress_a: [null, null],
        fortress_b: ['gold', ''],
        fortress_c: [null, null],
        outpost_a: ['valkyrie', ''],
      },
    })
    table.play('raid fortress_b', 'plunder 0')
    expect([table.g.ending, table.told('ending')]).toMatchObject(['fortresses', [{ seat: 0 }]])
    expect(turnsLeft(table)).toBe(3)
  })
  test('when the stack of offerings is empty', () => {
    const table = scene({ players: [{ worker: 'grey', gold: 2 }, {}], stack: 1 })
    table.play('place long_house', 'offer 2 gold', 'pick gate_house idle')
    expect([table.g.ending, turnsLeft(table)]).toEqual(['offerings', 2])
  })
  test('when no Valkyrie is left in the north', () => {
    const table = scene({ players: [{}, {}], north: { fortress_c: ['', ''] } }).passTurn()
    expect([table.g.ending, turnsLeft(table)]).toEqual(['valkyries', 2])
  })
  test('an end that has come about stands, even if an Assassin brings a Valkyrie back', () => {
    const table = scene({
      players: [{}, { hand: ['assassin'] }],
      north: { fortress_c: ['', ''] },
      village: { mill: 'black', gate_house: 'black', treasury: 'black' },
      options: { runesaga: true },
    }).play('place silversmith', 'pick treasury idle')
    table.play('place town_hall', 'play assassin', 'curse harbour_b 0', 'pick mill idle')
    expect([table.g.ending, turnsLeft(table)]).toEqual(['valkyries', 1])
  })
  test('a match ends after round 60 at the latest', () => {
    const table = scene({ players: [{}, {}], round: LAST_ROUND })
    expect([turnsLeft(table), table.g.ending]).toEqual([2, 'last-round'])
  })
})

describe('the score', () => {
  test('raids, Valkyries, armour, offerings, crew and plunder', () => {
    const table = scene({
      players: [
        {
          points: 20,
          valkyries: 5,
          armour: 6,
          offerings: ['2 gold', '1 iron 2 livestock'],
          crew: ['champion', 'warlord'],
          gold: 2,
          iron: 1,
          livestock: 3,
        },
        {},
      ],
      display: ['4 silver'],
    })
    expect(table.result[0]).toMatchObject({
      score: 20 + 7 + 4 + 8 + 5 + 4,
      parts: { raids: 20, valkyries: 7, armour: 4, offerings: 8, crew: 5, plunder: 4 },
      ties: [5, 6],
    })
  })
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 4],
    [5, 7],
    [6, 10],
    [7, 15],
    [9, 15],
  ])('%d steps with the Valkyries are %d points', (valkyries, points) => {
    expect(scene({ players: [{ valkyries }, {}] }).result[0]!.parts['valkyries']).toBe(points)
  })
  test.each([
    [2, 0],
    [3, 2],
    [5, 2],
    [6, 4],
    [8, 4],
    [9, 6],
    [10, 6],
  ])('armour %d is %d points', (armour, points) => {
    expect(scene({ players: [{ armour }, {}] }).result[0]!.parts['armour']).toBe(points)
  })
  test('equal in points, Valkyries and armour, the place is shared', () => {
    const ranks = (players: Parameters<typeof scene>[0]['players']) =>
      scene({ players, stack: 13 }).result.map(({ rank }) => rank)
    expect(ranks([{ points: 3 }, { points: 2, valkyries: 2 }])).toEqual([2, 1])
    expect(ranks([{ points: 3, armour: 1 }, { points: 3 }])).toEqual([1, 2])
    expect(ranks([{ points: 3 }, { points: 3 }])).toEqual([1, 1])
  })
})
