// Training on all cores: some learn from the same mind at once, each from matches of its own, and what they learned is put
// together in a fixed order. So the same seed gives the same weights, however many threads there are and whoever is first.
import { Piscina } from 'piscina'
import type { Practice } from './episode.ts'
import { SIZE } from './policy.ts'
import { gather, LEARNERS, LESSON, type Mind } from './practise.ts'
import type { Opponent } from './strength.ts'
import type { Lesson, Trial } from './worker.ts'

/** How a policy did after so many matches: the part it won of its trials. */
export interface Point {
  readonly matches: number
  /** Minutes of computing. */
  readonly minutes: number
  readonly won: { readonly [opponent: string]: number }
}
/** All there is to go on from. */
export interface Course {
  readonly mind: Mind
  /** The weights of all lessons, the later ones counting more: they play better than those of the last. */
  readonly mean: Float32Array
  matches: number
  minutes: number
  readonly curve: Point[]
}
export interface TrainConfig {
  readonly practice: Practice
  /** Learns until so many matches were played, or until it is stopped. */
  readonly matches: number
  readonly stop: AbortSignal
  /** The built worker.ts. */
  readonly worker: URL
  readonly threads: number
  readonly opponents: readonly Opponent[]
  /** Matches between trials, and matches of a trial. */
  readonly every: number
  readonly trial: number
  /** After every lesson. */
  progress(course: Course): void
  /** After every trial: a good moment to keep the course. */
  tried(course: Course, point: Point): void
}

const shared = (): Float32Array => new Float32Array(new SharedArrayBuffer(4 * SIZE))
export const newCourse = (): Course => ({
  mind: { weights: shared(), moved: shared() },
  mean: shared(),
  matches: 0,
  minutes: 0,
  curve: [],
})

export async function train(course: Course, config: TrainConfig): Promise<void> {
  const { matches, stop, worker, threads, every } = config
  const pool = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads })
  try {
    while (course.matches < matches && !stop.aborted) {
      await lesson(course, config, pool)
      config.progress(course)
      if (isDue(course.matches, every) || course.matches >= matches) {
        const point = await tryOut(course, config, pool)
        course.curve.push(point)
        config.tried(course, point)
      }
    }
  } finally {
    await pool.destroy()
  }
}
/** Early on strength changes quickly: there are trials after a quarter and a half of the first stretch too. */
const isDue = (matches: number, every: number): boolean =>
  matches % every === 0 || (matches < every && matches % (every / 4) === 0 && matches !== (3 * every) / 4)

async function lesson(course: Course, { practice }: TrainConfig, pool: Piscina): Promise<void> {
  const { mind, mean, matches } = course
  const computed = cpuMinutes()
  const lessons = Array.from({ length: LEARNERS }, (_, learner): Lesson => {
    return { mind, practice, from: matches + learner * LESSON, count: LESSON }
  })
  const learned: readonly Mind[] = await Promise.all(lessons.map(each => pool.run(each)))
  course.matches += LEARNERS * LESSON
  gather(mind, mean, learned, course.matches / (LEARNERS * LESSON))
  course.minutes += cpuMinutes() - computed
}
function cpuMinutes(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60e6
}

/** Matches of a trial that are played in one go. */
const GO = 10
async function tryOut(course: Course, config: TrainConfig, pool: Piscina): Promise<Point> {
  const { practice, opponents, trial } = config
  const won: Record<string, number> = {}
  for (const opponent of opponents) {
    const trials = Array.from({ length: trial / GO }, (_, i): Trial => {
      return { game: practice.game, weights: course.mean, opponent, from: i * GO, count: GO }
    })
    const wins: readonly number[] = await Promise.all(trials.map(each => pool.run(each)))
    won[opponent] = wins.reduce((a, b) => a + b, 0) / trial
  }
  return { matches: course.matches, minutes: Number(course.minutes.toFixed(2)), won }
}
