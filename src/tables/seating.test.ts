// Tables are laid, people come and go, the host starts.
import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '#bots'
import { secretFrom } from '#engine'
import { talk } from './playing.ts'
import { join, lay, leave, start } from './seating.ts'
import { membersOf, seqOf, updatedOf } from './table.ts'
import { alone, anna, bo, cleo, codeOf, DRAWN, finished, laid, ofTwo, plan, SECRET } from './testing.ts'

const namesOf = (seats: Parameters<typeof laid>[0], more = {}): string[] =>
  laid(seats, more).state.chairs.flatMap(chair => (chair.kind === 'open' ? [] : [chair.name]))

describe('a table is laid', () => {
  test('with its chairs, its options and its host', () => {
    const table = laid(
      [{ kind: 'me' }, { kind: 'bot', level: 'hard' }, { kind: 'open' }, { kind: 'bot', name: 'Ulf' }],
      {
        options: { truce: true },
      },
    )
    expect(table.state).toMatchObject({
      id: 't',
      game: 'maitre',
      options: { truce: true, declare: false },
      host: { guest: 'anna', name: 'Anna' },
      invite: 'sesame',
      hints: true,
      created: 10,
      status: 'open',
      seed: 'tables',
      match: null,
      waiting: [],
      asked: [0, 0, 0, 0],
      moved: 0,
      result: null,
    })
    expect(table.state.chairs).toMatchObject([
      { kind: 'human', guest: 'anna', name: 'Anna' },
      { kind: 'bot', level: 'hard' },
      { kind: 'open' },
      { kind: 'bot', level: 'easy', name: 'Ulf' },
    ])
    const { options, chairs, host, customs } = table.state
    expect(table.log).toEqual([
      { seq: 1, at: 10, event: { do: 'created', game: 'maitre', options, chairs, host, hints: true, customs } },
    ])
    expect([seqOf(table), updatedOf(table)]).toEqual([1, 10])
  })

  test('for as many as the game is for, with bots and options there are', () => {
    const seats = (count: number) => Array.from({ length: count }, () => ({ kind: 'me' as const }))
    const bad = (work: () => unknown): unknown => {
      try {
        return work()
      } catch (error) {
        return error
      }
    }
    for (const count of [1, 7]) {
      expect(bad(() => laid(seats(count)))).toMatchObject({ code: 'bad-seats', facts: { min: 2, max: 6 } })
    }
    for (const count of [2, 6]) expect(laid(seats(count)).state.chairs).toHaveLength(count)
    expect(bad(() => laid([{ kind: 'me' }, { kind: 'bot', level: 'god' }]))).toMatchObject({
      code: 'bad-level',
      facts: { level: 'god' },
    })
    expect(() => laid(seats(2), { game: 'chess' })).toThrow('chess')
    expect(() => laid(seats(2), { options: { wind: 3 } })).toThrow('wind')
  })

  test('with hints, unless told otherwise; with a number for a seed as with a word', () => {
    expect(laid([{ kind: 'me' }, { kind: 'bot' }], { hints: false }).state.hints).toBe(false)
    expect(laid([{ kind: 'me' }, { kind: 'bot' }], { seed: 7 }).state.seed).toBe('7')
    expect(lay({ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }] }, anna, DRAWN, 1).state.seed).toBeNull()
  })

  test('with strangers for bots without a name: nobody twice, told by the seed or drawn', () => {
    const bots = [{ kind: 'bot' as const }, { kind: 'bot' as const }, { kind: 'me' as const }]
    const who = (seed: string) => Number.parseInt(secretFrom(seed).slice(0, 6), 16) % CHARACTERS.length
    for (const seed of ['tables', 'chairs', 'oars', 'sails', 'keels']) {
      expect(namesOf(bots, { seed })[0]).toBe(CHARACTERS[who(seed)]!.name)
    }
    expect(new Set(namesOf(bots)).size).toBe(3)
    const drawn = lay({ game: 'maitre', seats: bots }, anna, DRAWN, 1)
    expect(drawn.state.chairs[0]).toMatchObject({ name: CHARACTERS[3]!.name })
    // Who is expected is not met before.
    const expected = CHARACTERS[who('tables')]!.name
    expect(namesOf([{ kind: 'bot' }, { kind: 'bot', name: expected }])).not.toEqual([expected, expected])
    expect(namesOf([{ kind: 'bot' }, { kind: 'me', name: expected }])[0]).not.toBe(expected)
    expect(
      lay(plan([{ kind: 'bot' }, { kind: 'me' }]), { id: 'x', name: expected }, DRAWN, 1).state.chairs,
    ).toMatchObject([{ kind: 'bot' }, { name: expected }])
    expect(namesOf([{ kind: 'me' }, { kind: 'me', name: 'Bo' }])).toEqual(['Anna', 'Bo'])
    // A host who does not sit there takes no name.
    const away = lay(plan([{ kind: 'bot' }, { kind: 'bot' }]), { id: 'x', name: expected }, DRAWN, 1)
    expect(away.state.chairs[0]).toMatchObject({ name: expected })
  })
})

