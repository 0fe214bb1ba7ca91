// A table of this device as a value: what is kept of it, and what laying, answering and taking back make of it. Pure.
import { decide, isLevel, LEVELS, type Level, type Opinion, ponder, stranger, temperOf } from '#bots'
import {
  type Answer,
  digest,
  type Entry,
  type Json,
  Live,
  type Match,
  newSecret,
  type OptionValue,
  type Question,
  type Result,
  readOptions,
  revive,
  type Seat,
  Swift,
  same,
  secretFrom,
  start,
  type Transcript,
  undo as takeBack,
  transcribe,
} from '#engine'
import { gameById } from '#games'
import { Trouble } from './trouble.ts'
import type { TableRequest } from './types.ts'

export type Chair =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }

export type Deed =
  | { readonly do: 'started'; readonly entries: readonly Entry[] }
  | { readonly do: 'answered'; readonly seat: Seat; readonly pick: Json; readonly entries: readonly Entry[] }
  /** `answer` is the number of what was taken back. */
  | { readonly do: 'undone'; readonly seat: Seat; readonly answer: number }
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly deed: Deed
}
/** Where the table stands after the last deed. */
export interface Head {
  readonly id: string
  readonly game: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly chairs: readonly Chair[]
  /** Left out in tables of old: yes. */
  readonly hints?: boolean
  readonly created: number
  readonly updated: number
  readonly seq: number
  readonly status: 'playing' | 'over'
  readonly match: Match
  readonly waiting: readonly Seat[]
  /** Per seat, the deed since which its questions stand: an answer given to an older state is stale. */
  readonly asked: readonly number[]
  readonly result: Result | null
}
export interface Room {
  readonly head: Head
  /** Everything done so far; the deed of number n is at n - 1. */
  readonly log: readonly Logged[]
}

/** A table with its match begun: on a device nobody is waited for. */
export function lay({ game: gameId, options, seats, hints = true, seed }: TableRequest, id: string, at: number): Room {
  const game = gameById(gameId)
  const secret = seed === undefined ? newSecret() : secretFrom(seed)
  const read = readOptions<Head['options']>(game, options)
  const match = start(game, seats.length, read, secret)
  const names = seats.flatMap(({ name }) => name ?? [])
  const from = Number.parseInt(secret.slice(0, 6), 16)
  const chairs = seats.map(({ kind, level = LEVELS[0]!, name }): Chair => {
    const called = name ?? stranger(names, from)
    names.push(called)
    if (kind === 'me') return { kind: 'human', name: called }
    if (kind !== 'bot' || !isLevel(game.id, level)) throw new Trouble('bad-request')
    return { kind, level, name: called }
  })
  const live = new Live<unknown>(game, match)
  const table = { id, game: game.id, options: read, chairs, hints, created: at, asked: chairs.map(() => 0), seq: 0 }
  return moved(
    { head: table, log: [] },
    live,
    { do: 'started', entries: live.table.entries.slice() },
    { at, before: [] },
  )
}

/** The rules in the middle of the match. */
export function liveOf({ head }: Room): Live<unknown> {
  const game = gameById(head.game)
  return new Live<unknown>(game, revive<unknown>(game, head.match))
}
const questionsBySeat = (live: Live<unknown>, seats: number): (readonly Question[])[] =>
  Array.from({ length: seats }, (_, seat) => live.open(seat))

interface Before {
  readonly head: Pick<Head, 'id' | 'game' | 'options' | 'chairs' | 'hints' | 'created' | 'asked' | 'seq'>
  readonly log: Room['log']
}
interface Circumstances {
  readonly at: number
  /** What was asked before the deed, and whose deed it is. */
  readonly before: readonly (readonly Question[])[]
  readonly by?: Seat
}
/** The room once the match has moved by a deed. */
function moved({ head, log }: Before, live: Live<unknown>, deed: Deed, { at, before, by }: Circumstances): Room {
  const seq = head.seq + 1
  const now = questionsBySeat(live, head.chairs.length)
  return {
    head: {
      ...head,
      updated: at,
      seq,
      status: live.over ? 'over' : 'playing',
      match: live.match() as Match,
      waiting: now.flatMap((questions, seat) => (questions.length > 0 ? [seat] : [])),
      // Others' secret answers leave my question as it was: my answer to it is not stale.
      asked: now.map((questions, seat) => (seat !== by && same(before[seat], questions) ? head.asked[seat]! : seq)),
      result: live.over ? live.game.result(live.table.g) : null,
    },
    log: [...log, { seq, at, deed }],
  }
}

