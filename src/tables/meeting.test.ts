// People meet: kept and chosen seats, the host's doings, who may look, and the same people again.
import { describe, expect, test } from 'vitest'
import { seat as sitDown } from './absence.ts'
import { mayLook } from './access.ts'
import { agreeOn, layAgain, meetAgain, renew, setSeat } from './hosting.ts'
import { join, leave, start } from './seating.ts'
import { claimsOf, membersOf, type Person, seatsOf, type Table } from './table.ts'
import { anna, bo, cleo, codeOf, DRAWN, finished, laid, ofTwo, SECRET } from './testing.ts'
import { publicTable } from './told.ts'

const link = { invite: 'sesame' }
const open = laid([{ kind: 'me' }, { kind: 'open', name: 'Cleo' }, { kind: 'open' }])

describe('whoever comes', () => {
  test('takes the seat kept for their name, else one that is kept for nobody, else what is left', () => {
    expect(seatsOf(join(open, cleo, link, 20).state, 'cleo')).toEqual([1])
    const withBo = join(open, bo, link, 20)
    expect(seatsOf(withBo.state, 'bo')).toEqual([2])
    expect(seatsOf(join(withBo, { id: 'dan', name: 'Dan' }, link, 21).state, 'dan')).toEqual([1])
  })
  test('takes the seat they name, and changes to another as long as it is free', () => {
    const named = join(open, bo, { ...link, seat: 1 }, 20)
    expect(seatsOf(named.state, 'bo')).toEqual([1])
    const changed = join(named, bo, { seat: 2 }, 21)
    expect(changed.state.chairs.slice(1)).toEqual([{ kind: 'open' }, { kind: 'human', guest: 'bo', name: 'Bo' }])
    expect(changed.log.at(-1)!.event).toEqual({ do: 'moved', from: 1, to: 2, guest: 'bo' })
    expect(codeOf(() => join(changed, cleo, { ...link, seat: 2 }, 22))).toBe('seat-taken')
    expect(codeOf(() => join(changed, cleo, { ...link, seat: 9 }, 22))).toBe('seat-taken')
  })
  test('has a name nobody else has here', () => {
    const two = join(open, { id: 'other', name: 'anna' }, link, 20)
    expect(two.state.chairs[2]).toMatchObject({ name: 'anna 2' })
  })
  test('needs no link where the table is listed, but gets no kept seat', () => {
    const listed = agreeOn(open, anna, { listed: true }, 15)
    expect(codeOf(() => join(open, bo, {}, 20))).toBe('wrong-invite')
    expect(codeOf(() => join(listed, bo, { invite: 'guess' }, 20))).toBe('wrong-invite')
    const withBo = join(listed, bo, {}, 20)
    expect(seatsOf(withBo.state, 'bo')).toEqual([2])
    expect(codeOf(() => join(withBo, cleo, {}, 21))).toBe('table-full')
    expect(seatsOf(join(withBo, cleo, link, 21).state, 'cleo')).toEqual([1])
  })
})

