// Seats that cannot die: people go and come back, bots and others play on meanwhile.
import { describe, expect, test } from 'vitest'
import type { Json } from '#engine'
import { adopt, comeBack, forsake, seat as sitDown, standIn } from './absence.ts'
import { mayLook } from './access.ts'
import { askSeat, askStandIn, askUndo, LEAST_WAIT_MS, vote } from './consent.ts'
import { botAsked, botDue } from './due.ts'
import { agreeOn, layAgain, meetAgain } from './hosting.ts'
import { clockOf, paceDue } from './pace.ts'
import { answer } from './playing.ts'
import { liveToRead } from './rules.ts'
import { join, leave, start } from './seating.ts'
import { claimsOf, isAsleep, lastAnswer, membersOf, type Person, seatsOf, seqOf, type Table } from './table.ts'
import { anna, bo, cleo, codeOf, DRAWN, eager, finished, laid, look, ofTwo, playOn, SECRET } from './testing.ts'
import { publicTable, tableAtDoor, tableSeen } from './told.ts'

/** Whoever is asked now, and the other. */
const asked = (table: Table) => (table.state.waiting[0] === 0 ? ([anna, bo] as const) : ([bo, anna] as const))
const MINUTE = 60_000
const dan = { id: 'dan', name: 'Dan' }

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
  test('is still one of its people once it is over, and finds the table where all meet again', () => {
    const over: Table = {
      log: left.log,
      state: { ...left.state, status: 'over', waiting: [], result: finished().state.result },
    }
    expect(membersOf(over)).toContain(gone.id)
    expect(publicTable(over.state, 1, gone.id).seats[seat]).toMatchObject({ mine: false, claim: true })
    const met = meetAgain(over, stays, 'u', 90)
    expect(publicTable(met.state, 1, gone.id)).toMatchObject({ next: 'u' })
    expect(claimsOf(layAgain(met, stays, { ...DRAWN, id: 'u' }, 91).state, gone.id)).toHaveLength(1)
    // Until they take it off their list.
    expect(membersOf(leave(over, gone, 92))).toEqual([stays.id])
  })
  test('nobody else takes the seat back, and not once it is over', () => {
    expect(codeOf(() => comeBack(left, stays, 60))).toBe('not-seated')
    expect(codeOf(() => comeBack(left, cleo, 60))).toBe('not-seated')
    const over = { ...left, state: { ...left.state, status: 'over' as const } }
    expect(codeOf(() => comeBack(over, gone, 61))).toBe('over')
    expect(codeOf(() => leave(ofTwo(), gone, 50, 'god'))).toBe('bad-level')
  })
})

