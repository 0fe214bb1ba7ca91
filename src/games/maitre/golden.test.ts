// Recorded matches of the easy bot, played again to the last die: what they show may only change with the version.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Fault, replay, type Transcript, verify } from '#engine'
import { GAMES } from '#games'
import { maitre } from '#games/maitre'

const recorded = (seats: number): Transcript =>
  JSON.parse(readFileSync(new URL(`./golden/${seats}-players.json`, import.meta.url), 'utf8')) as Transcript

test.each([
  { seats: 2, winner: 0, score: 19, answers: 291 },
  { seats: 4, winner: 0, score: 14, answers: 329 },
  { seats: 6, winner: 5, score: 12, answers: 192 },
])('a match of $seats ends as it did: seat $winner wins with $score points', ({ seats, winner, score, answers }) => {
  const told = verify(GAMES, recorded(seats))
  expect(told.answers).toHaveLength(answers)
  expect(told.result.find(({ rank }) => rank === 1)).toMatchObject({ seat: winner, score })
})

test('the recorded matches show every kind of event, all but the end of the war', () => {
  const said = [2, 4, 6].flatMap(seats => replay(maitre, recorded(seats)).table.entries.map(({ note }) => note.say))
  const kinds =
    'first port tries rolls places aside uses arms gains fails arrives fights loots drops spares returns over'
  expect(new Set(said)).toEqual(new Set(kinds.split(' ')))
})

test('a match with another answer in it is found out', () => {
  const told = recorded(2)
  const answers = told.answers.with(0, { seat: told.answers[0]!.seat, pick: { do: 'hunt' } })
  expect(() => verify(GAMES, { ...told, answers })).toThrow(Fault)
  expect(() => verify(GAMES, { ...told, answers })).toThrow('answer 1 of 291')
})
