// Fits the weights of an outlook: how every seat stood when rounds began, and who won in the end.
import { Fault } from '#engine'
import type { Course, Moment, Weights } from '#games/kit/sense'
import { chancesAtEnd } from '../judge.ts'
import { type Example, lossOf, regress } from './regression.ts'

/** One finished match: its moments, and the ranks of the seats. */
export interface Lesson {
  readonly ranks: readonly number[]
  readonly moments: readonly Moment[]
}
export interface Losses {
  readonly train: number
  readonly test: number
}
export interface Fit {
  readonly margin: Course
  readonly traits: Weights['traits']
  /** Of the new weights, of those in use, and of knowing nothing. */
  readonly loss: Losses
  readonly inUse: Losses
  readonly nothing: Losses
}
/** Every fifth match is kept apart to see what the weights are worth. */
const APART = 5
/** How many times wider the margin may be early than late: it always becomes less towards the end. */
const WIDER = [1.25, 1.5, 2, 3]
/** How strongly weights are held to zero, for numbers that vary by about one. */
const RIDGE = 10

/**
 * Chances go as 3 to the power of points over margin, so points and margin have a common scale that matches cannot tell:
 * it is fixed by the unit, a point of the score, which is worth one point at the end of a match.
 */
export function fit(names: readonly string[], unit: string, lessons: readonly Lesson[], inUse: Weights): Fit {
  const train = lessons.filter((_, n) => n % APART !== 0)
  const test = lessons.filter((_, n) => n % APART === 0)
  if (train.length === 0 || test.length === 0) throw new Fault('bad-options', 'there are too few matches to fit to')
  const sizes = spreadsOf(names.length, train)
  const tried = WIDER.map(wider => {
    const examples = examplesOf(train, [wider, 1], sizes)
    const beta = regress(examples, 2 * names.length, RIDGE)
    return { wider, beta, loss: lossOf(examples, beta) }
  })
  const { wider, beta } = tried.reduce((best, each) => (each.loss < best.loss - 1e-6 ? each : best))
  // Chances are told by β x / m, and by 3^(w x / margin): late the unit's w is one.
  const late = beta[names.length + names.indexOf(unit)]! / sizes[names.indexOf(unit)]!
  if (!(late > 0)) throw new Fault('bad-options', `«${unit}» decides nothing in these matches: play more of them`)
  const margin = Math.log(3) / late
  const worth = (i: number, name: number): number => rounded(beta[i]! / sizes[name]! / late)
  const fitted = {
    margin: [rounded(margin * wider), rounded(margin)] as const,
    traits: Object.fromEntries(names.map((name, i) => [name, [worth(i, i), worth(names.length + i, i)] as const])),
  }
  const losses = (weights: Pick<Weights, 'margin' | 'traits'>): Losses => {
    const by = betaOf(names, weights)
    const ones = names.map(() => 1)
    const of = (some: readonly Lesson[]) => rounded(lossOf(examplesOf(some, weights.margin, ones), by), 5)
    return { train: of(train), test: of(test) }
  }
  return { ...fitted, loss: losses(fitted), inUse: losses(inUse), nothing: losses({ margin: [1, 1], traits: {} }) }
}

/** The weights as the regression has them: early for all, then late. */
function betaOf(names: readonly string[], { traits }: Pick<Weights, 'traits'>): Float64Array {
  const courses = names.map(name => traits[name] ?? [0, 0])
  return Float64Array.from(
    [...courses.map(([early]) => early), ...courses.map(([, late]) => late)],
    w => w * Math.log(3),
  )
}
/** By how much each trait differs between the seats of a match, typically. */
function spreadsOf(traits: number, lessons: readonly Lesson[]): number[] {
  const squares = new Array<number>(traits).fill(0)
  let count = 0
  for (const { moments } of lessons) {
    for (const { seats } of moments) {
      count += seats.length
      for (let i = 0; i < traits; i++) {
        const mean = seats.reduce((sum, seat) => sum + seat[i]!, 0) / seats.length
        for (const seat of seats) squares[i]! += (seat[i]! - mean) ** 2
      }
    }
  }
  return squares.map(sum => Math.sqrt(sum / Math.max(1, count)) || 1)
}
/** Every match counts the same, however many moments it has. */
function examplesOf(lessons: readonly Lesson[], [early, late]: Course, sizes: readonly number[]): Example[] {
  return lessons.flatMap(({ ranks, moments }) => {
    const won = chancesAtEnd(ranks.map((rank, seat) => ({ seat, rank, score: 0, parts: {}, ties: [] })))
    return moments.map(({ progress, seats }): Example => {
      const margin = early + (late - early) * progress
      const rows = seats.map(seat => {
        const row = new Float64Array(2 * sizes.length)
        for (let i = 0; i < sizes.length; i++) {
          const x = seat[i]! / sizes[i]! / margin
          row[i] = x * (1 - progress)
          row[sizes.length + i] = x * progress
        }
        return row
      })
      return { rows, won, weight: 1 / moments.length }
    })
  })
}
const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits))

/** A weights file as it is written: one line a trait. */
export function weightsText({ margin, traits, fitted }: Weights): string {
  const pair = ([early, late]: Course): string => `[${early}, ${late}]`
  const lines = Object.entries(traits).map(([name, course]) => `    ${JSON.stringify(name)}: ${pair(course)}`)
  const from = JSON.stringify(fitted, null, 2)
    .replaceAll(/\[[^\]]*\]/g, list => list.replaceAll(/\n\s*/g, '').replaceAll(',', ', '))
    .replaceAll('\n', '\n  ')
  return `{\n  "margin": ${pair(margin)},\n  "traits": {\n${lines.join(',\n')}\n  },\n  "fitted": ${from}\n}\n`
}
