// Days of play with small numbers, held against sums made by hand; and the page against the costs it is written from.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Swift } from '#engine'
import { type Costs, readCosts } from './scale/costs.ts'
import { type Counted, playDays, tideOf } from './scale/days.ts'
import { binomial, poisson } from './scale/draw.ts'
import { HABITS, type Habits } from './scale/habits.ts'
import { PAGE, scalePage } from './scale/page.ts'
import { limitsOf, MEANS, SETUPS } from './scale/setups.ts'
import { simulate, stepsTo } from './scale/simulate.ts'

/** Everybody comes twice a day at any hour, always alone; nothing is played in one go, and bots take every other turn. */
const PLAIN: Habits = {
  ...HABITS,
  paces: [{ share: 1, kinds: [{ share: 1, perDay: 2 }], remindHours: 999, limitHours: 1000 }],
  live: { share: 0, minutes: 45 },
  people: 2,
  bots: 1,
  answersPerTurn: 3,
  turnsPerMatch: 10,
  eventsBeside: 5,
  here: 0,
  wantNotices: 1,
  quiet: { share: 0, from: 22, until: 8, spreadMinutes: 20 },
  zones: [{ share: 1, ahead: 0 }],
  hours: Array.from({ length: 24 }, () => 1),
  weekend: 1,
}
const played = (habits: Habits, tables: number, days = 7) => playDays(habits, { tables, days, seed: 1 })
const sum = (series: Float64Array): number => series.reduce((all, count) => all + count, 0)
/** Within four times by how much such a count usually differs. */
const near = (got: number, wanted: number, step = 1): void =>
  expect(Math.abs(got - wanted)).toBeLessThan(4 * Math.sqrt(wanted * step))

test('draws are as many as they should be on average, few or many, and differ as much', () => {
  const chance = new Swift(1)
  for (const [n, p] of [
    [50, 0.1],
    [1_000_000, 0.3],
    [400, 0.9],
  ] as const) {
    const drawn = Array.from({ length: 4000 }, () => binomial(chance, n, p))
    const mean = drawn.reduce((a, b) => a + b) / drawn.length
    const spread = drawn.reduce((all, each) => all + (each - mean) ** 2, 0) / drawn.length
    expect(Math.abs(mean - n * p)).toBeLessThan(4 * Math.sqrt((n * p * (1 - p)) / drawn.length))
    expect(spread / (n * p * (1 - p))).toBeCloseTo(1, 0)
    expect(drawn.every(each => each >= 0 && each <= n)).toBe(true)
  }
  expect(binomial(chance, 0, 0.5)).toBe(0)
  expect(binomial(chance, 7, 1)).toBe(7)
  const arrivals = Array.from({ length: 4000 }, () => poisson(chance, 3))
  expect(arrivals.reduce((a, b) => a + b) / 4000).toBeCloseTo(3, 0)
})

test('people who come twice a day take two turns a day at every table', () => {
  const minutes = played(PLAIN, 1000)
  const turns = 1000 * 2 * 7
  near(sum(minutes.answers), turns * 3, 3)
  // Half as many turns of bots as of people.
  near(sum(minutes.decisions), turns * 0.5 * 3, 6)
  near(sum(minutes.comings), turns)
  near(sum(minutes.ended), turns / 10)
  near(sum(minutes.beside), (turns / 10) * 5, 5)
  // One notice for each turn, to who comes next.
  expect(sum(minutes.notices)).toBe(sum(minutes.comings))
  expect(sum(minutes.standIns)).toBe(0)
})

test('who comes rarely is reminded, and then a bot takes the turn', () => {
  const slow = { share: 1, kinds: [{ share: 1, perDay: 0.5 }], remindHours: 24, limitHours: 48 }
  const minutes = played({ ...PLAIN, paces: [slow] }, 1000, 20)
  // Of those who are asked, e^(-0.5) are waited for longer than a day, and e^(-1) for two.
  const asked = sum(minutes.comings) + sum(minutes.standIns)
  expect(sum(minutes.reminders) / asked).toBeCloseTo(Math.exp(-0.5), 1)
  expect(sum(minutes.standIns) / asked).toBeCloseTo(Math.exp(-1), 1)
})

test('at night nobody comes, and nobody who wants to sleep is told', () => {
  const habits: Habits = { ...PLAIN, hours: HABITS.hours, quiet: { share: 1, from: 22, until: 8, spreadMinutes: 20 } }
  const minutes = played(habits, 10_000, 2)
  const at = (what: Counted, hour: number): number =>
    sum(minutes[what].subarray(1440 + hour * 60, 1440 + hour * 60 + 60))
  expect(at('answers', 20)).toBeGreaterThan(8 * at('answers', 3))
  for (const hour of [0, 3, 7]) expect(at('notices', hour)).toBe(0)
  // What waited goes out in the morning.
  expect(at('notices', 8)).toBeGreaterThan(2 * at('notices', 9))
  const tide = tideOf(HABITS)
  const mean = Array.from({ length: 7 * 1440 }, (_, minute) => tide(minute)).reduce((a, b) => a + b) / (7 * 1440)
  expect(mean).toBeCloseTo(1, 6)
})

test('the same seed gives the same days; another differs', () => {
  const [once, again] = [played(HABITS, 500, 1), played(HABITS, 500, 1)]
  expect(again).toEqual(once)
  expect(playDays(HABITS, { tables: 500, days: 1, seed: 2 }).answers).not.toEqual(once.answers)
})

