// The bots by game and level, and the calls by which servers, browsers and the arena let them decide and think aloud.
import { type AnyGame, type Chance, Fault, type Json, Live, type Match, type Question, type Seat, view } from '#engine'
import type { Temper } from '#games/kit/sense'
import { sense as maitre } from '#games/maitre/sense'
import { sense as shipwrights } from '#games/shipwrights/sense'
import type { Level, Thought, Wish } from './bot.ts'
import { chancesFrom } from './chances.ts'
import { foretell, foretold } from './foretell.ts'
import { inOrder } from './glance.ts'
import type { AnySense } from './judge.ts'
import { SKILLS } from './levels.ts'
import { recollect, remember } from './mind.ts'
import { think } from './ponder.ts'
import { search } from './search.ts'
import { ranked } from './tree.ts'

const SENSES: { readonly [game: string]: AnySense } = { maitre, shipwrights }
/** The levels offered to people, the weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert']

export const isLevel = (game: string, level: string): level is Level =>
  Object.hasOwn(SENSES, game) && (level === 'random' || Object.hasOwn(SKILLS, level))

export function senseOf({ id }: AnyGame): AnySense {
  const sense = SENSES[id]
  if (!sense) throw new Fault('unknown-game', `there is no bot for ${id}`)
  return sense
}
function questionOf(live: Live<unknown>, seat: Seat): Question {
  const question = live.open(seat)[0]
  if (!question) throw new Fault('not-your-turn', `seat ${seat} has nothing to answer now`, { seat })
  return question
}

/** What a bot of this level answers to the first open question of its seat, within `ms` milliseconds (left out: the level's). */
export const decide = (
  game: AnyGame,
  match: Match,
  seat: Seat,
  level: Level,
  chance: Chance,
  temper: Temper = 'even',
  ms?: number,
): Json => decideLive(game, new Live<unknown>(game, match), seat, level, chance, temper, ms)

/** The same in a match already in play. */
export function decideLive(
  game: AnyGame,
  live: Live<unknown>,
  seat: Seat,
  level: Level,
  chance: Chance,
  temper: Temper = 'even',
  ms?: number,
): Json {
  const question = questionOf(live, seat)
  const { options } = question
  if (options.length === 1) return options[0]!
  if (level === 'random') return options[chance.below(options.length)]!
  const sense = senseOf(game)
  const { iterations, turns, haste, ...limit } = SKILLS[level]
  const until = performance.now() + (ms ?? limit.ms)
  if (sense.foresee || iterations === 0 || chance.below(100) < haste) {
    const lean = foretold(sense, view(live.table.g, seat), question, { turns, until, temper })
    return options[inOrder(lean)[0]!]!
  }
  const manner = `${level} ${temper}`
  const trunk = recollect(live, seat, manner)
  const effort = { iterations, until, temper, seed: chance.below(0x7fffffff) }
  const { root } = search(game, sense, live, question, effort, trunk)
  const { pick } = ranked(root)[0]!
  remember(live, seat, manner, root, pick)
  return pick
}

/** Thinks aloud about the first open question of a seat: the options it looked at, the best first, with chance and reason. */
export function ponder(game: AnyGame, match: Match, seat: Seat, wish: Wish): Thought {
  const live = new Live<unknown>(game, match)
  const skill = SKILLS[wish.level === 'expert' ? 'expert' : 'hard']
  const ms = wish.deadline ?? (wish.iterations === undefined ? skill.ms : Infinity)
  const sense = senseOf(game)
  const question = questionOf(live, seat)
  const effort = { until: performance.now() + ms, temper: wish.temper ?? 'even', seed: wish.seed }
  return sense.foresee
    ? foretell(game, sense, live, question, { ...effort, turns: skill.turns })
    : think(game, sense, live, question, {
        ...effort,
        iterations: wish.iterations ?? skill.iterations,
      })
}

/** The chance of every seat to win from here, for one who sees everything: for the course of a match that is over. */
export const chances = (game: AnyGame, match: Match, playouts = 8): readonly number[] =>
  chancesFrom(game, senseOf(game), match, playouts)

export type { Level, Opinion, Thought, Why, Wish } from './bot.ts'
export { CHARACTERS, type Character, stranger, temperOf } from './characters.ts'
