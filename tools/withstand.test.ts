// What docs/operations.md names to try all of it, as commands, with less to do than there: each ends well, and its last line tells
// what it is said to tell.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Swift } from '#engine'
import { planOf } from './chaos-hosts.ts'
import type { Plant } from './fuzz-api-ear.ts'
import { faultsOf, fuzzApi } from './fuzz-api-run.ts'

/** Every command of the page, as it stands there, and what is run of it here. */
const SHORTER = {
  'npm run chaos -- --kills 50 --json': '--kills 2 --tables 3 --minutes 1 --json',
  'npm run chaos -- --cluster 3 --kills 50 --json': '--cluster 3 --kills 4 --tables 3 --minutes 2 --json',
  'npm run fuzz-api -- --requests 100000 --json': '--requests 300 --minutes 1 --busy --json',
  'npm run bench -- server --json': 'server --tables 10 --seconds 1 --pace 20 --rounds 1 --json',
  'npm run bench -- cluster --json':
    'cluster --servers 2 --tables 6 --seconds 1 --pace 10 --open 40 --active 10 --rounds 1 --json',
  'npm run bench -- costs --write': 'costs --tables 4 --seconds 1 --pace 20 --matches 1 --json',
  'npm run simulate -- --tables 1000000': '--tables 1000 --days 1 --json',
} as const
type Documented = keyof typeof SHORTER

