// Whose turn it is: begun once, however often one answers in it, and the same again for who takes an answer back.
import { expect, test } from 'vitest'
import { askSeat, vote } from './consent.ts'
import { agreeOn } from './hosting.ts'
import { undo } from './playing.ts'
import { join, leave, start } from './seating.ts'
import { alone, anna, bo, cleo, codeOf, DRAWN, laid, ofTwo, playOn, SECRET } from './testing.ts'
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

test('who is asked to agree is waited for, once for what is asked, until they have answered', () => {
  const [invite, dora] = [DRAWN.invite, { id: 'dora', name: 'Dora' }]
  let open = agreeOn(laid([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]), anna, { spectators: true }, 15)
  for (const who of [bo, cleo]) open = join(open, who, { invite }, 20)
  const table = leave(start(open, anna, SECRET, 30), cleo, 35)
  const asked = askSeat(table, dora, { seat: 2, invite }, 40)
  const { seq } = asked.state.motion!
  const turnsOf = (at: typeof table) => [anna, bo].map(({ id }) => turnOf(at.state, id))
  const before = turnsOf(table)
  // Whose turn it is has been told so.
  expect(turnsOf(asked)).toEqual(before.map(turn => turn ?? seq))
  expect(before).toContain(null)
  expect(
    waitedFor(asked.state)
      .map(({ person }) => person)
      .toSorted(),
  ).toEqual(['anna', 'bo'])
  const idle = before[0] === null ? anna : bo
  const agreed = vote(asked, idle, { motion: seq, yes: true }, 50)
  expect(waitedFor(agreed.state).map(({ person }) => person)).not.toContain(idle.id)
})
