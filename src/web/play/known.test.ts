// Which of the tables that are known wait for this player.
import { expect, test } from 'vitest'
import { askSeat, join, lay, leave, type Person, publicTable, start, vote } from '#tables'
import { isMyTurn, waitsForMe } from './known.ts'

const [anna, bo, cleo]: readonly Person[] = ['Anna', 'Bo', 'Cleo'].map(name => ({ id: name, name }))

test('a table waits for whoever is to play there, and for whoever is asked to agree', () => {
  const invite = 'sesame'
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const customs = { spectators: true }
  const laid = lay({ game: 'maitre', seats, customs, seed: 'known' }, anna!, { id: 't', invite, from: 1 }, 1)
  const open = join(join(laid, bo!, { invite }, 2), cleo!, { invite }, 3)
  const table = leave(start(open, anna!, '', 4), cleo!, 5)
  const dora = { id: 'Dora', name: 'Dora' }
  const asked = askSeat(table, dora, { seat: 2, invite }, 6)
  const seen = (at: typeof table, { id }: Person) => publicTable(at.state, 7, id)
  const idle = isMyTurn(seen(table, anna!)) ? bo! : anna!
  expect([waitsForMe(seen(table, idle)), waitsForMe(seen(asked, idle))]).toEqual([false, true])
  expect([isMyTurn(seen(asked, idle)), waitsForMe(seen(asked, dora))]).toEqual([false, false])
  const agreed = vote(asked, idle, { motion: asked.state.motion!.seq, yes: true }, 8)
  expect(waitsForMe(seen(agreed, idle))).toBe(false)
})
