// For tests: tables with people at them, and quick players.
import type { Json } from '#engine'
import { answerAs } from './playing.ts'
import { TableProblem } from './problem.ts'
import { join, lay, start } from './seating.ts'
import type { Sight, TablePlan } from './shapes/index.ts'
import { type Person, seqOf, type Table } from './table.ts'
import { seatInView, tableMoved, tableSeen } from './told.ts'

export const anna: Person = { id: 'anna', name: 'Anna' }
export const bo: Person = { id: 'bo', name: 'Bo' }
export const cleo: Person = { id: 'cleo', name: 'Cleo' }
export const DRAWN = { id: 't', invite: 'sesame', from: 3 }
export const SECRET = 'ab'.repeat(32)

export const plan = (seats: TablePlan['seats'], more: Partial<TablePlan> = {}): TablePlan => ({
  game: 'maitre',
  seats,
  seed: 'tables',
  ...more,
})
export const laid = (seats: TablePlan['seats'], more: Partial<TablePlan> = {}): Table =>
  lay(plan(seats, more), anna, DRAWN, 10)
/** Anna, and Bo who came by invitation, at a match of this game. */
export const ofTwo = (game = 'maitre', seed = 'tables'): Table =>
  start(join(laid([{ kind: 'me' }, { kind: 'open' }], { game, seed }), bo, { invite: 'sesame' }, 20), anna, SECRET, 30)
/** A match of one person who has both seats. */
export const alone = (seed = 'tables'): Table =>
  start(laid([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], { seed }), anna, SECRET, 30)

export const look = (table: Table, person: Person): ReturnType<typeof tableSeen> =>
  tableSeen(table, person.id, seatInView(table.state, person.id))
/** What completes ships in Le Maître des Mers, so that a match soon ends: as many dice as fit. */
export function eager({ questions }: Sight): Json {
  const worth = (option: Json): number => {
    const { do: what, dice } = option as { do: string; dice?: readonly Json[] }
    return ['hunt', 'buy', 'place', 'use'].indexOf(what) * 10 + (dice?.length ?? 0)
  }
  return questions[0]!.options.reduce((best, option) => (worth(option) > worth(best) ? option : best))
}
/** Of these people, who is asked answers. */
export function playOn(table: Table, people: readonly Person[]): Table {
  const mine = ({ id }: Person) => table.state.waiting.includes(seatInView(table.state, id) ?? -1)
  const person = people.find(mine)!
  const sight = tableMoved(table, person.id, seatInView(table.state, person.id), seqOf(table))
  return answerAs(table, person, { seq: sight.seq, pick: eager(sight) }, 40 + sight.seq)
}
/** A match of Anna and Bo that is over. */
export function finished(): Table {
  let table = ofTwo()
  while (table.state.status === 'playing') table = playOn(table, [anna, bo])
  return table
}
/** The code of a refusal, and 'done' where there is none. */
export function codeOf(work: () => unknown): string {
  try {
    work()
    return 'done'
  } catch (error) {
    if (error instanceof TableProblem) return error.code
    throw error
  }
}
