// What somebody plans at a table of the server: told, and changed.
import type { Ahead, StepWanted } from '#tables'
import { at } from './at.ts'
import { call } from './http.ts'

export const ahead = {
  tell: (table: string, seat: number) => call<Ahead>('GET', at(table, `/ahead?seat=${seat}`)),
  plan: (table: string, seat: number, steps: readonly StepWanted[]) =>
    call<Ahead>('POST', at(table, '/ahead'), { seat, steps: steps.map(({ kind, pick }) => ({ kind, pick })) }),
}
