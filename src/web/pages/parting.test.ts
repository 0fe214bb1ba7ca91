// What is said before somebody takes a table off their list is what happens then.
import { expect, test } from 'vitest'
import { join, lay, leave, membersOf, type Person, publicTable, start, type Table } from '#tables'
import { partingFrom } from './parting.ts'

const [anna, bo] = ['anna', 'bo'].map((id): Person => ({ id, name: id })) as [Person, Person]
const seen = ({ state }: Table, { id }: Person) => publicTable(state, 0, id)
const DRAWN = { id: 't', invite: 'sesame', from: 0 }
const open = lay({ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'open' }] }, anna, DRAWN, 1)
const two = join(open, bo, { invite: 'sesame' }, 2)
const begun = start(two, anna, 'ab'.repeat(32), 3)

test('before the start a seat becomes free, and a table where nobody else is is put away', () => {
  expect(partingFrom(seen(open, anna))).toBe('gone')
  expect(leave(open, anna, 4).state.status).toBe('over')
  for (const person of [anna, bo]) {
    expect(partingFrom(seen(two, person))).toBe('free')
    expect(leave(two, person, 4).state.chairs.map(({ kind }) => kind)).toContain('open')
  }
})
test('during the match a bot plays on where others play, and the table stays on the list; then it leaves the list', () => {
  expect(partingFrom(seen(begun, bo))).toBe('bot')
  const left = leave(begun, bo, 4, 'hard')
  expect(membersOf(left)).toContain('bo')
  expect(partingFrom(seen(left, bo))).toBe('off')
  const off = leave(left, bo, 5)
  expect(membersOf(off)).not.toContain('bo')
  expect(seen(off, bo).seats[1]).toMatchObject({ claim: true })
})
test('a match where nobody else plays sleeps, also for who went before', () => {
  const left = leave(begun, bo, 4)
  expect(partingFrom(seen(left, anna))).toBe('sleeps')
  const asleep = leave(left, anna, 5)
  expect(asleep.state.status).toBe('playing')
  expect([anna, bo].map(person => partingFrom(seen(asleep, person)))).toEqual(['sleeps', 'sleeps'])
  const off = leave(asleep, anna, 6)
  expect(membersOf(off)).toEqual(['bo'])
  expect(seen(off, anna).seats[0]).toMatchObject({ claim: true })
})
test('tables of the device are gone, whatever was under way there', () => {
  expect(partingFrom({ ...seen(begun, bo), id: 'd-1' })).toBe('gone')
})
