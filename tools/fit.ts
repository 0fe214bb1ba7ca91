// npm run fit: fits the weights of a game's outlook to matches of bots. With --write they are stored in the game's sense/weights.json.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Contest, isContestant, openKeep, run } from '#bots/arena'
import { type Fit, fit, type Lesson, weightsText } from '#bots/fit'
import { Fault } from '#engine'
import { gameById, senseOf } from '#games'
import type { Course, Weights } from '#games/kit/sense'
import { buildWorker, fingerprints } from './arena-worker.ts'
import { progress, progressBar, reporting, untilInterrupted, wholeNumber } from './cli.ts'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'maitre' },
      matches: { type: 'string', default: '1000' },
      seats: { type: 'string' },
      bots: { type: 'string', default: 'medium' },
      seed: { type: 'string', default: 'fit' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: '.arena' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const game = gameById(values.game)
  const { fittable } = senseOf(game)
  if (!fittable) throw new Fault('bad-options', `the outlook of ${game.id} has nothing to fit`)
  const level = values.bots
  if (!isContestant(game.id, level)) throw new Fault('bad-options', `there is no bot «${level}» for ${game.id}`)
  const { min, max } = game.seats
  const counts =
    values.seats?.split(',').map(text => wholeNumber('seats', text, min)) ??
    Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(seats => seats > 1) // alone nobody wins
  if (counts.some(seats => seats > max)) throw new Fault('bad-seats', `${game.id} is for ${min} to ${max} players`)
  const matches = wholeNumber('matches', values.matches, counts.length)
  const threads = wholeNumber('threads', values.threads)
  const plans = counts.map((seats, i) => ({
    contest: {
      game: game.id,
      bots: new Array(seats).fill(level),
      seed: values.seed,
      study: 'traits',
    } satisfies Contest,
    games: Math.floor((matches + i) / counts.length),
  }))
  const prints = await fingerprints([game.id])
  const keep = openKeep(values.folder, id => prints[id]!)
  const { signal: stop } = untilInterrupted()
  const worker = await buildWorker()
  try {
    const played = await run(plans, { worker: worker.url, threads, keep, stop, progress: progressBar('matches') })
    progress('')
    const lessons = played.flat().map(({ ranks, moments = [] }): Lesson => ({ ranks, moments }))
    if (stop.aborted) console.error(`stopped after ${lessons.length} of ${matches}: the same command goes on from here`)
    const found = fit(fittable.names, fittable.unit, lessons, fittable.weights)
    const asked = values.seats === undefined ? '' : ` --seats ${values.seats}`
    const weights: Weights = {
      margin: found.margin,
      traits: found.traits,
      fitted: {
        command: `npm run fit -- --game ${game.id} --matches ${matches} --bots ${level} --seed ${values.seed}${asked}`,
        edition: game.edition,
        matches: lessons.length,
        seats: counts,
        loss: { ...found.loss, nothing: found.nothing.test },
      },
    }
    console.log(asTable(found, fittable.weights, lessons.length))
    if (values.write && !stop.aborted) writeFileSync(`src/games/${game.id}/sense/weights.json`, weightsText(weights))
    if (values.json) console.log(JSON.stringify({ ...weights, inUse: found.inUse, nothing: found.nothing }))
  } finally {
    worker.remove()
  }
})

function asTable({ margin, traits, loss, inUse, nothing }: Fit, before: Weights, matches: number): string {
  const pair = (course: Course | undefined): string[] => (course ?? []).map(each => each.toFixed(3).padStart(8))
  const row = (name: string, now: Course, old: Course | undefined): string =>
    [name.padEnd(18), ...pair(now), '   in use', ...pair(old)].join(' ')
  const told = (name: string, { train, test }: { readonly train: number; readonly test: number }): string =>
    `${name.padEnd(18)} ${train.toFixed(5).padStart(8)} ${test.toFixed(5).padStart(8)}`
  return [
    `${matches} matches; points of one of each, early and late`,
    ...Object.entries(traits).map(([name, course]) => row(name, course, before.traits[name])),
    row('margin', margin, before.margin),
    '',
    'nats to tell the winner, in matches fitted to and in others',
    told('fitted', loss),
    told('in use', inUse),
    told('knowing nothing', nothing),
  ].join('\n')
}
