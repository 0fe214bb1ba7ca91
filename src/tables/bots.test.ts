// A bot's move, and who takes it when that bot fails.
import { describe, expect, test } from 'vitest'
import type { Level } from '#bots'
import type { Json } from '#engine'
import { type BotHost, moveBot, type Strikes, strike, thinkersFor } from './bots.ts'
import { type BotDue, botDue } from './due.ts'
import type { Answering } from './playing.ts'
import { TableProblem } from './problem.ts'
import { start } from './seating.ts'
import { anna, laid, SECRET } from './testing.ts'

const due: BotDue = botDue(
  start(
    laid([
      { kind: 'bot', level: 'hard' },
      { kind: 'bot', level: 'hard' },
    ]),
    anna,
    SECRET,
    1,
  ),
)!
const seated = (level: Level, seat = 0) => ({ table: 't', seat, level })

describe('who is asked for a move', () => {
  test('the bot itself, then a simpler one, then one that picks anything', () => {
    expect(thinkersFor(seated('expert'), new Map())).toEqual(['expert', 'easy', 'random'])
    expect(thinkersFor(seated('easy'), new Map())).toEqual(['easy', 'random'])
    expect(thinkersFor(seated('random'), new Map())).toEqual(['random'])
  })
  test('no longer who failed twice in that seat; the last is always asked', () => {
    const strikes: Strikes = new Map()
    strike(seated('hard'), 'hard', strikes)
    expect(thinkersFor(seated('hard'), strikes)).toEqual(['hard', 'easy', 'random'])
    strike(seated('hard'), 'hard', strikes)
    expect(thinkersFor(seated('hard'), strikes)).toEqual(['easy', 'random'])
    expect(thinkersFor(seated('hard', 1), strikes)).toEqual(['hard', 'easy', 'random'])
    expect(thinkersFor({ ...seated('hard'), table: 'u' }, strikes)).toEqual(['hard', 'easy', 'random'])
    for (const level of ['easy', 'easy', 'random', 'random', 'random'] as const) strike(seated('hard'), level, strikes)
    expect(thinkersFor(seated('hard'), strikes)).toEqual(['random'])
  })
  test('and what was long ago is forgotten before it is too much', () => {
    const strikes: Strikes = new Map()
    for (let seat = 0; seat < 1000; seat++) strike(seated('hard', seat), 'hard', strikes)
    expect(strikes.size).toBe(1000)
    strike(seated('hard', 1), 'hard', strikes)
    expect([...strikes]).toEqual([['t 1 hard', 1]])
  })
})

/** A host whose bots think like this and whose table takes anything but the moon. */
function hostOf(think: (level: Level) => Json | Promise<Json>, fault: 'its fault' | 'no fault' = 'its fault') {
  const taken: Answering[] = []
  const failed: Level[] = []
  const host: BotHost = {
    think: (_, level) => think(level),
    async take(_, given) {
      if (given.pick === 'moon') throw new TableProblem('illegal')
      taken.push(given)
    },
    failed(_, level) {
      failed.push(level)
      return fault
    },
  }
  return { host, taken, failed }
}
const failing = (bad: readonly Level[], how: Json | Error) => (level: Level) => {
  if (!bad.includes(level)) return 'fine'
  if (how instanceof Error) throw how
  return how
}

describe('a bot’s move', () => {
  const { seat, seq } = due
  test('is its own where it can', async () => {
    const { host, taken, failed } = hostOf(() => 'fine')
    expect(await moveBot(due, new Map(), host)).toBe('decided')
    expect([taken, failed]).toEqual([[{ seat, seq, pick: 'fine', helped: false }], []])
  })
  test.each([new Error('ouch'), 'moon'])('is taken by a simpler one where it fails (%s)', async how => {
    const { host, taken, failed } = hostOf(failing(['hard', 'easy'], how))
    const strikes: Strikes = new Map()
    expect(await moveBot(due, strikes, host)).toBe('helped')
    expect(taken).toEqual([{ seat, seq, pick: 'fine', helped: true }])
    expect(failed).toEqual(['hard', 'easy'])
    expect(strikes.size).toBe(2)
    await moveBot(due, strikes, host)
    expect(thinkersFor(due, strikes)).toEqual(['random'])
  })
  test('that could not be is not held against it where it is not to blame', async () => {
    const { host } = hostOf(failing(['hard'], new Error('busy')), 'no fault')
    const strikes: Strikes = new Map()
    expect(await moveBot(due, strikes, host)).toBe('helped')
    expect(strikes.size).toBe(0)
  })
  test('that nobody can take is told', async () => {
    const { host, failed } = hostOf(failing(['hard', 'easy', 'random'], new Error('ouch')))
    await expect(moveBot(due, new Map(), host)).rejects.toMatchObject({ message: 'ouch' })
    expect(failed).toEqual(['hard', 'easy', 'random'])
  })
  test.each(['stale', 'not-your-turn', 'over'] as const)('is dropped when the table has moved on (%s)', async code => {
    const { host, failed } = hostOf(() => 'fine')
    const take = async () => {
      throw new TableProblem(code)
    }
    expect(await moveBot(due, new Map(), { ...host, take })).toBe('overtaken')
    expect(failed).toEqual([])
  })
})
