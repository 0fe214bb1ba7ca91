// During a match: answers, taking back, talk, hints, and the match told from its start.
import { describe, expect, test } from 'vitest'
import { temperOf } from '#bots'
import { digest, type Json, Swift, verify } from '#engine'
import { GAMES, gameById } from '#games'
import { forsake } from './absence.ts'
import { botDue, hintDue } from './due.ts'
import { answer, answerAs, type DoneElsewhere, followed, talk, transcriptOf, undo } from './playing.ts'
import { problemOfFault } from './problem.ts'
import { join, lay, leave, start } from './seating.ts'
import { lastAnswer, seqOf, standing, type Table } from './table.ts'
import { alone, anna, bo, cleo, codeOf, DRAWN, laid, look, ofTwo, playOn, SECRET } from './testing.ts'
import { tableMoved, tableSeen } from './told.ts'

const BOTH = [0, 1]
const stored = (table: Table): Table => JSON.parse(JSON.stringify(table))
const asked = (table: Table) => (table.state.waiting[0] === 0 ? [anna, bo] : [bo, anna]) as [typeof anna, typeof bo]
const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('an answer', () => {
  test('is taken as the rules wrote it, with what it led to, and changes nothing that was', () => {
    const table = ofTwo()
    const before = stored(table)
    const [who] = asked(table)
    const { questions, seq } = look(table, who)
    const pick = questions[0]!.options[0] as { readonly [key: string]: Json }
    const next = answerAs(table, who, { seq, pick: Object.fromEntries(Object.entries(pick).toReversed()) }, 77)
    expect(table).toEqual(before)
    expect(next.log).toHaveLength(4)
    const { event, at } = next.log[3]!
    expect([at, event]).toMatchObject([77, { do: 'answered', seat: table.state.waiting[0], pick }])
    expect(JSON.stringify((event as { pick: Json }).pick)).toBe(JSON.stringify(pick))
    expect(event).not.toHaveProperty('helped')
    expect((event as { entries: readonly unknown[] }).entries.length).toBeGreaterThan(0)
    expect(next.state).toMatchObject({ moved: 4, status: 'playing', chairs: table.state.chairs })
  })

  test('leads to the same whether the rules were at hand or the table was read from a store, at every step', () => {
    for (const { id } of GAMES) {
      const chance = new Swift(7)
      let table = ofTwo(id)
      for (let step = 0; step < 30 && table.state.status === 'playing'; step++) {
        const seat = table.state.waiting[0]!
        const { seq, questions } = tableSeen(table, [anna, bo][seat]!.id, seat)
        const options = questions[0]!.options
        const given = { seat, seq, pick: options[chance.below(options.length)]! }
        const [next, twin] = [table, stored(table)].map(each => answer(each, given, step)) as [Table, Table]
        expect(stored(next)).toEqual(stored(twin))
        for (const viewer of BOTH) {
          const told = [next, twin].map(each => tableMoved(each, anna.id, viewer, seq))
          expect(told[0]).toEqual(told[1])
        }
        table = next
      }
      expect(seqOf(table)).toBeGreaterThan(20)
    }
  })

  test('that was taken elsewhere leads to the same here, as long as the rules agree', () => {
    const table = ofTwo()
    const [who] = asked(table)
    const { questions, seq } = look(table, who)
    const next = answerAs(table, who, { seq, pick: questions[0]!.options[0]! }, 77)
    const event = JSON.parse(JSON.stringify(next.log.at(-1)!.event))
    expect(stored(followed(stored(table), [{ at: 77, event }])!)).toEqual(stored(next))
    // Other dice, another option, something else: that has to be read.
    expect(followed(stored(table), [{ at: 77, event: { ...event, entries: [] } }])).toBeNull()
    expect(followed(stored(table), [{ at: 77, event: { ...event, pick: { do: 'fly' } } }])).toBeNull()
    expect(followed(stored(table), [{ at: 77, event: { do: 'said', seat: 0, name: 'Anna', text: 'ahoy' } }])).toBeNull()
  })

  test('and all that was done elsewhere is followed at once, from the last state that was told', () => {
    const before = ofTwo()
    let table = before
    const deeds: DoneElsewhere[] = []
    for (let n = 0; n < 30 && table.state.status === 'playing'; n++) {
      table = n === 4 ? talk(table, anna, 'Ahoy', 50) : playOn(table, [anna, bo])
      const { at, event } = table.log.at(-1)!
      // What is no answer cannot be followed but by the state it came to.
      const told = n === 4 || n === 20
      deeds.push(JSON.parse(JSON.stringify({ at, event, ...(told && { state: table.state }) })))
      const here = followed(before, deeds)!
      expect(stored(here)).toEqual(stored(table))
      expect(here.state.chairs).toBe(before.state.chairs)
      expect(tableMoved(here, anna.id, 0, seqOf(before))).toEqual(tableMoved(table, anna.id, 0, seqOf(before)))
    }
    expect(deeds.length).toBeGreaterThan(22)
  })

  test('is judged by the seat, the state it answers to, and the options there are', () => {
    const table = talk(ofTwo(), anna, 'Ahoy', 35)
    const [who, other] = asked(table)
    const { questions, seq, refusals } = look(table, who)
    const pick = questions[0]!.options[0]!
    const seat = table.state.waiting[0]!
    const give = (more: object, person = who) => codeOf(() => answerAs(table, person, { seq, pick, ...more }, 0))
    expect(give({})).toBe('done')
    expect(give({ seat })).toBe('done')
    // Talk makes nothing stale.
    expect(give({ seq: seq - 1 })).toBe('done')
    expect([give({ seq: seq - 2 }), give({ seq: seq + 1 })]).toEqual(['stale', 'stale'])
    expect(give({ seat: 1 - seat })).toBe('not-your-seat')
    expect(give({}, cleo)).toBe('not-seated')
    expect(give({}, other)).toBe('not-your-turn')
    const illegal = thrown(() => answerAs(table, who, { seq, pick: { do: 'fly' } }, 0))
    expect(illegal).toMatchObject({ code: 'illegal', beside: { refusals } })
    expect(refusals.length).toBeGreaterThan(0)
    for (const [person, given] of [
      [who, { seq: 1, pick }],
      [other, { seq, pick }],
    ] as const) {
      expect(thrown(() => answerAs(table, person, given, 0))).toMatchObject({ beside: { state: look(table, person) } })
    }
  })

  test('given with care is taken where it can be taken back, and else refused and told to be final', () => {
    let table = ofTwo('raiders')
    const found = new Set<string>()
    for (let n = 0; n < 60 && table.state.status === 'playing'; n++) {
      const [who] = asked(table)
      const { seq, seat, questions } = look(table, who)
      const pick = questions[0]!.options[n % questions[0]!.options.length]!
      const before = stored(table)
      const careful = codeOf(() => answerAs(table, who, { seq, pick, careful: true }, 0))
      expect(table).toEqual(before)
      table = answerAs(table, who, { seq, pick }, 0)
      const { undo: why, questions: next } = look(table, who)
      const passedOn = table.state.waiting.length > 0 && !next.some(question => question.seat === seat)
      expect(careful).toBe(why || passedOn ? 'final' : 'done')
      found.add(careful)
    }
    expect([...found].toSorted()).toEqual(['done', 'final'])
  })

  test('needs a match under way', () => {
    const open = laid([{ kind: 'me' }, { kind: 'open' }])
    expect(codeOf(() => answerAs(open, anna, { seq: 1, pick: null }, 0))).toBe('not-started')
    expect(codeOf(() => undo(open, anna, {}, 0))).toBe('not-started')
    expect(codeOf(() => hintDue(open, anna))).toBe('not-started')
    const gone = forsake(forsake(ofTwo(), anna, 50), bo, 50)
    expect(codeOf(() => answer(gone, { seat: 0, seq: 5, pick: null }, 0))).toBe('over')
    expect(codeOf(() => undo(gone, bo, {}, 0))).toBe('over')
  })

  test('of one with several seats is for the one that is asked, unless they say which', () => {
    const table = alone()
    const seat = table.state.waiting[0]!
    const { seq, questions } = look(table, anna)
    const pick = questions[0]!.options[0]!
    expect(answerAs(table, anna, { seq, pick }, 0).log.at(-1)!.event).toMatchObject({ seat })
    expect(codeOf(() => answerAs(table, anna, { seq, pick, seat: 1 - seat }, 0))).toBe('not-your-turn')
  })

  test('of a helper is known as one', () => {
    const table = alone()
    const { seq, questions, seat } = look(table, anna)
    const given = { seat: seat!, seq, pick: questions[0]!.options[0]! }
    expect(answer(table, { ...given, helped: true }, 0).log.at(-1)!.event).toMatchObject({ helped: true })
    expect(answer(table, { ...given, helped: false }, 0).log.at(-1)!.event).not.toHaveProperty('helped')
  })
})

