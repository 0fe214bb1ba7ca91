// Who is likely to win, as one sees it who sees everything: for the course of a match once it is over.
import { type AnyGame, Cipher, clone, Live, type Match, Swift } from '#engine'
import type { AnySense } from '#games/kit/sense'
import { glance } from './glance.ts'
import { judge } from './judge.ts'

/** The round is played on at a glance, a few times, and judged where it ends. */
export function chancesFrom(game: AnyGame, sense: AnySense, match: Match, playouts: number): readonly number[] {
  const sums = new Array<number>(match.seats).fill(0)
  for (let n = 0; n < playouts; n++) {
    const { secret, at } = match.rng
    const world = new Live<unknown>(game, { ...match, base: clone(match.base) }, new Cipher(secret, at), 'silent')
    if (world.over) return judge(game, sense, world, 'even').chances
    world.tabletop.chance = new Swift(n + 1)
    const round = game.rounds(world.tabletop.g)
    while (!world.over && game.rounds(world.tabletop.g) === round) {
      const which = world.ask.questions.findIndex((_, i) => world.waits(i))
      world.take(which, glance(sense, world.tabletop.g, world.ask.questions[which]!, 'even'))
    }
    for (const [seat, chance] of judge(game, sense, world, 'even').chances.entries()) sums[seat]! += chance / playouts
  }
  return sums
}
