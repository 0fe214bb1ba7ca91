// What Shipwrights knows about being played well, in scenes: what a newcomer overlooks, and what tempers lean to.
import { expect, test } from 'vitest'
import type { QuestionOf } from '#engine'
import type { Temper } from '#games/kit/sense'
import { cardOf, type G, type Q } from '#games/shipwrights'
import { lay, Scene, type Setting } from '#games/shipwrights/testing'
import { sense } from './index.ts'

type Asked = QuestionOf<Q>
/** The first pack of the morning lies before seat 0. */
const morning = (pack: readonly string[], board: Setting['players'][number] = {}): Scene =>
  new Scene(lay({ players: [board, {}], chapter: 'morning', pile: pack }))
function taken(scene: Scene, look: (g: G, question: Asked) => readonly number[]): string {
  const question = scene.live.open(0)[0]! as Asked
  const lean = look(scene.g, question)
  return cardOf(scene.player(0).pack.cards[lean.indexOf(Math.max(...lean))]!).id
}
const atAGlance =
  (temper: Temper) =>
  (g: G, question: Asked): readonly number[] =>
    sense.leanings(g, question, temper)
const asANewcomer = (g: G, question: Asked): readonly number[] => sense.novice!(g, question, 'even')

test('with both workshops taken, only a newcomer takes the great ship', () => {
  const scene = morning(['drakkar', 'weaver', 'berserker'], { yard: ['karve', 'ferje'] })
  expect(taken(scene, asANewcomer)).toBe('drakkar')
  expect(taken(scene, atAGlance('even'))).not.toBe('drakkar')
})

test.each<[Temper, string]>([
  ['even', 'queen'],
  ['quarrelsome', 'pillager'],
  ['careful', 'sentry'],
])('of queen, pillager and sentry the %s one takes the %s', (temper, id) => {
  expect(taken(morning(['queen', 'pillager', 'sentry']), atAGlance(temper))).toBe(id)
})

test('in the outlook the greedy weigh points, the quarrelsome arms', () => {
  const { g } = morning(['queen', 'thief', 'sentry'], { fleet: ['drakkar', 'karve'] })
  const of = (temper: Temper) => sense.outlook(g, temper)[0]!
  expect(of('greedy')['ships']).toBeGreaterThan(of('even')['ships']!)
  expect(of('quarrelsome')['military']).toBeGreaterThan(of('even')['military']!)
})
