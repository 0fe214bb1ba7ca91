// npm run ladder: all levels against each other; writes docs/ladder.json and, from it, docs/ladder.md and its picture.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { contestOf, meetingsOf, openKeep, outcomeOf, run } from '#bots/arena'
import { GAMES, gameById } from '#games'
import { buildWorker, fingerprints } from './arena-worker.ts'
import { progress, progressBar, reporting, timed, untilInterrupted, wholeNumber } from './cli.ts'
import { demandsOn } from './ladder-demands.ts'
import { readLadder, writeLadder } from './ladder-files.ts'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '200' },
      minutes: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      fresh: { type: 'boolean', default: false },
    },
  })
  const ids = values.game === undefined ? GAMES.map(({ id }) => id) : [gameById(values.game).id]
  const games = wholeNumber('games', values.games)
  const threads = wholeNumber('threads', values.threads)
  const minutes = values.minutes === undefined ? null : wholeNumber('minutes', values.minutes, 0)
  const meetings = ids.flatMap(game => meetingsOf(game, demandsOn(game)).map(meeting => ({ game, meeting })))
  const prints = await fingerprints(ids)
  const keep = openKeep('.arena', game => prints[game]!)
  const plans = meetings.map(({ game, meeting }) => {
    const contest = contestOf(game, meeting)
    if (values.fresh) keep.forget(contest)
    // Where more are known, from the arena with the ladder's seed, all of them count.
    return { contest, games: Math.max(games, keep.read(contest).size) }
  })
  const planned = plans.reduce((sum, plan) => sum + plan.games, 0)

  const interrupted = untilInterrupted()
  const stop = minutes === null ? interrupted.signal : timed(interrupted.signal, minutes)
  const worker = await buildWorker()
  try {
    const bar = progressBar('matches')
    const played = await run(plans, { worker: worker.url, threads, keep, stop, progress: bar })
    progress('')
    const date = new Date().toISOString().slice(0, 10)
    const fresh = ids.map(game => {
      const outcomes = meetings.flatMap((each, i) => (each.game === game ? [outcomeOf(each.meeting, played[i]!)] : []))
      return [game, { code: prints[game]!, date, outcomes }] as const
    })
    // A game nothing was played of keeps the figures it has.
    const told = fresh.filter(([, { outcomes }]) => outcomes.some(each => each.games > 0))
    writeLadder({ ...readLadder(), ...Object.fromEntries(told) })
    const count = played.reduce((sum, matches) => sum + matches.length, 0)
    console.log(`${count} of ${planned} matches are in docs/ladder.md`)
    if (count < planned) console.log('the same command goes on from here')
  } finally {
    worker.remove()
  }
})
