// The order in which pictures are painted: one after another, each when there is time. A painter who does not come, or
// who fails, holds up nobody: the card keeps its plain parchment, and the log says why.
import type { Painter, PictureKey } from './pictures.ts'

/** How often a painter is sent for in vain before a picture is given up. */
const TRIES = 3

export interface Workshop {
  /** Sends for the painter of a picture; fails if he cannot be fetched. */
  painterOf(key: PictureKey): Promise<Painter>
  /** Which of those that could be painted is wanted first. */
  choose(ready: readonly PictureKey[]): PictureKey
  /** Until there is time to paint. */
  rest(): Promise<void>
  /** Paints a picture and shows it. */
  print(key: PictureKey, painter: Painter): Promise<void>
  complain(what: string, why: unknown): void
}

/** Orders a picture; what could not be fetched before is tried again with it. */
export function easel({ painterOf, choose, rest, print, complain }: Workshop): (key: PictureKey) => void {
  const sentFor = new Set<PictureKey>()
  const missed = new Map<PictureKey, number>()
  const ready = new Map<PictureKey, Painter>()
  let busy = false

  async function paintReady(): Promise<void> {
    busy = true
    while (ready.size > 0) {
      await rest()
      const key = choose([...ready.keys()])
      const painter = ready.get(key)!
      ready.delete(key)
      try {
        await print(key, painter)
      } catch (error) {
        complain(`The picture ${key} could not be painted.`, error)
      }
    }
    busy = false
  }

  function miss(key: PictureKey, tries: number, error: unknown): void {
    if (tries < TRIES) missed.set(key, tries)
    else complain(`The painter of ${key} could not be fetched.`, error)
  }

  async function send(key: PictureKey): Promise<void> {
    if (sentFor.has(key)) return
    sentFor.add(key)
    const tries = missed.get(key) ?? 0
    missed.delete(key)
    try {
      ready.set(key, await painterOf(key))
    } catch (error) {
      miss(key, tries + 1, error)
    }
    sentFor.delete(key)
    if (!busy) void paintReady()
  }

  return key => {
    for (const each of new Set([...missed.keys(), key])) void send(each)
  }
}
