// Who may meet in the arena: the levels, what they were before they learned, and the bots that only show how much better
// one could play at all.
import { decideLive, decisionOf, isLevel, type Level, settle } from '#bots'
import type { AnyGame, Chance, Json, Live, Seat } from '#engine'
import type { Temper } from '#games/kit/sense'
import { CEILINGS, type Ceiling, decideAtCeiling } from '../ceiling.ts'
import { groundOf } from '../learn/wits.ts'
import { SKILLS } from '../levels.ts'
import { byCuriosity } from '../tree.ts'

type Before = `${Level}-before`
export type Contestant = Level | Before | Ceiling

const isCeiling = (name: string): name is Ceiling => (CEILINGS as readonly string[]).includes(name)
/** The level that goes by what is written of the game by hand. */
const BEFORE = '-before'
const isBefore = (name: string): name is Before => name.endsWith(BEFORE)
/** How far the levels looked then. */
const SKILLS_BEFORE: typeof SKILLS = {
  ...SKILLS,
  hard: { ...SKILLS.hard, iterations: 8, haste: 50 },
  expert: { ...SKILLS.expert, iterations: 320 },
}
const levelOf = (name: string): string => (isBefore(name) ? name.slice(0, -BEFORE.length) : name)
/** Whether a bot of this name plays this game. */
export const isContestant = (game: string, name: string): name is Contestant =>
  isLevel(game, levelOf(name)) || (isLevel(game, 'expert') && isCeiling(name))

/** As far as the bot looks, however long that takes: a busy machine must not change the match. */
export function answerOf(
  game: AnyGame,
  live: Live<unknown>,
  seat: Seat,
  bot: Contestant,
  chance: Chance,
  temper: Temper = 'even',
): Json {
  if (isCeiling(bot)) return decideAtCeiling(decisionOf(game, live, seat), bot, chance)
  const how = { level: levelOf(bot) as Level, chance, temper, ms: Number.POSITIVE_INFINITY }
  if (!isBefore(bot)) return decideLive(game, live, seat, how)
  return settle({ ...decisionOf(game, live, seat), sense: groundOf(game) }, how, SKILLS_BEFORE, byCuriosity)
}
