// What each viewer is told: the public face, what their seat may see, and what is new.

import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { commitment, type Json } from '#engine'
import { answer, talk, undo } from './playing.ts'
import * as shapes from './shapes/index.ts'
import { lastAnswer, seqOf, type Table } from './table.ts'
import { alone, anna, bo, cleo, codeOf, finished, laid, look, ofTwo, playOn } from './testing.ts'
import { publicTable, seatInView, tableMoved, tableSeen } from './told.ts'

describe('the public face of a table', () => {
  test('says who sits where, and the invitation to those who belong there', () => {
    const { state } = laid([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'hard', name: 'Ulf' }])
    const face = publicTable(state, 12, 'anna')
    expect(face).toEqual({
      id: 't',
      apart: null,
      game: 'maitre',
      edition: null,
      options: state.options,
      status: 'open',
      created: 10,
      updated: 12,
      host: { name: 'Anna', me: true },
      seats: [
        { kind: 'human', name: 'Anna', level: null, mine: true, owner: null, claim: false },
        { kind: 'open', name: null, level: null, mine: false, owner: null, claim: false },
        { kind: 'bot', name: 'Ulf', level: 'hard', mine: false, owner: null, claim: false },
      ],
      waiting: [],
      hints: true,
      customs: { listed: false, spectators: false, pace: null },
      motion: null,
      next: null,
      invite: 'sesame',
      result: null,
    })
    expect(publicTable(state, 12, 'bo')).toMatchObject({
      host: { me: false },
      seats: [{ mine: false, owner: null, claim: false }, {}, {}],
      invite: null,
    })
    expect(publicTable({ ...state, hints: false }, 12, 'bo').hints).toBe(false)
    expect(publicTable({ ...state, hints: undefined } as never, 12, 'bo').hints).toBe(true)
    const hosted = laid([{ kind: 'open' }, { kind: 'open' }]).state
    expect(publicTable(hosted, 12, 'anna').invite).toBe('sesame')
  })
  test('says what is played, whom it waits for, and the result', () => {
    const { state } = ofTwo()
    const { edition } = state.match!
    expect(publicTable(state, 30, 'bo')).toMatchObject({ edition, status: 'playing', waiting: state.waiting })
    const over = finished().state
    expect(publicTable(over, 30, 'bo')).toMatchObject({ status: 'over', result: over.result })
  })
})

test('one looks from the seat that is named, else asked, else the first; who has none is a spectator', () => {
  const { state } = alone()
  const [asked] = state.waiting
  expect(seatInView(state, 'anna')).toBe(asked)
  expect(seatInView(state, 'anna', 1 - asked!)).toBe(1 - asked!)
  expect(seatInView({ ...state, waiting: [] }, 'anna')).toBe(0)
  expect(seatInView(state, 'bo')).toBeNull()
  expect(codeOf(() => seatInView(state, 'bo', 0))).toBe('not-your-seat')
  expect(codeOf(() => seatInView(state, 'anna', 2))).toBe('not-your-seat')
})

describe('what is seen', () => {
  test('is what the seat may see, in the shape that was promised', () => {
    let table = ofTwo('shipwrights')
    for (let i = 0; i < 6; i++) table = playOn(table, [anna, bo])
    const [mine, theirs, nobodys] = [look(table, anna), look(table, bo), look(table, cleo)]
    for (const seen of [mine, theirs, nobodys]) expect(parse(shapes.TableSeen, seen)).toEqual(seen)
    expect([mine.seat, theirs.seat, nobodys.seat]).toEqual([0, 1, null])
    const faces = (view: Json): string => JSON.stringify(view)
    expect(new Set([faces(mine.view), faces(theirs.view), faces(nobodys.view)]).size).toBe(3)
    expect(new Set([...mine.questions, ...theirs.questions].map(({ seat }) => seat))).toEqual(
      new Set(table.state.waiting),
    )
    expect(mine.questions.every(({ seat }) => seat === 0) && theirs.questions.every(({ seat }) => seat === 1)).toBe(
      true,
    )
    expect(nobodys).toMatchObject({ questions: [], refusals: [], undo: { needs: 'answer' } })
    expect(mine).toMatchObject({ seq: 9, commitment: commitment(table.state.match!.rng.secret) })
    expect(JSON.stringify([mine, theirs, nobodys])).not.toContain(table.state.match!.rng.secret)
  })
  test('is little before the start, and asks nothing after the end', () => {
    expect(look(laid([{ kind: 'me' }, { kind: 'open' }]), anna)).toMatchObject({
      seq: 1,
      commitment: null,
      seat: 0,
      view: null,
      questions: [],
      refusals: [],
      undo: { needs: 'answer' },
      log: [],
      chat: [],
      helped: [],
    })
    const playing = alone()
    expect(look(playing, anna).refusals.length).toBeGreaterThan(0)
    const left = { ...playing, state: { ...playing.state, status: 'over' as const } }
    const seen = tableSeen(left, 'anna', playing.state.waiting[0]!)
    expect(seen).toMatchObject({ questions: [], refusals: [] })
    expect(seen.view).toEqual(look(playing, anna).view)
  })
  test('is told in secret to whom it was, and without to the others', () => {
    let table = ofTwo('shipwrights')
    const secret = ({ note }: shapes.LogNote): string => JSON.stringify(note)
    for (let i = 0; i < 12; i++) table = playOn(table, [anna, bo])
    const [mine, theirs] = [look(table, anna).log, look(table, bo).log]
    expect(mine.map(({ seq }) => seq)).toEqual(theirs.map(({ seq }) => seq))
    expect(mine.map(secret)).not.toEqual(theirs.map(secret))
  })
})

