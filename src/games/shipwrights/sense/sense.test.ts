// What Shipwrights knows about being played well, in scenes: what there is before anything is learned, and what tempers weigh.
import { expect, test } from 'vitest'
import type { QuestionOf } from '#engine'
import type { Temper } from '#games/kit/sense'
import type { Q } from '#games/shipwrights'
import { scene, spell } from '#games/shipwrights/testing'
import { sense } from './index.ts'

test('before anything is learned a ship that can be finished is, and no turn ends while there is something to do', () => {
  const ready = { yard: ['karve'], crew: ['weaver', 'woodcarver'], mill: [3, 3, 3], gold: 9, workers: 6 } as const
  const best = (hand: readonly string[], board: object): string => {
    const { g, live } = scene({ players: [{ ...board, hand }, {}] })
    const question = live.open(0)[0]! as QuestionOf<Q>
    const lean = sense.leanings(g, question, 'even')
    return spell(question.options[lean.indexOf(Math.max(...lean))]!)
  }
  expect(best(['king'], ready)).toBe('finish karve')
  expect(best(['king'], { workers: 0 })).toBe('call king')
})

test('in the outlook the greedy weigh points, the quarrelsome arms', () => {
  const { g } = scene({ players: [{ fleet: ['drakkar', 'karve'] }, {}] })
  const of = (temper: Temper) => sense.outlook(g, temper)[0]!
  expect(of('greedy')['ships']).toBeGreaterThan(of('even')['ships']!)
  expect(of('quarrelsome')['military']).toBeGreaterThan(of('even')['military']!)
})
