// The tables of this device at work: kept before told, bots one by one, and two tabs at the same table.
import { describe, expect, test } from 'vitest'
import type { Room } from './room.ts'
import { type Keep, openRooms, type Rooms, troubleOf } from './rooms.ts'
import type { Moved, TableRequest } from './types.ts'

const GAME: TableRequest = {
  game: 'maitre',
  options: {},
  seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot' }, { kind: 'bot' }],
  seed: 'rooms',
}

/** A device: what it keeps, as text, and its tabs, which hear of each other's changes. */
class Device implements Keep {
  readonly kept = new Map<string, string>()
  readonly tabs: Rooms[] = []
  /** Whether tabs hear of each other. */
  channel = true
  full = false
  private ids = 0
  async load(id: string): Promise<Room | null> {
    return this.stored(id)
  }
  private stored(id: string): Room | null {
    return JSON.parse(this.kept.get(id) ?? 'null')
  }
  async append(room: Room): Promise<boolean> {
    if (this.full) throw new Error('no room')
    const before = this.stored(room.head.id)?.head.seq ?? 0
    if (before !== room.head.seq - 1) return false
    this.kept.set(room.head.id, JSON.stringify(room))
    return true
  }
  async remove(id: string): Promise<void> {
    this.kept.delete(id)
  }
  tab() {
    const heard: Moved[] = []
    const lost: string[] = []
    const rooms: Rooms = openRooms({
      keep: this,
      now: () => 1,
      newId: () => `d-${++this.ids}`,
      tell: (_, news) => {
        // Told only what is kept.
        expect(JSON.parse(this.kept.get(news.table.id)!).head.seq).toBeGreaterThanOrEqual(news.seq)
        heard.push(news)
      },
      lose: (_, { code }) => lost.push(code),
      changed: table => {
        if (this.channel) for (const tab of this.tabs) if (tab !== rooms) void tab.reload(table)
      },
    })
    this.tabs.push(rooms)
    return { rooms, heard, lost }
  }
}
/** Lets everything under way come to rest. */
const rest = async () => {
  for (let i = 0; i < 50; i++) await new Promise<void>(resolve => setImmediate(resolve))
}
const isWhole = (heard: readonly Moved[]): boolean => heard.every(({ since }, i) => since === (heard[i - 1]?.seq ?? 0))

describe('tables of this device at work', () => {
  test('bots answer at once, each with news of its own, and people when they like, to the end', async () => {
    const { rooms, heard } = new Device().tab()
    const id = await rooms.create(GAME)
    await rooms.watch(id, 1)
    for (;;) {
      await rest()
      const { table, seq, questions } = heard.at(-1)!
      if (table.status === 'over') break
      expect(table.waiting).toEqual([0])
      expect(await rooms.answer(id, seq, questions[0]!.options.at(-1)!, 0)).toBe(seq + 1)
    }
    expect(isWhole(heard)).toBe(true)
    expect(heard.slice(1).every(({ since, seq }) => seq === since + 1)).toBe(true)
    expect((await rooms.transcript(id)).result).toEqual(heard.at(-1)!.table.result)
  })

  test('a table is found again by a page opened later, and goes on where bots stopped', async () => {
    const device = new Device()
    const id = await device.tab().rooms.create(GAME)
    const later = device.tab()
    await later.rooms.watch(id, 1)
    await rest()
    expect(later.heard.at(-1)!.table.waiting).toEqual([0])
    expect(isWhole(later.heard)).toBe(true)
  })

  test.each([true, false])('two tabs play one match, hearing of each other (%s)', async channel => {
    const device = new Device()
    device.channel = channel
    const one = device.tab()
    const two = device.tab()
    const id = await one.rooms.create(GAME)
    await one.rooms.watch(id, 1)
    await two.rooms.watch(id, 1)
    await rest()
    for (const tab of [one, two, one]) {
      await tab.rooms.reload(id)
      const { seq, questions } = tab.heard.at(-1)!
      await tab.rooms.answer(id, seq, questions[0]!.options[0]!, 0)
      await rest()
    }
    await two.rooms.reload(id)
    expect(isWhole(one.heard) && isWhole(two.heard)).toBe(true)
    expect(one.heard.at(-1)!.view).toEqual(two.heard.at(-1)!.view)
  })

  test('of two tabs that answer at once one is refused, and nothing is done twice', async () => {
    const device = new Device()
    const one = device.tab()
    const two = device.tab()
    const id = await one.rooms.create(GAME)
    await one.rooms.watch(id, 1)
    await two.rooms.watch(id, 1)
    await rest()
    const { seq, questions } = one.heard.at(-1)!
    const pick = questions[0]!.options[0]!
    const outcomes = await Promise.allSettled([one.rooms.answer(id, seq, pick, 0), two.rooms.answer(id, seq, pick, 0)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('only seats of people can be answered for from here', async () => {
    const { rooms } = new Device().tab()
    const id = await rooms.create(GAME)
    await expect(rooms.answer(id, 1, null, 1)).rejects.toMatchObject({ code: 'not-your-seat' })
    await expect(rooms.undo(id, 9)).rejects.toMatchObject({ code: 'not-your-seat' })
  })

  test('a table that was left is gone, also for the other tab', async () => {
    const device = new Device()
    const one = device.tab()
    const two = device.tab()
    const id = await one.rooms.create(GAME)
    await two.rooms.watch(id, 1)
    await rest()
    await one.rooms.leave(id)
    await rest()
    expect(two.lost).toEqual(['no-such-table'])
    await expect(one.rooms.watch(id, 2)).rejects.toMatchObject({ code: 'no-such-table' })
  })

  test('what cannot be kept is not told', async () => {
    const device = new Device()
    const { rooms, heard } = device.tab()
    const id = await rooms.create(GAME)
    await rooms.watch(id, 1)
    await rest()
    device.full = true
    const { seq, questions } = heard.at(-1)!
    await expect(rooms.answer(id, seq, questions[0]!.options[0]!, 0)).rejects.toThrow('no room')
    expect(heard.at(-1)!.seq).toBe(seq)
    device.full = false
    expect(await rooms.answer(id, seq, questions[0]!.options[0]!, 0)).toBe(seq + 1)
  })

  test('a match of other rules is said to be one', async () => {
    const device = new Device()
    const id = await device.tab().rooms.create(GAME)
    const room = JSON.parse(device.kept.get(id)!)
    device.kept.set(
      id,
      JSON.stringify({ ...room, head: { ...room.head, match: { ...room.head.match, edition: 'other' } } }),
    )
    const error: unknown = await Promise.resolve(device.tab().rooms.watch(id, 1)).catch((e: unknown) => e)
    expect(troubleOf(error).code).toBe('other-rules')
  })
})
