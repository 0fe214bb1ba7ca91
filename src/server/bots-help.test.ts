// A bot that fails: who takes its move, what is written down, and how long the table has to bear it.
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import type { Level } from '#bots'
import { type Json, Live, newSecret, start } from '#engine'
import { gameById } from '#games'
import { type Answering, type BotDue, TableProblem } from '#tables'
import { type Thinker, TooBusy } from './bot-pool.ts'
import { startBots } from './bots.ts'
import { createMetrics } from './metrics.ts'

/** A table that asks one bot so many times, and takes any answer but the moon. */
function table(level: Level, times: number, forced = false) {
  const match = start(gameById('maitre'), 2, {}, newSecret())
  const { seat } = new Live(gameById('maitre'), match).open()[0]!
  const answers: Answering[] = []
  return {
    answers,
    async botDue(): Promise<BotDue | null> {
      const seq = answers.length + 1
      const due = { table: 't', game: 'maitre', seat, level, temper: 'even', match, seq, seed: seq } as const
      return seq > times ? null : { ...due, owner: 'anna', forced }
    },
    async answerOfBot(_: string, given: Answering) {
      if (given.pick === 'moon') throw new TableProblem('illegal')
      return answers.push(given)
    },
  }
}
async function playAll(level: Level, times: number, think: (level: Level) => Json | Promise<Json>) {
  const asked: Level[] = []
  const logged: { level?: Level; match?: unknown }[] = []
  const log = { error: (facts: object) => logged.push(facts), warn: () => {} } as unknown as FastifyBaseLogger
  const thinker: Thinker = {
    async think(job) {
      asked.push(job.level)
      return think(job.level)
    },
    ponder: async () => [],
    close: async () => {},
  }
  const tables = table(level, times)
  const metrics = createMetrics()
  const bots = startBots(() => tables, thinker, metrics, log)
  bots.wake('t')
  await expect.poll(() => tables.answers.length).toBe(times)
  await bots.close()
  return { asked, logged, answers: tables.answers, metrics: metrics.text({}) }
}
const failsAt = (bad: readonly Level[], how: () => Json) => (level: Level) => (bad.includes(level) ? how() : 'fine')
const ouch = (): Json => {
  throw new Error('ouch')
}

test('a simpler bot takes the move, and the match is written down', async () => {
  const { answers, logged } = await playAll('hard', 1, failsAt(['hard'], ouch))
  expect(answers).toMatchObject([{ pick: 'fine', helped: true }])
  expect(logged).toMatchObject([{ level: 'hard', match: { game: 'maitre' } }])
})

test('where that one answers nonsense, anything goes', async () => {
  const { answers, logged } = await playAll(
    'hard',
    1,
    failsAt(['hard', 'easy'], () => 'moon'),
  )
  expect(answers).toMatchObject([{ pick: { do: 'arm' }, helped: true }])
  expect(logged.map(({ level }) => level)).toEqual(['hard', 'easy'])
})

test('who failed twice in a seat is not asked there again', async () => {
  const { asked, answers } = await playAll('hard', 4, failsAt(['hard'], ouch))
  expect(asked).toEqual(['hard', 'easy', 'hard', 'easy', 'easy', 'easy'])
  expect(answers.every(({ helped }) => helped)).toBe(true)
})

test('when there is no thread a simpler bot moves, and nobody is to blame', async () => {
  const full = (): Json => {
    throw new TooBusy()
  }
  const { asked, logged, metrics } = await playAll('hard', 3, failsAt(['hard'], full))
  expect(asked).toEqual(['hard', 'easy', 'hard', 'easy', 'hard', 'easy'])
  expect(logged).toEqual([])
  expect(metrics).toContain('naust_bot_decisions_total{outcome="busy"} 3')
  expect(metrics).toContain('naust_bot_decisions_total{outcome="helped"} 3')
})

test('a bot that can is not helped', async () => {
  const { answers } = await playAll('hard', 2, () => 'fine')
  expect(answers.map(({ helped }) => helped)).toEqual([false, false])
})

test('a move that leaves nothing to choose takes as long as any other', async () => {
  const free = table('hard', 4)
  const forced = table('hard', 1, true)
  const slow: Thinker = {
    think: () => new Promise(resolve => setTimeout(resolve, 120, 'fine')),
    ponder: async () => [],
    close: async () => {},
  }
  const at = { tables: free, slow: true }
  const quick: Thinker = { ...slow, think: job => (at.slow ? slow.think(job) : Promise.resolve('fine')) }
  const log = { error: () => {}, warn: () => {} } as unknown as FastifyBaseLogger
  const bots = startBots(() => at.tables, quick, createMetrics(), log)
  bots.wake('t')
  await expect.poll(() => free.answers.length).toBe(4)
  Object.assign(at, { tables: forced, slow: false })
  const began = performance.now()
  bots.wake('u')
  await expect.poll(() => forced.answers.length).toBe(1)
  expect(performance.now() - began).toBeGreaterThan(100)
  await bots.close()
})
