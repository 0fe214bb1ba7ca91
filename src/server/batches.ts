// Work that arrives together is done together; what arrives meanwhile goes into the next batch. Each is told what it came to
// when its batch is done.
import { setImmediate } from 'node:timers/promises'

export interface Batches<In, Out> {
  add(one: In): Promise<Out>
  /** Finishes what was asked before it. */
  close(): Promise<void>
}
export interface BatchesConfig<In, Out> {
  /** Does all of a batch, or nothing; answers what each came to, in order. */
  commit(batch: readonly In[]): Promise<readonly Out[]>
  /** So many batches may be under way at once; left out: one. */
  readonly lanes?: number
  /** So many go into one batch; left out: all that wait. */
  readonly most?: number
  /** Those of one name are never under way together: left out, all may be. */
  nameOf?(one: In): string
  /** What failed fails for each of a batch alike: none is tried alone. */
  isForAll?(error: unknown): boolean
}
interface Waiting<In, Out> {
  readonly one: In
  readonly done: (outcome: Out) => void
  readonly failed: (error: unknown) => void
}

export function openBatches<In, Out>(config: BatchesConfig<In, Out>): Batches<In, Out> {
  const { commit, lanes = 1, most = Number.POSITIVE_INFINITY, nameOf, isForAll = () => false } = config
  let waiting: Waiting<In, Out>[] = []
  const underWay = new Set<string>()
  const running = new Set<Promise<void>>()

  async function commitAll(batch: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ one }) => one))
      for (const [i, { done }] of batch.entries()) done(outcomes[i]!)
    } catch (error) {
      if (batch.length === 1 || isForAll(error)) return batch.forEach(({ failed }) => failed(error))
      // What cannot be done is not to harm what came at the same moment.
      for (const each of batch) await commitAll([each])
    }
  }
  /** The next batch, without those who must wait for one of their name. */
  function take(): readonly Waiting<In, Out>[] {
    if (!nameOf) {
      const [batch, rest] = [waiting.slice(0, most), waiting.slice(most)]
      waiting = rest
      return batch
    }
    const batch: Waiting<In, Out>[] = []
    const rest: Waiting<In, Out>[] = []
    // Whoever waits keeps those of their name behind them in order.
    const passed = new Set<string>()
    for (const each of waiting) {
      const name = nameOf?.(each.one)
      const mustWait = batch.length >= most || (name !== undefined && (underWay.has(name) || passed.has(name)))
      if (name !== undefined) passed.add(name)
      if (mustWait) rest.push(each)
      else batch.push(each)
    }
    waiting = rest
    return batch
  }
  async function lane(): Promise<void> {
    await setImmediate()
    for (let batch = take(); batch.length > 0; batch = take()) {
      const names = nameOf ? batch.map(({ one }) => nameOf(one)) : []
      for (const name of names) underWay.add(name)
      await commitAll(batch)
      for (const name of names) underWay.delete(name)
    }
  }
  function open(): void {
    if (running.size >= lanes) return
    const mine = lane().finally(() => {
      running.delete(mine)
      // Who waited for one of their name may go now.
      if (waiting.length > 0 && running.size === 0) open()
    })
    running.add(mine)
  }
  return {
    add: one =>
      new Promise((done, failed) => {
        waiting.push({ one, done, failed })
        open()
      }),
    async close() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
