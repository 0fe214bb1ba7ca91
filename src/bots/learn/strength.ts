// How strong a policy is: at a glance, against a level or against what was published before.
import { digest, Live, Swift, secretFrom, start, view } from '#engine'
import { gameById } from '#games'
import type { AnySense } from '#games/kit/sense'
import { answerOf, type Contestant } from '../arena/contestants.ts'
import { glance } from '../glance.ts'
import { chancesAtEnd } from '../judge.ts'
import { groundOf, type Learned, learnedOf, taughtSense } from './wits.ts'

/** Whom a policy is held against: a bot of the arena, or the weights published last. */
export type Opponent = Contestant | 'published'
export const canMeet = (game: string, opponent: Opponent): boolean =>
  opponent !== 'published' || learnedOf(game) !== null

/** What a policy won of match n against one opponent: seats change after every match, each deal is played from both. */
export function meet(id: string, learned: Learned, opponent: Opponent, n: number): number {
  const game = gameById(id)
  const [mine, theirs] = [taughtSense(groundOf(game), learned), groundOf(game)]
  const published: AnySense | null = opponent === 'published' ? taughtSense(theirs, learnedOf(id)!) : null
  const me = n % 2
  const live = new Live<unknown>(game, start(game, 2, {}, secretFrom(`strength ${n >> 1}`)))
  const chance = new Swift(Number.parseInt(digest(`strength/${n}`).slice(0, 8), 16))
  while (!live.over) {
    const question = live.open()[0]!
    const { seat } = question
    const wits = seat === me ? mine : published
    const pick = wits
      ? glance(wits, view(live.tabletop.g, seat), question, 'even')
      : answerOf(game, live, seat, opponent as Contestant, chance)
    live.answer(seat, pick)
  }
  return chancesAtEnd(game.result(live.tabletop.g))[me]!
}