describe('the host', () => {
  test('sets bots on seats, clears them, and removes who does not come', () => {
    const filled = setSeat(open, anna, { seat: 2, kind: 'bot', level: 'hard', from: 1 }, 20)
    expect(filled.state.chairs[2]).toMatchObject({ kind: 'bot', level: 'hard' })
    expect(setSeat(filled, anna, { seat: 2, kind: 'open', from: 1 }, 21).state.chairs[2]).toEqual({ kind: 'open' })
    const removed = setSeat(join(open, bo, link, 20), anna, { seat: 2, kind: 'open', removes: 'Bo', from: 1 }, 21)
    expect(removed.state.chairs[2]).toEqual({ kind: 'open' })
    expect(membersOf(removed)).toEqual(['anna'])
  })
  test('puts nobody out who has just sat down: what is meant for a free seat, or for somebody else, is refused', () => {
    const withBo = join(open, bo, link, 20)
    for (const kind of ['bot', 'open'] as const) {
      expect(codeOf(() => setSeat(withBo, anna, { seat: 2, kind, from: 1 }, 21))).toBe('seat-taken')
      expect(codeOf(() => setSeat(withBo, anna, { seat: 2, kind, removes: 'Cleo', from: 1 }, 21))).toBe('seat-taken')
    }
    const replaced = setSeat(withBo, anna, { seat: 2, kind: 'bot', removes: 'Bo', from: 1 }, 21)
    expect(replaced.state.chairs[2]).toMatchObject({ kind: 'bot' })
    // Who was to be removed has gone by now: the seat is as it was wanted.
    expect(setSeat(open, anna, { seat: 2, kind: 'open', removes: 'Bo', from: 1 }, 21).state.chairs[2]).toEqual({
      kind: 'open',
    })
  })
  test('and nobody else; not in their own seat, and not once it has begun', () => {
    const bot = { kind: 'bot', from: 1 } as const
    expect(codeOf(() => setSeat(join(open, bo, link, 20), bo, { ...bot, seat: 1 }, 21))).toBe('not-host')
    expect(codeOf(() => setSeat(open, anna, { ...bot, seat: 0 }, 21))).toBe('your-own-seat')
    expect(codeOf(() => setSeat(open, anna, { ...bot, seat: 7 }, 21))).toBe('not-your-seat')
    expect(codeOf(() => setSeat(open, anna, { ...bot, seat: 1, level: 'god' }, 21))).toBe('bad-level')
    expect(codeOf(() => setSeat(ofTwo(), anna, { ...bot, seat: 1 }, 41))).toBe('already-started')
    expect(codeOf(() => renew(open, bo, 'new', 20))).toBe('not-host')
    expect(codeOf(() => agreeOn(open, bo, {}, 20))).toBe('not-host')
  })
  test('renews the link: the one before leads nowhere', () => {
    const renewed = renew(open, anna, 'open', 20)
    expect(codeOf(() => join(renewed, bo, link, 21))).toBe('wrong-invite')
    expect(seatsOf(join(renewed, bo, { invite: 'open' }, 21).state, 'bo')).toEqual([2])
  })
  test('changes one custom and keeps the others', () => {
    const patient = agreeOn(open, anna, { pace: { kind: 'relaxed', minutes: 5, late: 'seat', level: 'hard' } }, 20)
    expect(agreeOn(patient, anna, { spectators: true }, 21).state.customs).toEqual({
      listed: false,
      spectators: true,
      pace: { kind: 'relaxed', minutes: 5, late: 'seat', level: 'hard' },
    })
    expect(agreeOn(patient, anna, { pace: null }, 21).state.customs).toMatchObject({ pace: null })
    expect(
      codeOf(() => agreeOn(open, anna, { pace: { kind: 'relaxed', minutes: 5, late: 'seat', level: 'god' } }, 20)),
    ).toBe('bad-level')
    expect(codeOf(() => agreeOn(finished(), anna, {}, 999))).toBe('over')
  })
})

describe('who may look', () => {
  test('those who sit there; by the link before the start and after the end; in between where the host allows it', () => {
    const playing = ofTwo()
    const shown = agreeOn(playing, anna, { spectators: true }, 40)
    const may = (table: typeof open, invite?: string) => mayLook(table.state, 'cleo', invite)
    expect([mayLook(playing.state, 'anna'), mayLook(playing.state, 'bo')]).toEqual([true, true])
    expect([may(open), may(playing), may(shown), may(finished())]).toEqual([false, false, false, false])
    expect(['sesame', 'guess'].map(invite => may(open, invite))).toEqual([true, false])
    expect(['sesame', 'guess'].map(invite => may(shown, invite))).toEqual([true, false])
    expect(['sesame', 'guess'].map(invite => may(finished(), invite))).toEqual([true, false])
    expect(may(playing, 'sesame')).toBe(false)
    expect(may(agreeOn(open, anna, { listed: true }, 20))).toBe(true)
  })
  test('who left still may, since the seat is theirs to take back', () => {
    expect(mayLook(leave(ofTwo(), bo, 50).state, 'bo')).toBe(true)
  })
})

/** As it is when its match has ended. */
const ended = ({ state, log }: Table): Table => ({
  log,
  state: { ...state, status: 'over', waiting: [], result: finished().state.result },
})
const overAt = (table: Table): Table => ended(start(table, anna, SECRET, 30))