describe('a match', () => {
  test('is played to its end from what is stored, and its transcript stands every check', () => {
    let table = ofTwo()
    expect(codeOf(() => transcriptOf(table))).toBe('match-hidden')
    while (table.state.status === 'playing') table = playOn(stored(table), [anna, bo])
    expect(table.state).toMatchObject({ status: 'over', waiting: [] })
    expect(table.state.result).toHaveLength(2)
    const told = verify(GAMES, JSON.parse(JSON.stringify(transcriptOf(table))))
    expect(told.result).toEqual(table.state.result)
    expect(told.answers).toEqual(standing(table.log))
    expect(codeOf(() => transcriptOf(forsake(forsake(ofTwo(), anna, 50), bo, 50)))).toBe('abandoned')
    expect(codeOf(() => transcriptOf(leave(laid([{ kind: 'me' }, { kind: 'open' }]), anna, 50)))).toBe('abandoned')
  })

  test('of other rules is said to be one', () => {
    const table = ofTwo()
    const match = { ...table.state.match!, edition: 'other' }
    const other = { ...table, state: { ...table.state, match } }
    for (const use of [
      () => look(other, anna),
      () => playOn(other, [anna, bo]),
      () => hintDue(other, asked(other)[0]),
    ]) {
      expect(problemOfFault(thrown(use))).toMatchObject({ code: 'other-rules' })
    }
    expect(problemOfFault(new Error('ouch'))).toBeNull()
    const unknown = thrown(() => gameById('chess'))
    expect(problemOfFault(unknown)).toMatchObject({ code: 'unknown-game', facts: { game: 'chess' } })
  })
})