describe('whoever has the invitation', () => {
  const open = laid([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  test('takes the first open seat, once', () => {
    const joined = join(open, bo, { invite: 'sesame' }, 20)
    expect(joined.state.chairs[1]).toEqual({ kind: 'human', guest: 'bo', name: 'Bo' })
    expect(joined.state.chairs[2]).toEqual({ kind: 'open' })
    expect(joined.log[1]).toEqual({ seq: 2, at: 20, event: { do: 'joined', seat: 1, guest: 'bo', name: 'Bo' } })
    expect(join(joined, bo, { invite: 'sesame' }, 21)).toBe(joined)
    expect(join(open, anna, { invite: 'sesame' }, 21)).toBe(open)
    expect(membersOf(joined)).toEqual(['anna', 'bo'])
  })
  test('finds it full, begun or over; who has it not, stays outside', () => {
    expect(codeOf(() => join(open, bo, { invite: 'guess' }, 20))).toBe('wrong-invite')
    expect(codeOf(() => join(laid([{ kind: 'me' }, { kind: 'bot' }]), bo, { invite: 'sesame' }, 20))).toBe('table-full')
    expect(codeOf(() => join(ofTwo(), cleo, { invite: 'sesame' }, 50))).toBe('already-started')
    expect(codeOf(() => join(leave(open, anna, 50), bo, { invite: 'sesame' }, 50))).toBe('over')
    // Who sits there keeps their seat, begun or not.
    const begun = ofTwo()
    expect(join(begun, bo, { invite: 'sesame' }, 50)).toBe(begun)
  })
})

describe('the match', () => {
  test('is started by the host, once, when nobody is missing', () => {
    const open = laid([{ kind: 'me' }, { kind: 'open' }])
    expect(codeOf(() => start(open, anna, SECRET, 30))).toBe('seats-open')
    const full = join(open, bo, { invite: 'sesame' }, 20)
    expect(codeOf(() => start(full, bo, SECRET, 30))).toBe('not-host')
    const begun = start(full, anna, SECRET, 30)
    expect(begun.state).toMatchObject({ status: 'playing', moved: 3, asked: [3, 3], result: null })
    expect(begun.state.waiting).toHaveLength(1)
    expect(begun.log[2]).toMatchObject({ seq: 3, at: 30, event: { do: 'started', secret: secretFrom('tables') } })
    expect((begun.log[2]!.event as { entries: readonly unknown[] }).entries[0]).toMatchObject({ note: { say: 'port' } })
    expect(codeOf(() => start(begun, anna, SECRET, 31))).toBe('already-started')
  })
  test('has the secret that was drawn, where there is no seed', () => {
    const table = lay({ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }] }, anna, DRAWN, 10)
    const begun = start(table, anna, SECRET, 30)
    expect(begun.state.match!.rng.secret).toBe(SECRET)
    expect(begun.log[1]!.event).toMatchObject({ secret: SECRET })
  })
})

