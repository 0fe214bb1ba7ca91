// How long one is waited for: banks that run and grow, reminders, what was agreed for when time is up, holidays.
import { describe, expect, test } from 'vitest'
import { adopt, comeBack, goAway } from './absence.ts'
import { askUndo, keepTime, vote } from './consent.ts'
import { botDue } from './due.ts'
import { agreeOn } from './hosting.ts'
import { DAY, HOUR, MINUTE } from './hours/index.ts'
import { clockOf, type Pace, paceDue } from './pace.ts'
import { answer, answerAs, undo } from './playing.ts'
import { leave, start } from './seating.ts'
import type { TablePlan } from './shapes/index.ts'
import { customsOf, type Person, peopleAt, seatsOf, seqOf, type Table } from './table.ts'
import { anna, bo, cleo, codeOf, eager, laid, look, ofTwo, SECRET } from './testing.ts'
import { publicTable } from './told.ts'

type Wanted = NonNullable<NonNullable<TablePlan['customs']>['pace']>
const BEGAN = Date.parse('2026-01-10T12:00Z')
const agreed = { late: 'turn', level: 'easy' } as const
const live = { kind: 'live', minutes: 30, increment: 20, ...agreed } as const
const day = { kind: 'days', days: 1, zone: 'UTC', quiet: null, ...agreed } as const
const at = (pace: Wanted | null): Table => agreeOn(ofTwo(), anna, { pace }, BEGAN)

const askedIn = ({ state }: Table): Person => (state.waiting[0] === 0 ? anna : bo)
/** Whoever is asked answers at that moment. */
function play(table: Table, moment: number): Table {
  const person = askedIn(table)
  return answerAs(table, person, { seq: seqOf(table), pick: eager(look(table, person)) }, moment)
}
/** The same until the other is asked. */
function playTurn(table: Table, moment: number): Table {
  const [seat] = table.state.waiting
  let next = play(table, moment)
  while (next.state.waiting[0] === seat) next = play(next, moment)
  return next
}
/** Whatever a bot is due, it does. */
function botsPlay(table: Table, moment: number): Table {
  let next = table
  for (let due = botDue(next); due; due = botDue(next)) {
    const person = { id: 'nobody', name: '' }
    const shown = publicTable(next.state, 1, person.id)
    expect(shown.seats[due.seat]!.kind).toBe('bot')
    const [question] = lookAs(next, due.seat)
    next = answer(next, { seat: due.seat, seq: due.seq, pick: question!.options[0]! }, moment)
  }
  return next
}
/** What a seat is asked, whoever plays there. */
function lookAs(table: Table, seat: number) {
  const chairs = table.state.chairs.with(seat, { kind: 'human', guest: 'spy', name: 'Spy' })
  return look({ ...table, state: { ...table.state, chairs } }, { id: 'spy', name: 'Spy' }).questions
}
/** Reminded when it is time, and then when the time is up. */
const runOut = (table: Table): Table => {
  const reminded = keepTime(table, paceDue(table)!.at)
  return keepTime(reminded, paceDue(reminded)!.at)
}

describe('without a pace', () => {
  test('one waits as long as it takes', () => {
    expect([paceDue(ofTwo()), clockOf(ofTwo(), 9e12), keepTime(ofTwo(), 9e12)]).toEqual([null, [], ofTwo()])
    expect(publicTable(ofTwo().state, 1, 'anna').clock).toBeUndefined()
  })
})

describe('a bank for the match', () => {
  test('runs for who is asked, stands for the others, and grows with every turn', () => {
    const first = at(live)
    const [seat] = first.state.waiting
    expect(clockOf(first, BEGAN + 5 * MINUTE)).toEqual([
      { seat, left: 25 * MINUTE, runsOutAt: BEGAN + 30 * MINUTE, remindAt: BEGAN + 29 * MINUTE },
    ])
    const second = playTurn(first, BEGAN + 10 * MINUTE)
    expect(clockOf(second, BEGAN + 10 * MINUTE)).toMatchObject([{ seat: 1 - seat!, left: 30 * MINUTE }])
    const third = playTurn(second, BEGAN + 11 * MINUTE)
    expect(clockOf(third, BEGAN + 11 * MINUTE)).toMatchObject([{ seat, left: 20 * MINUTE + 20_000 }])
  })
  test('does not grow by taking back and giving again', () => {
    let table = play(at(live), BEGAN + 10 * MINUTE)
    while (table.state.status === 'playing' && look(table, anna).undo !== null && look(table, bo).undo !== null) {
      table = play(table, BEGAN + 10 * MINUTE)
    }
    const mover = look(table, anna).undo === null ? anna : bo
    const seat = seatsOf(table.state, mover.id)[0]!
    const back = undo(table, mover, {}, BEGAN + 10 * MINUTE)
    const [time] = clockOf(back, BEGAN + 10 * MINUTE)
    expect(time).toMatchObject({ seat })
    const again = playTurn(back, BEGAN + 10 * MINUTE)
    const twice = playTurn(again, BEGAN + 10 * MINUTE)
    expect(clockOf(twice, BEGAN + 10 * MINUTE)[0]!.left).toBe(time!.left + 20_000)
  })
})

