// Plays match n of a contest: the same whoever plays it, wherever and whenever.
import { digest, Live, Swift, secretFrom, start } from '#engine'
import { gameById } from '#games'
import { busyness } from './busyness.ts'
import { botsBySeat, type Contest, dealOf, type Played } from './contest.ts'
import { answerOf } from './contestants.ts'

export function play({ game: id, bots, seed }: Contest, n: number): Played {
  const game = gameById(id)
  const botOf = botsBySeat(n, bots.length)
  const secret = secretFrom(`arena ${seed}/${dealOf(n, bots.length)}`)
  const live = new Live<unknown>(game, start(game, bots.length, {}, secret))
  const chances = bots.map((_, bot) => new Swift(Number.parseInt(digest(`${seed}/${n}/${bot}`).slice(0, 8), 16)))
  const decisions = bots.map(() => 0)
  const ms = bots.map(() => 0)
  const busy = busyness()
  while (!live.over) {
    const { seat } = live.open()[0]!
    const bot = botOf[seat]!
    const began = performance.now()
    const pick = answerOf(game, live, seat, bots[bot]!, chances[bot]!)
    ms[bot]! += performance.now() - began
    decisions[bot]!++
    live.answer(seat, pick)
  }
  const computing = busy()
  const result = game.result(live.tabletop.g)
  const ofBot = (figure: 'rank' | 'score') => bots.map((_, bot) => result[botOf.indexOf(bot)]![figure])
  return {
    n,
    ranks: ofBot('rank'),
    scores: ofBot('score'),
    decisions,
    ms: ms.map(time => Number((time * computing).toFixed(1))),
    rounds: game.rounds(live.tabletop.g),
  }
}
