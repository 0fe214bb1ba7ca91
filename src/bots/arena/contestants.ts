// Who may meet in the arena: the levels, and the bots that only show how much better one could play at all.
import { decideLive, decisionOf, isLevel, type Level } from '#bots'
import type { AnyGame, Chance, Json, Live, Seat } from '#engine'
import type { Temper } from '#games/kit/sense'
import { CEILINGS, type Ceiling, decideAtCeiling } from '../ceiling.ts'

export type Contestant = Level | Ceiling

const isCeiling = (name: string): name is Ceiling => (CEILINGS as readonly string[]).includes(name)
/** Whether a bot of this name plays this game. */
export const isContestant = (game: string, name: string): name is Contestant =>
  isLevel(game, name) || (isLevel(game, 'expert') && isCeiling(name))

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
  return decideLive(game, live, seat, { level: bot, chance, temper, ms: Number.POSITIVE_INFINITY })
}
