// Plays match n of a contest: the same whoever plays it, wherever and whenever.
import { digest, Live, Swift, secretFrom, start } from '#engine'
import { censusOf, gameById, senseOf } from '#games'
import { type Moment, TEMPERS } from '#games/kit/sense'
import { busyness } from './busyness.ts'
import { botsBySeat, type Contest, dealOf, type Played } from './contest.ts'
import { answerOf } from './contestants.ts'

export function play(contest: Contest, n: number): Played {
  const { game: id, bots, seed, options = {}, study } = contest
  const game = gameById(id)
  const botOf = botsBySeat(contest, n)
  const secret = secretFrom(`arena ${seed}/${dealOf(contest, n)}`)
  const match = start(game, bots.length, options, secret)
  const live = new Live<unknown>(game, match)
  const census = study === 'census' ? censusOf(game)?.(match.base) : undefined
  const chances = bots.map((_, bot) => new Swift(Number.parseInt(digest(`${seed}/${n}/${bot}`).slice(0, 8), 16)))
  const decisions = bots.map(() => 0)
  const ms = bots.map(() => 0)
  const busy = busyness()
  const fittable = study === 'traits' ? senseOf(game).fittable : undefined
  const moments: Moment[] = []
  // Weights are to hold whatever is tried: what all avoid would seem worth nothing.
  const tempers = chances.map(chance => (fittable ? TEMPERS[chance.below(TEMPERS.length)]! : 'even'))
  let round = game.rounds(match.base)
  let heard = 0
  for (;;) {
    if (census) {
      const { g, entries } = live.tabletop
      census.watch(g, entries.slice(heard))
      heard = entries.length
    }
    if (live.over) break
    if (fittable && game.rounds(live.tabletop.g) !== round) {
      round = game.rounds(live.tabletop.g)
      moments.push(short(fittable.momentOf(live.tabletop.g)))
    }
    const { seat } = live.open()[0]!
    const bot = botOf[seat]!
    const began = performance.now()
    const pick = answerOf(game, live, seat, bots[bot]!, chances[bot]!, tempers[bot])
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
    ...(fittable && { moments }),
    ...(census && { counted: census.counted(live.tabletop.g) }),
  }
}
/** Digits that tell nothing are not kept. */
function short({ progress, seats }: Moment): Moment {
  const rounded = (value: number): number => Number(value.toFixed(4))
  return { progress: rounded(progress), seats: seats.map(traits => traits.map(rounded)) }
}
