// How many of many do something, each by themselves: one draw for all of them.
import type { Swift } from '#engine'

const uniform = (chance: Swift): number => (chance.below(0x1_0000_0000) + 0.5) / 0x1_0000_0000

/** Up to here on average, the draw is exact; beyond, the bell is as good: what it is off by is far less than one draw differs from the next. */
const FEW = 24

export function binomial(chance: Swift, n: number, p: number): number {
  if (n <= 0 || p <= 0) return 0
  if (p >= 1) return n
  if (p > 0.5) return n - binomial(chance, n, 1 - p)
  const mean = n * p
  if (mean < FEW) return counted(chance, n, p)
  return Math.min(n, Math.max(0, Math.round(mean + Math.sqrt(mean * (1 - p)) * normal(chance))))
}
/** So many as come in a time in which `mean` come on average, of a billion who might. */
export const poisson = (chance: Swift, mean: number): number => binomial(chance, 1e9, mean / 1e9)

/** By adding up the chances of 0, 1, 2… */
function counted(chance: Swift, n: number, p: number): number {
  const odds = p / (1 - p)
  let left = uniform(chance)
  let here = (1 - p) ** n
  let count = 0
  while (left > here && count < n) {
    left -= here
    here *= (odds * (n - count)) / (count + 1)
    count++
  }
  return count
}
const normal = (chance: Swift): number =>
  Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance))
