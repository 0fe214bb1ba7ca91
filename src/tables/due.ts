// Who is to think: the bot a table waits for, or somebody who asks what an expert would do.
import { type Level, temperOf } from '#bots/who'
import { digest, type Match, type Seat } from '#engine'
import type { Temper } from '#games/kit/sense'
import { actingSeat, mustBePlaying } from './playing.ts'
import { TableProblem } from './problem.ts'
import { liveToRead } from './rules.ts'
import { isAsleep, type Person, type Table, type TableState } from './table.ts'

/** A seat that is asked, with all one needs to think about it. */
export interface HintDue {
  readonly game: string
  readonly seat: Seat
  readonly match: Match
  /** The state that is answered to. */
  readonly seq: number
  /** Of the chance of who thinks: the same in the same place, also after a restart; nobody can foretell it without the secret. */
  readonly seed: number
  /** On whose account it is thought: the host of the table, or who asks. */
  readonly owner: string
  /** There is nothing to choose. */
  readonly forced: boolean
}
export interface BotDue extends HintDue {
  readonly table: string
  readonly level: Level
  readonly temper: Temper
}
/** How many options a hint names. */
export const HINTS = 3

function due({ state }: Table, stored: Match, seat: Seat, owner: string): HintDue {
  const seq = state.asked[seat]!
  // As the rules of today have it, whichever stored it.
  const live = liveToRead(stored)
  const match = live.match() as Match
  const seed = Number.parseInt(digest(`${match.rng.secret} bot ${seat} ${seq}`).slice(0, 8), 16)
  return { game: state.game, seat, match, seq, seed, owner, forced: live.open(seat)[0]!.options.length === 1 }
}

export function hintDue(table: Table, person: Person, named?: Seat | undefined): HintDue {
  const { state } = table
  const match = mustBePlaying(state)
  const seat = actingSeat(state, person, named)
  if (state.hints === false) throw new TableProblem('no-hints')
  if (!state.waiting.includes(seat)) throw new TableProblem('not-your-turn')
  return due(table, match, seat, person.id)
}
/** Whether a bot is asked, and does not wait for somebody to come back. */
export const botAsked = (state: TableState): boolean =>
  state.match !== null && state.waiting.some(seat => state.chairs[seat]!.kind === 'bot') && !isAsleep(state)

/** The first bot this table waits for. */
export function botDue(table: Table): BotDue | null {
  const { id, match, chairs, waiting, host } = table.state
  if (isAsleep(table.state)) return null
  for (const seat of waiting) {
    const chair = chairs[seat]!
    if (chair.kind !== 'bot' || !match) continue
    return { ...due(table, match, seat, host.guest), table: id, level: chair.level, temper: temperOf(chair.name) }
  }
  return null
}
