// Answers taken back though something was learnt from them, where the others agree.
import { describe, expect, test } from 'vitest'
import { askUndo, vote } from './consent.ts'
import { transcriptOf, undo } from './playing.ts'
import { leave } from './seating.ts'
import { lastAnswer, seatsOf, seqOf, standing, type Table } from './table.ts'
import { alone, anna, bo, cleo, codeOf, look, ofTwo, playOn } from './testing.ts'

const person = (table: Table, seat: number) => (seatsOf(table.state, 'anna').includes(seat) ? anna : bo)
const other = (who: typeof anna) => (who === anna ? bo : anna)
/** Played on until somebody's last answer can no longer simply be taken back. */
function sealed(): { readonly table: Table; readonly who: typeof anna; readonly before: Table } {
  let table = ofTwo()
  for (let i = 0; i < 60; i++) {
    const before = table
    const [seat] = table.state.waiting
    const who = person(table, seat!)
    table = playOn(table, [anna, bo])
    if (table.state.status === 'playing' && codeOf(() => undo(table, who, {}, 99)) === 'cannot-undo' && i > 6)
      return { table, who, before }
  }
  throw new Error('nothing was sealed')
}
const yes = (table: Table, who: typeof anna) => vote(table, who, { motion: table.state.motion!.seq, yes: true }, 500)

describe('what was learnt from', () => {
  const { table, who, before } = sealed()
  const wished = askUndo(table, who, undefined, 400)
  test('is taken back when the others agree, and chance falls as it fell', () => {
    expect(look(table, who).consent).toBe(true)
    expect(look(wished, other(who)).table.motion).toMatchObject({ want: 'undo', by: who.name, asks: true })
    expect(look(wished, who).table.motion).toMatchObject({ mine: true, asks: false })
    const back = yes(wished, other(who))
    expect(look(back, who).view).toEqual(look(before, who).view)
    expect(look(back, who).questions).toEqual(look(before, who).questions)
    expect(back.state.motion).toBeNull()
    expect(standing(back.log)).toEqual(standing(before.log))
    expect(look(back, who).log).toEqual(look(before, who).log)
  })
  test('and the match goes on to its end, and can be checked from its start', () => {
    let on = yes(wished, other(who))
    while (on.state.status === 'playing') on = playOn(on, [anna, bo])
    expect(transcriptOf(on).answers).toEqual(standing(on.log))
  })
  test('stays when one of them declines, or plays on, or it is no longer wanted', () => {
    const no = vote(wished, other(who), { motion: seqOf(wished), yes: false }, 401)
    expect(no.state).toMatchObject({ motion: null, match: table.state.match })
    expect(vote(wished, who, { motion: seqOf(wished), yes: false }, 401).state.motion).toBeNull()
    expect(playOn(wished, [anna, bo]).state.motion).toBeNull()
    expect(leave(wished, who, 401).state.motion).toBeNull()
    expect(leave(wished, other(who), 401).state.motion).toBeNull()
  })
  test('all that was answered since goes with it', () => {
    let later = table
    while (lastAnswer(later.log, [0, 1])!.seat === lastAnswer(table.log, [0, 1])!.seat)
      later = playOn(later, [anna, bo])
    const mine = lastAnswer(later.log, seatsOf(later.state, who.id))!.seq
    const back = yes(askUndo(later, who, undefined, 400), other(who))
    expect(standing(back.log)).toEqual(standing(later.log.filter(({ seq }) => seq < mine)))
    expect(back.log.at(-1)!.event).toMatchObject({ do: 'undone', answer: mine })
    expect(lastAnswer(back.log, seatsOf(back.state, who.id))?.seq ?? 0).toBeLessThan(mine)
  })
})

test('nobody is asked twice at once, by a stranger, about nothing, or where nobody could agree', () => {
  const { table, who } = sealed()
  const wished = askUndo(table, who, undefined, 400)
  expect(codeOf(() => askUndo(wished, other(who), undefined, 401))).toBe('already-asked')
  expect(codeOf(() => askUndo(table, cleo, undefined, 400))).toBe('not-seated')
  expect(codeOf(() => askUndo(ofTwo(), anna, undefined, 400))).toBe('cannot-undo')
  expect(codeOf(() => askUndo(playOn(alone(), [anna]), anna, undefined, 400))).toBe('nobody-to-ask')
  expect(codeOf(() => vote(table, who, { motion: 1, yes: true }, 400))).toBe('no-motion')
  expect(codeOf(() => vote(wished, other(who), { motion: 1, yes: true }, 400))).toBe('no-motion')
  expect(codeOf(() => vote(wished, cleo, { motion: seqOf(wished), yes: false }, 400))).toBe('not-asked')
})
