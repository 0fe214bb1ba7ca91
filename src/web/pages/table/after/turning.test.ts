import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json, Note, Transcript } from '#engine'
import type { Sight } from '#tables'
import type { Manners } from '../../../kit/manner.ts'
import { chancesAlong } from '../../../play/along.ts'
import { type ReplayStep, stepsOf, turnAfter, turnBefore } from './replay.ts'
import { deedsOf, turningPoints } from './turning.ts'

/** Of what boards call news, what these tests are about. */
const news = (...says: readonly string[]): Manners => ({
  least: 0,
  of: Object.fromEntries(says.map(say => [say, { news: true as const }])),
})
const manners = news('attacks', 'evening')
const sea = news('arms', 'gains', 'fails', 'fights', 'loots', 'over')
const yard = news('starts', 'builds', 'finishes', 'abandons', 'calls', 'evening', 'sends-home', 'day', 'over')

interface Told {
  readonly own?: readonly Note[]
  /** What the turn or round after it told. */
  readonly after?: readonly Note[]
  readonly seat?: number
  readonly chapter?: number
  readonly free?: boolean
  readonly together?: boolean
}
const logged = (notes: readonly Note[]) => notes.map(note => ({ seq: 0, at: 0, note }))
const step = ({ own = [], after = [], seat = 0, chapter = 1, free = true, together = false }: Told): ReplayStep => ({
  sight: {} as Sight,
  told: logged([...own, ...after]),
  earlier: 0,
  chapter,
  decision: { seat, pick: null, view: null, free, together, told: logged(own) },
})
const match = (...steps: readonly Told[]): ReplayStep[] => [
  { sight: {} as Sight, told: [], earlier: 0, chapter: 1, decision: null },
  ...steps.map(step),
]
const course = (...first: number[]): number[][] => first.map(chance => [chance, 1 - chance])
const attack = { say: 'attacks', seat: 0 }
const turnsOf = (chances: number[][], steps: ReplayStep[], count = 9) =>
  turningPoints(chances, deedsOf(steps, manners), count).map(({ from, to }) => [from, to])

test('the decisions that changed most are the turning points, in the order in which they were made', () => {
  const steps = match({ chapter: 1 }, { chapter: 2, own: [attack] }, { chapter: 3, own: [attack] }, { chapter: 3 })
  expect(turnsOf(course(0.5, 0.52, 0.8, 0.3, 0.3), steps)).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(turnsOf(course(0.5, 0.52, 0.8, 0.3, 0.3), steps, 1)).toEqual([[2, 3]])
})
test('what follows without anything to decide belongs to the decision before', () => {
  const steps = match({ own: [attack] }, { seat: 1, free: false }, { seat: 1, free: false }, { chapter: 2 })
  expect(turnsOf(course(0.5, 0.6, 0.7, 0.9, 0.9), steps)).toEqual([[0, 3]])
})
test('of one turn only the greatest change counts', () => {
  expect(turnsOf(course(0.5, 0.7, 0.95, 0.95), match({}, {}, {}))).toEqual([[1, 2]])
})
test('what an evening brings is nobody’s decision, and neither is what all decided together', () => {
  const evening = { after: [{ say: 'evening', seat: 0 }], chapter: 2 }
  expect(turnsOf(course(0.5, 0.9, 0.9), match(evening, { chapter: 2 }))).toEqual([])
  expect(turnsOf(course(0.5, 0.9, 0.9), match({ together: true }, { chapter: 2 }))).toEqual([])
})
test('where luck is the news, the decision that led to it is told first', () => {
  const [places, fails] = [
    { say: 'places', seat: 0 },
    { say: 'fails', seat: 0 },
  ]
  const [deed] = deedsOf(match({ own: [places, fails] }), sea)
  expect(deed!.done).toEqual({ note: fails, by: places })
  const [attacked] = deedsOf(match({ own: [attack] }), manners)
  expect(attacked!.done).toEqual({ note: attack, by: null })
})
test('a match that never turned has no turning points', () => {
  expect(turnsOf(course(0.5, 0.51, 0.53, 0.55), match({}, {}, {}))).toEqual([])
  expect(turningPoints([], [], 3)).toEqual([])
})

const golden = (name: string): Transcript =>
  JSON.parse(readFileSync(new URL(`../../../../games/${name}.json`, import.meta.url), 'utf8'))
const end = { seat: 0, table: {} } as Sight

test('a real match turns on what captains did: every point is a deed of theirs that was news', async () => {
  const transcript = golden('maitre/golden/2-players')
  const steps = stepsOf(transcript, end)
  expect(steps).toHaveLength(transcript.answers.length + 1)
  const turns = turningPoints(await chancesAlong(transcript, 0, steps.length), deedsOf(steps, sea), 3)
  expect(turns).toHaveLength(3)
  for (const { seat, done } of turns) {
    expect(done).toHaveProperty('note.seat', seat)
    expect(['fights', 'arms', 'gains', 'fails', 'loots']).toContain((done as { note: Note }).note.say)
  }
})
test('no evening and no new day stands for a decision of Charpentiers', () => {
  const deeds = deedsOf(stepsOf(golden('shipwrights/golden/3-players'), end), yard)
  expect(deeds.length).toBeGreaterThan(50)
  const told = deeds.flatMap(({ done }) => ('note' in done ? [done.note.say] : []))
  expect(told.filter(say => ['evening', 'day', 'sends-home', 'over'].includes(say))).toEqual([])
})
test('an evening belongs to the day it ends', () => {
  const steps = stepsOf(golden('shipwrights/golden/3-players'), end)
  const tells = (step: ReplayStep, say: string): boolean => step.told.some(({ note }) => note.say === say)
  const dawns = steps.filter(step => tells(step, 'evening') && tells(step, 'day'))
  expect(dawns.length).toBeGreaterThan(2)
  for (const { told, earlier } of dawns) {
    expect(told.findLastIndex(({ note }) => note.say === 'evening')).toBeLessThan(earlier)
    expect(told[earlier]!.note.say).toBe('day')
  }
})
test('from turn to turn and back', () => {
  const steps = stepsOf(golden('maitre/golden/2-players'), end)
  const turnAt = (at: number): number => (steps[at]!.sight.view as { turn: { number: number } } & Json).turn.number
  const second = turnAfter(steps, 0)
  expect([turnAt(second - 1), turnAt(second)]).toEqual([1, 2])
  expect(turnBefore(steps, second)).toBe(0)
  expect(turnBefore(steps, second + 1)).toBe(second)
  expect(turnAfter(steps, steps.length - 1)).toBe(steps.length - 1)
})
