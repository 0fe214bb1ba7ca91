// Tables of this device: played by the worker, kept in IndexedDB, with or without a connection.
import { publicTable } from '#tables'
import { keptHeads } from './keep.ts'
import { ME } from './me.ts'
import { ask, follow } from './to-worker.ts'
import type { Host } from './types.ts'
import { myName, problem, withNames } from './words.ts'

export const device: Host = {
  async create(request) {
    if (request.seats.some(({ kind }) => kind === 'open')) throw problem('needs-server')
    return ask('create', withNames(request), myName())
  },
  async list() {
    try {
      return (await keptHeads()).map(({ state, updated }) => publicTable(state, updated, ME))
    } catch {
      throw problem('no-storage')
    }
  },
  watch: follow,
  answer: (table, seq, pick, seat) => ask('answer', table, seq, pick, seat),
  undo: (table, since) => ask('undo', table, since),
  hint: (table, seat) => ask('hint', table, seat),
  leave: table => ask('leave', table),
  transcript: table => ask('transcript', table),
}
