// The thread in which bots think, at the lowest priority, so that people at other tables notice nothing.
import { setPriority } from 'node:os'
import { isMainThread, workerData } from 'node:worker_threads'
import { decide, ponder } from '#bots'
import { Swift } from '#engine'
import { findEditions, gameById } from '#games'
import type { TimedJob, Told } from './bot-job.ts'
import { type Decks, playWith } from './decks.ts'

// Elsewhere than on Linux the priority is that of the whole process.
if (!isMainThread && process.platform === 'linux') setPriority(19)
// A thread has rules of its own, and with them the built-in decks.
if (!isMainThread) {
  await findEditions()
  playWith((workerData as { decks?: Decks } | null)?.decks ?? {})
}

export default ({ game: id, match, seat, level, temper, seed, thinkMs, aloud = false }: TimedJob): Told => {
  const game = gameById(id)
  return aloud
    ? ponder(game, match, seat, { level, temper, seed, ms: thinkMs }).options
    : decide(game, match, seat, { level, temper, chance: new Swift(seed), ms: thinkMs })
}