describe('the same people meet again', () => {
  const over = finished()
  const again = layAgain(over, bo, { ...DRAWN, id: 'u' }, 1000)
  test('at a table laid by one of them, with a seat kept for each of the others', () => {
    expect(again.state).toMatchObject({ id: 'u', game: 'maitre', status: 'open', host: { guest: 'bo' } })
    expect(again.state.chairs).toEqual([
      { kind: 'open', kept: { guest: 'anna', name: 'Anna' } },
      { kind: 'human', guest: 'bo', name: 'Bo' },
    ])
    expect(membersOf(again)).toEqual(['bo', 'anna'])
    expect(publicTable(again.state, 1, 'anna').seats[0]).toMatchObject({ claim: true, name: 'Anna' })
    // Nobody else gets it, with the link or without; its owner needs none.
    expect(codeOf(() => join(again, cleo, link, 1001))).toBe('table-full')
    const both = join(again, anna, {}, 1001)
    expect(start(both, bo, SECRET, 1002).state.status).toBe('playing')
  })
  test('who does not want to frees the seat', () => {
    const alone = leave(again, anna, 1001)
    expect(alone.state.chairs[0]).toEqual({ kind: 'open' })
    expect(membersOf(alone)).toEqual(['bo'])
    expect(seatsOf(join(alone, cleo, link, 1002).state, 'cleo')).toEqual([0])
  })
  test('all the seats they had: who held two sits down on both, under their names', () => {
    const shared = laid([{ kind: 'me' }, { kind: 'me', name: 'Ada' }, { kind: 'open' }])
    const played = overAt(join(shared, bo, link, 20))
    const laidByBo = layAgain(played, bo, { ...DRAWN, id: 'u' }, 1000)
    const first = join(laidByBo, anna, { seat: 1 }, 1001)
    const both = join(first, anna, { seat: 0 }, 1002)
    expect(both.state.chairs).toEqual([
      { kind: 'human', guest: 'anna', name: 'Anna' },
      { kind: 'human', guest: 'anna', name: 'Ada' },
      { kind: 'human', guest: 'bo', name: 'Bo' },
    ])
    expect(start(both, bo, SECRET, 1003).state.status).toBe('playing')
  })
  describe('whoever played to the end in the seat of another', () => {
    /** Bo went, and Cleo played on in their seat. */
    const substituted = (seats: Parameters<typeof laid>[0], friends: readonly Person[] = []): Table => {
      const came = [bo, ...friends].reduce((table, friend) => join(table, friend, link, 20), laid(seats))
      const left = leave(start(came, anna, SECRET, 30), bo, 50)
      const [seat] = claimsOf(left.state, 'bo')
      return ended(sitDown(left, 60, seat!, { guest: 'cleo', name: 'Cleo' }))
    }
    const againBy = (table: Table, person: Person): readonly (string | undefined)[] =>
      layAgain(table, person, { ...DRAWN, id: 'u' }, 1000).state.chairs.map(chair =>
        chair.kind === 'open' ? chair.kept?.guest : chair.kind === 'human' ? chair.guest : chair.kind,
      )
    test('has the seat of a bot, or one more', () => {
      const withBot = substituted([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }])
      for (const person of [anna, bo, cleo]) expect(againBy(withBot, person)).toEqual(['anna', 'bo', 'cleo'])
      const without = substituted([{ kind: 'me' }, { kind: 'open' }])
      for (const person of [anna, bo, cleo]) expect(againBy(without, person)).toEqual(['anna', 'bo', 'cleo'])
    })
    test('where there is no more room, has that seat, unless it is its owner who asks', () => {
      const friends = ['dan', 'eve', 'fin', 'gil'].map(id => ({ id, name: id }))
      const full = substituted([{ kind: 'me' }, ...[bo, ...friends].map(() => ({ kind: 'open' as const }))], friends)
      const others = ['dan', 'eve', 'fin', 'gil']
      for (const person of [anna, cleo]) expect(againBy(full, person)).toEqual(['anna', 'cleo', ...others])
      expect(againBy(full, bo)).toEqual(['anna', 'bo', ...others])
    })
  })
  test('once, and only after the end', () => {
    const met = meetAgain(over, bo, 'u', 1000)
    expect(met.state.next).toBe('u')
    expect(meetAgain(met, anna, 'w', 1001)).toBe(met)
    expect(codeOf(() => meetAgain(ofTwo(), anna, 'u', 50))).toBe('not-over')
    expect(codeOf(() => meetAgain(over, cleo, 'u', 1000))).toBe('not-seated')
    expect(codeOf(() => layAgain(ofTwo(), anna, DRAWN, 50))).toBe('not-over')
  })
})
