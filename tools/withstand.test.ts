// Short runs of what `npm run chaos`, `npm run fuzz-api` and `npm run bench -- server` do at length.
import { expect, test } from 'vitest'
import { benchServer } from '../bench/server.ts'
import { chaos } from './chaos-run.ts'
import { fuzzApi } from './fuzz-api-run.ts'

test('a server that is killed loses nothing, does nothing twice, and is found again', {
  timeout: 120_000,
}, async () => {
  const report = await chaos({ kills: 3, tables: 3, seconds: 60, seed: 1 })
  expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, gaps: 0, unreplayable: 0 })
  expect(report.acknowledged).toBeGreaterThan(3)
  expect(report.resumed).toBeGreaterThan(0)
})

test('whatever is sent, nothing breaks and nothing is told', { timeout: 120_000 }, async () => {
  const report = await fuzzApi({ requests: 1500, seed: 1, seconds: 30, quietSeconds: 1 })
  expect(report).toMatchObject({ serverErrors: 0, crashes: 0, leaks: 0, found: [] })
  expect(report.requests).toBeGreaterThan(500)
  expect(report.filesLeft).toBeLessThan(10)
})

test('a small crowd is carried, and every figure is measured', { timeout: 120_000 }, async () => {
  const figures = await benchServer({ tables: 10, seconds: 3, pace: 20 })
  for (const [name, value] of Object.entries(figures)) expect([name, Number.isFinite(value)]).toEqual([name, true])
  expect(figures.answersPerSecond).toBeGreaterThan(0)
})
