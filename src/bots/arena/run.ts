// Plays the matches that are still missing of some contests, in as many threads as wished.
import { Piscina } from 'piscina'
import { Fault } from '#engine'
import type { Contest, Played } from './contest.ts'
import type { Keep } from './keep.ts'
import type { MatchDue } from './worker.ts'

export interface Plan {
  readonly contest: Contest
  readonly games: number
}
export interface RunConfig {
  /** The built worker.ts. */
  readonly worker: URL
  readonly threads: number
  readonly keep: Keep
  /** Ends the run early; what is finished by then is kept. */
  readonly stop?: AbortSignal
  /** How many matches there are already, and how many there will be. */
  readonly progress?: (done: number, total: number) => void
}

/** The matches of every contest, in order; fewer than planned when the run was stopped. */
export async function run(plans: readonly Plan[], config: RunConfig): Promise<readonly (readonly Played[])[]> {
  const { worker, threads, keep, stop, progress } = config
  const kept = plans.map(({ contest }) => keep.read(contest))
  const due = missing(plans, kept)
  const total = plans.reduce((sum, { games }) => sum + games, 0)
  let done = total - due.length
  const stopped = (): boolean => stop?.aborted ?? false
  progress?.(done, total)
  if (due.length > 0 && !stopped()) {
    const pool = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads })
    // A thread that fails while it plays is told by its match.
    pool.on('error', () => {})
    const end = () => void pool.destroy()
    stop?.addEventListener('abort', end)
    const playOn = async (): Promise<void> => {
      for (let next = due.shift(); next && !stopped(); next = due.shift()) {
        const { plan, n } = next
        const { contest } = plans[plan]!
        const played = await playIn(pool, { contest, n }, stop)
        if (!played) return
        keep.add(contest, played)
        kept[plan]!.set(n, played)
        progress?.(++done, total)
      }
    }
    try {
      await Promise.all(Array.from({ length: threads }, playOn))
    } finally {
      stop?.removeEventListener('abort', end)
      await pool.destroy()
    }
  }
  return plans.map(({ games }, i) => inOrder(kept[i]!, games))
}

/** Every contest gets its first match, then every contest its second: whenever the run ends, all have had as many. */
function missing(plans: readonly Plan[], kept: readonly Map<number, Played>[]): { plan: number; n: number }[] {
  const most = Math.max(0, ...plans.map(({ games }) => games))
  return Array.from({ length: most }, (_, n) => n).flatMap(n =>
    plans.flatMap(({ games }, plan) => (n < games && !kept[plan]!.has(n) ? [{ plan, n }] : [])),
  )
}
/** From the first match to the one before the first gap: which matches end early must not decide which ones count. */
function inOrder(kept: ReadonlyMap<number, Played>, games: number): Played[] {
  const matches: Played[] = []
  for (let n = 0; n < games && kept.has(n); n++) matches.push(kept.get(n)!)
  return matches
}

async function playIn(pool: Piscina, due: MatchDue, stop: AbortSignal | undefined): Promise<Played | null> {
  try {
    return await pool.run(due)
  } catch (error) {
    if (stop?.aborted) return null
    const { game, bots, seed } = due.contest
    const where = `match ${due.n} of ${bots.join(', ')} (${game}, seed ${seed})`
    throw new Fault('defect', `${where}: ${(error as Error).stack ?? error}`)
  }
}
