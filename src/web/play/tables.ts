// The tables of this device at work: every deed is kept before it is told, and bots move on as soon as they are asked.
import { decide, type Level, ponder } from '#bots'
import { type Json, newSecret, type Seat, Swift } from '#engine'
import { deckOf, findEditions, gameById } from '#games'
import {
  answer,
  answerAs,
  type BotDue,
  type BotHost,
  botDue,
  branch,
  CODE_BYTES,
  codeFrom,
  HINTS,
  hintDue,
  keyOfCode,
  lay,
  moveBot,
  type Strikes,
  seal,
  seatInView,
  seqOf,
  start,
  type Table,
  type TableMoved,
  type Taken,
  tableMoved,
  takeUp,
  transcriptOf,
  undo,
} from '#tables'
import { whatIf } from './known.ts'
import { ME } from './me.ts'
import type { Served } from './protocol.ts'
import { type PlainTrouble, Trouble, troubleOf } from './trouble.ts'

/** Where tables are kept, for every tab of this device. */
export interface Keep {
  load(id: string): Promise<Table | null>
  /** Keeps for good what happened at a table after `since`; false: another tab was quicker, or the table is gone. */
  append(table: Table, since: number): Promise<boolean>
  remove(id: string): Promise<void>
}
export interface TablesConfig {
  readonly keep: Keep
  readonly now: () => number
  readonly newId: () => string
  readonly tell: (watch: number, news: TableMoved) => void
  readonly lose: (watch: number, trouble: PlainTrouble) => void
  /** Lets the other tabs know that a table has changed. */
  readonly changed: (table: string) => void
  /** Left out: as the bots of the house think. */
  readonly think?: (due: BotDue, level: Level) => Json
}
export type Tables = Pick<
  Served,
  'create' | 'branch' | 'watch' | 'unwatch' | 'answer' | 'undo' | 'leave' | 'transcript' | 'hint' | 'seal' | 'takeUp'
> & {
  /** Another tab has changed a table. */
  reload(table: string): Promise<void>
}

const TRIES = 5
/** How long a device may think about a hint, in milliseconds. */
const HINT_MS = 1500

