// Recorded matches of bots with whims, played again to the last card: what they show may only change with the version.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Fault, replay, type Transcript, verify } from '#engine'
import { GAMES } from '#games'
import { shipwrights } from '#games/shipwrights'

const recorded = (seats: number): Transcript =>
  JSON.parse(readFileSync(new URL(`./golden/${seats}-players.json`, import.meta.url), 'utf8')) as Transcript

test.each([
  { seats: 2, winner: 1, score: 11, answers: 241 },
  { seats: 3, winner: 0, score: 10, answers: 318 },
  { seats: 5, winner: 0, score: 9, answers: 563 },
])('a match of $seats ends as it did: seat $winner wins with $score points', ({ seats, winner, score, answers }) => {
  const told = verify(GAMES, recorded(seats))
  expect(told.answers).toHaveLength(answers)
  expect(told.result.find(({ rank }) => rank === 1)).toMatchObject({ seat: winner, score })
})

test('the recorded matches show every kind of event, all but a tool broken by a Berserker', () => {
  const said = [2, 3, 5].flatMap(seats =>
    replay(shipwrights, recorded(seats)).table.entries.flatMap(({ note, secret }) =>
      secret ? [note.say, secret[1].say] : [note.say],
    ),
  )
  const kinds =
    'stocks day drafted kept reshuffles turn sentry-leaves buys equips drops recruits starts finishes builds discards ' +
    'abandons visits calls kills wrecks lures steals gold loses workers goods swaps draws drew turns-up removes shields ' +
    'evening returns sends-home uncovers over'
  expect(new Set(said)).toEqual(new Set(kinds.split(' ')))
})

test('a match with another answer in it is found out', () => {
  const told = recorded(2)
  const answers = told.answers.with(0, { seat: told.answers[0]!.seat, pick: { do: 'end' } })
  expect(() => verify(GAMES, { ...told, answers })).toThrow(Fault)
  expect(() => verify(GAMES, { ...told, answers })).toThrow('answer 1 of 241')
})
