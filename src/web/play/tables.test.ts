// The tables of this device at work: kept before told, bots one by one, and two tabs at the same table.
import { describe, expect, test, vi } from 'vitest'
import { type Json, Live } from '#engine'
import { gameById } from '#games'
import { type BotDue, seqOf, type Table, type TableMoved, type TablePlan } from '#tables'
import { type Keep, openTables, type Tables, type TablesConfig } from './tables.ts'
import { Trouble, troubleOf } from './trouble.ts'

const GAME: TablePlan = {
  game: 'maitre',
  options: {},
  seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot' }, { kind: 'bot' }],
  seed: 'rooms', // which decides who begins
}

/** A device: what it keeps, as text, and its tabs, which hear of each other's changes. */
class Device implements Keep {
  readonly kept = new Map<string, string>()
  readonly tabs: Tables[] = []
  /** Whether tabs hear of each other. */
  channel = true
  full = false
  private ids = 0
  async load(id: string): Promise<Table | null> {
    return this.stored(id)
  }
  private stored(id: string): Table | null {
    return JSON.parse(this.kept.get(id) ?? 'null')
  }
  async append(table: Table, since: number): Promise<boolean> {
    if (this.full) throw new Trouble('no-storage')
    const before = this.stored(table.state.id)
    if ((before ? seqOf(before) : 0) !== since) return false
    this.kept.set(table.state.id, JSON.stringify(table))
    return true
  }
  async remove(id: string): Promise<void> {
    this.kept.delete(id)
  }
  tab(more: Partial<TablesConfig> = {}) {
    const heard: TableMoved[] = []
    const lost: string[] = []
    const tables: Tables = openTables({
      keep: this,
      now: () => 1,
      newId: () => `d-${++this.ids}`,
      tell: (_, news) => {
        // Told only what is kept.
        expect(seqOf(this.stored(news.table.id)!)).toBeGreaterThanOrEqual(news.seq)
        heard.push(news)
      },
      lose: (_, { code }) => lost.push(code),
      changed: table => {
        if (this.channel) for (const tab of this.tabs) if (tab !== tables) void tab.reload(table)
      },
      ...more,
    })
    this.tabs.push(tables)
    return { tables, heard, lost }
  }
}
/** Lets everything under way come to rest. */
const rest = async () => {
  for (let i = 0; i < 50; i++) await new Promise<void>(resolve => setImmediate(resolve))
}
const isWhole = (heard: readonly TableMoved[]): boolean =>
  heard.every(({ since }, i) => since === (heard[i - 1]?.seq ?? 0))

