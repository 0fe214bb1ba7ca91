// A table of this device that was begun before the built-in deck changed: opened, played on and looked back at with its own.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table, TableMoved } from '#tables'
import type { Keep } from './tables.ts'

const TODAY = readFileSync('src/games/maitre/cards/deck.json', 'utf8')
/** As the deck was once: every ship takes two sixes. */
const ONCE = TODAY.replace(/("family".*"combination": )"[^"]+"/g, '$1"6 6"')
const PLAN = { game: 'maitre', seats: [{ kind: 'me' as const }, { kind: 'bot' as const }], seed: 'once' }
const FILES = '../../games/maitre/cards/editions/index.ts'

const kept = new Map<string, string>()
const keep: Keep = {
  load: async id => JSON.parse(kept.get(id) ?? 'null') as Table | null,
  append: async table => !!kept.set(table.state.id, JSON.stringify(table)),
  remove: async id => void kept.delete(id),
}
/** The worker of a page as it is loaded anew, with what it tells. */
async function worker() {
  vi.resetModules()
  const { openTables } = await import('./tables.ts')
  const heard = new Map<number, TableMoved>()
  const tables = openTables({
    keep,
    now: () => 1,
    newId: () => `d-${kept.size}`,
    tell: (watch, news) => heard.set(watch, news),
    lose: (_, { code }) => expect.unreachable(code),
    changed: () => {},
  })
  /** Waits until something is asked here. */
  const asked = (watch: number): Promise<void> =>
    vi.waitFor(() => expect(heard.get(watch)!.table).toMatchObject({ waiting: [0] }), { timeout: 10_000, interval: 1 })
  /** Answers once something is asked here; answers which dice could be placed on ships. */
  async function play(id: string, watch: number): Promise<readonly number[]> {
    await asked(watch)
    const { seq, questions } = heard.get(watch)!
    const moves = questions[0]!.options as readonly { do: string; on?: number; dice?: number[] }[]
    await tables.answer(id, seq, moves[0] as never, 0)
    return moves.flatMap(move => (move.do === 'place' && move.on! < 12 ? move.dice! : []))
  }
  return { tables, heard, asked, play }
}
/** The edition of the deck as it was, and a table begun with it. */
let once: string
beforeEach(async () => {
  const { tables } = await worker()
  const { playWith } = await import('./play-with.ts')
  await playWith({ maitre: ONCE })
  await tables.create(PLAN, 'Anna')
  once = JSON.parse(kept.get('d-0')!).state.match.edition
})
afterEach(() => {
  vi.doUnmock(FILES)
  kept.clear()
})

test('it is played on beside a new one, each with its own cards, and so is what is thought about it', async () => {
  const fetched = vi.fn(async () => ({ default: JSON.parse(ONCE) as unknown }))
  vi.doMock(FILES, () => ({ editions: { [once]: fetched } }))
  const { tables, heard, asked, play } = await worker()
  const fresh = await tables.create(PLAN, 'Anna')
  await tables.watch(fresh, 2)
  expect(fetched).not.toHaveBeenCalled()
  await tables.watch('d-0', 1)
  expect(fetched).toHaveBeenCalledOnce()
  const dice = { old: new Set<number>(), fresh: new Set<number>() }
  for (let i = 0; i < 25; i++) {
    for (const die of await play('d-0', 1)) dice.old.add(die)
    for (const die of await play(fresh, 2)) dice.fresh.add(die)
  }
  expect([...dice.old]).toEqual([6])
  expect(dice.fresh.size).toBeGreaterThan(2)
  expect([1, 2].map(watch => heard.get(watch)!.table.edition === once)).toEqual([true, false])
  await asked(1)
  const hints = await tables.hint('d-0', 0)
  const { options } = heard.get(1)!.questions[0]!
  expect(hints.every(({ pick }) => options.some(option => JSON.stringify(option) === JSON.stringify(pick)))).toBe(true)
})

test('its course is worked out with its own cards', async () => {
  vi.doMock(FILES, () => ({ editions: { [once]: async () => ({ default: JSON.parse(ONCE) as unknown }) } }))
  await worker()
  const { chancesAlong } = await import('./along.ts')
  const { gameById } = await import('#games')
  expect(gameById('maitre').edition).not.toBe(once)
  const { secret } = JSON.parse(kept.get('d-0')!).state.match.rng
  const told = { game: 'maitre', edition: once, seats: 2, options: {}, secret, answers: [] }
  expect(await chancesAlong(told as never, 0, 5)).toHaveLength(1)
  await expect(chancesAlong({ ...told, edition: 'unknown' } as never, 0, 5)).rejects.toMatchObject({
    code: 'wrong-edition',
  })
})

test('where its deck is not known, it is said to be of other rules, and stays as it was', async () => {
  vi.doMock(FILES, () => ({ editions: {} }))
  const { tables } = await worker()
  const { troubleOf } = await import('./trouble.ts')
  const before = kept.get('d-0')
  const error: unknown = await Promise.resolve(tables.watch('d-0', 1)).catch((e: unknown) => e)
  expect(troubleOf(error).code).toBe('other-rules')
  expect(kept.get('d-0')).toBe(before)
})
