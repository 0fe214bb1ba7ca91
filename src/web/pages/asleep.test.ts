// Which tables sleep, and for whom.
import { expect, test } from 'vitest'
import { join, lay, leave, type Person, publicTable, start } from '#tables'
import { isAsleep } from './asleep.ts'

const [anna, bo, cleo]: readonly Person[] = ['Anna', 'Bo', 'Cleo'].map(name => ({ id: name, name }))

test('a match is asleep to those who may come back once everybody has left', () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const laid = lay({ game: 'maitre', seats, seed: 'asleep' }, anna!, { id: 't', invite: 'sesame', from: 1 }, 1)
  const started = start(join(laid, bo!, { invite: 'sesame' }, 2), anna!, '', 3)
  const left = leave(started, anna!, 4)
  const gone = leave(left, bo!, 5)
  const asleep = ({ state }: typeof gone, { id }: Person) => isAsleep(publicTable(state, 6, id))
  expect([asleep(started, anna!), asleep(left, anna!), asleep(gone, anna!), asleep(gone, bo!)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(asleep(gone, cleo!)).toBe(false)
})
