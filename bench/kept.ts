// What a store keeps of matches: bots play some of every game into it, and its files are weighed.
import { decide } from '#bots'
import { Swift } from '#engine'
import { findEditions, GAMES, gameById } from '#games'
import { answer, botDue, lay, start, type Table } from '#tables'
import { openPen } from '../src/server/pen.ts'
import { append } from '../src/server/room.ts'
import type { Store } from '../src/server/store.ts'
import type { Kept } from '../tools/scale/costs.ts'

const SEATS = 3

/** What was played: how many tables and events, and how long their states are as text. */
export interface Filled {
  readonly tables: number
  readonly events: number
  readonly states: number
}
export async function fill(store: Store, matches: number): Promise<Filled> {
  await findEditions()
  let [events, tables, states] = [0, 0, 0]
  for (const { id } of GAMES) {
    for (let n = 0; n < matches; n++) {
      const { state, log } = await playInto(store, id, `${id} ${n}`)
      tables++
      events += log.length
      const text = openPen()(state)
      states += text.state.length + text.summary.length
    }
  }
  return { tables, events, states }
}
/** Of each table and each event, by how much the files have grown. */
export const keptOf = ({ tables, events, states }: Filled, bytes: number): Kept => ({
  table: Math.round(states / tables),
  event: Math.round((bytes - states) / events),
})

/** Bots that decide at a glance play a match to its end; every event is appended as the server does it. */
async function playInto(store: Store, game: string, name: string): Promise<Table> {
  const person = { id: 'bench', name: 'Bench' }
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', level: 'easy' }) as const)
  const write = async (table: Table): Promise<Table> => {
    await append(store, table, `${name} ${table.log.length}`)
    return table
  }
  let table = await write(lay({ game, seats, seed: name }, person, { id: name, invite: 'i', from: 1 }, 1))
  table = await write(start(table, person, '00'.repeat(32), 2))
  for (let due = botDue(table); due; due = botDue(table)) {
    const { match, seat, seq, temper, seed } = due
    const pick = decide(gameById(game), match, seat, { level: 'easy', temper, chance: new Swift(seed) })
    table = await write(answer(table, { seat, seq, pick }, 3))
  }
  return table
}
