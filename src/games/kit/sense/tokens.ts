// Tokens: what a seat sees and what an option says, each word of it a number. Words are turned into numbers once.
import type { Temper } from './index.ts'

/** What bots learn from: facts about the table and about each option, never a judgement. */
export interface Reading {
  /** What the seat asked sees. */
  readonly sees: readonly number[]
  /** What each option says. A word of its own (odd) is weighed with all that is seen, a remark (even) by itself. */
  readonly says: readonly (readonly number[])[]
}
/** What each temper adds to options that say this, in the scale of what is learned: 1 is e times as likely. */
export type Leaning = { readonly [temper in Temper]?: ReadonlyMap<number, number> }

/** A number for some text, the same everywhere; even. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3ca5)
  return (h ^ (h >>> 13)) & 0x7ffffffe
}
/** A fact by itself. */
export const remark = (text: string): number => hash(text)
/** What an option is about. */
export const word = (text: string): number => hash(text) | 1

type Making = (text: string) => number
/** Tokens with a count in them: counts beyond the bounds are as the bounds. */
export function counted(text: string, low: number, high: number, make: Making = remark): (count: number) => number {
  const made = Array.from({ length: high - low + 1 }, (_, i) => make(`${text} ${low + i}`))
  return count => made[count < low ? 0 : count > high ? high - low : count - low]!
}
/** What a temper makes of tokens with a count in them: so much for each one counted. */
export const each = (tokens: (count: number) => number, from: number, to: number, by: number): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, i) => [tokens(from + i), by * (from + i)])
