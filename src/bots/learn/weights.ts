// Weights as they are published: the heaviest of them, one byte each, and how far each lies behind the one before.
import type { Taught } from '#games/kit/sense'
import { SIZE } from './policy.ts'

export type Packed = Pick<Taught, 'scale' | 'weights'>
/** Steps of the heaviest weight. */
const MOST = 127
/** Bytes that tell how many weights there are. */
const HEAD = 3

/** The heaviest `keep` weights; what is lighter than half a step is left out anyway. */
export function pack(weights: Float32Array, keep: number): Packed {
  const heavy = weights.map(Math.abs).sort().reverse()
  const scale = heavy[0]! / MOST || 1
  const least = Math.max(heavy[keep] ?? 0, scale / 2)
  const steps: number[] = []
  const gaps: number[] = []
  for (let slot = 0, last = 0; slot < SIZE; slot++) {
    if (Math.abs(weights[slot]!) <= least) continue
    steps.push(Math.round(weights[slot]! / scale) & 255)
    let gap = slot - last
    for (; gap > 127; gap >>= 7) gaps.push((gap & 127) | 128)
    gaps.push(gap)
    last = slot
  }
  const head = Array.from({ length: HEAD }, (_, i) => (steps.length >> (8 * i)) & 255)
  const bytes = [...head, ...steps, ...gaps]
  return { scale, weights: btoa(bytes.map(byte => String.fromCharCode(byte)).join('')) }
}
export function unpack({ weights }: Packed): Int8Array {
  const bytes = Uint8Array.from(atob(weights), letter => letter.charCodeAt(0))
  const count = bytes.subarray(0, HEAD).reduce((sum, byte, i) => sum + (byte << (8 * i)), 0)
  const found = new Int8Array(SIZE)
  let at = HEAD + count
  for (let i = 0, slot = 0; i < count; i++) {
    let bits = 0
    for (; bytes[at]! > 127; bits += 7) slot += (bytes[at++]! & 127) << bits
    slot += bytes[at++]! << bits
    found[slot] = bytes[HEAD + i]!
  }
  return found
}
