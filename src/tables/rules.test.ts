// What a table becomes when its match moves: whom it waits for, and whose answer is stale.
import { describe, expect, test } from 'vitest'
import { type Game, Live, start } from '#engine'
import { liveToRead, ownLive, settled } from './rules.ts'
import type { TableState } from './table.ts'
import { ofTwo } from './testing.ts'

describe('a question to all at once', () => {
  const duel: Game<{ rounds: number }, Record<string, never>> = {
    id: 'duel',
    version: 1,
    edition: '1',
    seats: { min: 2, max: 2 },
    options: {},
    bound: 10,
    first: ['round', null],
    chapters: {
      *round(t) {
        yield* t.all([0, 1].map(seat => ({ seat, kind: 'hand', options: ['stone', 'paper'] })))
        return ++t.g.rounds < 2 ? ['round', null] : null
      },
    },
    setup: () => ({ rounds: 0 }),
    rounds: g => g.rounds,
    refusals: () => [],
    result: () => [],
    migrations: [],
  }
  test('is not made stale by the answer of another, but by the next question', () => {
    const live = new Live<unknown>(duel as Game<unknown, unknown>, start(duel, 2, {}, '0'.repeat(64)))
    const chairs = [{ kind: 'open' }, { kind: 'open' }] as const
    const opened = settled({ chairs, asked: [0, 0] } as unknown as TableState, live, {
      seq: 2,
      before: [],
      mover: null,
    })
    expect(opened).toMatchObject({ asked: [2, 2], waiting: [0, 1], moved: 2, status: 'playing', result: null })
    const questions = () => [live.open(0), live.open(1)]

    let before = questions()
    live.answer(0, 'paper')
    const half = settled(opened, live, { seq: 3, before, mover: 0 })
    expect(half).toMatchObject({ asked: [3, 2], waiting: [1], moved: 3 })

    before = questions()
    live.answer(1, 'stone')
    const next = settled(half, live, { seq: 4, before, mover: 1 })
    expect(next).toMatchObject({ asked: [4, 4], waiting: [0, 1] })
    expect(next.match).toEqual(live.match())

    // Who moved is asked anew, even if by the same words.
    expect(settled(next, live, { seq: 5, before: questions(), mover: 0 })).toMatchObject({ asked: [5, 4] })

    live.answer(0, 'paper')
    live.answer(1, 'paper')
    expect(settled(next, live, { seq: 6, before, mover: 1 })).toMatchObject({ status: 'over', waiting: [], result: [] })
  })
})

test('those who look share what they look at; who answers has it alone', () => {
  const match = ofTwo().state.match!
  const shared = liveToRead(match)
  expect([liveToRead(match) === shared, liveToRead({ ...match }) === shared]).toEqual([true, false])
  const own = ownLive(match)
  expect([own === shared, ownLive(match) === own, liveToRead(match) === own]).toEqual([true, false, false])
})
