import { expect, test } from 'vitest'
import type { PlannedStep } from '#tables'
import { FEW, grouped, sharedBy } from './grouped.ts'

const both = (text: string) => ({ fr: text, en: text })
const step = (pick: PlannedStep['pick'], label: string): PlannedStep => ({
  kind: 'act',
  pick,
  label: both(label),
  detail: both(''),
})
const labelOf = ({ label }: PlannedStep): string => label.en
const laidOut = (steps: readonly PlannedStep[]): readonly (readonly [string, number])[] =>
  grouped(steps, labelOf).map(({ label, steps: { length } }) => [label, length])

const lay = (tile: number, hex: number) => step({ do: 'lay', tile, hex }, `Lay strait ${tile} at place ${hex}`)
const go = (building: string) => step({ do: 'place', building }, `Go to the ${building}`)
const idly = (building: string) => step({ do: 'place', building, idle: true }, `Go to the ${building} and do nothing`)

test('a few answers are listed one by one', () => {
  const few = Array.from({ length: FEW }, (_, hex) => lay(1, hex))
  expect(laidOut(few)).toEqual(few.map(each => [labelOf(each), 1]))
})
test('what does more comes before what does nothing, also among a few', () => {
  expect(laidOut([idly('mill'), go('mill')]).map(([label]) => label)).toEqual([
    'Go to the mill',
    'Go to the mill and do nothing',
  ])
})
test('many are folded by the thing they are about, under the words they share', () => {
  const places = [1, 2, 3, 4, 5]
  const steps = [...places.map(hex => lay(1, hex)), ...places.map(hex => lay(2, hex)), step({ do: 'end' }, 'End')]
  expect(laidOut(steps)).toEqual([
    ['Lay strait 1 at place…', 5],
    ['Lay strait 2 at place…', 5],
    ['End', 1],
  ])
})
test('things with one or two answers each are folded by what is done; what does more comes before what does nothing', () => {
  const buildings = ['mill', 'forge', 'barracks', 'harbour', 'gate']
  const [group, ...others] = grouped(
    buildings.flatMap(building => [idly(building), go(building)]),
    labelOf,
  )
  expect(others).toEqual([])
  expect(group!.label).toBe('Go to the…')
  expect(group!.steps.slice(0, 2).map(labelOf)).toEqual(['Go to the mill', 'Go to the mill and do nothing'])
})
test('answers that share no word stay by themselves, and none is lost', () => {
  const steps = Array.from({ length: 10 }, (_, at) => step({ do: 'take', at }, `${at} of them`))
  expect(laidOut(steps)).toEqual(steps.map(each => [labelOf(each), 1]))
})
test('what labels share ends with a whole word', () => {
  expect(sharedBy(['Call the King', 'Call the Knave'])).toBe('Call the…')
  expect(sharedBy(['Call the King', 'Call the King'])).toBe('Call the King')
  expect(sharedBy(['Go there', 'Go there twice'])).toBe('Go there…')
})