export interface Answering {
  readonly seat: Seat
  /** The number of the state that was answered to. */
  readonly seq: number
  readonly pick: Json
}
export function answer(room: Room, { seat, seq, pick }: Answering, at: number): Room {
  const { head } = room
  if (head.status === 'over') throw new Trouble('over')
  if (seq > head.seq || seq < (head.asked[seat] ?? 0)) throw new Trouble('stale')
  if (!head.waiting.includes(seat)) throw new Trouble('not-your-turn')
  const live = liveOf(room)
  const before = questionsBySeat(live, head.chairs.length)
  const told = live.table.entries.length
  const option = before[seat]!.flatMap(question => question.options).find(o => same(o, pick))
  if (option === undefined) throw new Trouble('illegal', live.game.refusals(live.table.g, seat))
  live.answer(seat, option)
  const entries = live.table.entries.slice(told)
  return moved(room, live, { do: 'answered', seat, pick: option, entries }, { at, before, by: seat })
}

export function undo(room: Room, seat: Seat, at: number): Room {
  const { head, log } = room
  if (head.status === 'over') throw new Trouble('over')
  const live = liveOf(room)
  if (live.whyNotUndo(seat)) throw new Trouble('cannot-undo')
  const before = questionsBySeat(live, head.chairs.length)
  const back = new Live<unknown>(live.game, takeBack(live.game, live.match(), seat))
  const undone = undoneIn(room)
  const last = log.findLast(({ seq, deed }) => deed.do === 'answered' && deed.seat === seat && !undone.has(seq))!
  return moved(room, back, { do: 'undone', seat, answer: last.seq }, { at, before, by: seat })
}
/** The numbers of the answers that were taken back. */
export const undoneIn = ({ log }: Room): Set<number> =>
  new Set(log.flatMap(({ deed }) => (deed.do === 'undone' ? [deed.answer] : [])))

/** The room after the answer of the first bot it waits for; null: it waits for none. */
export function botMove(room: Room, at: number): Room | null {
  const { game, match, chairs, waiting, asked, status } = room.head
  const seat = waiting.find(s => chairs[s]!.kind === 'bot')
  if (status === 'over' || seat === undefined) return null
  const { level, name } = chairs[seat] as Chair & { kind: 'bot' }
  const seq = asked[seat]!
  const pick = (how: Level): Json =>
    decide(gameById(game), match, seat, how, chanceOfBot(match, seat, seq), temperOf(name))
  try {
    return answer(room, { seat, seq, pick: pick(level) }, at)
  } catch {
    // A bot that fails must not stop the match: any option will do.
    return answer(room, { seat, seq, pick: pick('random') }, at)
  }
}
/** The same bot in the same place decides the same, in whichever tab. */
const chanceOfBot = ({ rng }: Match, seat: Seat, seq: number): Swift =>
  new Swift(Number.parseInt(digest(`${rng.secret} bot ${seat} ${seq}`).slice(0, 8), 16))

/** How long a device may think about a hint, in milliseconds, and how many options it names. */
const HINT_MS = 1500
const HINTS = 3

export function hint({ head }: Room, seat: Seat): readonly Opinion[] {
  const { game, match, waiting, asked, hints = true } = head
  if (!hints) throw new Trouble('no-hints')
  if (!waiting.includes(seat)) throw new Trouble('not-your-turn')
  const seed = chanceOfBot(match, seat, asked[seat]!).below(0x7fffffff)
  return ponder(gameById(game), match, seat, { level: 'expert', deadline: HINT_MS, seed }).options.slice(0, HINTS)
}

export function transcript(room: Room): Transcript {
  const { head, log } = room
  if (head.status !== 'over') throw new Trouble('match-hidden')
  const undone = undoneIn(room)
  const answers = log.flatMap(({ seq, deed }): Answer[] =>
    deed.do === 'answered' && !undone.has(seq) ? [{ seat: deed.seat, pick: deed.pick }] : [],
  )
  return transcribe(gameById(head.game), head.match, answers)
}
