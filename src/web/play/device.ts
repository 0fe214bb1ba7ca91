// Tables of this device: played by the worker, kept in IndexedDB, with or without a connection.
import { keptHeads } from './keep.ts'
import { ask, follow } from './to-worker.ts'
import type { Host } from './types.ts'
import { myName, problem, tableProblem, withNames } from './words.ts'

/** With the first table there is something to lose: browsers are asked not to clear it away when room is short. */
async function keepForGood(): Promise<void> {
  try {
    if ((await keptHeads()).length === 1) await navigator.storage.persist()
  } catch {} // too old to ask, or not kept at all: tables are as safe as before
}

export const device: Host = {
  async create(request) {
    if (request.seats.some(({ kind }) => kind === 'open')) throw problem('needs-server')
    const id = await ask('create', withNames(request), myName())
    void keepForGood()
    return id
  },
  async list() {
    try {
      const heads = await keptHeads()
      return heads.length === 0 ? [] : (await import('./listed.ts')).listed(heads)
    } catch {
      throw await tableProblem('no-storage')
    }
  },
  watch: follow,
  answer: (table, seq, pick, seat, careful) => ask('answer', table, seq, pick, seat, careful),
  undo: (table, since) => ask('undo', table, since),
  hint: (table, seat) => ask('hint', table, seat),
  leave: table => ask('leave', table),
  transcript: table => ask('transcript', table),
  seal: table => ask('seal', table),
  async takeUp(sealed, code) {
    const id = await ask('takeUp', sealed, code, myName())
    void keepForGood()
    return id
  },
}
