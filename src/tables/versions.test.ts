// New rules under matches that are under way: nothing is lost, and what has changed is said.
import { describe, expect, test } from 'vitest'
import type { Match } from '#engine'
import { walk } from '#engine/toys'
import { findEditions, gameById } from '#games'
import { type AnswerGiven, answer, answerAs, transcriptOf } from './playing.ts'
import { after, seqOf, type Table } from './table.ts'
import { anna, bo, codeOf, finished, look, ofTwo, playOn } from './testing.ts'
import { listing } from './toys/index.ts'
import { checkMatch, setApart } from './versions.ts'

await findEditions()
function played(answers: number): Table {
  let table = ofTwo()
  for (let i = 0; i < answers; i++) table = playOn(table, [anna, bo])
  return table
}
const withMatch = (table: Table, more: object): Table => ({
  ...table,
  state: { ...table.state, match: { ...table.state.match!, ...more } },
})

test('a match that comes to the same state goes on', () => {
  for (const answers of [0, 1, 7, 20]) expect(checkMatch(played(answers))).toEqual({ verdict: 'same' })
  expect(checkMatch(ofTwo('shipwrights'))).toEqual({ verdict: 'same' })
})

describe('of a game with a new version', () => {
  const TIDE = { version: 2, setup: (seats: number) => ({ ...walk.setup(seats, {}), tide: 0 }) }
  const migrationTo = (tide: number) => [
    (old: Match): Match => ({ ...old, base: { ...(old.base as object), tide } as unknown as Match['base'] }),
  ]
  /** Some steps of a walk, by the rules of before; then come those of today. */
  function walked(rules: object): Table {
    const become = listing(walk)
    let table = ofTwo('walk')
    for (const step of ['go', 'rest', 'die', 'go']) {
      const seat = table.state.waiting[0]!
      table = answer(table, { seat, seq: seqOf(table), pick: step }, 40)
    }
    become(rules)
    return table
  }
  test('a match is upgraded by its migration, where its answers lead there too', () => {
    const table = walked({ ...TIDE, migrations: migrationTo(0) })
    expect(checkMatch(table)).toEqual({ verdict: 'upgraded' })
  })
  test('and carried there where they would lead elsewhere, by its migration or by a rule; it says so', () => {
    const because = 'the answers lead to another state'
    const table = walked({ ...TIDE, migrations: migrationTo(7) })
    expect(checkMatch(table)).toEqual({ verdict: 'carried', because })
    expect(setApart(table, 'checkpoint', 99).state.apart).toBe('checkpoint')
  })
  test('in which the chapter under way cannot be played, a match is rewound', () => {
    const turn = walk.chapters['turn']!
    const table = walked({
      ...TIDE,
      migrations: migrationTo(0),
      chapters: { ...walk.chapters, turn: (t: never) => turn(t, 0) },
    })
    expect(table.state.match!.answers).toHaveLength(2)
    expect(checkMatch(table)).toMatchObject({ verdict: 'rewound' })
  })
})

test('one that would come elsewhere goes on from what was kept, and says so once', () => {
  const table = played(12)
  // As if the rules had once let another answer through: the record holds one that is not possible.
  const log = table.log.map(each =>
    each.event.do === 'answered' && each.seq === 8 ? { ...each, event: { ...each.event, pick: 'moon' } } : each,
  )
  const changed: Table = { ...table, log }
  expect(checkMatch(changed)).toMatchObject({ verdict: 'checkpoint', because: expect.stringContaining('moon') })
  const apart = setApart(changed, 'checkpoint', 99)
  expect(apart.state.match).toBe(table.state.match)
  expect([seqOf(apart), look(apart, anna).table.apart]).toEqual([seqOf(table) + 1, 'checkpoint'])
  expect(setApart(apart, 'checkpoint', 100)).toBe(apart)
  expect(playOn(apart, [anna, bo]).state.apart).toBe('checkpoint')
})

test('one whose chapter cannot be played again goes on from where the chapter began', () => {
  let table = played(3)
  for (let i = 0; table.state.match!.answers.length === 0 && i < 20; i++) table = playOn(table, [anna, bo])
  const broken = withMatch(table, { answers: [{ seat: table.state.match!.answers[0]!.seat, pick: 'moon' }] })
  expect(checkMatch(broken)).toMatchObject({ verdict: 'rewound' })
  const apart = setApart(broken, 'rewound', 99)
  expect(apart.state.match!.answers).toEqual([])
  expect(look(apart, anna).table.apart).toBe('rewound')
  // Who answered before is told that the question stands anew.
  const asked = apart.state.waiting[0]!
  const person = [anna, bo].find(({ id }) => look(apart, { id, name: id }).seat === asked)!
  const late: AnswerGiven = { seq: seqOf(broken), pick: look(apart, person).questions[0]!.options[0]! }
  expect(codeOf(() => answerAs(apart, person, late, 100))).toBe('stale')
  expect(seqOf(playOn(apart, [anna, bo]))).toBe(seqOf(apart) + 1)
})

test('one of newer rules, or of a deck that is not there, is left as it is', () => {
  expect(checkMatch(withMatch(played(2), { version: gameById('maitre').version + 1 }))).toMatchObject({
    verdict: 'refused',
  })
  expect(checkMatch(withMatch(played(2), { edition: 'gone' }))).toMatchObject({ verdict: 'refused' })
})

test('a table without a match has nothing to check', () => {
  const table = played(1)
  expect(checkMatch({ ...table, state: { ...table.state, match: null } })).toBeNull()
  const over = after(table, { do: 'said', seat: null, name: 'Anna', text: 'x' }, 1, { ...table.state, status: 'over' })
  expect(checkMatch(over)).toBeNull()
})

test('a finished match is told from its start only where today’s rules come to the result it had', () => {
  const over = finished()
  const { result, ...state } = over.state
  expect(transcriptOf(over).result).toEqual(result)
  const won = result!.map(standing => ({ ...standing, score: standing.score + 1 }))
  const altered = over.log.map(each =>
    each.event.do === 'answered' && each.seq === 8 ? { ...each, event: { ...each.event, pick: 'moon' } } : each,
  )
  for (const changed of [
    { ...over, state: { ...state, result: won } },
    { ...over, state: { ...state, result, apart: 'checkpoint' as const } },
    { ...over, log: altered },
  ])
    expect(codeOf(() => transcriptOf(changed))).toBe('other-rules')
})