describe('what is new', () => {
  /** Talk, a helped move, an answer taken back and one given again. */
  function busy(): { table: Table; undone: number } {
    let table = alone('undo')
    const { seq, seat, questions } = look(table, anna)
    table = answer(table, { seat: seat!, seq, pick: questions[0]!.options.at(-1)!, helped: true }, 33)
    table = talk(table, anna, 'Ahoy', 34)
    while (look(table, anna).undo !== null) table = playOn(table, [anna])
    const undone = lastAnswer(table.log, [0, 1])!.seq
    table = undo(table, anna, {}, 90)
    return { table: playOn(table, [anna]), undone }
  }
  test('adds up, from wherever one goes on, to all there is', () => {
    const { table, undone } = busy()
    const all = tableSeen(table, 'anna', 0)
    expect(all.log.some(({ seq }) => seq === undone)).toBe(false)
    expect(all.log.every(({ seq, at }) => at === table.log[seq - 1]!.at)).toBe(true)
    for (let since = 0; since <= seqOf(table); since++) {
      const then: Table = { ...table, log: table.log.slice(0, since) }
      const known = since === 0 ? [] : tableSeen({ ...then, state: table.state }, 'anna', 0).log
      const news = tableMoved(table, 'anna', 0, since)
      expect(parse(shapes.TableMoved, news)).toEqual(news)
      expect(news).toMatchObject({ since, seq: seqOf(table) })
      expect([...known.filter(({ seq }) => !news.undone.includes(seq)), ...news.notes]).toEqual(all.log)
      expect(news.undone).toEqual(since === undone ? [undone] : [])
      expect(news.chat).toEqual(all.chat.filter(({ seq }) => seq > since))
      expect(news.helped).toEqual(all.helped.filter(({ seq }) => seq > since))
    }
    expect(all.chat).toEqual([{ seq: 4, at: 34, seat: 0, name: 'Anna', text: 'Ahoy' }])
    expect(all.helped).toEqual([{ seq: 3, at: 33, seat: (table.log[2]!.event as { seat: number }).seat }])
  })
  test('is everything for who knows more than there is', () => {
    const table = ofTwo()
    expect(tableMoved(table, 'anna', 0, 99)).toEqual(tableMoved(table, 'anna', 0, 0))
    expect(tableMoved(table, 'anna', 0, 3)).toMatchObject({ since: 3, notes: [] })
  })
})

test('whether one can undo is said of the last answer of all one’s seats', () => {
  let table = alone('undo')
  while (look(table, anna).undo !== null) table = playOn(table, [anna])
  const { seat } = lastAnswer(table.log, [0, 1])!
  for (const from of [seat, 1 - seat]) expect(tableSeen(table, 'anna', from).undo).toBeNull()
  expect(codeOf(() => undo(table, anna, {}, 99))).toBe('done')
  expect(look(table, bo).undo).toEqual({ needs: 'answer' })
  // Another's last answer is not mine.
  const next = playOn(ofTwo('maitre', 'undo'), [anna, bo])
  const [mover, other] = lastAnswer(next.log, [0]) ? [anna, bo] : [bo, anna]
  expect(look(next, mover).undo).not.toEqual({ needs: 'answer' })
  expect(look(next, other).undo).toEqual({ needs: 'answer' })
})
