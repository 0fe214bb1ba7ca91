import { expect, test } from 'vitest'
import { type Chair, charactersFor, levelAmong, namesOf, requestForPhones, requestOf, withRobot } from './setup.ts'

const player = (seat: number) => `Player ${seat}`
const robot: Chair = { kind: 'bot', level: 'easy' }
const friend = (name: string): Chair => ({ kind: 'friend', name })

test('people without a name are called by their seat, bots are left to the host', () => {
  expect(namesOf([{ kind: 'you' }, robot, friend('  ')], '', player)).toEqual(['Player 1', null, 'Player 3'])
})

test('names given twice are made distinct, whatever their case', () => {
  const chairs = [friend('Anna'), { kind: 'you' } as const, friend('anna'), friend('Player 5'), friend('')]
  expect(namesOf(chairs, 'ANNA', player)).toEqual(['Anna', 'ANNA 2', 'anna 3', 'Player 5', 'Player 5 2'])
})

test('friends on this device sit there as the player does', () => {
  const chairs = [friend('Bo'), { kind: 'you' } as const, robot]
  expect(requestOf(chairs, namesOf(chairs, 'Anna', player), 'Anna')).toEqual([
    { kind: 'me', name: 'Bo' },
    { kind: 'me' },
    { kind: 'bot', level: 'easy' },
  ])
})

test('I go by the name that whoever keeps the table knows, unless I have none or another here', () => {
  const request = (chair: Chair, you: string) => requestOf([chair], namesOf([chair], you, player), you)
  expect(request({ kind: 'you' }, ' Anna ')).toEqual([{ kind: 'me' }])
  expect(request({ kind: 'you' }, '')).toEqual([{ kind: 'me', name: 'Player 1' }])
  expect(request({ kind: 'you', name: 'Bo' }, 'Anna')).toEqual([{ kind: 'me', name: 'Bo' }])
})

test('a character sits in one seat, and people named like one are told apart', () => {
  const gorm: Chair = { kind: 'bot', level: 'hard', name: 'Gorm' }
  const chairs = [{ kind: 'you' } as const, gorm, robot]
  expect(namesOf(chairs, 'gorm', player)).toEqual(['gorm 2', 'Gorm', null])
  expect(charactersFor(chairs, 1).some(({ name }) => name === 'Gorm')).toBe(true)
  expect(charactersFor(chairs, 2).some(({ name }) => name === 'Gorm')).toBe(false)
  expect(requestOf(chairs, namesOf(chairs, 'gorm', player), 'gorm')[1]).toEqual(gorm)
})

test('a name given to my seat is for this table, and an empty one is no name', () => {
  expect(namesOf([{ kind: 'you', name: 'Bo' }], 'Anna', player)).toEqual(['Bo'])
  expect(namesOf([{ kind: 'you', name: '' }], 'Anna', player)).toEqual(['Player 1'])
})

test('bots that are added are all somebody else, and as strong as those who sit there', () => {
  let chairs: readonly Chair[] = [{ kind: 'you' }, { kind: 'bot', level: 'hard', name: 'Gorm' }]
  for (let i = 0; i < 4; i++) chairs = withRobot(chairs, levelAmong(chairs), () => 0.3)
  const bots = chairs.flatMap(chair => (chair.kind === 'bot' ? [chair] : []))
  expect(new Set(bots.map(({ name }) => name)).size).toBe(5)
  expect(new Set(bots.map(({ level }) => level))).toEqual(new Set(['hard']))
})

test('where everybody comes by phone, seats are kept for those who were named', () => {
  const chairs: readonly Chair[] = [
    { kind: 'you' },
    { kind: 'friend', name: 'Bo ' },
    { kind: 'open', name: '' },
    { kind: 'bot', level: 'easy' },
  ]
  const [you, ...others] = requestForPhones(chairs, 'Ada')
  expect(you).toEqual({ kind: 'open', name: 'Ada' })
  expect(others).toEqual([{ kind: 'open', name: 'Bo' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }])
  expect(requestForPhones(chairs, '')[0]).toEqual({ kind: 'open' })
})