interface Told {
  readonly [name: string]: Told & number
}
/** Runs a command of the page; answers its last line. */
async function lastLineOf(documented: Documented): Promise<Told> {
  const name = documented.split(' ')[2]!
  const child = spawn('npm', ['run', '--silent', name, '--', ...SHORTER[documented].split(' ')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let said = ''
  child.stdout.on('data', data => (said += data))
  const code = await new Promise(ended => child.once('close', ended))
  expect([said, code]).toEqual([said, 0])
  return JSON.parse(said.trim().split('\n').at(-1)!) as Told
}
/** Every number in it, by name. */
const figuresIn = (value: unknown, name = ''): [string, number][] =>
  typeof value === 'number'
    ? [[name, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => figuresIn(each, `${name}.${key}`))
      : []
/** What could not be measured is null in JSON. */
const isMeasured = (told: Told): boolean => figuresIn(told).length > 0 && !JSON.stringify(told).includes('null')
const number = expect.any(Number)

test('the commands of the page are these', () => {
  const [, part] = readFileSync('docs/operations.md', 'utf8').split('## Trying all of this')
  const [, block] = /```sh\n([^`]*)```/.exec(part!)!
  expect(block!.trim().split('\n')).toEqual(Object.keys(SHORTER))
})

test('a server that is killed loses nothing, does nothing twice, and is found again', {
  timeout: 120_000,
}, async () => {
  const report = await lastLineOf('npm run chaos -- --kills 50 --json')
  expect(report).toMatchObject({ kills: 2, lost: 0, doubled: 0, gaps: 0, behind: 0, failed: 0, unreplayable: 0 })
  const { acknowledged, byLine, resumed, tables, again } = report
  expect([tables, again]).toEqual([number, number])
  expect(acknowledged).toBeGreaterThan(2)
  // Half of them answer by the line they watch by.
  expect(byLine).toBeGreaterThan(0)
  expect(byLine).toBeLessThan(acknowledged!)
  expect(resumed).toBeGreaterThan(0)
})

test('whatever is sent, nothing breaks, nothing is told and nothing is kept', { timeout: 120_000 }, async () => {
  const report = await lastLineOf('npm run fuzz-api -- --requests 100000 --json')
  expect(report).toMatchObject({ serverErrors: 0, crashes: 0, leaks: 0, neighbourP99Ratio: number })
  const { requests, calls, messages, floods, floodFrames, moves, secrets } = report
  expect(requests).toBe(calls! + messages!)
  for (const count of [calls, floods, floodFrames, moves, secrets]) expect(count).toBeGreaterThan(0)
  for (const name of ['grownMB', 'mayGrowMB', 'grownResidentMB', 'neighbourOfControl'])
    expect(report[name]).toEqual(number)
})
test('and a leak would be noticed', { timeout: 120_000 }, async () => {
  // Once to each, by each way, comes what only a neighbour was told: it is found there, and nowhere else.
  const planted: string[] = []
  const plant: Plant = (text, who, way, secret) => {
    if (secret === '' || planted.includes(`${who} by ${way}`)) return text
    planted.push(`${who} by ${way}`)
    return secret
  }
  const report = await fuzzApi({ requests: 1000, seed: 1, seconds: 60, quietSeconds: 1, plant })
  expect(planted).toHaveLength(6)
  expect(report.found.map(found => /^leak to (\w+ by \w+)/.exec(found)?.[1] ?? found)).toEqual(planted)
  expect(faultsOf(report, { requests: 500, busy: true })).toEqual(['6 leaks'])
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
  const report = await lastLineOf('npm run chaos -- --cluster 3 --kills 50 --json')
  expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0, gaps: 0, behind: 0, failed: 0, unreplayable: 0 })
  expect(report['cluster']).toMatchObject({
    servers: 3,
    crashes: 0,
    botsIdle: 0,
    struck: { databases: 1, servers: 2, stopped: 1, connections: 1 },
  })
  expect(report['acknowledged']).toBeGreaterThan(4)
  // Every decision of a bot is made once; only where the database died with its leases it may be thought about again.
  const { botAnswers, botsDecided, botsOvertaken } = report['cluster']!
  expect(botsDecided).toBeGreaterThan(0)
  expect(botAnswers).toBeGreaterThanOrEqual(botsDecided!)
  expect(botsOvertaken).toBeLessThanOrEqual(3)
})

/** They wait more than they work, and nobody reads their figures: all at once. */
describe.concurrent('what is measured', { timeout: 300_000 }, () => {
  test('a small crowd is carried, and every figure is measured', async () => {
    const told = await lastLineOf('npm run bench -- server --json')
    expect(told).toMatchObject({
      server: {
        answersPerSecond: number,
        bareSinglePerSecond: number,
        bareBatch16PerSecond: number,
        ofBareBatch16: number,
        ofBareBatch16Median: number,
        p99PacedMs: number,
        newVisitorMs: number,
        bytesPerIdleConnection: number,
        residentPerIdleConnection: number,
        crowdCores: number,
        serverCores: number,
      },
    })
    expect(isMeasured(told)).toBe(true)
    expect(told['server']!['answersPerSecond']).toBeGreaterThan(0)
  })

  test('a small crowd is carried by several servers, and every figure is measured', async () => {
    const told = await lastLineOf('npm run bench -- cluster --json')
    const each = { ofBare: number, ofBareMedian: number, ofBareBatch16: number, ofBareBatch16Median: number }
    expect(told).toMatchObject({ cluster: { processes: { 1: each, 2: each }, seenElsewhereP99Ms: number } })
    expect(isMeasured(told)).toBe(true)
    expect(told['cluster']!['processes']!['2']!['answersPerSecond']).toBeGreaterThan(0)
    expect(told['cluster']!['moves']).toBeGreaterThan(0)
  })

  test('everything that capacity is reckoned from is measured', async () => {
    const before = readFileSync('docs/costs.json', 'utf8')
    const told = await lastLineOf('npm run bench -- costs --write')
    expect(isMeasured(told)).toBe(true)
    for (const store of ['sqlite', 'postgres']) expect(told['costs']![store]!['kept']!['event']).toBeGreaterThan(50)
    // What is not to be kept is not.
    expect(readFileSync('docs/costs.json', 'utf8')).toBe(before)
  })

  test('days of play are reckoned', async () => {
    expect(isMeasured(await lastLineOf('npm run simulate -- --tables 1000000'))).toBe(true)
  })
})
