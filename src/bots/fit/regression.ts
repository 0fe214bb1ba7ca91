// Who wins, told from numbers: a softmax over the seats, fitted by Newton's method. Small, exact, the same every time.

/** One moment: a row of numbers for every seat, which part of the win each got, and how much the moment counts. */
export interface Example {
  readonly rows: readonly Float64Array[]
  readonly won: readonly number[]
  readonly weight: number
}
const ROUNDS = 30
const ENOUGH = 1e-9

export function chancesBy(rows: readonly Float64Array[], beta: Float64Array): number[] {
  const sums = rows.map(row => row.reduce((sum, x, i) => sum + x * beta[i]!, 0))
  const most = Math.max(...sums)
  const odds = sums.map(sum => Math.exp(sum - most))
  const all = odds.reduce((a, b) => a + b)
  return odds.map(each => each / all)
}
/** What telling the winners costs, in nats a moment. */
export function lossOf(examples: readonly Example[], beta: Float64Array): number {
  let [loss, all] = [0, 0]
  for (const { rows, won, weight } of examples) {
    const chances = chancesBy(rows, beta)
    for (const [seat, part] of won.entries())
      if (part > 0) loss -= weight * part * Math.log(Math.max(chances[seat]!, 1e-12))
    all += weight
  }
  return loss / Math.max(all, 1e-12)
}

/** The weights of each number that tell best who wins; `ridge` keeps those that tell little near zero. */
export function regress(examples: readonly Example[], size: number, ridge: number): Float64Array {
  let beta = new Float64Array(size)
  const count = Math.max(
    1e-12,
    examples.reduce((sum, { weight }) => sum + weight, 0),
  )
  const cost = (at: Float64Array) => count * lossOf(examples, at) + (ridge / 2) * at.reduce((sum, b) => sum + b * b, 0)
  let now = cost(beta)
  for (let round = 0; round < ROUNDS; round++) {
    const step = solve(...slopes(examples, beta, ridge))
    let [scale, next, then] = [1, beta, now]
    do {
      next = beta.map((b, i) => b - scale * step[i]!)
      then = cost(next)
      scale /= 2
    } while (then > now && scale > 1e-6)
    const gain = now - then
    if (gain > 0) [beta, now] = [next, then]
    if (gain < ENOUGH * Math.max(1, now)) break
  }
  return beta
}
/** Gradient and curvature of the cost. */
function slopes(examples: readonly Example[], beta: Float64Array, ridge: number): [Float64Array[], Float64Array] {
  const size = beta.length
  const slope = beta.map(b => ridge * b)
  const curve = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size)
    row[i] = ridge
    return row
  })
  const mean = new Float64Array(size)
  const off = new Float64Array(size)
  for (const { rows, won, weight } of examples) {
    const chances = chancesBy(rows, beta)
    mean.fill(0)
    for (const [seat, row] of rows.entries()) for (let i = 0; i < size; i++) mean[i]! += chances[seat]! * row[i]!
    for (const [seat, row] of rows.entries()) {
      const part = weight * chances[seat]!
      for (let i = 0; i < size; i++) {
        off[i] = row[i]! - mean[i]!
        slope[i]! += weight * (chances[seat]! - won[seat]!) * row[i]!
      }
      for (let i = 0; i < size; i++) {
        if (off[i] === 0) continue
        const line = curve[i]!
        const by = part * off[i]!
        for (let j = 0; j <= i; j++) line[j]! += by * off[j]!
      }
    }
  }
  return [curve, slope]
}
/** Solves for a symmetric matrix given by its lower half (Cholesky). */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const root = matrix.map(row => row.slice())
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = root[i]![j]!
      for (let k = 0; k < j; k++) sum -= root[i]![k]! * root[j]![k]!
      root[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / root[j]![j]!
    }
  }
  const x = right.slice()
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= root[i]![k]! * x[k]!
    x[i]! /= root[i]![i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= root[k]![i]! * x[k]!
    x[i]! /= root[i]![i]!
  }
  return x
}
