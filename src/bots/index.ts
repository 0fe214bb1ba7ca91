// The bots by game and level, and the calls by which servers, browsers and the arena let them decide and think aloud.
import { type AnyGame, Fault, type Json, Live, type Match, type Seat, view } from '#engine'
import type { Deciding, Decision, Pondering, Thought } from './bot.ts'
import { chancesFrom } from './chances.ts'
import { deadlineIn } from './clock.ts'
import { foretell, foretold } from './foretell.ts'
import { inOrder } from './glance.ts'
import { witsOf } from './learn/wits.ts'
import { SKILLS } from './levels.ts'
import { recollect, remember } from './mind.ts'
import { think } from './ponder.ts'
import { search } from './search.ts'
import { ranked } from './tree.ts'

/** The first open question of a seat, as something to be decided. */
export function decisionOf(game: AnyGame, live: Live<unknown>, seat: Seat): Decision {
  live.lay()
  const question = live.open(seat)[0]
  if (!question) throw new Fault('not-your-turn', `seat ${seat} has nothing to answer now`, { seat })
  return { game, sense: witsOf(game), live, question }
}

/** What a bot answers to the first open question of its seat. */
export const decide = (game: AnyGame, match: Match, seat: Seat, how: Deciding): Json =>
  decideLive(game, new Live<unknown>(game, match), seat, how)

/** The same in a match already in play. */
export function decideLive(game: AnyGame, live: Live<unknown>, seat: Seat, how: Deciding): Json {
  const { level, chance, temper = 'even' } = how
  const decision = decisionOf(game, live, seat)
  const { sense, question } = decision
  const { options } = question
  if (options.length === 1) return options[0]!
  if (level === 'random') return options[chance.below(options.length)]!
  const { iterations, turns, haste, ms } = SKILLS[level]
  const deadline = deadlineIn(how.ms ?? ms, how.now)
  if (sense.foresee || iterations === 0 || chance.below(100) < haste) {
    const lean = foretold(sense, view(live.tabletop.g, seat), question, { ...deadline, turns, temper })
    return options[inOrder(lean)[0]!]!
  }
  const manner = `${level} ${temper}`
  const trunk = recollect(live, seat, manner)
  const effort = { ...deadline, iterations, temper, seed: chance.below(0x7fffffff) }
  const { root } = search(decision, effort, { trunk })
  const { pick } = ranked(root)[0]!
  remember(live, seat, manner, root, pick)
  return pick
}

/** Thinks aloud about the first open question of a seat: the options it looked at, the best first, with chance and reason. */
export function ponder(game: AnyGame, match: Match, seat: Seat, how: Pondering): Thought {
  const { level, temper = 'even', seed } = how
  const decision = decisionOf(game, new Live<unknown>(game, match), seat)
  const { turns, iterations, ms } = SKILLS[level === 'expert' ? 'expert' : 'hard']
  const longest = how.ms ?? (how.iterations === undefined ? ms : Number.POSITIVE_INFINITY)
  const effort = { ...deadlineIn(longest, how.now), temper, seed }
  return decision.sense.foresee
    ? foretell(decision, { ...effort, turns })
    : think(decision, { ...effort, iterations: how.iterations ?? iterations })
}

/** The chance of every seat to win from here, for one who sees everything: for the course of a match that is over. */
export const chances = (game: AnyGame, match: Match, playouts = 8): readonly number[] =>
  chancesFrom(game, witsOf(game), match, playouts)

export type { Deciding, Opinion, Pondering, Thought, Why } from './bot.ts'
export * from './who/index.ts'
