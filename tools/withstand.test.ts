// Short runs of what `npm run chaos`, `npm run fuzz-api` and `npm run bench -- server | cluster | costs` do at length.
import { describe, expect, test } from 'vitest'
import { Swift } from '#engine'
import { benchCluster } from '../bench/cluster.ts'
import { benchCosts } from '../bench/costs.ts'
import { benchServer } from '../bench/server.ts'
import { planOf } from './chaos-hosts.ts'
import { chaos, faultsOf as faultsOfChaos } from './chaos-run.ts'
import type { Plant } from './fuzz-api-ear.ts'
import { faultsOf, fuzzApi } from './fuzz-api-run.ts'

test('a server that is killed loses nothing, does nothing twice, and is found again', {
  timeout: 120_000,
}, async () => {
  const report = await chaos({ kills: 3, tables: 3, seconds: 60, seed: 1 })
  expect(faultsOfChaos(report, { kills: 3, tables: 3 })).toEqual([])
  expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, gaps: 0, behind: 0, failed: 0, unreplayable: 0 })
  expect(report.acknowledged).toBeGreaterThan(3)
  // Half of them answer by the line they watch by.
  expect(report.byLine).toBeGreaterThan(0)
  expect(report.byLine).toBeLessThan(report.acknowledged)
  expect(report.resumed).toBeGreaterThan(0)
})

/** Slow machines, which do other things meanwhile, are not to blame; a server that stands still is. */
const STANDS_STILL = 200

test('whatever is sent, nothing breaks, nothing is told and nothing is kept; and a leak would be noticed', {
  timeout: 120_000,
}, async () => {
  // Once to each, by each way, comes what only a neighbour was told: it is found there, and nowhere else.
  const planted: string[] = []
  const plant: Plant = (text, who, way, secret) => {
    if (secret === '' || planted.includes(`${who} by ${way}`)) return text
    planted.push(`${who} by ${way}`)
    return secret
  }
  const requests = 1500
  const report = await fuzzApi({ requests, seed: 1, seconds: 60, quietSeconds: 1, plant })
  expect(planted).toHaveLength(6)
  expect(report.found.map(found => /^leak to (\w+ by \w+)/.exec(found)?.[1] ?? found)).toEqual(planted)
  expect(report).toMatchObject({ serverErrors: 0, crashes: 0, leaks: planted.length })
  const { calls, messages, floods, floodFrames } = report
  expect(report.requests).toBe(calls + messages)
  for (const count of [calls, messages, floods, floodFrames, report.moves]) expect(count).toBeGreaterThan(0)
  expect(faultsOf({ ...report, leaks: 0 }, { requests: 500, slower: STANDS_STILL })).toEqual([])
})

test('as many die as was asked for, in an order that the seed tells, and some more are asked to stop', () => {
  const counts = (kills: number, seed = 1) => {
    const plan = planOf(kills, new Swift(seed))
    return Object.fromEntries(
      [...new Set(plan)].toSorted().map(what => [what, plan.filter(each => each === what).length]),
    )
  }
  expect(counts(50)).toEqual({ connections: 10, databases: 1, servers: 39, stopped: 12 })
  expect(counts(4)).toEqual({ connections: 1, databases: 1, servers: 2, stopped: 1 })
  expect(planOf(50, new Swift(1))).toEqual(planOf(50, new Swift(1)))
  expect(planOf(50, new Swift(1))).not.toEqual(planOf(50, new Swift(2)))
})

test('of three servers on one PostgreSQL any may die, and it, too', { timeout: 180_000 }, async () => {
  const wanted = { kills: 4, tables: 3 }
  const report = await chaos({ ...wanted, cluster: 3, seconds: 120, seed: 1 })
  expect(faultsOfChaos(report, wanted)).toEqual([])
  expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0, gaps: 0, behind: 0, failed: 0, unreplayable: 0 })
  expect(report.cluster).toMatchObject({
    servers: 3,
    crashes: 0,
    botsIdle: 0,
    struck: { databases: 1, servers: 2, stopped: 1, connections: 1 },
  })
  expect(report.acknowledged).toBeGreaterThan(4)
  // Every decision of a bot is made once; only where the database died with its leases it may be thought about again.
  const { botAnswers, botsDecided, botsOvertaken } = report.cluster!
  expect(botsDecided).toBeGreaterThan(0)
  expect(botAnswers).toBeGreaterThanOrEqual(botsDecided)
  expect(botsOvertaken).toBeLessThanOrEqual(wanted.tables)
})

/** Every number in it, by name. */
const figuresIn = (value: unknown, name = ''): [string, number][] =>
  typeof value === 'number'
    ? [[name, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => figuresIn(each, `${name}.${key}`))
      : []

/** They wait more than they work, and nobody reads their figures: all at once. */
describe.concurrent('what is measured', { timeout: 300_000 }, () => {
  test('a small crowd is carried, and every figure is measured', async () => {
    const figures = await benchServer({ tables: 10, seconds: 1, pace: 20, rounds: 1 })
    for (const [name, value] of Object.entries(figures)) expect([name, Number.isFinite(value)]).toEqual([name, true])
    expect(figures.answersPerSecond).toBeGreaterThan(0)
  })

  test('a small crowd is carried by several servers, and every figure is measured', async () => {
    const figures = await benchCluster({ servers: 2, tables: 6, seconds: 1, pace: 10, open: 40, active: 10, rounds: 1 })
    expect(figuresIn(figures).filter(([, value]) => !Number.isFinite(value))).toEqual([])
    expect(figures.processes['2']!.answersPerSecond).toBeGreaterThan(0)
    expect(figures.moves).toBeGreaterThan(0)
  })

  test('everything that capacity is reckoned from is measured', async () => {
    const costs = await benchCosts({ tables: 4, seconds: 1, pace: 20, matches: 1 })
    expect(figuresIn(costs).filter(([, value]) => !Number.isFinite(value))).toEqual([])
    expect(costs.sqlite.kept.event).toBeGreaterThan(50)
    expect(costs.postgres.kept.event).toBeGreaterThan(50)
  })
})