const each = { serving: 1, all: 2 }
const serving = { answer: each, told: { serving: 0, all: 0 }, coming: { serving: 0, all: 0 } }
const kept = { table: 1000, event: 100 }
const ROUND: Costs = {
  measured: { date: '2026-01-01', node: '20', processor: 'one', cores: 2 },
  sqlite: { serving, kept, singlePerSecond: 100, batch16PerSecond: 1000 },
  postgres: {
    serving,
    kept,
    connections: 16,
    appendsPerSecond: 1000,
    appendMs: 4,
    logBytes: 1000,
    comingMs: 0,
    lookMs: 0,
    roundMs: 0,
    hintMs: 0.5,
  },
  bots: { easy: 10, medium: 10, hard: 10, expert: 10 },
  noticeMs: 0,
  memory: { process: 1e9, connection: 0, room: 0 },
}
test('what is used is what happens times what it costs, and ends where it reaches what there is', () => {
  const minutes = played(PLAIN, 100_000)
  const play = { minutes, tables: 100_000, costs: ROUND, habits: PLAIN, means: MEANS }
  const [onFile, onOne, onShards] = SETUPS.map(setup => setup.step(play))
  const used = (step: typeof onFile, start: string): number =>
    step!.uses.find(({ resource }) => resource.startsWith(start))!.used
  const events = minutes.answers.map((count, m) => count + minutes.decisions[m]! + minutes.beside[m]!)
  const busiest = events.reduce((a, b) => Math.max(a, b))
  expect(used(onFile, 'the thread that serves')).toBeCloseTo(busiest / 60_000, 9)
  expect(used(onFile, 'threads for bots')).toBeCloseTo(
    (minutes.decisions.reduce((a, b) => Math.max(a, b)) * 10) / 60_000,
    9,
  )
  expect(used(onFile, 'memory')).toBe(1)
  // 20,000 matches end a day, of 10 turns with 3 answers, half as many of bots, and 5 events beside: 50 events of 100 bytes, and 1,000 for the table.
  const day = 20_000 * (1000 + 50 * 100)
  expect(used(onFile, 'disk') * 1e9).toBeGreaterThan(0.97 * (day * 365 + 100_000 * 3000))
  expect(used(onFile, 'disk') * 1e9).toBeLessThan(1.03 * (day * 365 + 100_000 * 3000))
  const writes =
    minutes.answers.map((_, m) => events[m]! + 2 * minutes.notices[m]!).reduce((a, b) => Math.max(a, b)) / 60
  expect(used(onOne, 'processors')).toBeCloseTo((writes * 4) / 1000, 9)
  expect(used(onOne, 'hints')).toBeCloseTo((writes * 0.5) / 1000, 9)
  expect(used(onShards, 'processors') * onShards!.shards).toBeCloseTo((writes * 4 * MEANS.passing) / 1000, 9)
  expect(onFile!.perThousand).toBeCloseTo((onFile!.cores * MEANS.corePrice + onFile!.disk * MEANS.diskPrice) / 100, 9)
  const [first] = limitsOf(SETUPS[0]!, onFile!)
  const { resource, used: much, has } = onFile!.uses.reduce((a, b) => (b.used / b.has > a.used / a.has ? b : a))
  expect(first).toEqual({ resource, tables: Math.floor((100_000 * has) / much) })
})

test('a database is busy with those who come and look as well, and with rounds', () => {
  const minutes = played(PLAIN, 10_000)
  const busyWith = (costs: Partial<Costs['postgres']>): number => {
    const postgres = { ...ROUND.postgres, appendMs: 0, ...costs }
    const play = { minutes, tables: 10_000, costs: { ...ROUND, postgres }, habits: PLAIN, means: MEANS }
    return SETUPS[1]!.step(play).uses.find(({ resource }) => resource.startsWith('processors'))!.used
  }
  const most = (series: Float64Array): number => series.reduce((a, b) => Math.max(a, b))
  expect(busyWith({})).toBe(0)
  expect(busyWith({ comingMs: 2 })).toBeCloseTo((most(minutes.comings) * 2) / 60_000, 9)
  // Every table somebody has open is looked at every three seconds.
  expect(busyWith({ lookMs: 0.3 })).toBeCloseTo(most(minutes.connections) * 0.0001, 9)
  // All of them move every day, twice; a round is every half minute.
  expect(busyWith({ roundMs: 3 })).toBeCloseTo(1, 9)
})

test('growth goes by steps, and shards are added until what they cannot share ends', () => {
  expect(stepsTo(1_000_000)).toEqual([1000, 10_000, 100_000, 1_000_000])
  expect(stepsTo(500)).toEqual([500])
  const { setups } = simulate({ tables: 1_000_000, days: 1, seed: 1, habits: HABITS, means: MEANS, costs: ROUND })
  const sharded = setups.at(-1)!
  expect(sharded.steps.map(({ shards }) => shards).toSorted((a, b) => a - b)).toEqual(
    sharded.steps.map(({ shards }) => shards),
  )
  expect(
    sharded.steps
      .at(-1)!
      .uses.slice(0, -1)
      .every(({ used, has }) => used <= has),
  ).toBe(true)
  // More shards do not spare any of them what all of them are asked.
  expect(sharded.limits.map(({ resource }) => resource)).toEqual([
    expect.stringMatching(/^hints/),
    expect.stringMatching(/^who comes/),
  ])
})

test('docs/scale.md says what docs/costs.json says', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(scalePage(readCosts()))
})
