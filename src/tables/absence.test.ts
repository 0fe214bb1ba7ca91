// Seats that cannot die: people go and come back, bots and others play on meanwhile.
import { describe, expect, test } from 'vitest'
import { adopt, comeBack, forsake, standIn } from './absence.ts'
import { askSeat, askStandIn, LEAST_WAIT_MS, vote } from './consent.ts'
import { botAsked, botDue } from './due.ts'
import { agreeOn } from './hosting.ts'
import { clockOf, paceDue } from './pace.ts'
import { answer } from './playing.ts'
import { join, leave, start } from './seating.ts'
import { claimsOf, isAsleep, membersOf, seatsOf, seqOf, type Table } from './table.ts'
import { anna, bo, cleo, codeOf, eager, laid, look, ofTwo, playOn, SECRET } from './testing.ts'
import { publicTable } from './told.ts'

/** Whoever is asked now, and the other. */
const asked = (table: Table) => (table.state.waiting[0] === 0 ? ([anna, bo] as const) : ([bo, anna] as const))
const MINUTE = 60_000

describe('who left', () => {
  const [gone, stays] = asked(ofTwo())
  const seat = ofTwo().state.waiting[0]!
  const left = leave(ofTwo(), gone, 50, 'hard')
  test('is played for by a bot of the level they chose, and finds the seat again', () => {
    expect(botDue(left)).toMatchObject({ seat, level: 'hard' })
    expect(claimsOf(left.state, gone.id)).toEqual([seat])
    expect(membersOf(left)).toContain(gone.id)
    expect(publicTable(left.state, 1, gone.id).seats[seat]).toMatchObject({
      kind: 'bot',
      owner: gone.name,
      claim: true,
      mine: false,
    })
    expect(look(left, gone)).toMatchObject({ seat: null, questions: [] })
    const back = comeBack(left, gone, 60)
    expect(back.state.chairs[seat]).toEqual({ kind: 'human', guest: gone.id, name: gone.name })
    expect(look(back, gone).questions).toHaveLength(1)
    expect(codeOf(() => comeBack(back, gone, 61))).toBe('not-seated')
  })
  test('comes back before the bot has decided: what it thought is for nothing', () => {
    const due = botDue(left)!
    const back = comeBack(left, gone, 60)
    const pick = eager(look(back, gone))
    expect(codeOf(() => answer(back, { seat, seq: due.seq, pick }, 61))).toBe('stale')
  })
  test('nobody else takes the seat back, and not once it is over', () => {
    expect(codeOf(() => comeBack(left, stays, 60))).toBe('not-seated')
    expect(codeOf(() => comeBack(left, cleo, 60))).toBe('not-seated')
    const over = { ...left, state: { ...left.state, status: 'over' as const } }
    expect(codeOf(() => comeBack(over, gone, 61))).toBe('over')
    expect(codeOf(() => leave(ofTwo(), gone, 50, 'god'))).toBe('bad-level')
  })
})

describe('a match that everybody has left', () => {
  const late = { kind: 'live', minutes: 10, increment: 0, late: 'turn', level: 'easy' } as const
  /** Anna and Bo, and a bot. */
  const timed = start(
    join(
      laid([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }], { customs: { pace: late } }),
      bo,
      { invite: 'sesame' },
      20,
    ),
    anna,
    SECRET,
    30,
  )
  const asleep = leave(leave(timed, bo, 50, 'hard'), anna, MINUTE, 'easy')
  test('sleeps: no bot moves, no clock runs, and it is still among the tables of those who left', () => {
    expect(asleep.state).toMatchObject({ status: 'playing', host: { guest: 'anna' }, waiting: timed.state.waiting })
    expect([botAsked(asleep.state), botDue(asleep), paceDue(asleep)]).toEqual([false, null, null])
    expect([isAsleep(asleep.state), membersOf(asleep)]).toEqual([true, ['anna', 'bo']])
    // Nor one that began to think before the last of them left.
    const { seat, seq } = botDue(leave(timed, timed.state.waiting[0] === 1 ? bo : anna, 50))!
    expect(codeOf(() => answer(asleep, { seat, seq, pick: null }, 99))).toBe('stale')
    expect(codeOf(() => askSeat(asleep, cleo, { seat: 0, invite: 'sesame' }, 99))).toBe('not-let-in')
  })
  test('goes on from there with whoever comes back, on their account', () => {
    const back = comeBack(asleep, bo, 9 * MINUTE)
    expect([isAsleep(back.state), back.state.host, seatsOf(back.state, 'bo')]).toEqual([
      false,
      { guest: 'bo', name: 'Bo' },
      [1],
    ])
    expect(back.state.match).toBe(asleep.state.match)
    // Bots play for who is still away, and nobody has lost time meanwhile.
    const both = comeBack(back, anna, 10 * MINUTE)
    expect(both.state.host.guest).toBe('bo')
    expect(clockOf(both, 10 * MINUTE).every(({ left }) => left > 8 * MINUTE)).toBe(true)
    const annasTurn = back.state.waiting.includes(0)
    expect(botAsked(back.state)).toBe(annasTurn || back.state.waiting.includes(2))
  })
  test('stays on the account of a host who never sat there', () => {
    const sofa = start(join(laid([{ kind: 'open' }, { kind: 'bot' }]), bo, { invite: 'sesame' }, 20), anna, SECRET, 30)
    expect(comeBack(leave(sofa, bo, 40), bo, 50).state.host.guest).toBe('anna')
  })
  test('ends once nobody could come back, and is left by who takes it off their list', () => {
    expect(membersOf(leave(asleep, anna, 99))).toEqual(['bo'])
    const passed = forsake(asleep, anna, 99)
    expect([isAsleep(passed.state), passed.state.host.guest, membersOf(passed)]).toEqual([true, 'bo', ['bo']])
    expect(forsake(passed, bo, 100).state).toMatchObject({ status: 'over', waiting: [], result: null })
  })
  test('is no table of bots alone, and none where a bot plays one turn for somebody', () => {
    const bots = start(laid([{ kind: 'bot' }, { kind: 'bot' }]), anna, SECRET, 30)
    expect([isAsleep(bots.state), botAsked(bots.state)]).toEqual([false, true])
    const here = leave(ofTwo(), bo, 50)
    const once = standIn(here, { seat: 0, level: 'easy', why: 'late', turn: true }, 60)
    expect([isAsleep(once.state), botAsked(once.state)]).toEqual([false, true])
    // Until they are back, nobody is there.
    expect(isAsleep(standIn(here, { seat: 0, level: 'easy', why: 'late', turn: false }, 60).state)).toBe(true)
  })
})

