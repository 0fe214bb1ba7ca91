// A table in memory while another server writes to it: what is heard of is followed when somebody has to know, and never lost.
import { expect, onTestFinished, test } from 'vitest'
import { answer, lay, seqOf, start, type Table, tableSeen, talk } from '#tables'
import { openPen } from './pen.ts'
import { append, type Done, openRoom, type Word, wordOf } from './room.ts'
import { openSlices } from './slices.ts'
import { openStore, tempFolder } from './test-kit.ts'

const anna = { id: 'anna', name: 'Anna' }
const plan = { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'me' }] } as const
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Whoever is asked answers, by the last option there is. */
function playOn(table: Table): Table {
  const seat = table.state.waiting[0]!
  const { options } = tableSeen(table, anna.id, seat).questions[0]!
  return answer(table, { seat, seq: seqOf(table), pick: options.at(-1)! }, 9)
}
/** Somebody else is asked than who has answered. */
const passesOn = ({ event, waiting }: Done): boolean => event.do === 'answered' && !waiting.includes(event.seat)

/** A room here with somebody who waits for the turn to pass on, and elsewhere one who plays; there is much to do. */
async function scene() {
  const store = await openStore(tempFolder())
  onTestFinished(store.close)
  const laid = lay(plan, anna, { id: 't', invite: 'i', from: 0 }, 1)
  let elsewhere = start(laid, anna, 'ab'.repeat(32), 2)
  for (const table of [laid, elsewhere]) await append(store, table)
  const load = { isHigh: true }
  const telling = openSlices(5, { isStrained: () => load.isHigh, lookMs: 0 })
  const room = (await openRoom({ store, deeds: openSlices(5), telling, changed: () => {} }, 't'))!
  const told: number[] = []
  await room.watch({ tell: table => void told.push(seqOf(table)), isUrgent: passesOn }, () => {})
  /** Something is done there: what is said of it. */
  async function happens(deed: (table: Table) => Table): Promise<Word & { readonly seq: number }> {
    elsewhere = deed(elsewhere)
    await append(store, elsewhere)
    const text = wordOf(elsewhere, JSON.stringify(elsewhere.log.at(-1)!.event), openPen()(elsewhere.state).state)!
    return { ...(JSON.parse(text) as Word), seq: seqOf(elsewhere) }
  }
  const hear = async (word: Word & { readonly seq: number }): Promise<void> => room.hear(word.seq, word)
  const isAsThere = async (): Promise<void> => expect(plain(await room.look(table => table))).toEqual(plain(elsewhere))
  return { store, room, told, load, happens, hear, isAsThere }
}

test('what nobody waits for is followed with what somebody waits for, and all of it is told together', async () => {
  const { told, happens, hear, isAsThere } = await scene()
  for (let turn = 0; turn < 3; turn++) {
    let steps = 1
    let word = await happens(playOn)
    for (; !passesOn(word); word = await happens(playOn)) {
      await hear(word)
      steps++
    }
    expect([steps > 1, told]).toEqual([true, []])
    await hear(word)
    await expect.poll(() => told.splice(0)).toEqual([word.seq])
  }
  await isAsThere()
})

test('nor is it lost: it is told when there is less to do, known to who looks, and what is done here comes after it', async () => {
  const { store, room, told, load, happens, hear, isAsThere } = await scene()
  await hear(await happens(playOn))
  await hear(await happens(playOn))
  await isAsThere()
  await hear(await happens(table => talk(table, anna, 'Ahoy', 9)))
  await hear(await happens(playOn))
  const { seq } = await room.act(table => talk(table, anna, 'from here', 10))
  expect([seq, (await store.load('t'))!.seq]).toEqual([7, 7])
  expect(told).toEqual([])
  load.isHigh = false
  await expect.poll(() => told.at(-1)).toBe(7)
})

test('where a word is lost, or cannot be followed, what is missing is read', async () => {
  const { happens, hear, isAsThere } = await scene()
  await hear(await happens(playOn))
  await happens(playOn)
  await hear(await happens(playOn))
  await isAsThere()
  const { state: _, ...word } = await happens(playOn)
  // The rules here come to something else.
  await hear({ ...word, event: { ...word.event, entries: [] } as Word['event'] })
  await isAsThere()
})
