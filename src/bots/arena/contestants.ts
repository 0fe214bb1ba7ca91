// Who may meet in the arena: the levels, and the bots that only show how much better one could play at all.
import { decideLive, decisionOf, isLevel, type Level } from '#bots'
import { type AnyGame, type Chance, type Json, type Live, type Seat, view } from '#engine'
import type { Temper } from '#games/kit/sense'
import { CEILINGS, type Ceiling, decideAtCeiling } from '../ceiling.ts'
import { glance } from '../glance.ts'
import { groundOf } from '../learn/wits.ts'

/** `untaught` decides at a glance as if nothing had been learned of this very game: what was learned is measured by it. */
const UNTAUGHT = 'untaught'
export type Contestant = Level | Ceiling | typeof UNTAUGHT

const isCeiling = (name: string): name is Ceiling => (CEILINGS as readonly string[]).includes(name)
/** Whether a bot of this name plays this game. */
export const isContestant = (game: string, name: string): name is Contestant =>
  isLevel(game, name) || (isLevel(game, 'expert') && (isCeiling(name) || name === UNTAUGHT))

/** As far as the bot looks, however long that takes: a busy machine must not change the match. */
export function answerOf(
  game: AnyGame,
  live: Live<unknown>,
  seat: Seat,
  bot: Contestant,
  chance: Chance,
  temper: Temper = 'even',
): Json {
  if (bot === UNTAUGHT) {
    const { question } = decisionOf(game, live, seat)
    return glance(groundOf(game), view(live.tabletop.g, seat), question, temper)
  }
  if (isCeiling(bot)) return decideAtCeiling(decisionOf(game, live, seat), bot, chance)
  return decideLive(game, live, seat, { level: bot, chance, temper, ms: Number.POSITIVE_INFINITY })
}