describe('time for every turn', () => {
  test('is there anew with every turn, however little was left', () => {
    const relaxed = at({ kind: 'relaxed', minutes: 8 * 60, ...agreed })
    const next = playTurn(playTurn(relaxed, BEGAN + 7 * HOUR), BEGAN + 8 * HOUR)
    expect(clockOf(next, BEGAN + 8 * HOUR)).toMatchObject([{ left: 8 * HOUR, runsOutAt: BEGAN + 16 * HOUR }])
  })
  test('is one time for all answers of a turn', () => {
    const first = at({ kind: 'relaxed', minutes: 8 * 60, ...agreed })
    const more = play(first, BEGAN + 3 * HOUR)
    expect(more.state.waiting).toEqual(first.state.waiting)
    expect(clockOf(more, BEGAN + 3 * HOUR)).toMatchObject([{ left: 5 * HOUR }])
  })
  test('stands in quiet hours', () => {
    const quiet = at({ ...day, zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 } })
    // From 13 h in Paris: 9 hours that day, 14 the next, and one more on the third.
    expect(paceDue(quiet)).toMatchObject({ at: BEGAN + 9 * HOUR + 10 * HOUR + 9 * HOUR, what: 'reminder' })
    expect(clockOf(quiet, BEGAN)[0]!.runsOutAt).toBe(Date.parse('2026-01-12T08:00Z'))
  })
  test('who is reminded has a while left, though nobody looked at the clock for long', () => {
    const table = at(day)
    expect(keepTime(table, BEGAN + 18 * HOUR - 1)).toBe(table)
    const reminded = keepTime(table, BEGAN + 18 * HOUR)
    expect(reminded.log.at(-1)!.event).toEqual({ do: 'reminded', seat: table.state.waiting[0] })
    expect(paceDue(reminded)).toMatchObject({ at: BEGAN + DAY, what: 'consequence' })
    expect(clockOf(reminded, BEGAN + 20 * HOUR)).toMatchObject([{ left: 4 * HOUR, remindAt: null }])
    // After an outage.
    expect(paceDue(keepTime(table, BEGAN + 9 * DAY))).toMatchObject({ at: BEGAN + 9 * DAY + 6 * HOUR })
    expect(keepTime(reminded, BEGAN + DAY - 1)).toBe(reminded)
  })
})