describe('tables of this device at work', () => {
  test('bots answer at once, each with news of its own, and people when they like, to the end', async () => {
    const { tables, heard } = new Device().tab()
    const id = await tables.create(GAME, 'Anna')
    await tables.watch(id, 1)
    for (;;) {
      await rest()
      const { table, seq, questions } = heard.at(-1)!
      if (table.status === 'over') break
      expect(table.waiting).toEqual([0])
      const taken = await tables.answer(id, seq, questions[0]!.options.at(-1)!, 0)
      // The outcome tells what the watcher was told.
      expect(taken).toEqual({ seq: seq + 1, moved: heard.find(({ since }) => since === seq) })
    }
    expect(isWhole(heard)).toBe(true)
    expect(heard.slice(1).every(({ since, seq }) => seq === since + 1)).toBe(true)
    expect((await tables.transcript(id)).result).toEqual(heard.at(-1)!.table.result)
  })

  test('a table is found again by a page opened later, and goes on where bots stopped', async () => {
    const device = new Device()
    const id = await device.tab().tables.create(GAME, 'Anna')
    const later = device.tab()
    await later.tables.watch(id, 1)
    await rest()
    expect(later.heard.at(-1)!.table.waiting).toEqual([0])
    expect(isWhole(later.heard)).toBe(true)
  })

  test.each([true, false])('two tabs play one match, hearing of each other (%s)', async channel => {
    const device = new Device()
    device.channel = channel
    const one = device.tab()
    const two = device.tab()
    const id = await one.tables.create(GAME, 'Anna')
    await one.tables.watch(id, 1)
    await two.tables.watch(id, 1)
    await rest()
    for (const tab of [one, two, one]) {
      await tab.tables.reload(id)
      const { seq, questions } = tab.heard.at(-1)!
      await tab.tables.answer(id, seq, questions[0]!.options[0]!, 0)
      await rest()
    }
    await two.tables.reload(id)
    expect(isWhole(one.heard) && isWhole(two.heard)).toBe(true)
    expect(one.heard.at(-1)!.view).toEqual(two.heard.at(-1)!.view)
  })

  test('of two tabs that answer at once one is refused, and nothing is done twice', async () => {
    const device = new Device()
    const one = device.tab()
    const two = device.tab()
    const id = await one.tables.create(GAME, 'Anna')
    await one.tables.watch(id, 1)
    await two.tables.watch(id, 1)
    await rest()
    const { seq, questions } = one.heard.at(-1)!
    const pick = questions[0]!.options[0]!
    const outcomes = await Promise.allSettled([
      one.tables.answer(id, seq, pick, 0),
      two.tables.answer(id, seq, pick, 0),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('only seats of people can be answered for from here', async () => {
    const { tables } = new Device().tab()
    const id = await tables.create(GAME, 'Anna')
    await expect(tables.answer(id, 1, null, 1)).rejects.toMatchObject({ code: 'not-your-seat' })
    await expect(tables.hint(id, 2)).rejects.toMatchObject({ code: 'not-your-seat' })
  })

  test('a table that was left is gone, also for the other tab', async () => {
    const device = new Device()
    const one = device.tab()
    const two = device.tab()
    const id = await one.tables.create(GAME, 'Anna')
    await two.tables.watch(id, 1)
    await rest()
    await one.tables.leave(id)
    await rest()
    expect(two.lost).toEqual(['no-such-table'])
    await expect(one.tables.watch(id, 2)).rejects.toMatchObject({ code: 'no-such-table' })
  })

  test('what cannot be kept is not told', async () => {
    const device = new Device()
    const { tables, heard } = device.tab()
    const id = await tables.create(GAME, 'Anna')
    await tables.watch(id, 1)
    await rest()
    device.full = true
    const { seq, questions } = heard.at(-1)!
    await expect(tables.answer(id, seq, questions[0]!.options[0]!, 0)).rejects.toMatchObject({ code: 'no-storage' })
    expect(heard.at(-1)!.seq).toBe(seq)
    device.full = false
    expect(await tables.answer(id, seq, questions[0]!.options[0]!, 0)).toMatchObject({ seq: seq + 1 })
  })

  test('a match of other rules is said to be one', async () => {
    const device = new Device()
    const id = await device.tab().tables.create(GAME, 'Anna')
    const { state, log } = JSON.parse(device.kept.get(id)!)
    device.kept.set(id, JSON.stringify({ state: { ...state, match: { ...state.match, edition: 'other' } }, log }))
    const error: unknown = await Promise.resolve(device.tab().tables.watch(id, 1)).catch((e: unknown) => e)
    expect(troubleOf(error).code).toBe('other-rules')
  })

  test('what a table cannot be laid with is said', async () => {
    const { tables } = new Device().tab()
    for (const seats of [
      [{ kind: 'me' as const }],
      [{ kind: 'me' as const }, { kind: 'open' as const }],
      [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'god' }],
    ]) {
      const error: unknown = await Promise.resolve(tables.create({ ...GAME, seats }, 'Anna')).catch((e: unknown) => e)
      expect(troubleOf(error)).toEqual({ code: 'bad-request', refusals: [] })
    }
    expect(troubleOf(new Error('ouch'))).toEqual({ code: 'internal', refusals: [] })
  })

  test('an answer taken back is told with its outcome', async () => {
    const device = new Device()
    const { tables, heard } = device.tab()
    const id = await tables.create(
      { ...GAME, seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }], seed: 'undo' },
      'Anna',
    )
    await tables.watch(id, 1)
    for (let now = heard.at(-1)!; now.undo !== null; now = heard.at(-1)!) {
      await tables.answer(id, now.seq, now.questions[0]!.options.at(-1)!, now.seat!)
    }
    const { seq } = heard.at(-1)!
    const { moved } = await tables.undo(id, seq)
    expect(moved).toEqual(heard.at(-1))
    expect(moved).toMatchObject({ since: seq, seq: seq + 1, undone: [seq], notes: [] })
  })

  test('a hint names what an expert would consider', async () => {
    const { tables, heard } = new Device().tab()
    const id = await tables.create({ ...GAME, seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] }, 'Anna')
    await tables.watch(id, 1)
    const { seat, questions } = heard.at(-1)!
    const options = await tables.hint(id, seat!)
    expect(options.length).toBeGreaterThan(0)
    expect(options.length).toBeLessThanOrEqual(3)
    for (const { pick } of options) expect(questions[0]!.options).toContainEqual(pick)
  })
})

describe('a bot that fails', () => {
  const HARD: TablePlan = { ...GAME, seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }], seed: 'fails' }
  const first = ({ match }: BotDue): Json => match as never

  test('is helped out by a simpler one, and the table is told, as on the server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked: string[] = []
    const { tables, heard, lost } = new Device().tab({
      think(due, level) {
        asked.push(level)
        if (level === 'hard') throw new Error('ouch')
        return level === 'easy' ? first(due) : new Live(gameById(due.game), due.match).open(due.seat)[0]!.options[0]!
      },
    })
    const id = await tables.create(HARD, 'Anna')
    await tables.watch(id, 1)
    for (let turns = 0; asked.length < 7; turns++) {
      await rest()
      const { seq, questions } = heard.at(-1)!
      await tables.answer(id, seq, questions[0]!.options.at(-1)!, 0)
    }
    // Who failed twice in a seat is not asked there again.
    expect(asked.slice(0, 7)).toEqual(['hard', 'easy', 'random', 'hard', 'easy', 'random', 'random'])
    expect(heard.flatMap(({ helped }) => helped).every(({ seat }) => seat === 1)).toBe(true)
    expect(heard.flatMap(({ helped }) => helped).length).toBeGreaterThanOrEqual(3)
    expect(lost).toEqual([])
  })

  test('is not to blame for what cannot be kept', async () => {
    const device = new Device()
    const { tables, lost } = device.tab({
      think(due) {
        device.full = true
        return new Live(gameById(due.game), due.match).open(due.seat)[0]!.options[0]!
      },
    })
    const id = await tables.create({ ...HARD, seats: [{ kind: 'bot' }, { kind: 'bot' }] }, 'Anna')
    await Promise.resolve(tables.watch(id, 1))
    await rest()
    expect(lost).toEqual(['no-storage'])
  })
})
