import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyGame, type Transcript, verify } from '#engine'
import { GAMES, gameById } from '#games'
import { differences, recordAnew } from './golden-match.ts'

const recorded = (game: string): Transcript[] =>
  readdirSync(`src/games/${game}/golden`).map(
    file => JSON.parse(readFileSync(`src/games/${game}/golden/${file}`, 'utf8')) as Transcript,
  )
const maitre = gameById('maitre')
const told = recorded('maitre')[0]!
/** The game with something changed on purpose. */
const changed = (change: Partial<AnyGame>): AnyGame => ({ ...maitre, ...change })
const OTHER_DECK: Partial<AnyGame> = { edition: 'other', lay: edition => edition === 'other' }

test.each(GAMES.map(({ id }) => id))('nothing of the recorded matches of %s differs', id => {
  for (const match of recorded(id)) expect(differences(gameById(id), match)).toEqual([])
})

describe('a change on purpose is told', () => {
  test('another version, another deck', () => {
    expect(differences(changed({ version: 3, ...OTHER_DECK }), told)).toEqual([
      'version 2 is now 3',
      `edition ${told.edition} is now other`,
    ])
  })
  test('another result', () => {
    const result: AnyGame['result'] = g => maitre.result(g).map(each => ({ ...each, score: each.score + 1 }))
    const [difference, ...more] = differences(changed({ result }), told)
    const [, before, after] = /^seat (?:\d) wins with (\d+) points, and now seat \d wins with (\d+) points$/.exec(
      difference!,
    )!
    expect(Number(after)).toBe(Number(before) + 1)
    expect(more).toEqual([])
  })
  test('an answer that is possible no more, and answers after which the match goes on', () => {
    const answers = told.answers.with(2, { seat: told.answers[2]!.seat, pick: { do: 'hunt' } })
    expect(differences(maitre, { ...told, answers })[0]).toMatch(new RegExp(`^answer 3 of ${told.answers.length}: `))
    expect(differences(maitre, { ...told, answers: told.answers.slice(0, 5) })).toEqual([
      'after its 5 answers the match goes on',
    ])
  })
})

describe('recorded anew', () => {
  test('the same answers, where they still lead to an end', () => {
    const game = changed(OTHER_DECK)
    const anew = recordAnew(game, told)
    expect(anew).toMatchObject({ edition: 'other', answers: told.answers, result: told.result })
    expect(differences(game, anew)).toEqual([])
  })
  test.each(GAMES.map(({ id }) => id))(
    'else a whole match of %s between bots, the same each time',
    id => {
      const game = gameById(id)
      const broken = { ...recorded(id)[0]!, answers: [] }
      const anew = recordAnew(game, broken)
      expect(verify(GAMES, anew)).toMatchObject({ secret: broken.secret, options: broken.options, seats: broken.seats })
      expect(anew.answers.length).toBeGreaterThan(50)
      expect(recordAnew(game, broken)).toEqual(anew)
    },
    120_000,
  )
})