describe('when time is up', () => {
  const gone = (late: Pace['late']): Table => runOut(at({ ...day, late }))
  test('a bot plays this turn, and who was late plays the next', () => {
    const late = askedIn(at(day))
    const [seat] = at(day).state.waiting as [number]
    const stood = gone('turn')
    expect(publicTable(stood.state, 1, late.id).seats[seat]).toMatchObject({
      kind: 'bot',
      owner: late.name,
      turn: true,
    })
    expect(paceDue(stood)).toBeNull()
    const played = botsPlay(stood, BEGAN + DAY)
    expect(played.state.chairs[seat]).toEqual({ kind: 'human', guest: late.id, name: late.name })
    const next = playTurn(played, BEGAN + DAY + HOUR)
    expect(clockOf(next, BEGAN + DAY + HOUR)).toMatchObject([{ seat, left: DAY }])
  })
  test('who comes back in the middle of that turn goes on with it', () => {
    const late = askedIn(at(day))
    const back = comeBack(gone('turn'), late, BEGAN + DAY + 1)
    expect(clockOf(back, BEGAN + DAY + 1)).toMatchObject([{ left: DAY }])
    expect(look(back, late).questions).toHaveLength(1)
  })
  test('a bot has the seat until they are back, with time anew', () => {
    const late = askedIn(at(day))
    const stood = gone('seat')
    const later = botsPlay(stood, BEGAN + DAY)
    expect(later.state.chairs[seatsOf(at(day).state, late.id)[0]!]).toMatchObject({ kind: 'bot' })
    const back = comeBack(stood, late, BEGAN + 3 * DAY)
    expect(paceDue(back)).toMatchObject({ at: BEGAN + 3 * DAY + 18 * HOUR, what: 'reminder' })
  })
  test('the others are asked: a bot plays on if they agree, and one waits on if they do not', () => {
    const late = askedIn(at(day))
    const [waits] = peopleAt(at(day).state).filter(id => id !== late.id)
    const other = waits === 'anna' ? anna : bo
    const asked = gone('vote')
    expect(publicTable(asked.state, 1, other.id).motion).toMatchObject({ want: 'stand-in', by: '', asks: true })
    const motion = asked.state.motion!.seq
    expect(codeOf(() => vote(asked, late, { motion, yes: true }, BEGAN + DAY))).toBe('not-asked')
    const stood = vote(asked, other, { motion, yes: true }, BEGAN + DAY)
    expect(stood.state.chairs[seatsOf(asked.state, late.id)[0]!]).toMatchObject({ kind: 'bot' })
    const waited = vote(asked, other, { motion, yes: false }, BEGAN + DAY)
    expect(paceDue(waited)).toMatchObject({ at: BEGAN + DAY + 18 * HOUR, what: 'reminder' })
    // Who plays after all needs nobody's agreement.
    expect(play(asked, BEGAN + DAY + 1).state.motion).toBeNull()
  })
  test('the others are asked, and nobody answers: a bot plays this turn', () => {
    const late = askedIn(at(day))
    const asked = gone('vote')
    const [seat] = asked.state.waiting as [number]
    const given = { at: BEGAN + DAY + 6 * HOUR, seat, what: 'consequence' }
    expect(paceDue(asked)).toEqual(given)
    expect(keepTime(asked, given.at - 1)).toBe(asked)
    const stood = keepTime(asked, given.at)
    expect(stood.state.motion).toBeNull()
    expect(publicTable(stood.state, 1, late.id).seats[seat]).toMatchObject({ kind: 'bot', turn: true })
    expect(botsPlay(stood, given.at).state.chairs[seat]).toMatchObject({ kind: 'human', guest: late.id })
  })
  test.each([
    ['a minute where one plays now', live, MINUTE],
    ['a quarter of a turn', { kind: 'relaxed', minutes: 60, ...agreed } as const, 15 * MINUTE],
    ['a minute at least', { kind: 'relaxed', minutes: 2, ...agreed } as const, MINUTE],
    ['a day at most', { ...day, days: 7 }, DAY],
  ])('they have %s to answer', (_, pace, ms) => {
    const asked = runOut(at({ ...pace, late: 'vote' }))
    expect(paceDue(asked)!.at - asked.log.at(-1)!.at).toBe(ms)
  })
  test('quiet hours do not count while they are asked', () => {
    const asked = runOut(at({ ...day, quiet: { from: 13 * 60, to: 14 * 60 }, late: 'vote' }))
    // Asked at one o’clock on the second day, when a quiet hour begins.
    expect(paceDue(asked)!.at - asked.log.at(-1)!.at).toBe(HOUR + 6 * HOUR)
  })
  test('whatever else they are asked gives way', () => {
    let table = at({ ...day, late: 'vote' })
    for (let i = 0; look(table, anna).consent === false && i < 30; i++) table = playTurn(table, BEGAN + i)
    const reminded = keepTime(table, paceDue(table)!.at)
    const wished = askUndo(reminded, anna, undefined, BEGAN + DAY)
    const asked = keepTime(wished, paceDue(wished)!.at)
    expect(asked.state.motion).toMatchObject({ want: 'stand-in', by: { guest: '' }, seat: asked.state.waiting[0] })
  })
  test('who is asked for a bot in an empty seat is asked no longer', () => {
    const asked = gone('vote')
    expect(leave(asked, askedIn(asked), BEGAN + DAY + 1).state.motion).toBeNull()
  })
  test('where there is nobody to ask, one waits', () => {
    const alone = agreeOn(
      start(laid([{ kind: 'me' }, { kind: 'me', name: 'Also Anna' }]), anna, SECRET, 30),
      anna,
      { pace: { ...day, late: 'vote' } },
      BEGAN,
    )
    expect(paceDue(keepTime(alone, BEGAN + DAY))).toBeNull()
  })
  test('who left while a bot plays their turn is not sat down again', () => {
    const late = askedIn(at(day))
    const [seat] = at(day).state.waiting as [number]
    const played = botsPlay(leave(gone('turn'), late, BEGAN + DAY + 1), BEGAN + DAY + 2)
    expect(played.state.chairs[seat]).toMatchObject({ kind: 'bot', owner: { guest: late.id } })
  })
})

