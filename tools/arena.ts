// npm run arena: bots against each other, seeded and with seats rotated. The last line is the summary, as JSON with --json.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Contest, type Contestant, isContestant, openKeep, run, type Summary, summarise } from '#bots/arena'
import { Fault } from '#engine'
import { gameById } from '#games'
import { buildWorker, fingerprints } from './arena-worker.ts'
import { progress, progressBar, reporting, untilInterrupted, wholeNumber } from './cli.ts'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'maitre' },
      bots: { type: 'string', default: 'easy,random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: '.arena' },
      fresh: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const contest = readContest(values.game, values.bots, values.seed)
  const games = wholeNumber('games', values.games)
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
    const summary = summarise(contest, matches!)
    console.log(values.json ? JSON.stringify(summary) : asTable(summary))
  } finally {
    worker.remove()
  }
})

function readContest(id: string, list: string, seed: string): Contest {
  const game = gameById(id)
  const { min, max } = game.seats
  const bots = list.split(',').map((name): Contestant => {
    const bot = name.trim()
    if (!isContestant(game.id, bot)) throw new Fault('bad-options', `there is no bot «${bot}» for ${game.id}`)
    return bot
  })
  if (bots.length >= min && bots.length <= max) return { game: game.id, bots, seed }
  throw new Fault('bad-seats', `${game.id} is for ${min} to ${max} players, here are ${bots.length} bots`)
}

function asTable({ game, games, seed, meanRounds, meanWinningScore, bots }: Summary): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const rows = [
    ['bot', 'wins', 'share', '95 % interval', 'rank', 'score', 'ms/decision'],
    ...bots.map(line => [
      line.bot,
      String(line.wins),
      percent(line.share),
      line.interval95.map(percent).join(' – '),
      line.meanRank.toFixed(2),
      line.meanScore.toFixed(2),
      line.msPerDecision.toFixed(2),
    ]),
  ]
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)))
  const lines = rows.map(row => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))))
  return [
    `${game}, ${games} matches with seed ${seed}, ${meanRounds} rounds and ${meanWinningScore} points to win on average`,
    ...lines.map(cells => cells.join('  ')),
  ].join('\n')
}
