// Tables as text for the store: what is remembered of earlier steps never leads to other text than what it says now.
import { expect, test } from 'vitest'
import { Swift } from '#engine'
import { GAMES } from '#games'
import { answer, join, lay, seatsOf, start, type Table, tableSeen, undo } from '#tables'
import { openPen } from './pen.ts'

const [anna, bo] = [
  { id: 'anna', name: 'Anna' },
  { id: 'bo', name: 'Bo' },
] as const
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a pen writes what is there, at every step of every game, also where answers are taken back', () => {
  for (const { id } of GAMES) {
    const chance = new Swift(11)
    const pen = openPen()
    const isWritten = ({ state }: Table): void => {
      const { state: whole, summary } = pen(state)
      expect(JSON.parse(whole)).toEqual(plain(state))
      expect(JSON.parse(summary)).toEqual(plain({ ...state, match: null, edition: state.match?.edition }))
    }
    const laid = lay({ game: id, seats: [{ kind: 'me' }, { kind: 'open' }] }, anna, { id, invite: 'i', from: 0 }, 1)
    isWritten(laid)
    let table = start(join(laid, bo, { invite: 'i' }, 2), anna, 'ab'.repeat(32), 3)
    let takenBack = 0
    for (let step = 0; step < 60 && table.state.status === 'playing'; step++) {
      const seat = table.state.waiting[0]!
      const who = [anna, bo].find(({ id: person }) => seatsOf(table.state, person).includes(seat))!
      const { seq, questions } = tableSeen(table, who.id, seat)
      const { options } = questions[0]!
      table = answer(table, { seat, seq, pick: options[chance.below(options.length)]! }, step)
      isWritten(table)
      if (chance.below(3) > 0 || tableSeen(table, who.id, seat).undo !== null) continue
      table = undo(table, who, {}, step)
      isWritten(table)
      takenBack++
    }
    expect(takenBack).toBeGreaterThan(0)
  }
})

test('of answers that are written already nothing is kept where others stand in their place', () => {
  const laid = lay(
    { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    anna,
    { id: 't', invite: 'i', from: 0 },
    1,
  )
  const { state } = start(laid, anna, 'ab'.repeat(32), 2)
  const pen = openPen()
  const picks = (count: number, mark: string) =>
    Array.from({ length: count }, (_, at) => ({ seat: 0, pick: { mark, at } }))
  const [long, other] = [picks(80, 'one'), picks(80, 'two')]
  const written = (answers: readonly object[]): unknown =>
    JSON.parse(pen({ ...state, match: { ...state.match!, answers } as never }).state).match.answers
  for (const answers of [
    ...long.map((_, at) => long.slice(0, at + 1)),
    long.slice(0, 3),
    [...long.slice(0, 70), ...other.slice(70)],
    [...long.slice(0, 10), ...other.slice(10)],
    other,
    [],
    long,
  ]) {
    expect(written(answers)).toEqual(answers)
  }
})