describe('on the wish of the others', () => {
  const [slow, waits] = asked(ofTwo())
  const seat = ofTwo().state.waiting[0]!
  test('a bot plays on for who has been waited for, a little while at least', () => {
    const wish = { seat, level: 'medium' }
    expect(codeOf(() => askStandIn(ofTwo(), waits, wish, 30 + LEAST_WAIT_MS - 1))).toBe('too-soon')
    const played = askStandIn(ofTwo(), waits, wish, 30 + LEAST_WAIT_MS)
    // With two at the table there is nobody else to ask.
    expect(played.state.chairs[seat]).toMatchObject({ kind: 'bot', level: 'medium', owner: { guest: slow.id } })
    expect(codeOf(() => askStandIn(ofTwo(), slow, wish, MINUTE * 9))).toBe('not-your-seat')
    expect(codeOf(() => askStandIn(ofTwo(), cleo, wish, MINUTE * 9))).toBe('not-seated')
  })
  test('somebody else sits down for who went, once those who sit there agree; the owner takes it back all the same', () => {
    const shown = agreeOn(leave(ofTwo(), slow, 50), waits, { spectators: true }, 51)
    const wish = { seat, invite: 'sesame' }
    expect(codeOf(() => askSeat(shown, cleo, { seat }, 60))).toBe('not-let-in')
    expect(codeOf(() => askSeat(shown, cleo, { ...wish, seat: 1 - seat }, 60))).toBe('seat-taken')
    const wished = askSeat(shown, cleo, wish, 60)
    expect(publicTable(wished.state, 1, waits.id).motion).toEqual({
      seq: seqOf(wished),
      want: 'seat',
      seat,
      by: 'Cleo',
      mine: false,
      asks: true,
      agreed: 0,
      of: 1,
    })
    expect(codeOf(() => vote(wished, cleo, { motion: seqOf(wished), yes: true }, 61))).toBe('not-asked')
    expect(vote(wished, waits, { motion: seqOf(wished), yes: false }, 61).state.motion).toBeNull()
    const seated = vote(wished, waits, { motion: seqOf(wished), yes: true }, 61)
    expect(seatsOf(seated.state, 'cleo')).toEqual([seat])
    expect(membersOf(seated)).toContain('cleo')
    const on = playOn(seated, [cleo, waits])
    const back = comeBack(on, slow, 99)
    expect(seatsOf(back.state, slow.id)).toEqual([seat])
    expect(seatsOf(back.state, 'cleo')).toEqual([])
  })
})

test('a person who was two is one: seats, claims and the table itself', () => {
  const one = adopt(leave(ofTwo(), bo, 50), 'bo', cleo, 60)
  expect(claimsOf(one.state, 'cleo')).toEqual([1])
  expect(membersOf(one)).toEqual(['anna', 'cleo'])
  const host = adopt(ofTwo(), 'anna', cleo, 60)
  expect(host.state).toMatchObject({
    host: { guest: 'cleo' },
    chairs: [{ guest: 'cleo', name: 'Anna' }, { guest: 'bo' }],
  })
})