describe('who leaves', () => {
  test('before the start frees the seat, and the table passes on, or ends', () => {
    const two = join(laid([{ kind: 'me' }, { kind: 'open' }]), bo, { invite: 'sesame' }, 20)
    const without = leave(two, bo, 25)
    expect(without.state).toMatchObject({ status: 'open', host: { guest: 'anna' } })
    expect(without.state.chairs[1]).toEqual({ kind: 'open' })
    expect(without.log.at(-1)).toEqual({ seq: 3, at: 25, event: { do: 'left', seats: [1], guest: 'bo' } })
    const passed = leave(two, anna, 25)
    expect(passed.state).toMatchObject({ status: 'open', host: { guest: 'bo', name: 'Bo' } })
    expect(membersOf(passed)).toEqual(['bo'])
    const ended = leave(passed, bo, 26)
    expect(ended.state).toMatchObject({ status: 'over', result: null, waiting: [] })
    expect(membersOf(ended)).toEqual([])
    // Somebody who comes back is there again.
    expect(membersOf(join(leave(two, bo, 25), bo, { invite: 'sesame' }, 26))).toEqual(['anna', 'bo'])
  })
  test('a table whose host sits elsewhere stays open', () => {
    const open = join(laid([{ kind: 'open' }, { kind: 'bot' }]), bo, { invite: 'sesame' }, 20)
    const left = leave(open, bo, 25)
    expect(left.state).toMatchObject({ status: 'open', host: { guest: 'anna' } })
    // Unless the host takes it down.
    expect(leave(left, anna, 26).state).toMatchObject({ status: 'over', result: null })
  })
  test('during the match is played on for by a bot of the same name', () => {
    const left = leave(ofTwo(), bo, 50)
    expect(left.state).toMatchObject({ status: 'playing', host: { guest: 'anna' } })
    expect(left.state.chairs).toEqual([
      { kind: 'human', guest: 'anna', name: 'Anna' },
      { kind: 'bot', level: 'easy', name: 'Bo', owner: { guest: 'bo', name: 'Bo' } },
    ])
    expect(membersOf(left)).toEqual(['anna', 'bo'])
    expect(left.state.waiting).toEqual(ofTwo().state.waiting)
    // Who leaves again takes it off their list.
    const off = leave(left, bo, 51)
    expect(membersOf(off)).toEqual(['anna'])
    expect(codeOf(() => leave(off, bo, 52))).toBe('not-seated')
    // Who leaves last ends nothing: it is for each of them to take up again.
    const nobody = leave(left, anna, 51)
    expect(nobody.state).toMatchObject({ status: 'playing', waiting: left.state.waiting, match: left.state.match })
  })
  test('with several seats leaves all of them', () => {
    const left = leave(alone(), anna, 50)
    expect(left.state.chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot'])
    expect(left.log.at(-1)!.event).toEqual({ do: 'left', seats: [0, 1], guest: 'anna', level: 'easy' })
  })
  test('after the end only takes it off their list, once', () => {
    const table = finished()
    const left = leave(table, bo, 99)
    expect(left.state).toBe(table.state)
    expect(left.log.at(-1)!.event).toEqual({ do: 'left', seats: [], guest: 'bo' })
    expect(membersOf(left)).toEqual(['anna'])
    expect(codeOf(() => leave(left, bo, 99))).toBe('not-seated')
    expect(codeOf(() => leave(table, cleo, 99))).toBe('not-seated')
    expect(codeOf(() => join(table, cleo, { invite: 'sesame' }, 99))).toBe('over')
    expect(codeOf(() => talk(left, bo, 'bye', 99))).toBe('done')
  })
})
