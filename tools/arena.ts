// npm run arena: bots against each other, seeded and with seats rotated. The last line is the summary, as JSON with --json.
import { parseArgs } from 'node:util'
import { decideLive, isLevel, type Level } from '#bots'
import { type AnyGame, Fault, Live, type Result, Swift, secretFrom, start } from '#engine'
import { gameById } from '#games'
import { progress, reporting, wholeNumber } from './cli.ts'

interface Tally {
  readonly bot: Level
  games: number
  wins: number
  scores: number
  ranks: number
  decisions: number
  ms: number
}

await reporting(() => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'maitre' },
      bots: { type: 'string', default: 'easy,random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  })
  const game = gameById(values.game)
  const games = wholeNumber('games', values.games)
  const tallies = values.bots.split(',').map((name): Tally => {
    const bot = name.trim()
    if (!isLevel(game.id, bot)) throw new Fault('bad-options', `there is no bot «${bot}» for ${game.id}`)
    return { bot, games: 0, wins: 0, scores: 0, ranks: 0, decisions: 0, ms: 0 }
  })
  let rounds = 0
  let best = 0
  for (let n = 0; n < games; n++) {
    // The first bot sits in the first seat, then in the second, and so on: nobody gains by a seat.
    const seated = tallies.map((_, seat) => tallies[(seat + n) % tallies.length]!)
    const { result, length } = play(game, seated, `${values.seed}/${n}`)
    count(seated, result)
    rounds += length
    best += Math.max(...result.map(({ score }) => score))
    progress(`${n + 1}/${games} matches`)
  }
  progress('')
  const mean = (sum: number, of: number): number => Number((sum / Math.max(1, of)).toFixed(2))
  const bots = tallies.map(tally => ({
    bot: tally.bot,
    wins: Number(tally.wins.toFixed(2)),
    share: mean(tally.wins, tally.games),
    interval95: wilson(tally.wins, tally.games),
    meanScore: mean(tally.scores, tally.games),
    meanRank: mean(tally.ranks, tally.games),
    msPerDecision: mean(tally.ms, tally.decisions),
  }))
  const told = { game: game.id, games, meanRounds: mean(rounds, games), meanWinningScore: mean(best, games), bots }
  console.log(JSON.stringify(told, null, values.json ? 0 : 2))
})

function play(game: AnyGame, seated: readonly Tally[], seed: string): { result: Result; length: number } {
  const live = new Live<unknown>(game, start(game, seated.length, {}, secretFrom(`arena ${seed}`)))
  const chance = new Swift(Number.parseInt(secretFrom(`arena bots ${seed}`).slice(0, 7), 16))
  while (!live.over) {
    const { seat } = live.open()[0]!
    const tally = seated[seat]!
    const began = performance.now()
    const pick = decideLive(game, live, seat, tally.bot, chance)
    tally.ms += performance.now() - began
    tally.decisions++
    live.answer(seat, pick)
  }
  return { result: game.result(live.table.g), length: game.rounds(live.table.g) }
}

function count(seated: readonly Tally[], result: Result): void {
  const winners = result.filter(({ rank }) => rank === 1).length
  for (const { seat, rank, score } of result) {
    const tally = seated[seat]!
    tally.games++
    tally.ranks += rank
    tally.scores += score
    if (rank === 1) tally.wins += 1 / winners
  }
}

/** The 95 % interval of a share (Wilson). */
function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96
  const p = wins / games
  const centre = p + (z * z) / (2 * games)
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return [Number(((centre - spread) / scale).toFixed(3)), Number(((centre + spread) / scale).toFixed(3))]
}
