// Tables that an earlier version kept on a device go on where they were.
import { expect, test } from 'vitest'
import { type Json, Live, notesFor, secretFrom, start } from '#engine'
import { gameById } from '#games'
import { answerAs, publicTable, seatInView, type Table, tableMoved, undo } from '#tables'
import { headOf, type OldHead, type OldLogged, tableOf } from './kept.ts'

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value))
/** A table as version 0.1 kept it: Anna and a bot, the bot's answer and one of Anna's given. */
function olden() {
  const game = gameById('maitre')
  const live = new Live<unknown>(game, start(game, 2, {}, secretFrom('olden')))
  const log: OldLogged[] = [{ seq: 1, at: 10, deed: { do: 'started', entries: live.tabletop.entries.slice() } }]
  for (const seq of [2, 3]) {
    const { seat, options } = live.open()[0]!
    const told = live.tabletop.entries.length
    live.answer(seat, options[0]!)
    log.push({
      seq,
      at: 10 * seq,
      deed: { do: 'answered', seat, pick: options[0]!, entries: live.tabletop.entries.slice(told) },
    })
  }
  const head: OldHead = {
    id: 'd-1',
    game: 'maitre',
    options: live.match().options,
    chairs: [
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', level: 'easy', name: 'Gorm' },
    ],
    created: 10,
    updated: 30,
    seq: 3,
    status: 'playing',
    match: live.match() as never,
    waiting: live.open().map(({ seat }) => seat),
    asked: [3, 3],
    result: null,
  }
  return { head: clone(head), log: clone(log), live }
}

test('its public face is the same', () => {
  const { head } = olden()
  const { state, updated, seq } = headOf(head)
  expect([seq, updated]).toEqual([3, 30])
  expect(publicTable(state, updated, 'me')).toEqual({
    id: 'd-1',
    apart: null,
    game: 'maitre',
    edition: head.match.edition,
    options: head.options,
    status: 'playing',
    created: 10,
    updated: 30,
    host: { name: 'Anna', me: true },
    seats: [
      { kind: 'human', name: 'Anna', level: null, mine: true, owner: null, claim: false },
      { kind: 'bot', name: 'Gorm', level: 'easy', mine: false, owner: null, claim: false },
    ],
    waiting: head.waiting,
    hints: true,
    customs: { listed: false, spectators: false, pace: null },
    motion: null,
    next: null,
    invite: null,
    result: null,
  })
})

test('its match goes on, and what happened is told', () => {
  const { head, log, live } = olden()
  const table = tableOf(head, log)
  const now = tableMoved(table, 'me', 0, 0)
  expect(now.notes.map(({ note }) => note)).toEqual(notesFor(live.tabletop.entries, 0))
  expect(now.notes.map(({ at }) => at).every(at => [10, 20, 30].includes(at))).toBe(true)
  const mine: Table = {
    ...table,
    state: { ...table.state, chairs: table.state.chairs.with(1, table.state.chairs[0]!) },
  }
  const seat = seatInView(mine.state, 'me')!
  const { questions, seq } = tableMoved(mine, 'me', seat, 0)
  const pick: Json = questions[0]!.options[0]!
  const next = answerAs(mine, { id: 'me', name: 'Anna' }, { seq, pick }, 40)
  expect(next.log.at(-1)).toMatchObject({ seq: 4, at: 40, event: { do: 'answered', seat, pick } })
})

test('with its log begun of old and gone on since, it is read whole; what is kept today is read as it is', () => {
  const { head, log } = olden()
  const table = tableOf(head, log)
  expect(table.log[0]!.event).toMatchObject({ do: 'started', secret: head.match.rng.secret })
  expect(table.log.map(({ seq }) => seq)).toEqual([1, 2, 3])
  const today = { id: 'd-1', seq: 3, updated: 30, state: table.state }
  expect(tableOf(today, [...log.slice(0, 2), table.log[2]!])).toEqual(table)
  expect(headOf(today)).toBe(today)
  expect(() => undo(table, { id: 'me', name: '' }, {}, 0)).not.toThrow(TypeError)
})

test('of bots alone, its host is called like the first of them', () => {
  const { head } = olden()
  const bots = headOf({ ...head, chairs: [{ kind: 'bot', level: 'easy', name: 'Ulf' }, head.chairs[1]!] })
  expect(bots.state.host).toEqual({ guest: 'me', name: 'Ulf' })
})
