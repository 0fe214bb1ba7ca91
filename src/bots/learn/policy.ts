// The learned glance: how good an option looks is the sum of the weights of what it says, and of each word of it together
// with each thing the seat sees. Which weight is whose is told by a hash: no list of tokens is kept.
import type { Reading } from '#games/kit/sense'

const BITS = 19
/** How many weights there are. */
export const SIZE = 2 ** BITS
export type Weights = Float32Array | Int8Array

const spread = (token: number): number => Math.imul(token, 0x9e3779b1)
const slotOf = (spreadOut: number): number => spreadOut >>> (32 - BITS)
const isWord = (token: number): boolean => (token & 1) === 1

/** What the seat sees, made ready to be paired. */
let seen = new Int32Array(128)
let count = 0
function look(sees: readonly number[]): void {
  count = sees.length
  if (count > seen.length) seen = new Int32Array(2 * count)
  for (let i = 0; i < count; i++) seen[i] = Math.imul(sees[i]!, 0x85ebca6b)
}
/** Words of the question at hand with their sums, found by their hash: most are said by more than one option. */
const SHELVES = 256
const words = new Int32Array(SHELVES)
const sums = new Float64Array(SHELVES)
function sumOf(weights: Weights, word: number): number {
  const own = spread(word)
  const shelf = own >>> 24
  if (words[shelf] === word) return sums[shelf]!
  const [paired, all] = [seen, count]
  let sum = weights[slotOf(own)]!
  for (let i = 0; i < all; i++) sum += weights[slotOf(own ^ paired[i]!)]!
  words[shelf] = word
  sums[shelf] = sum
  return sum
}
/** How good each option looks, in steps of the weights. */
export function weigh(weights: Weights, { sees, says }: Reading): number[] {
  look(sees)
  words.fill(0)
  const lean: number[] = []
  for (let option = 0; option < says.length; option++) {
    const said = says[option]!
    let sum = 0
    for (let i = 0; i < said.length; i++) {
      const token = said[i]!
      sum += isWord(token) ? sumOf(weights, token) : weights[slotOf(spread(token))]!
    }
    lean.push(sum)
  }
  return lean
}
/** A weight that was moved often moves less and less (Adagrad). */
const INERTIA = 0.3
/** Moves the weights so that each option looks better by as much as `wish` says. */
export function nudge(
  weights: Float32Array,
  moved: Float32Array,
  { sees, says }: Reading,
  wish: readonly number[],
  rate: number,
): void {
  look(sees)
  const wishes = new Map<number, number>()
  for (const [option, said] of says.entries()) {
    for (const token of said) wishes.set(token, (wishes.get(token) ?? 0) + wish[option]!)
  }
  for (const [token, by] of wishes) {
    if (Math.abs(by) < LEAST) continue
    const own = spread(token)
    const paired = isWord(token) ? count : 0
    for (let i = -1; i < paired; i++) {
      const slot = slotOf(i < 0 ? own : own ^ seen[i]!)
      moved[slot]! += by * by
      weights[slot]! += (rate * by) / (Math.sqrt(moved[slot]!) + INERTIA)
    }
  }
}
/** Wishes smaller than this are not worth the time. */
const LEAST = 1e-4
