// From what counts about every seat, and what that is worth, to how all stand: one way for every game.
import type { Seat } from '#engine'
import type { Outlook, Temper } from './index.ts'

/** Goes evenly from the beginning of a match to its end. */
export type Course = readonly [early: number, late: number]
/** How a seat stands, in numbers by the game's own names. */
export type Traits<Name extends string = string> = { readonly [name in Name]: number }

/** Where weights come from. */
export interface Fitted {
  readonly command: string
  /** The deck they belong to. */
  readonly edition: string
  readonly matches: number
  readonly seats: readonly number[]
  /** What telling the winner costs in nats: on matches they were fitted to, on others, and without knowing anything. */
  readonly loss: { readonly train: number; readonly test: number; readonly nothing: number }
}
/** A game's `sense/weights.json`: written by `npm run fit`, never by hand. */
export interface Weights {
  /** By how many points one has to be ahead to win three times of four. */
  readonly margin: Course
  /** Points of one of each; a trait that is not there yet is worth nothing. */
  readonly traits: { readonly [name: string]: Course }
  /** null: not by the command. */
  readonly fitted: Fitted | null
}
/** The same as it is read from a file, where pairs are lists. */
export interface WeightsFile {
  readonly margin: readonly number[]
  readonly traits: { readonly [name: string]: readonly number[] }
  readonly fitted: Fitted | null
}

/** What a game says of its outlook; P: what it looks at. */
export interface Scales<P, Name extends string, Part extends string> {
  /** Every trait, and the part of the outlook it is told by. */
  readonly parts: { readonly [name in Name]: Part }
  /** The trait that is a point of the score: at the end of a match it is worth one. */
  readonly unit: Name
  /** By which factor a temper weighs some traits differently. */
  readonly tempered: { readonly [temper in Temper]: { readonly [name in Name]?: number } }
  /** How far the match has come, from 0 to 1. */
  progress(p: P): number
  seats(p: P): number
  traits(p: P, seat: Seat): Traits<Name>
}
/** How all stand at one moment: the traits of every seat, in the order of their names. */
export interface Moment {
  readonly progress: number
  readonly seats: readonly (readonly number[])[]
}
/** What there is to be fitted: asked by the command that does. */
export interface Fittable<P> {
  readonly names: readonly string[]
  readonly unit: string
  readonly weights: Weights
  momentOf(p: P): Moment
}
export interface Weighing<P> extends Fittable<P> {
  outlook(p: P, temper: Temper): readonly Outlook[]
  /** The outlook of every seat in all. */
  points(p: P, temper: Temper): number[]
  margin(p: P): number
}

export const between = ([early, late]: Course, progress: number): number => early + (late - early) * progress

export function weighing<P, Name extends string, Part extends string>(
  scales: Scales<P, Name, Part>,
  file: WeightsFile,
): Weighing<P> {
  const weights = file as Weights
  const { parts, unit, tempered, progress, traits } = scales
  const names = Object.keys(parts) as Name[]
  const told = [...new Set(Object.values<Part>(parts))]
  /** By trait: the place of its part. */
  const placeOf = names.map(name => told.indexOf(parts[name]))
  /** A match has few stages: what all is worth at each is worked out once. */
  const known = new Map<Temper, Map<number, Float64Array>>()
  function worthAt(done: number, temper: Temper): Float64Array {
    let stages = known.get(temper)
    if (!stages) known.set(temper, (stages = new Map()))
    let worth = stages.get(done)
    if (!worth) {
      worth = Float64Array.from(
        names,
        name => between(weights.traits[name] ?? [0, 0], done) * (tempered[temper][name] ?? 1),
      )
      stages.set(done, worth)
    }
    return worth
  }
  return {
    names,
    unit,
    weights,
    momentOf(p) {
      const seats = Array.from({ length: scales.seats(p) }, (_, seat) => {
        const has = traits(p, seat)
        return names.map(name => has[name])
      })
      return { progress: progress(p), seats }
    },
    outlook(p, temper) {
      const worth = worthAt(progress(p), temper)
      const outlooks: Outlook[] = []
      for (let seat = 0; seat < scales.seats(p); seat++) {
        const has = traits(p, seat)
        const sums = told.map(() => 0)
        for (let i = 0; i < names.length; i++) sums[placeOf[i]!]! += has[names[i]!] * worth[i]!
        const outlook: { [part: string]: number } = {}
        for (let i = 0; i < told.length; i++) outlook[told[i]!] = sums[i]!
        outlooks.push(outlook)
      }
      return outlooks
    },
    points(p, temper) {
      const worth = worthAt(progress(p), temper)
      const points: number[] = []
      for (let seat = 0; seat < scales.seats(p); seat++) {
        const has = traits(p, seat)
        let sum = 0
        for (let i = 0; i < names.length; i++) sum += has[names[i]!] * worth[i]!
        points.push(sum)
      }
      return points
    },
    margin: p => between(weights.margin, progress(p)),
  }
}