describe('taking back', () => {
  /** Played until the person may take something back. */
  function untilUndo(from: Table): Table {
    let table = from
    while (look(table, anna).undo !== null) table = playOn(table, [anna])
    return table
  }
  test('restores the match, and the answer no longer stands', () => {
    const table = untilUndo(alone('undo'))
    const seq = seqOf(table)
    const back = undo(stored(table), anna, {}, 90)
    const { seat } = lastAnswer(table.log, BOTH)!
    expect(back.log.at(-1)).toEqual({ seq: seq + 1, at: 90, event: { do: 'undone', seat, answer: seq } })
    expect(back.state).toMatchObject({ moved: seq + 1, waiting: [seat] })
    expect(back.state.asked[seat]).toBe(seq + 1)
    expect(standing(back.log)).toEqual(standing(table.log).slice(0, -1))
    const answers = table.log.filter(({ event }) => event.do === 'answered').map(each => each.seq)
    expect(lastAnswer(back.log, BOTH)?.seq).toBe(answers.at(-2))
    expect(lastAnswer(back.log, [])).toBeUndefined()
    expect(look(back, anna).view).toEqual(look({ ...table, ...before(table) }, anna).view)
  })
  /** The table before its last answer, played again from the start. */
  function before(table: Table): Table {
    let again = start(laid([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], { seed: 'undo' }), anna, SECRET, 30)
    for (const { seat, pick } of standing(table.log).slice(0, -1)) {
      again = answerAs(again, anna, { seq: seqOf(again), seat, pick }, 0)
    }
    return again
  }
  test('is refused with the reason, or for a state that is gone', () => {
    const table = alone()
    expect(look(table, anna).undo).toEqual({ needs: 'answer' })
    expect(thrown(() => undo(table, anna, {}, 0))).toMatchObject({
      code: 'cannot-undo',
      facts: { because: { needs: 'answer' } },
    })
    const ready = untilUndo(alone('undo'))
    const seq = seqOf(ready)
    expect(codeOf(() => undo(ready, anna, { seq }, 0))).toBe('done')
    for (const gone of [seq - 1, seq + 1]) {
      expect(thrown(() => undo(ready, anna, { seq: gone }, 0))).toMatchObject({
        code: 'stale',
        beside: { state: { seq, seat: standing(ready.log).at(-1)!.seat } },
      })
    }
    expect(codeOf(() => undo(talk(ready, anna, 'oh', 0), anna, { seq }, 0))).toBe('done')
    expect(codeOf(() => undo(ready, bo, {}, 0))).toBe('not-seated')
    expect(codeOf(() => undo(ready, anna, { seat: 5 }, 0))).toBe('not-your-seat')
  })
  test('is for the seat of the last answer, or the one that is named', () => {
    const ready = untilUndo(alone('undo'))
    const { seat } = lastAnswer(ready.log, BOTH)!
    expect(codeOf(() => undo(ready, anna, { seat }, 0))).toBe('done')
    expect(codeOf(() => undo(ready, anna, { seat: 1 - seat }, 0))).toBe('cannot-undo')
  })
})