describe('the last thing somebody answered themselves', () => {
  const answered = (table: Table, person: Person): number | null => tableSeen(table, person.id, null).answered
  /** Played on by whoever is asked, bots too, until so much has happened. */
  const played = (table: Table, people: readonly Person[], isEnough: (now: Table) => boolean): Table => {
    if (isEnough(table)) return table
    const due = botDue(table)
    if (!due) return played(playOn(table, people), people, isEnough)
    const [pick] = liveToRead(table.state.match!).open(due.seat)[0]!.options
    return played(answer(table, { seat: due.seat, seq: due.seq, pick: pick as Json }, 70), people, isEnough)
  }
  const begun = played(ofTwo(), [anna, bo], now => seqOf(now) === 15)
  const [gone, stays] = asked(begun)
  const seat = begun.state.waiting[0]!
  const last = lastAnswer(begun.log, [seat])!.seq
  test('stays what it was while a bot plays for them, and once they are back', () => {
    expect(answered(begun, gone)).toBe(last)
    const left = played(leave(begun, gone, 50), [stays], now => seqOf(now) === 36)
    expect(lastAnswer(left.log, [seat])!.seq).toBeGreaterThan(last)
    expect(answered(left, gone)).toBe(last)
    const back = comeBack(left, gone, 60)
    expect(answered(back, gone)).toBe(last)
    const turn = played(back, [stays], ({ state }) => state.waiting.includes(seat))
    expect(answered(playOn(turn, [gone]), gone)).toBe(seqOf(turn) + 1)
  })
  test('is not what a bot answers for this turn only, though they sit there again', () => {
    const stood = standIn(begun, { seat, level: 'easy', why: 'late', turn: true }, 50)
    const once = played(stood, [stays], ({ state }) => seatsOf(state, gone.id).length > 0)
    expect(seatsOf(once.state, gone.id)).toEqual([seat])
    expect(lastAnswer(once.log, [seat])!.seq).toBeGreaterThan(last)
    expect(answered(once, gone)).toBe(last)
  })
  test('is not what another answered in their place, whose own it is', () => {
    const seated = sitDown(leave(begun, gone, 50), 60, seat, { guest: 'cleo', name: 'Cleo' })
    expect(answered(seated, cleo)).toBeNull()
    const on = playOn(seated, [cleo])
    expect([answered(on, cleo), answered(on, gone)]).toEqual([seqOf(on), last])
    const back = comeBack(on, gone, 70)
    expect([answered(back, cleo), answered(back, gone)]).toEqual([null, last])
    // Nor is what one did there the other's who comes after.
    const next = sitDown(on, 70, seat, { guest: 'dan', name: 'Dan' })
    expect(answered(next, dan)).toBeNull()
  })
  test('says nothing of what can be taken back: that is the last answer of the seat', () => {
    const stood = standIn(begun, { seat, level: 'easy', why: 'late', turn: true }, 50)
    const once = played(stood, [stays], ({ state }) => seatsOf(state, gone.id).length > 0)
    expect(tableSeen(once, gone.id, seat).undo).toEqual(liveToRead(once.state.match!).whyNotUndo(seat))
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
    expect(codeOf(() => askSeat(asleep, cleo, { seat: 0, invite: 'sesame' }, 99))).toBe('nobody-to-ask')
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

describe('who has the link and may not look on', () => {
  const [gone, stays] = asked(ofTwo())
  const seat = ofTwo().state.waiting[0]!
  const left = leave(ofTwo(), gone, 50)
  const wish = { seat, invite: 'sesame' }
  test('asks for the seat of who went, and plays on there once those who sit there agree', () => {
    const wished = askSeat(left, cleo, wish, 60)
    expect(mayLook(wished.state, 'cleo', 'sesame')).toBe(false)
    const seated = vote(wished, stays, { motion: seqOf(wished), yes: true }, 61)
    expect(seatsOf(seated.state, 'cleo')).toEqual([seat])
    expect(mayLook(seated.state, 'cleo')).toBe(true)
  })
  test('but for no other, and not without the link', () => {
    expect(codeOf(() => askSeat(left, cleo, { seat }, 60))).toBe('not-let-in')
    expect(codeOf(() => askSeat(left, cleo, { seat, invite: 'guess' }, 60))).toBe('not-let-in')
    expect(codeOf(() => askSeat(left, cleo, { ...wish, seat: 1 - seat }, 60))).toBe('not-let-in')
    // Who is to play on with the next turn has not gone, and a bot of the table is nobody's seat.
    const once = standIn(ofTwo(), { seat, level: 'easy', why: 'late', turn: true }, 50)
    expect(codeOf(() => askSeat(once, cleo, wish, 60))).toBe('not-let-in')
    const bots = start(laid([{ kind: 'me' }, { kind: 'bot' }]), anna, SECRET, 30)
    expect(codeOf(() => askSeat(bots, cleo, { ...wish, seat: 1 }, 60))).toBe('not-let-in')
  })
  test('finds at the door who sits there, and nothing of the match', () => {
    const door = tableAtDoor(askSeat(left, cleo, wish, 60).state, 60, 'nobody')
    expect(door).toMatchObject({ waiting: [], motion: { want: 'seat', by: 'Cleo' } })
    expect(door.seats[seat]).toMatchObject({ kind: 'bot', owner: gone.name })
    const timed = agreeOn(left, stays, { pace: { kind: 'relaxed', minutes: 5, late: 'seat', level: 'hard' } }, 51)
    expect(publicTable(timed.state, 60, stays.id).clock).toBeDefined()
    expect(tableAtDoor(timed.state, 60, 'nobody').clock).toBeUndefined()
  })
})

describe('who looks on and wishes for a seat', () => {
  // Three sit there: one went, two stay.
  const three = laid([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  const came = join(join(three, bo, { invite: 'sesame' }, 20), dan, { invite: 'sesame' }, 21)
  const begun = agreeOn(start(came, anna, SECRET, 30), anna, { spectators: true }, 31)
  const gone = [anna, bo, dan].find(({ id }) => !seatsOf(begun.state, id).includes(begun.state.waiting[0]!))!
  const left = leave(begun, gone, 50)
  const [one, other] = [anna, bo, dan].filter(({ id }) => id !== gone.id) as [typeof anna, typeof bo]
  const wish = { seat: claimsOf(left.state, gone.id)[0]!, invite: 'sesame' }
  const wished = askSeat(left, cleo, wish, 60)
  const declined = vote(wished, one, { motion: seqOf(wished), yes: false }, 61)
  test('asks once: neither who was declined nor who took it back asks again; somebody else may', () => {
    expect(codeOf(() => askSeat(declined, cleo, wish, 62))).toBe('asked-before')
    const taken = vote(wished, cleo, { motion: seqOf(wished), yes: false }, 61)
    expect(codeOf(() => askSeat(taken, cleo, wish, 62))).toBe('asked-before')
    expect(askSeat(declined, { id: 'eve', name: 'Eve' }, wish, 62).state.motion).toMatchObject({ want: 'seat' })
  })
  test('gives way to those who sit there, and may ask again since nobody has declined', () => {
    const played = playOn(wished, [one, other])
    const mover = seatsOf(played.state, one.id).includes(lastAnswer(played.log, [0, 1, 2])!.seat) ? one : other
    const undoing = askUndo(played, mover, undefined, 63)
    expect(undoing.state.motion).toMatchObject({ want: 'undo', by: { guest: mover.id } })
    expect(codeOf(() => askSeat(undoing, cleo, wish, 64))).toBe('already-asked')
    const voted = vote(undoing, mover === one ? other : one, { motion: seqOf(undoing), yes: false }, 65)
    expect(askSeat(voted, cleo, wish, 66).state.motion).toMatchObject({ want: 'seat', by: { guest: 'cleo' } })
    const [slow] = wished.state.waiting
    const waits = seatsOf(wished.state, one.id).includes(slow!) ? other : one
    const wishes = askStandIn(wished, waits, { seat: slow!, level: 'easy' }, 60 + LEAST_WAIT_MS)
    expect(wishes.state.chairs[slow!]).toMatchObject({ kind: 'bot' })
    expect(wishes.state.motion).toBeNull()
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
