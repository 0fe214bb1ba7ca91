// One table in memory: its state, its log and the rules in play. Whoever acts on it waits for their turn.
import { type AnyGame, Live, type Match, revive } from '#engine'
import { gameById } from '#games'
import type { Append, Store, Stored } from './store.ts'
import type { TableEvent, TableState } from './table-state.ts'

/** Another server was quicker: what was judged must be judged again. */
export class Conflict extends Error {}

export class Room {
  readonly id: string
  readonly game: AnyGame
  seq: number
  updated: number
  state: TableState
  live: Live<unknown> | null
  /** The whole log; the event of sequence number n is at n - 1. */
  readonly events: Stored[]
  /** Answers that were taken back. */
  readonly undone = new Set<number>()
  /** Told of every change, in the moment of the change. */
  readonly watchers = new Set<(room: Room) => void>()
  private readonly store: Store
  private readonly changed: (room: Room) => void
  private turn: Promise<unknown> = Promise.resolve()
  private waiting = 0
  /** What is here may differ from the store: read it again. */
  private torn = false

  static async load(store: Store, id: string, changed: (room: Room) => void): Promise<Room | null> {
    const loaded = await store.load(id)
    return loaded && new Room(store, loaded, changed)
  }
  private constructor(store: Store, loaded: Loaded, changed: (room: Room) => void) {
    this.store = store
    this.changed = changed
    this.id = loaded.state.id
    this.game = gameById(loaded.state.game)
    this.seq = loaded.seq
    this.updated = loaded.updated
    this.state = loaded.state
    this.events = [...loaded.events]
    this.live = this.play(loaded.state.match)
    this.recallUndone()
  }

  get idle(): boolean {
    return this.waiting === 0 && this.watchers.size === 0
  }

  /** Does one thing at a time, in the order of asking; where another server was quicker, does it again. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    this.waiting++
    const mine = this.turn.then(() => this.attempt(work))
    this.turn = mine.then(this.leave, this.leave)
    return mine
  }
  private readonly leave = (): void => {
    this.waiting--
  }
  private async attempt<T>(work: () => T | Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.torn) await this.reload()
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Conflict) || tries === 5) throw error
      }
    }
  }

  /** Whatever went wrong while the rules were running, the next in turn starts from what is stored. */
  distrust(): void {
    this.torn = true
  }

  /** Makes an event durable, then true here, then known to the watchers. */
  async commit(
    event: TableEvent,
    state: TableState,
    at: number,
    more: Pick<Append, 'key' | 'members'> = {},
  ): Promise<number> {
    this.torn = true
    const { done, seq } = await this.store.append({ table: this.id, expect: this.seq, at, event, state, ...more })
    if (done === 'stale') throw new Conflict()
    if (done === 'repeated') return seq
    this.torn = false
    this.seq = seq
    this.updated = at
    this.state = state
    this.events.push({ seq, at, event })
    if (event.do === 'undone') this.undone.add(event.answer)
    this.tell()
    return seq
  }
  private tell(): void {
    for (const watcher of this.watchers) watcher(this)
    this.changed(this)
  }

  private async reload(): Promise<void> {
    const loaded = await this.store.load(this.id)
    if (!loaded) throw new Error(`table ${this.id} is gone from the store`)
    const moved = loaded.seq !== this.seq
    this.live = this.play(loaded.state.match)
    this.seq = loaded.seq
    this.updated = loaded.updated
    this.state = loaded.state
    this.events.splice(0, this.events.length, ...loaded.events)
    this.recallUndone()
    this.torn = false
    if (moved) this.tell()
  }
  private recallUndone(): void {
    this.undone.clear()
    for (const { event } of this.events) if (event.do === 'undone') this.undone.add(event.answer)
  }
  private play(match: Match | null): Live<unknown> | null {
    return match && new Live<unknown>(this.game, revive<unknown>(this.game, match))
  }
}
type Loaded = NonNullable<Awaited<ReturnType<Store['load']>>>
