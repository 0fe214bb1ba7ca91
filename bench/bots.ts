// npm run bench -- bots: how fast the search is on one core, and what people notice of bots that search on all of them.
import { readFileSync } from 'node:fs'
import { decideLive, ponder } from '#bots'
import { Live, type Match, Swift, secretFrom, start } from '#engine'
import { gameById } from '#games'
import { measureAnswers } from './answers.ts'

const RUNS = 6
const ITERATIONS = 200

/** Decisions in the middle of matches of two, each with something to choose. */
function midGame(): { readonly match: Match; readonly seat: number }[] {
  const game = gameById('shipwrights')
  const moments: { match: Match; seat: number }[] = []
  for (let n = 0; n < 8; n++) {
    const live = new Live<unknown>(game, start(game, 2, {}, secretFrom(`bench ${n}`)))
    const chance = new Swift(n)
    while (!live.over && game.rounds(live.tabletop.g) <= 7) {
      const { seat, options } = live.open()[0]!
      if (options.length > 1 && game.rounds(live.tabletop.g) >= 5) moments.push({ match: live.match() as Match, seat })
      live.answer(seat, decideLive(game, live, seat, { level: 'easy', chance }))
    }
  }
  return moments
}
/** Iterations in a second, and in the time of one JSON round trip of a document. They take turns; the best runs count. */
function searchSpeed() {
  const game = gameById('shipwrights')
  const document = JSON.parse(readFileSync('bench/document.json', 'utf8')) as unknown
  const moments = midGame()
  let thought = 0
  const think = (): number => {
    const { match, seat } = moments[(thought++ * 17) % moments.length]!
    return ponder(game, match, seat, { level: 'expert', iterations: ITERATIONS, seed: thought }).iterations
  }
  const roundTrip = (): number => {
    JSON.parse(JSON.stringify(document))
    return 1
  }
  let [iterations, trips] = [0, 0]
  for (let run = 0; run < RUNS; run++) {
    iterations = Math.max(iterations, perSecond(think, 1500))
    trips = Math.max(trips, perSecond(roundTrip, 300))
  }
  return {
    iterationsPerSecond: Math.round(iterations),
    iterationsPerRoundTrip: Number((iterations / trips).toFixed(2)),
  }
}
function perSecond(act: () => number, ms: number): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < ms) done += act()
  return (done * 1000) / (performance.now() - began)
}

export async function benchBots() {
  return { ...searchSpeed(), ...(await measureAnswers()) }
}
