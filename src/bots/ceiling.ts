// Bots that nobody is offered: they show how much better one could play at all. Only the arena knows them.
import { type Chance, Cipher, clone, type Json, Live, view } from '#engine'
import type { Decision } from './bot.ts'
import { NO_DEADLINE } from './clock.ts'
import { foretold } from './foretell.ts'
import { byLeaning, glance, inOrder } from './glance.ts'
import { chancesAtEnd } from './judge.ts'
import { SKILLS } from './levels.ts'
import { search } from './search.ts'
import { ranked } from './tree.ts'

/** `tenfold` looks at ten times the worlds of `expert`, or thinks a turn further; `seer` is told the coming dice and cards. */
export const CEILINGS = ['tenfold', 'seer'] as const
export type Ceiling = (typeof CEILINGS)[number]

export function decideAtCeiling(decision: Decision, bot: Ceiling, chance: Chance): Json {
  const { options } = decision.question
  if (options.length === 1) return options[0]!
  return bot === 'seer' ? seer(decision) : tenfold(decision, chance)
}

const FOREVER = { ...NO_DEADLINE, temper: 'even' } as const
function tenfold(decision: Decision, chance: Chance): Json {
  const { sense, live, question } = decision
  const { iterations, turns } = SKILLS.expert
  if (!sense.foresee) {
    const effort = { ...FOREVER, iterations: 10 * iterations, seed: chance.below(0x7fffffff) }
    return ranked(search(decision, effort).root)[0]!.pick
  }
  const lean = foretold(sense, view(live.tabletop.g, question.seat), question, { ...FOREVER, turns: turns + 1 })
  return question.options[inOrder(lean)[0]!]!
}

/** How many options it looks into the future for, those that look best. */
const LOOKED_INTO = 12
/** Plays the real match on, with its own dice, everybody deciding at a glance: the first option that wins will do. */
function seer(decision: Decision): Json {
  const { sense, live, question } = decision
  const { seat } = question
  const likely = byLeaning(sense, view(live.tabletop.g, seat), question, 'even').slice(0, LOOKED_INTO)
  let best = likely[0]!
  let most = 0
  for (const option of likely) {
    const won = futureOf(decision, question.options[option]!)[seat]!
    if (won === 1) return question.options[option]!
    if (won > most) [most, best] = [won, option]
  }
  return question.options[best]!
}
function futureOf({ game, sense, live, question }: Decision, pick: Json): readonly number[] {
  const match = live.match()
  const { secret, at } = match.rng
  const future = new Live<unknown>(game, { ...match, base: clone(match.base) }, new Cipher(secret, at), 'silent')
  future.answer(question.seat, pick)
  while (!future.over) {
    const which = future.ask.questions.findIndex((_, i) => future.waits(i))
    future.take(which, glance(sense, future.tabletop.g, future.ask.questions[which]!, 'even'))
  }
  return chancesAtEnd(game.result(future.tabletop.g))
}
