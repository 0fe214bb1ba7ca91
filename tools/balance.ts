// npm run balance: what a deck does to a game, by matches of bots. With --json the last line is one object; --write keeps it in docs/balance.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Balance, balanceOf, type Contest, isContestant, openKeep, run } from '#bots/arena'
import { Fault, readOptions } from '#engine'
import { gameById } from '#games'
import { buildWorker, fingerprints } from './arena-worker.ts'
import { type Balances, balancePage, commandOf, sameRun, tablesOf } from './balance-page.ts'
import { progress, progressBar, reporting, untilInterrupted, wholeNumber } from './cli.ts'

const FIGURES = 'docs/balance.json'
const PAGE = 'docs/balance.md'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'maitre' },
      seats: { type: 'string', default: '4' },
      matches: { type: 'string', default: '100' },
      bots: { type: 'string', default: 'hard' },
      options: { type: 'string', default: '{}' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: '.arena' },
      fresh: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const contest = readContest(values)
  const games = wholeNumber('matches', values.matches)
  const threads = wholeNumber('threads', values.threads)
  const prints = await fingerprints([contest.game])
  const keep = openKeep(values.folder, game => prints[game]!)
  if (values.fresh) keep.forget(contest)
  const { signal: stop } = untilInterrupted()
  const worker = await buildWorker()
  try {
    const bar = progressBar('matches')
    const [matches] = await run([{ contest, games }], { worker: worker.url, threads, keep, stop, progress: bar })
    progress('')
    if (stop.aborted) console.error(`stopped after ${matches!.length} of ${games}: the same command goes on from here`)
    const balance = balanceOf(contest, matches!)
    if (values.write && !stop.aborted) write(balance)
    console.log([commandOf(balance), ...tablesOf(balance)].join('\n\n'))
    if (values.json) console.log(JSON.stringify(balance))
  } finally {
    worker.remove()
  }
})

/** One level for all seats, or one for each. */
function readContest(values: {
  readonly game: string
  readonly seats: string
  readonly bots: string
  readonly options: string
  readonly seed: string
}): Contest {
  const game = gameById(values.game)
  const seats = wholeNumber('seats', values.seats)
  const { min, max } = game.seats
  if (seats < min || seats > max) throw new Fault('bad-seats', `${game.id} is for ${min} to ${max} players`)
  const named = values.bots.split(',').map(name => name.trim())
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = named.length === 1 ? named[0]! : named[seat]
    if (bot !== undefined && isContestant(game.id, bot)) return bot
    throw new Fault('bad-options', `there is no bot «${bot ?? ''}» for ${game.id} in seat ${seat}`)
  })
  if (named.length > 1 && named.length !== seats)
    throw new Fault('bad-options', `--bots names ${named.length} bots for ${seats} seats`)
  const options = optionsIn(values.options)
  readOptions(game, options)
  return { game: game.id, bots, seed: values.seed, options, study: 'census' }
}
function optionsIn(text: string): { readonly [name: string]: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('bad-options', `--options must be JSON, not «${text}»`)
  }
}

function write(balance: Balance): void {
  const known: Balances = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : []
  const all = [...known.filter(other => !sameRun(other, balance)), balance]
  writeFileSync(FIGURES, `[\n${all.map(each => JSON.stringify(each)).join(',\n')}\n]\n`)
  writeFileSync(PAGE, balancePage(all))
}