describe('holidays', () => {
  const late = askedIn(at(day))
  const away = { from: BEGAN + 10 * HOUR, to: BEGAN + 10 * HOUR + 7 * DAY }
  test('stop the clock of who has them, and of nobody else', () => {
    const table = goAway(at(day), late, away, BEGAN + 2 * HOUR)
    expect(clockOf(table, BEGAN + 5 * DAY)).toMatchObject([{ left: 14 * HOUR, runsOutAt: BEGAN + 8 * DAY }])
    expect(publicTable(table.state, 1, 'bo').seats[table.state.waiting[0]!]).toMatchObject({ away })
    const next = playTurn(table, BEGAN + 3 * HOUR)
    expect(clockOf(next, BEGAN + 3 * HOUR)).toMatchObject([{ runsOutAt: BEGAN + 3 * HOUR + DAY }])
    const adopted = adopt(table, late.id, cleo, BEGAN + 3 * HOUR)
    expect(clockOf(adopted, BEGAN + 5 * DAY)).toMatchObject([{ left: 14 * HOUR }])
  })
  test('end when they are back before', () => {
    const table = goAway(goAway(at(day), late, away, BEGAN), late, null, BEGAN + 2 * DAY)
    expect(clockOf(table, BEGAN + 2 * DAY)).toMatchObject([{ left: 14 * HOUR, runsOutAt: BEGAN + 2 * DAY + 14 * HOUR }])
  })
  test('are as long as holidays are, and make no difference where one plays now', () => {
    const wanted = (from: number, to: number) => codeOf(() => goAway(at(day), late, { from, to }, BEGAN))
    expect(wanted(BEGAN, BEGAN + 61 * DAY)).toBe('bad-holidays')
    expect(wanted(BEGAN - DAY, BEGAN)).toBe('bad-holidays')
    expect(wanted(BEGAN + DAY, BEGAN)).toBe('bad-holidays')
    expect(wanted(BEGAN, BEGAN + 60 * DAY)).toBe('done')
    const table = at(live)
    expect(goAway(table, late, away, BEGAN)).toBe(table)
    expect(codeOf(() => goAway(at(day), cleo, away, BEGAN))).toBe('not-seated')
  })
})

describe('what was agreed changes', () => {
  test('other times are counted anew, another consequence leaves time as it is', () => {
    const table = at(day)
    const votes = agreeOn(table, anna, { pace: { ...day, late: 'vote' } }, BEGAN + 5 * HOUR)
    expect(clockOf(votes, BEGAN + 5 * HOUR)).toMatchObject([{ left: 19 * HOUR }])
    const longer = agreeOn(table, anna, { pace: { ...day, days: 3 } }, BEGAN + 5 * HOUR)
    expect(clockOf(longer, BEGAN + 5 * HOUR)).toMatchObject([{ left: 3 * DAY }])
    const never = agreeOn(table, anna, { pace: null }, BEGAN + 5 * HOUR)
    expect([paceDue(never), never.state.clocks]).toEqual([null, undefined])
  })
})

describe('tables of old', () => {
  test('had a patience for every turn, and a bot until one was back', () => {
    const { state, log } = ofTwo()
    const { clocks: _, ...rest } = state
    const old: Table = {
      log: log.map(logged => ({ ...logged, at: BEGAN })),
      state: { ...rest, customs: { listed: false, spectators: true, patience: { minutes: 15, level: 'medium' } } },
    }
    expect(customsOf(old.state)).toEqual({
      listed: false,
      spectators: true,
      pace: { kind: 'relaxed', minutes: 15, late: 'seat', level: 'medium' },
    })
    const stood = runOut(old)
    expect(stood.state.chairs[old.state.waiting[0]!]).toMatchObject({ kind: 'bot', level: 'medium' })
    expect(stood.log.at(-1)!.at).toBe(BEGAN + 15 * MINUTE)
  })
})
