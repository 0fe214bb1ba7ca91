// What if: a match taken up from one of its moments.
import { expect, test } from 'vitest'
import { branch } from './branching.ts'
import { transcriptOf } from './playing.ts'
import { seatsOf, standing, type Table } from './table.ts'
import { anna, bo, DRAWN, look, ofTwo, playOn } from './testing.ts'

test('any moment of a finished match is a table again, with the same cards and the same chance to come', () => {
  const moments: Table[] = [ofTwo()]
  while (moments.at(-1)!.state.status === 'playing') moments.push(playOn(moments.at(-1)!, [anna, bo]))
  const match = transcriptOf(moments.at(-1)!)
  for (const answers of [0, 1, 7, match.answers.length - 1]) {
    const table = branch(match, { answers, seat: 1, level: 'hard' }, bo, { ...DRAWN, id: 'if', invite: null }, 99)
    expect(seatsOf(table.state, 'bo')).toEqual([1])
    expect(table.state.chairs[0]).toMatchObject({ kind: 'bot', level: 'hard' })
    expect(standing(table.log)).toEqual(match.answers.slice(0, answers))
    expect(look(table, bo).view).toEqual(look(moments[answers]!, bo).view)
    expect(table.state.match!.rng).toEqual(moments[answers]!.state.match!.rng)
  }
})
