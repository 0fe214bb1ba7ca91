// Two servers on one store: whoever is overtaken is judged again. Nothing is lost, nothing done twice, nobody told of a defect.
import { describe, expect, onTestFinished, test } from 'vitest'
import { verify } from '#engine'
import { GAMES } from '#games'
import { trueBytes } from './chance.ts'
import { problemOf, STATUS } from './problem.ts'
import { QUOTAS } from './quotas.ts'
import type { Guest, Store } from './store.ts'
import { openShared } from './store-sqlite.ts'
import { openTables, type Tables } from './tables.ts'
import { onPostgres, openStore, sensible, tempFolder } from './test-kit.ts'

const anna: Guest = { id: 'anna', name: 'Anna', created: 1 }
const bo: Guest = { id: 'bo', name: 'Bo', created: 1 }

/** Two servers, each with its own door to the same data. */
async function twoServers(): Promise<[Tables, Tables, Store]> {
  const folder = tempFolder()
  const open = onPostgres ? openStore : openShared
  const stores = [await open(folder), await open(folder)]
  onTestFinished(async () => {
    for (const store of stores) await store.close()
  })
  const [here, there] = stores.map(store =>
    openTables({
      store,
      now: () => 1,
      bytes: trueBytes,
      allowSeeds: true,
      roomBytes: 1e6,
      quotas: QUOTAS,
      sealKey: new Uint8Array(32),
      changed: () => {},
    }),
  )
  return [here!, there!, stores[0]!]
}
/** A table of two people, known on both servers. */
async function laid([here, there]: readonly Tables[], seed: string): Promise<string> {
  const { id, invite } = await here!.create(anna, { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'open' }], seed })
  await there!.join(bo, id, { invite })
  await here!.start(anna, id)
  await there!.look(bo, id)
  return id
}
/** The code of a refusal; what would be our own defect is thrown. */
function codeOf(error: unknown): string {
  const problem = problemOf(error)
  if (!problem || STATUS[problem.code] >= 500) throw error
  return problem.code
}

describe('two servers on one store', () => {
  test('lose no word, and say none twice', async () => {
    const [here, there] = await twoServers()
    const id = await laid([here, there], 'talk')
    const texts = Array.from({ length: 60 }, (_, i) => `wave ${i}`)
    const said = await Promise.all(
      texts.map((text, i) =>
        (i % 2 ? here.say(anna, id, { text }) : there.say(bo, id, { text })).then(({ seq }) => ({ seq, text })),
      ),
    )
    for (const { chat } of [await here.look(anna, id), await there.look(bo, id)]) {
      expect(chat.map(({ seq, text }) => ({ seq, text }))).toEqual(said.toSorted((a, b) => a.seq - b.seq))
      expect(chat.map(({ seq }) => seq)).toEqual(texts.map((_, i) => 4 + i))
    }
  })

  test('judge anew what the other has overtaken', async () => {
    const [here, there] = await twoServers()
    const id = await laid([here, there], 'overtaken')
    const { waiting } = (await here.look(anna, id)).table
    const [first, second] = waiting[0] === 0 ? [anna, bo] : [bo, anna]
    const { seq, questions } = await here.look(first, id)
    const pick = questions[0]!.options[0]!
    await here.answer(first, id, { seq, pick })
    const late = there.answer(first, id, { seq, pick })
    await expect(late).rejects.toMatchObject({ code: 'stale', beside: { state: await here.look(first, id) } })
    // Nor is anybody refused by what a server does not know yet.
    for (const server of [here, there]) await server.say(second, id, { text: 'Ahoy' })
    const now = await there.look(first, id)
    await here.say(second, id, { text: 'Ahoy again' })
    const taken = await there.answer(first, id, { seq: now.seq, pick: now.questions[0]!.options[0]! })
    expect([taken.seq, taken.moved.since, taken.moved.seq]).toEqual([now.seq + 2, now.seq, now.seq + 2])
    expect(JSON.parse(taken.moved.text).chat).toMatchObject([{ text: 'Ahoy again' }])
    expect(await here.look(second, id)).toEqual(await there.look(second, id))
  })

  test('take an answer that is sent to both with one key once', async () => {
    const [here, there] = await twoServers()
    const id = await laid([here, there], 'key')
    const { waiting } = (await here.look(anna, id)).table
    const who = waiting[0] === 0 ? anna : bo
    const { seq, questions } = await here.look(who, id)
    const given = { seq, pick: questions[0]!.options[0]!, key: 'k' }
    const [one, two] = await Promise.all([here.answer(who, id, given), there.answer(who, id, given)])
    expect(one.seq).toBe(seq + 1)
    expect(two).toEqual(one)
    await here.say(who, id, { text: 'meanwhile' })
    expect(await there.answer(who, id, given)).toMatchObject({ seq: seq + 1, moved: { since: seq, seq: seq + 2 } })
  })

  test('play one match to its end, with talk and taking back in between', { timeout: 60_000 }, async () => {
    const [here, there, store] = await twoServers()
    const id = await laid([here, there], 'undo')
    const acknowledged: number[] = []
    const refused: string[] = []
    const attempt = (deed: Promise<{ seq: number }>): Promise<unknown> =>
      deed.then(({ seq }) => acknowledged.push(seq)).catch(error => refused.push(codeOf(error)))
    let undone = 0
    for (let round = 0; round < 400; round++) {
      // Both people look and answer at once, each by both servers; only one answer of the four can be taken.
      const { table, undo, seq } = await here.look(anna, id)
      if (table.status === 'over') break
      if (undo === null && undone < 3 && round % 3 === 0) {
        undone++
        await Promise.all([
          attempt(here.undo(anna, id, { seq })),
          attempt(there.undo(anna, id, { seq })),
          attempt(there.say(bo, id, { text: 'wait' })),
        ])
      }
      await Promise.all(
        [anna, bo].flatMap(who =>
          [here, there].map(async server => {
            const { seq, questions } = await server.look(who, id)
            if (questions[0]) await attempt(server.answer(who, id, { seq, pick: sensible(questions[0]) }))
            if (round % 10 === 0) await attempt(server.say(who, id, { text: `round ${round}` }))
          }),
        ),
      )
    }
    const match = verify(GAMES, await there.transcript(anna.id, id))
    expect(match.result).toEqual((await here.look(anna, id)).table.result)
    expect(undone).toBe(3)
    expect(new Set(refused)).toEqual(new Set(['stale', 'not-your-turn', 'over'].filter(code => refused.includes(code))))
    expect(refused.length).toBeGreaterThan(10)
    // Every event but the first three was acknowledged, once.
    const { events } = (await store.load(id))!
    expect(acknowledged.toSorted((a, b) => a - b)).toEqual(events.slice(3).map(({ seq }) => seq))
  })
})
