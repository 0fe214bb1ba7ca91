// Recorded matches, played again to the last die and card: what they show may only change with the version.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AnyGame, Fault, type Json, replay, type Transcript, verify } from '#engine'

export interface Golden {
  /** How each recorded match ends; it lies in a file named by its seats. */
  readonly matches: readonly {
    readonly seats: number
    readonly winner: number
    readonly score: number
    readonly answers: number
  }[]
  /** Every kind of note they tell, secret ones included. */
  readonly tell: string
  /** An answer that is possible to nobody at the beginning. */
  readonly impossible: Json
}

export function goldenSuite(game: AnyGame, folder: URL, { matches, tell, impossible }: Golden): void {
  const recorded = (seats: number): Transcript =>
    JSON.parse(readFileSync(new URL(`${seats}-players.json`, folder), 'utf8')) as Transcript

  test.each(matches)('a match of $seats ends as it did: seat $winner wins with $score points', match => {
    const told = verify([game], recorded(match.seats))
    expect(told.answers).toHaveLength(match.answers)
    expect(told.result.find(({ rank }) => rank === 1)).toMatchObject({ seat: match.winner, score: match.score })
  })

  test('the recorded matches show every kind of event there is to see', () => {
    const said = matches.flatMap(({ seats }) =>
      replay(game, recorded(seats)).tabletop.entries.flatMap(({ note, secret }) =>
        secret ? [note.say, secret[1].say] : [note.say],
      ),
    )
    expect(new Set(said)).toEqual(new Set(tell.split(' ')))
  })

  test('a match with another answer in it is found out', () => {
    const [first] = matches
    const told = recorded(first!.seats)
    const altered = { ...told, answers: told.answers.with(0, { seat: told.answers[0]!.seat, pick: impossible }) }
    expect(() => verify([game], altered)).toThrow(Fault)
    expect(() => verify([game], altered)).toThrow(`answer 1 of ${first!.answers}`)
  })
}
