import { expect, test } from 'vitest'
import { ALWAYS, counted, DAY, HOUR, isQuiet, isZone, momentAfter, quietUntil } from './index.ts'

const at = (text: string): number => Date.parse(text)
const NIGHT = { from: 22 * 60, to: 8 * 60 }
const paris = { zone: 'Europe/Paris', quiet: NIGHT, away: null }

test('zones go by their names, or by how far ahead their clocks are', () => {
  expect(['Europe/Paris', 'UTC', '+02:00', '-09:30'].every(isZone)).toBe(true)
  expect(['', 'Europe/Naust', '+2', '+24:00', 'x'.repeat(50)].some(isZone)).toBe(false)
})

test('where nothing is quiet, every hour counts', () => {
  expect(counted(ALWAYS, 5, 5 + 3 * DAY)).toBe(3 * DAY)
  expect(momentAfter(ALWAYS, 5, DAY)).toBe(5 + DAY)
})

test('quiet hours do not count, in the zone of the table', () => {
  // In winter it is an hour later in Paris.
  const evening = at('2026-01-10T20:00Z')
  expect(isQuiet(paris, evening)).toBe(false)
  expect(isQuiet(paris, evening + HOUR)).toBe(true)
  expect(counted(paris, evening, evening + DAY)).toBe(14 * HOUR)
  expect(momentAfter(paris, evening, 2 * HOUR)).toBe(at('2026-01-11T08:00Z'))
  expect(momentAfter({ ...paris, zone: '-05:00' }, evening, 2 * HOUR)).toBe(evening + 2 * HOUR)
  const noon = { zone: 'UTC', quiet: { from: 12 * 60, to: 14 * 60 }, away: null }
  expect(counted(noon, evening, evening + DAY)).toBe(22 * HOUR)
})

test('what is counted until a moment leads to that moment, also when clocks are changed', () => {
  // On the last Sunday of March two o'clock is three o'clock in Paris; in October, three is two.
  for (const night of ['2026-03-28T12:00Z', '2026-10-24T12:00Z', '2026-06-01T12:00Z']) {
    for (const quiet of [NIGHT, { from: 2 * 60, to: 10 * 60 }, { from: 0, to: 2 * 60 + 30 }]) {
      const calendar = { ...paris, quiet }
      for (const hours of [1, 9, 25, 50, 100]) {
        const moment = momentAfter(calendar, at(night), hours * HOUR)
        expect(counted(calendar, at(night), moment)).toBe(hours * HOUR)
      }
    }
  }
  expect(momentAfter(paris, at('2026-03-28T20:00Z'), 2 * HOUR)).toBe(at('2026-03-29T07:00Z'))
})

test('when quiet hours end goes by the clock where one lives, over midnight and when clocks are changed', () => {
  // In June it is two hours later in Paris.
  expect(quietUntil(paris, at('2026-06-01T19:59:30Z'))).toBeNull()
  expect(quietUntil(paris, at('2026-06-01T20:00:30Z'))).toBe(at('2026-06-02T06:00Z'))
  expect(quietUntil(paris, at('2026-06-02T05:59Z'))).toBe(at('2026-06-02T06:00Z'))
  expect(quietUntil(paris, at('2026-06-02T06:00Z'))).toBeNull()
  expect(quietUntil({ ...paris, quiet: { from: 60, to: 60 } }, at('2026-06-01T20:00Z'))).toBeNull()
  expect(quietUntil({ ...paris, quiet: null }, at('2026-06-01T20:00Z'))).toBeNull()
  expect(quietUntil(paris, at('2026-03-28T22:00Z'))).toBe(at('2026-03-29T06:00Z'))
  expect(quietUntil(paris, at('2026-10-24T21:00Z'))).toBe(at('2026-10-25T07:00Z'))
})

test('nothing counts during a holiday', () => {
  const away = { from: at('2026-01-11T00:00Z'), to: at('2026-01-21T00:00Z') }
  const start = at('2026-01-10T12:00Z')
  expect(momentAfter({ ...ALWAYS, away }, start, DAY)).toBe(start + 11 * DAY)
  expect(counted({ ...ALWAYS, away }, start, start + 20 * DAY)).toBe(10 * DAY)
  // Back in the middle of the night, one is waited for from the morning on.
  expect(momentAfter({ ...paris, away }, away.from, HOUR)).toBe(at('2026-01-21T08:00Z'))
})