describe('talk', () => {
  test('is for those who sit there, and for the host', () => {
    const said = talk(ofTwo(), bo, 'Bon vent !', 60)
    expect(said.log.at(-1)).toEqual({ seq: 4, at: 60, event: { do: 'said', seat: 1, name: 'Bo', text: 'Bon vent !' } })
    expect(said.state).toEqual(ofTwo().state)
    expect(codeOf(() => talk(said, cleo, 'hi', 60))).toBe('not-seated')
    const bots = laid([{ kind: 'bot' }, { kind: 'bot' }])
    expect(talk(bots, anna, 'go', 60).log.at(-1)!.event).toMatchObject({ seat: null, name: 'Anna' })
  })
  test('is by the name one has at the table: of two Annas one is Anna 2', () => {
    const other = { id: 'other', name: 'Anna' }
    const table = join(laid([{ kind: 'me' }, { kind: 'open' }]), other, { invite: 'sesame' }, 20)
    expect(talk(table, other, 'Ahoy', 60).log.at(-1)!.event).toMatchObject({ seat: 1, name: 'Anna 2' })
  })
})

describe('who is to think', () => {
  test('a bot that is asked, with a chance of its own that nobody can foretell', () => {
    const table = start(
      laid([
        { kind: 'bot', name: 'Gorm', level: 'hard' },
        { kind: 'bot', name: 'Zoe' },
      ]),
      anna,
      SECRET,
      30,
    )
    const seat = table.state.waiting[0]!
    const due = botDue(table)!
    const chair = table.state.chairs[seat] as { level: string; name: string }
    expect(due).toMatchObject({ table: 't', game: 'maitre', seat, level: chair.level, temper: temperOf(chair.name) })
    expect(due.match).toEqual(table.state.match)
    expect(due.seq).toBe(2)
    expect(due.seed).toBe(Number.parseInt(digest(`${due.match.rng.secret} bot ${seat} 2`).slice(0, 8), 16))
    expect(codeOf(() => answer(table, { seat, seq: due.seq, pick: 'moon' }, 0))).toBe('illegal')
  })
  test('nobody while people are asked, before the start and after the end', () => {
    expect(botDue(ofTwo())).toBeNull()
    expect(botDue(laid([{ kind: 'bot' }, { kind: 'bot' }]))).toBeNull()
    expect(botDue(forsake(forsake(ofTwo(), anna, 50), bo, 50))).toBeNull()
    // Of several who are asked at once, the bot.
    const table = lay({ game: 'shipwrights', seats: [{ kind: 'me' }, { kind: 'bot' }] }, anna, DRAWN, 1)
    const drafting = start(table, anna, SECRET, 2)
    expect(drafting.state.waiting).toEqual([0, 1])
    expect(botDue(drafting)).toMatchObject({ seat: 1 })
  })
  test('somebody who asks for a hint, where that is allowed', () => {
    const table = ofTwo()
    const [who, other] = asked(table)
    const seat = table.state.waiting[0]!
    expect(hintDue(table, who)).toEqual({
      ...hintDue(table, who, seat),
      game: 'maitre',
      seat,
      seq: 3,
      match: table.state.match,
    })
    expect(codeOf(() => hintDue(table, other))).toBe('not-your-turn')
    expect(codeOf(() => hintDue(table, who, 1 - seat))).toBe('not-your-seat')
    expect(codeOf(() => hintDue(table, cleo))).toBe('not-seated')
    const strict = start(laid([{ kind: 'me' }, { kind: 'me' }], { hints: false }), anna, SECRET, 30)
    expect(codeOf(() => hintDue(strict, anna))).toBe('no-hints')
    // Tables of old said nothing of it.
    const old = { ...table.state, hints: undefined } as never
    expect(codeOf(() => hintDue({ ...table, state: old }, who))).toBe('done')
  })
})
