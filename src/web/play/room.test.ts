// Tables of this device: they play like those of the server, survive the store, and can be checked to the last die.
import { describe, expect, test } from 'vitest'
import { type Json, verify } from '#engine'
import { GAMES } from '#games'
import { answer, botMove, lay, type Room, transcript, undo } from './room.ts'
import { tableMoved } from './told.ts'
import { Trouble } from './trouble.ts'
import type { SeatRequest, TableRequest } from './types.ts'

const ask = (seats: readonly SeatRequest[], seed = 'device'): TableRequest => ({
  game: 'maitre',
  options: {},
  seats,
  seed,
})
const ME: SeatRequest = { kind: 'me', name: 'Anna' }
const BOT: SeatRequest = { kind: 'bot' }
const stored = (room: Room): Room => JSON.parse(JSON.stringify(room))
const code = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Trouble) return error.code
    throw error
  }
  return 'done'
}

/** Answers for people by the last option, which here always moves on; for bots as they decide. */
function playOn(room: Room): Room {
  const bot = botMove(room, 7)
  if (bot) return bot
  const { seat, seq, questions } = tableMoved(room, 0)
  return answer(room, { seat: seat!, seq, pick: questions[0]!.options.at(-1)! }, 7)
}
function untilMyTurn(room: Room): Room {
  let now = room
  for (let next = botMove(now, 1); next; next = botMove(now, 1)) now = next
  return now
}

describe('a table of this device', () => {
  test('is laid with its match begun, people and bots with names', () => {
    const { head } = lay(ask([ME, BOT, BOT]), 'd-1', 5)
    expect(head).toMatchObject({ id: 'd-1', seq: 1, status: 'playing', created: 5, options: { truce: false } })
    const names = head.chairs.map(({ name }) => name)
    expect(names[0]).toBe('Anna')
    expect(new Set(names).size).toBe(3)
  })

  test('is not laid for nobody, for seats nobody can take, or with bots there are not', () => {
    expect(() => lay(ask([ME]), 'd-1', 0)).toThrow('2 to 6')
    expect(code(() => lay(ask([ME, { kind: 'open' }]), 'd-1', 0))).toBe('bad-request')
    expect(code(() => lay(ask([ME, { kind: 'bot', level: 'god' }]), 'd-1', 0))).toBe('bad-request')
  })

  test('plays to its end; the notes told one by one add up; the transcript stands every check', () => {
    let room = lay(ask([ME, BOT]), 'd-1', 0)
    const heard = [tableMoved(room, 0)]
    expect(code(() => transcript(room))).toBe('match-hidden')
    while (room.head.status === 'playing') {
      room = playOn(stored(room))
      heard.push(tableMoved(room, heard.at(-1)!.seq))
    }
    expect(heard.every(({ since, seq }, i) => i === 0 || (since === heard[i - 1]!.seq && seq === since + 1))).toBe(true)
    expect(heard.flatMap(({ notes }) => notes)).toEqual(tableMoved(room, 0).notes)
    const told = verify(GAMES, stored(room) && JSON.parse(JSON.stringify(transcript(room))))
    expect(told.result).toEqual(room.head.result)
    expect(told.commitment).toBe(heard[0]!.commitment)
    expect(code(() => answer(room, { seat: 0, seq: room.head.seq, pick: null }, 0))).toBe('over')
  })

  test('the same seed and answers lead to the same match', () => {
    const play = () => {
      let room = lay(ask([BOT, BOT], 'twice'), 'd-1', 0)
      while (room.head.status === 'playing') room = botMove(room, 0)!
      return transcript(room)
    }
    expect(play()).toEqual(play())
  })

  test('refuses what is no option, an answer to an older state, and who is not asked', () => {
    const room = untilMyTurn(lay(ask([ME, BOT]), 'd-1', 0))
    const { seq, questions } = tableMoved(room, 0)
    const pick = questions[0]!.options[0]!
    expect(code(() => answer(room, { seat: 0, seq, pick: { do: 'fly' } }, 0))).toBe('illegal')
    expect(code(() => answer(room, { seat: 1, seq, pick }, 0))).toBe('not-your-turn')
    const next = answer(room, { seat: 0, seq, pick }, 0)
    expect(code(() => answer(next, { seat: 0, seq, pick }, 0))).toBe('stale')
  })

  test('hides the pile from everybody at the table', () => {
    const { view } = tableMoved(lay(ask([ME, BOT]), 'd-1', 0), 0)
    const { pile } = view as unknown as { pile: { cards: Json[] } }
    expect(new Set(pile.cards)).toEqual(new Set([null]))
  })

  test('takes an answer back, tells which notes are gone, and does not tell them again', () => {
    let room = lay(ask([ME, { kind: 'me', name: 'Bo' }], 'undo'), 'd-1', 0)
    for (let i = 0; i < 200 && tableMoved(room, 0).undo !== null; i++) room = playOn(room)
    const before = tableMoved(room, 0)
    expect(before.undo).toBeNull()
    const seat = before.seat!
    const back = undo(stored(room), seat, 9)
    const told = tableMoved(back, before.seq)
    expect(told).toMatchObject({ seq: before.seq + 1, undone: [before.seq], notes: [] })
    expect(told.questions).not.toEqual(before.questions)
    const all = tableMoved(back, 0)
    expect(all.undone).toEqual([])
    expect(all.notes).toEqual(before.notes.filter(({ seq }) => seq !== before.seq))
    expect(code(() => answer(back, { seat, seq: before.seq, pick: null }, 0))).toBe('stale')
  })

  test('cannot take back what a die has sealed', () => {
    const room = lay(ask([ME, ME]), 'd-1', 0)
    expect(code(() => undo(room, 0, 0))).toBe('cannot-undo')
  })
})
