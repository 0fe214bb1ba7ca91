// What a store does by itself, with nobody served: the measure for whatever stands before it.
import { Swift } from '#engine'
import { answer, lay, start, type Table, tableSeen } from '#tables'
import type { Store } from '../src/server/store.ts'

const GAME = 'maitre'
const TABLES = 500
const STEPS = 100

/** Durable appends a second, so many at a time: events and states of a real match as it goes on, at tables of their own. */
export async function bareStore(store: Store, lanes: number, seconds: number): Promise<number> {
  const match = underWay()
  const mark = `${lanes}-${performance.now()}`
  const each = Math.ceil(TABLES / lanes)
  const began = performance.now()
  let done = 0
  const append = async (lane: number): Promise<void> => {
    for (let n = 0; performance.now() - began < seconds * 1000; n++) {
      const expect = Math.floor(n / each)
      const { state, log } = match[expect % match.length]!
      await store.append({
        table: `${mark}-${lane}-${n % each}`,
        expect,
        at: 1,
        event: JSON.stringify(log.at(-1)!.event),
        state: JSON.stringify(state),
        summary: JSON.stringify({ ...state, match: null }),
        owner: 'bench',
        status: 'playing',
        dueAt: null,
        key: `bench:${n}`,
      })
      done++
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => append(lane)))
  return (done * 1000) / (performance.now() - began)
}
/** A table of four after each of its first answers. */
function underWay(): readonly Table[] {
  const people = { id: 'bench', name: 'Bench' }
  const seats = Array.from({ length: 4 }, () => ({ kind: 'me' }) as const)
  const laid = lay({ game: GAME, seats, seed: 'bench' }, people, { id: 't', invite: 'i', from: 1 }, 1)
  const chance = new Swift(1)
  const tables = [start(laid, people, '00'.repeat(32), 2)]
  for (let step = 0; step < STEPS; step++) {
    const table = tables.at(-1)!
    const seat = table.state.waiting[0]!
    const { seq, questions } = tableSeen(table, people.id, seat)
    const { options } = questions[0]!
    tables.push(answer(table, { seat, seq, pick: options[chance.below(options.length)]! }, 3))
  }
  return tables
}
