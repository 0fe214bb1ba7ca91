// Deciding where the game itself can tell, exactly, what comes of a turn: no worlds are needed but to say why.
import { type Live, type Question, Swift, view, worlds } from '#engine'
import type { AnySense, Temper } from '#games/kit/sense'
import type { Decision, Opinion, Thought } from './bot.ts'
import type { Deadline } from './clock.ts'
import { glance, inOrder } from './glance.ts'
import { judge } from './judge.ts'
import { Sum, whysOf } from './ponder.ts'

export interface Depth extends Deadline {
  /** Turns to think through; none: as a newcomer sees it. */
  readonly turns: number
  readonly temper: Temper
}

/** How good each option is, as far as the game can tell. A turn more takes some times longer: it is begun only if there is time enough. */
export function foretold(sense: AnySense, g: unknown, question: Question, depth: Depth): readonly number[] {
  const { turns, now, until, temper } = depth
  if (turns === 0) return sense.novice?.(g, question, temper) ?? sense.leanings(g, question, temper)
  let lean = sense.leanings(g, question, temper)
  for (let far = 2, began = now(); sense.foresee && far <= turns; far++) {
    const time = now()
    if (SLOWER * (time - began) > until - time) break
    began = time
    lean = sense.foresee(g, question, temper, far)
  }
  return lean
}
const SLOWER = 20

/** Options told about, and worlds in which each is tried to say why. */
const TOLD = 8
const TRIED = 6

/** Thinks aloud: the chances are foretold, the reasons come from how everybody stands at the end of the turn. */
export function foretell(decision: Decision, depth: Depth & { readonly seed: number }): Thought {
  const { game, sense, live, question } = decision
  const g = view(live.tabletop.g, question.seat)
  const lean = foretold(sense, g, question, depth)
  const told = inOrder(lean).slice(0, TOLD)
  const possible = worlds(game, live.match(), question.seat, 'silent')
  const sums = new Map(told.map(option => [option, new Sum()]))
  for (const [option, sum] of sums) {
    for (let n = 0; n < TRIED; n++) {
      const world = possible.next(new Swift(depth.seed + n))
      world.take(0, world.ask.questions[0]!.options[option]!)
      playTurn(world, sense, depth.temper)
      const { outlook } = judge(game, sense, world, depth.temper)
      if (outlook) sum.add(outlook, question.seat)
    }
  }
  const margin = sense.margin(g)
  const weighed = told.map(option => ({
    pick: question.options[option]!,
    chance: 1 / (1 + 3 ** (-lean[option]! / margin)),
    sum: sums.get(option)!,
  }))
  const whys = whysOf(weighed)
  const options = weighed.map(({ pick, chance }, i): Opinion => ({ pick, chance, visits: TRIED, reason: whys[i]! }))
  return { pick: options[0]!.pick, options, iterations: TRIED * told.length }
}
function playTurn(world: Live<unknown>, sense: AnySense, temper: Temper): void {
  const chapter = world.chapters
  while (!world.over && world.chapters === chapter) {
    world.take(0, glance(sense, world.tabletop.g, world.ask.questions[0]!, temper))
  }
}
