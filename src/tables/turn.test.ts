// Whose turn it is: begun once, however often one answers in it, and the same again for who takes an answer back.
import { expect, test } from 'vitest'
import { undo } from './playing.ts'
import { alone, anna, bo, codeOf, ofTwo, playOn } from './testing.ts'
import { turnOf, waitedFor } from './turn.ts'

test('a turn lasts from being asked until one is no longer waited for; the next is another', () => {
  let table = ofTwo()
  const seen: (readonly [string, number])[] = []
  for (let i = 0; i < 60 && table.state.status === 'playing'; i++) {
    const { person, turn } = waitedFor(table.state)[0]!
    if (seen.at(-1)?.[1] !== turn) seen.push([person, turn])
    table = playOn(table, [anna, bo])
  }
  expect(seen.length).toBeGreaterThan(3)
  // One after the other, and never the same number twice.
  for (const [i, [person]] of seen.entries()) expect(person).not.toBe(seen[i + 1]?.[0])
  expect(new Set(seen.map(([, turn]) => turn)).size).toBe(seen.length)
  const [, turn] = seen.at(-1)!
  expect(table.log[turn - 1]).toMatchObject({ event: { do: 'answered' } })
})

test('who takes an answer back is in the same turn', () => {
  let table = ofTwo()
  const first = turnOf(table.state, 'anna') === null ? bo : anna
  const before = turnOf(table.state, first.id)
  for (let i = 0; i < 40; i++) {
    const next = playOn(table, [anna, bo])
    if (codeOf(() => undo(next, first, {}, 1000)) === 'done') {
      expect(turnOf(undo(next, first, {}, 1000).state, first.id)).toBe(before)
    }
    table = next
    if (turnOf(table.state, first.id) === null) return
  }
  expect.fail('the turn never ended')
})

test('people who share a device have one turn after the other without a break', () => {
  let table = alone()
  const before = turnOf(table.state, 'anna')
  for (let i = 0; i < 20; i++) table = playOn(table, [anna])
  expect(turnOf(table.state, 'anna')).toBe(before)
  expect(turnOf(table.state, 'bo')).toBeNull()
})
