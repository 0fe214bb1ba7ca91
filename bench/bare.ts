// What a store does by itself, with nobody served: the measure for whatever stands before it.
import { lay, slim, start, type Table } from '#tables'
import type { Store } from '../src/server/store.ts'

const GAME = 'maitre'
const TABLES = 500

/** Durable appends a second, so many at a time: events and states of a real match, of tables of their own. */
export async function bareStore(store: Store, lanes: number, seconds: number): Promise<number> {
  const { state, log } = begun()
  const event = log.at(-1)!.event
  const summary = slim(state)
  const mark = `${lanes}-${performance.now()}`
  const each = Math.ceil(TABLES / lanes)
  const began = performance.now()
  let done = 0
  const append = async (lane: number): Promise<void> => {
    for (let n = 0; performance.now() - began < seconds * 1000; n++) {
      const expect = Math.floor(n / each)
      await store.append({
        table: `${mark}-${lane}-${n % each}`,
        expect,
        at: 1,
        event,
        state,
        summary,
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
function begun(): Table {
  const people = { id: 'bench', name: 'Bench' }
  const seats = Array.from({ length: 4 }, () => ({ kind: 'me' }) as const)
  const laid = lay({ game: GAME, seats, seed: 'bench' }, people, { id: 't', invite: 'i', from: 1 }, 1)
  return start(laid, people, '00'.repeat(32), 2)
}
