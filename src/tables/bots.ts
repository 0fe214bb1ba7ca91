// A bot's move, and who takes it when that bot fails: each simpler than the one before; the last picks anything.
import type { Level } from '#bots'
import type { Json } from '#engine'
import type { BotDue } from './due.ts'
import type { Answering } from './playing.ts'
import { TableProblem } from './problem.ts'

/** How often which level has failed in which seat. Kept by the host for as long as it runs. */
export type Strikes = Map<string, number>
/** So often a bot may fail in one seat; then a simpler one plays on, so that nobody has to wait each time. */
const STRIKES = 2
const SEATS_REMEMBERED = 1000

const nameOf = ({ table, seat }: Seated, level: Level): string => `${table} ${seat} ${level}`
type Seated = Pick<BotDue, 'table' | 'seat' | 'level'>

/** Who is asked for the move, one after the other until one can. */
export function thinkersFor(seated: Seated, strikes: Strikes): Level[] {
  if (seated.level === 'random') return ['random']
  const trusted = (level: Level): boolean => (strikes.get(nameOf(seated, level)) ?? 0) < STRIKES
  return [...new Set<Level>([seated.level, 'easy', 'random'])].filter(level => level === 'random' || trusted(level))
}
export function strike(seated: Seated, level: Level, strikes: Strikes): void {
  if (strikes.size >= SEATS_REMEMBERED) strikes.clear()
  const name = nameOf(seated, level)
  strikes.set(name, (strikes.get(name) ?? 0) + 1)
}

/** What a host does for a bot. */
export interface BotHost {
  think(due: BotDue, level: Level): Json | Promise<Json>
  /** Makes the answer true for good. */
  take(table: string, given: Answering): Promise<unknown>
  /** A level could not move: answers whether that was its fault, or throws where no other could either. */
  failed(due: BotDue, level: Level, error: unknown): 'its fault' | 'no fault'
}
/** Lets the bot that is due move, or one that helps out. Overtaken: the table moved on meanwhile and is to be asked anew. */
export async function moveBot(
  due: BotDue,
  strikes: Strikes,
  host: BotHost,
): Promise<'decided' | 'helped' | 'overtaken'> {
  const { seat, seq } = due
  let failure: unknown
  for (const level of thinkersFor(due, strikes)) {
    const helped = level !== due.level
    try {
      await host.take(due.table, { seat, seq, pick: await host.think(due, level), helped })
      return helped ? 'helped' : 'decided'
    } catch (error) {
      if (isOvertaken(error)) return 'overtaken'
      if (host.failed(due, level, error) === 'its fault') strike(due, level, strikes)
      failure = error
    }
  }
  throw failure
}
const isOvertaken = (error: unknown): boolean =>
  error instanceof TableProblem && ['stale', 'not-your-turn', 'over'].includes(error.code)
