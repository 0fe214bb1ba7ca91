// What this device remembers of the matches its player saw to the end: how often, how well, and against whom.
import { signal } from '@preact/signals'
import type { PublicTable } from '#tables'
import { playerName } from '../kit/settings.ts'

/** Somebody met in a match, and whether they came in before me, behind me, or level with me. */
export interface Met {
  readonly name: string
  readonly came: 'before' | 'behind' | 'level'
}
export interface PastMatch {
  readonly table: string
  readonly game: string
  readonly rank: number
  readonly score: number
  readonly met: readonly Met[]
}
export interface Memory {
  readonly version: 1
  /** Matches that ended before this moment are forgotten, and stay so when their table is opened again. */
  readonly since: number
  /** The earliest first. */
  readonly matches: readonly PastMatch[]
}
export const NO_MEMORY: Memory = { version: 1, since: 0, matches: [] }
/** So many matches are remembered at most: a long life of play in a small corner of the device. */
const MOST = 1000

/** A finished match as the player of this device will remember it; null: there was none, or they only watched. */
export function pastMatch({ id, game, seats, result }: PublicTable, name: string): PastMatch | null {
  const mine = seats.flatMap((seat, at) => (seat.mine ? [at] : []))
  // Several people may share the device: the record is kept for its own player, the others are met.
  const me = mine.find(seat => seats[seat]!.name === name) ?? mine[0]
  const standing = result?.find(({ seat }) => seat === me)
  if (!result || !standing) return null
  const { rank, score } = standing
  const met = result.flatMap(({ seat, rank: theirs }): Met[] => {
    const who = seats[seat]?.name
    if (seat === me || !who) return []
    return [{ name: who, came: theirs < rank ? 'before' : theirs > rank ? 'behind' : 'level' }]
  })
  return { table: id, game, rank, score, met }
}

export const remembers = ({ matches }: Memory, table: string): boolean => matches.some(match => match.table === table)

/** Each table counts once, however often its end is seen. */
export function withMatch(memory: Memory, match: PastMatch, ended: number): Memory {
  if (ended <= memory.since || remembers(memory, match.table)) return memory
  return { ...memory, matches: [...memory.matches, match].slice(-MOST) }
}

export interface Summary {
  readonly matches: number
  /** Of those played against others; null: there was none. */
  readonly wins: number | null
  readonly best: number
  /** The places of the last five against others, the latest last. */
  readonly last: readonly number[]
  /** Those met most often first: how often I came in before them, and they before me. */
  readonly against: readonly { readonly name: string; readonly ahead: number; readonly behind: number }[]
}
/** All matches of a game in a few numbers; null: none is remembered. */
export function summaryOf({ matches }: Memory, game: string): Summary | null {
  const played = matches.filter(match => match.game === game)
  if (played.length === 0) return null
  const contested = played.filter(match => match.met.length > 0)
  const met = new Map<string, Met[]>()
  for (const each of played.flatMap(match => match.met)) met.set(each.name, [...(met.get(each.name) ?? []), each])
  const how = (all: readonly Met[], came: Met['came']): number => all.filter(each => each.came === came).length
  return {
    matches: played.length,
    wins: contested.length > 0 ? contested.filter(({ rank }) => rank === 1).length : null,
    best: Math.max(...played.map(({ score }) => score)),
    last: contested.slice(-5).map(({ rank }) => rank),
    against: [...met]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, all]) => ({ name, ahead: how(all, 'behind'), behind: how(all, 'before') })),
  }
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null
const isMet = (value: unknown): boolean =>
  isRecord(value) && typeof value['name'] === 'string' && ['before', 'behind', 'level'].includes(String(value['came']))
const isMatch = (value: unknown): value is PastMatch =>
  isRecord(value) &&
  typeof value['table'] === 'string' &&
  typeof value['game'] === 'string' &&
  Number.isInteger(value['rank']) &&
  Number.isFinite(value['score']) &&
  Array.isArray(value['met']) &&
  value['met'].every(isMet)

/** What was kept, as far as it can be read: of what is not as it should be, nothing is believed. */
export function read(kept: string | null): Memory {
  try {
    const told: unknown = JSON.parse(kept ?? 'null')
    if (!isRecord(told) || told['version'] !== 1 || !Array.isArray(told['matches'])) return NO_MEMORY
    const since = typeof told['since'] === 'number' ? told['since'] : 0
    return { version: 1, since, matches: told['matches'].filter(isMatch) }
  } catch {
    return NO_MEMORY
  }
}

const PLACE = 'naust.record'
const kept = (): string | null => {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null // storage is switched off: remembered as long as the page
  }
}
export const memory = signal(read(kept()))

function keep(now: Memory): void {
  memory.value = now
  try {
    localStorage.setItem(PLACE, JSON.stringify(now))
  } catch {}
}
/** The end of a match is seen; answers whether for the first time. Another tab may have remembered something meanwhile. */
export function remember(table: PublicTable): boolean {
  const match = pastMatch(table, playerName.value)
  if (!match) return false
  const before = read(kept() ?? JSON.stringify(memory.value))
  const now = withMatch(before, match, table.updated)
  if (now !== before) keep(now)
  return now !== before
}
export const forgetAll = (now: number): void => keep({ ...NO_MEMORY, since: now })
