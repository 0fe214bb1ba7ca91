// npm run bench -- engine: playouts, decisions and clones a second, and each against JSON round trips of one document.
import { readFileSync } from 'node:fs'
import { type AnyGame, clone, Live, Swift, secretFrom, start } from '#engine'
import { GAMES } from '#games'

const DOCUMENT = JSON.parse(readFileSync('bench/document.json', 'utf8')) as unknown

/**
 * How often each thing can be done in a second. They take turns and the best of their runs counts, so that a machine
 * shared with others slows all of them alike.
 */
function perSecond<N extends string>(acts: { readonly [name in N]: () => number }, runs = 6, ms = 300) {
  const best = {} as { [name in N]: number }
  for (let run = 0; run < runs; run++) {
    for (const name in acts) {
      const began = performance.now()
      let done = 0
      while (performance.now() - began < ms) done += acts[name]()
      best[name] = Math.max(best[name] ?? 0, (done * 1000) / (performance.now() - began))
    }
  }
  return best
}

/** Plays one random match to its end; answers how many decisions it took. */
function playOut(game: AnyGame, seats: number, seed: number): number {
  const live = new Live<unknown>(game, start(game, seats, {}, SECRET), new Swift(seed), 'silent')
  const picks = new Swift(seed + 1)
  let decisions = 0
  for (; !live.over; decisions++) {
    takeAny(live, picks)
  }
  return decisions
}
function takeAny(live: Live<unknown>, picks: Swift): void {
  const { questions } = live.ask
  const open = questions.length === 1 ? questions : live.open()
  const question = open[picks.below(open.length)]!
  live.take(questions.indexOf(question), question.options[picks.below(question.options.length)]!)
}
const SECRET = secretFrom('bench')

function midGame(game: AnyGame, seats: number): unknown {
  const live = new Live<unknown>(game, start(game, seats, {}, SECRET), new Swift(1), 'silent')
  const picks = new Swift(2)
  for (let i = 0; i < 200 && !live.over; i++) {
    takeAny(live, picks)
  }
  return live.tabletop.g
}

export const benchEngine = () => Object.fromEntries(GAMES.map(game => [game.id, figuresOf(game)]))

function figuresOf(game: AnyGame) {
  const { min, max } = game.seats
  const state = midGame(game, Math.min(4, max))
  let games = 0
  let decisions = 0
  const { trips, playouts, clones } = perSecond({
    trips() {
      for (let i = 0; i < 10; i++) JSON.parse(JSON.stringify(DOCUMENT))
      return 10
    },
    playouts() {
      decisions += playOut(game, min + (games % (max - min + 1)), games)
      games++
      return 1
    },
    clones() {
      for (let i = 0; i < 100; i++) clone(state)
      return 100
    },
  })
  const decided = (playouts * decisions) / games
  return {
    playoutsPerSecond: Math.round(playouts),
    decisionsPerSecond: Math.round(decided),
    clonesPerSecond: Math.round(clones),
    decisionsPerRoundTrip: Number((decided / trips).toFixed(1)),
    clonesPerRoundTrip: Number((clones / trips).toFixed(1)),
    roundTripsPerSecond: Math.round(trips),
  }
}