/** Whoever holds the device acts for all who share it. */
const me = (name = '') => ({ id: ME, name })
const seen = (table: Table, since: number): TableMoved => tableMoved(table, ME, seatInView(table.state, ME), since)
/** Bytes nobody can foresee. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
const thinkHere = ({ game, match, seat, temper, seed }: BotDue, level: Level): Json =>
  decide(gameById(game), match, seat, { level, temper, chance: new Swift(seed) })

export function openTables({ keep, now, newId, tell, lose, changed, think = thinkHere }: TablesConfig): Tables {
  const tables = new Map<string, Table>()
  const watches = new Map<number, { readonly table: string; told: number }>()
  const waking = new Set<string>()
  const awake = new Set<string>()
  const strikes: Strikes = new Map()

  async function load(id: string): Promise<Table> {
    const known = tables.get(id)
    if (known) return known
    const table = await keep.load(id)
    if (!table) throw new Trouble('no-such-table')
    // It may have begun with an older deck.
    const { match } = table.state
    if (match) await deckOf(match.game)?.find(match.edition)
    remember(table)
    return table
  }
  function remember(table: Table): void {
    const known = tables.get(table.state.id)
    if (!known || seqOf(known) < seqOf(table)) tables.set(table.state.id, table)
  }
  /** Makes a deed true: judged by the latest table, kept, then told. */
  async function act(id: string, deed: (table: Table) => Table): Promise<Table> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const table = await load(id)
      const next = deed(table)
      if (await keep.append(next, seqOf(table))) return settle(next)
      tables.delete(id)
    }
    throw new Trouble('stale')
  }
  function settle(table: Table): Table {
    remember(table)
    tellWatchers(table)
    changed(table.state.id)
    void moveBots(table.state.id)
    return table
  }
  function tellWatchers(table: Table): void {
    for (const [number, watch] of watches) {
      if (watch.table !== table.state.id || watch.told >= seqOf(table)) continue
      tell(number, seen(table, watch.told))
      watch.told = seqOf(table)
    }
  }
  function loseWatchers(table: string, error: unknown): void {
    for (const [number, watch] of watches) {
      if (watch.table === table && watches.delete(number)) lose(number, troubleOf(error))
    }
  }
  const host: BotHost = {
    think,
    take: (id, given) => act(id, table => answer(table, given, now())),
    failed(_, level, error) {
      // What cannot be kept is no bot's fault, and no other bot could.
      if (error instanceof Trouble) throw error
      console.error(`a bot of level ${level} failed`, error)
      return 'its fault'
    },
  }
  /** One bot after the other, each with a deed of its own. */
  async function moveBots(id: string): Promise<void> {
    waking.add(id)
    if (awake.has(id)) return
    awake.add(id)
    try {
      while (waking.delete(id)) {
        const due = botDue(await load(id))
        if (due && (await moveBot(due, strikes, host)) === 'overtaken') waking.add(id)
      }
    } catch (error) {
      loseWatchers(id, error)
    }
    awake.delete(id)
  }
  /** Acts on the match for one of the people here, and tells what has changed. */
  async function move(id: string, since: number, deed: (table: Table) => Table): Promise<Taken> {
    const table = await act(id, deed)
    return { seq: seqOf(table), moved: seen(table, since) }
  }

  return {
    async create(plan, name) {
      const [at, secret] = [now(), newSecret()]
      const drawn = { id: newId(), invite: null, from: Number.parseInt(secret.slice(0, 6), 16) }
      const table = start(lay(plan, me(name), drawn, at), me(), secret, at)
      if (!(await keep.append(table, 0))) throw new Trouble('internal')
      return settle(table).state.id
    },
    async branch(transcript, wanted, name) {
      await deckOf(transcript.game)?.find(transcript.edition)
      const drawn = { id: whatIf(newId()), invite: null, from: Number.parseInt(transcript.secret.slice(0, 6), 16) }
      const table = branch(transcript, wanted, me(name), drawn, now())
      if (!(await keep.append(table, 0))) throw new Trouble('internal')
      return settle(table).state.id
    },
    async watch(table, watch) {
      watches.set(watch, { table, told: 0 })
      try {
        tellWatchers(await load(table))
      } catch (error) {
        watches.delete(watch)
        throw error
      }
      void moveBots(table)
    },
    unwatch(watch) {
      watches.delete(watch)
    },
    answer: (id, seq, pick, seat, careful) =>
      move(id, seq, table => answerAs(table, me(), { seq, pick, seat, careful }, now())),
    undo: (id, since) => move(id, since, table => undo(table, me(), {}, now())),
    async leave(table) {
      await keep.remove(table)
      tables.delete(table)
      changed(table)
    },
    transcript: async table => transcriptOf(await load(table)),
    async seal(table) {
      const code = codeFrom(bytes(CODE_BYTES))
      const how = { key: keyOfCode(code), by: 'code', nonce: bytes(32) } as const
      return { sealed: seal(await load(table), how, now()), code }
    },
    async takeUp(sealed, code, name) {
      const drawn = { id: newId(), invite: null, from: 0 }
      // It may have begun with an older deck.
      await findEditions()
      const table = takeUp(sealed, keyOfCode(code), me(name), drawn, now())
      if (!(await keep.append(table, 0))) throw new Trouble('internal')
      return settle(table).state.id
    },
    async hint(table, seat: Seat) {
      const { game, match, seed } = hintDue(await load(table), me(), seat)
      return ponder(gameById(game), match, seat, { level: 'expert', ms: HINT_MS, seed }).options.slice(0, HINTS)
    },
    async reload(table) {
      tables.delete(table)
      if (![...watches.values()].some(watch => watch.table === table)) return
      try {
        tellWatchers(await load(table))
      } catch (error) {
        loseWatchers(table, error)
      }
    },
  }
}
