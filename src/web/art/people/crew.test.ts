import { expect, test } from 'vitest'
import { CHARACTERS } from '#bots'
import { PLAIN_INKS } from '../inks.ts'
import { wellFormed } from '../testing.ts'
import { painter } from './crew.ts'

const paint = (name: string): string => painter.paint(name, PLAIN_INKS)

test('every bot that can be chosen has a face drawn for it, and nobody else has', () => {
  expect(painter.ids.toSorted()).toEqual(CHARACTERS.map(({ name }) => name).toSorted())
})

test.each([...painter.ids, 'Ada', '<b>Cy</b>', ''])('the face of %s is whole, and the same every time', name => {
  expect(wellFormed(paint(name))).toBe(true)
  expect(/var\(|NaN|undefined|Infinity/.test(paint(name))).toBe(false)
  expect(paint(name)).toBe(paint(name))
})

test('no two of them look alike', () => {
  expect(new Set(painter.ids.map(paint)).size).toBe(painter.ids.length)
})
