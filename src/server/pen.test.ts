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
