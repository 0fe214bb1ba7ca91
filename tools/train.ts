// npm run train: bots learn a game by playing it against themselves. --write publishes what they learned.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { isContestant } from '#bots/arena'
import { type Course, canMeet, newCourse, type Opponent, type Point, pack, train } from '#bots/learn'
import { checksum, Fault } from '#engine'
import { gameById, senseOf } from '#games'
import type { Taught } from '#games/kit/sense'
import { buildWorker, fingerprints } from './arena-worker.ts'
import { progress, reporting, timed, untilInterrupted, wholeNumber } from './cli.ts'
import { readTraining, writeTraining } from './ladder-files.ts'
import { readCourse, writeCourse } from './train-course.ts'

/** What is published of a game is no larger than this, compressed. */
const MOST_BYTES = 60_000

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'shipwrights' },
      matches: { type: 'string', default: '60000' },
      minutes: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      against: { type: 'string', default: 'published,easy,random' },
      every: { type: 'string', default: '4000' },
      trial: { type: 'string', default: '100' },
      folder: { type: 'string', default: '.train' },
      fresh: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const game = gameById(values.game)
  if (!senseOf(game).learning) throw new Fault('bad-options', `${game.id} says nothing that could be learned from`)
  const seats =
    values.seats === undefined ? seatsOf(game.seats) : values.seats.split(',').map(n => wholeNumber('seats', n))
  const { seed } = values
  const practice = { game: game.id, seed, seats }
  const opponents = values.against.split(',').map((name): Opponent => {
    if (name === 'published' || isContestant(game.id, name)) return name
    throw new Fault('bad-options', `there is no bot «${name}» for ${game.id}`)
  })
  const matches = wholeNumber('matches', values.matches)
  const interrupted = untilInterrupted()
  const stop = values.minutes === undefined ? interrupted.signal : timed(interrupted.signal, Number(values.minutes))

  const code = (await fingerprints([game.id], 'src/bots/learn/practise.ts'))[game.id]!
  mkdirSync(values.folder, { recursive: true })
  const file = `${values.folder}/${game.id}-${checksum(JSON.stringify([seed, seats]))}-${code}.bin`
  if (values.fresh) rmSync(file, { force: true })
  const course = readCourse(file) ?? newCourse()
  if (course.matches > 0) console.error(`goes on after ${course.matches} matches`)
  const worker = await buildWorker('src/bots/learn/worker.ts')
  try {
    await train(course, {
      practice,
      matches,
      stop,
      worker: worker.url,
      threads: wholeNumber('threads', values.threads),
      opponents: opponents.filter(opponent => canMeet(game.id, opponent)),
      every: wholeNumber('every', values.every),
      trial: wholeNumber('trial', values.trial, 10),
      progress: ({ matches: played, minutes }) => progress(`${played} matches, ${minutes.toFixed(1)} min`),
      tried(_, point) {
        writeCourse(file, course)
        progress('')
        console.log(values.json ? JSON.stringify(point) : told(point))
      },
    })
  } finally {
    worker.remove()
  }
  writeCourse(file, course)
  if (course.matches < matches)
    console.error(`stopped after ${course.matches} matches: the same command goes on from here`)
  if (!values.write) return
  const asked = values.seats === undefined ? '' : ` --seats ${values.seats}`
  const command = `npm run train -- --game ${game.id} --seed ${seed}${asked} --matches ${course.matches} --write`
  const minutes = Number(course.minutes.toFixed(1))
  publish(game.id, course, { command, seed, matches: course.matches, minutes, code, edition: game.edition })
})

/** The fewest who play against each other come first: such matches are quickest. */
function seatsOf({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return [...counts.filter(seats => seats > 1), ...counts.filter(seats => seats === 1)]
}
function told({ matches, minutes, won }: Point): string {
  const shares = Object.entries(won).map(([name, share]) => `${(100 * share).toFixed(0).padStart(3)} % over ${name}`)
  return [`${String(matches).padStart(6)} matches, ${minutes.toFixed(1).padStart(5)} min`, ...shares].join('   ')
}

/** As many weights as there is room for. */
function publish(game: string, course: Course, made: Omit<Taught, 'scale' | 'weights'>): void {
  let keep = 2 ** 17
  let packed = pack(course.mean, keep)
  const size = (): number => gzipSync(packed.weights, { level: 9 }).length
  while (size() > MOST_BYTES) packed = pack(course.mean, (keep = Math.floor(0.95 * keep)))
  const taught: Taught = { ...made, ...packed }
  writeFileSync(`src/games/${game}/sense/glance.json`, `${JSON.stringify(taught, null, 2)}\n`)
  writeTraining({ ...readTraining(), [game]: { ...made, curve: course.curve } })
  console.log(`published ${Math.round(size() / 1000)} KB, compressed; docs/ladder.md shows the curve`)
}
