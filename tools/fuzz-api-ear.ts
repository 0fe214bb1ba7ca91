// Listens to all that anybody but the neighbours is told, and tells what they should not have been.
import type { Seat } from '#engine'
import { parsed } from './fuzz-api-calls.ts'
import type { Marks } from './fuzz-api-marks.ts'

/** The rude guest who sits at the table with the hidden cards, the one who looks on there, and everybody else. */
export type Who = 'opponent' | 'spectator' | 'stranger'
export type Way = 'HTTP' | 'WebSocket'
export interface Said {
  readonly token: string
  readonly way: Way
  /** What it answers to. */
  readonly asked: string
}
/** What is received passes here first, with what somebody else was told in secret: tests plant leaks. */
export type Plant = (text: string, who: Who, way: Way, secret: string) => string

export interface Ear {
  /** Who holds a token; of everybody else nothing is known. */
  know(token: string, who: Who): void
  /** A neighbour was told this of their own cards: whether anybody else would be caught with it. */
  overhear(text: string): boolean
  hear(text: string, said: Said): void
  /** More is known now of what was secret: what was pushed a moment ago is held against that, too. */
  think(): void
  /** Something else went wrong. */
  fault(what: string): void
  readonly heard: Heard
}
export interface Heard {
  readonly leaks: number
  /** Failures that are nobody's fault but the server's, told by WebSocket. */
  readonly failures: number
  /** How often who was told of a table of the neighbours, by which way. */
  readonly told: { readonly [whoAndWay: string]: number }
  /** The first few faults. */
  readonly found: readonly string[]
}
interface Pushed {
  readonly text: string
  readonly who: Who
  readonly way: Way
  readonly asked: string
}
/** Where the opponent sits; the other seats are the neighbours'. */
export const OPPONENT: Seat = 2
const FOUND = 10
const LENGTH = 200

export function openEar(marks: Marks, plant: Plant = text => text): Ear {
  const known = new Map<string, Who>()
  const told: { [whoAndWay: string]: number } = {}
  const found: string[] = []
  const heard = { leaks: 0, failures: 0, told, found }
  let secret = ''
  function fault(what: string): void {
    if (found.length < FOUND) found.push(what)
  }
  /** What was pushed to those who are let in, since it was last thought of, and before. */
  let [lately, before]: [Pushed[], Pushed[]] = [[], []]
  function judge({ text, who, way, asked }: Pushed): boolean {
    const leak = marks.leakIn(text, who === 'opponent' ? OPPONENT : null, asked)
    if (leak === null) return false
    heard.leaks++
    fault(`leak to ${who} by ${way}, ${asked}: ${leak}: ${text.slice(0, LENGTH)}`)
    return true
  }
  return {
    heard,
    fault,
    know: (token, who) => void known.set(token, who),
    overhear(text) {
      if (marks.leakIn(text, null) === null) return false
      secret = text
      return true
    },
    hear(received, { token, way, asked }) {
      const who = known.get(token) ?? 'stranger'
      const text = plant(received, who, way, secret)
      if (marks.concerns(text, asked)) told[`${who} ${way}`] = (told[`${who} ${way}`] ?? 0) + 1
      if (way === 'WebSocket' && isFailure(text)) {
        heard.failures++
        fault(`${asked} by WebSocket: ${text.slice(0, LENGTH)}`)
      }
      const pushed = { text, who, way, asked }
      if (!judge(pushed) && way === 'WebSocket' && who !== 'stranger') lately.push(pushed)
    },
    think() {
      for (const pushed of before) judge(pushed)
      ;[lately, before] = [[], lately]
    },
  }
}
function isFailure(text: string): boolean {
  if (!text.startsWith('{"error"')) return false
  const { error } = parsed(text) as { error?: { code?: string } }
  return error?.code === 'internal' || error?.code === 'unavailable'
}
