// Tables of this device: played by the worker, kept in IndexedDB, with or without a connection.
import { ask, follow } from './helm.ts'
import { keptHeads } from './keep.ts'
import { publicTable } from './public.ts'
import type { Host } from './types.ts'
import { problem, withNames } from './words.ts'

export const device: Host = {
  async create(request) {
    if (request.seats.some(({ kind }) => kind === 'open')) throw problem('needs-server')
    return ask('create', withNames(request))
  },
  async list() {
    try {
      return (await keptHeads()).map(publicTable)
    } catch {
      throw problem('no-storage')
    }
  },
  watch: follow,
  answer: (table, seq, pick, seat) => ask('answer', table, seq, pick, seat),
  undo: (table, seat) => ask('undo', table, seat),
  hint: (table, seat) => ask('hint', table, seat),
  leave: table => ask('leave', table),
  transcript: table => ask('transcript', table),
}
