// The bots by game and level, and the one call by which servers, browsers and the arena let them decide.
import { type AnyGame, type Chance, Fault, type Json, Live, type Match, type Seat, view } from '#engine'
import { type Bot, type Level, random } from './bot.ts'
import { easyMaitre } from './maitre.ts'
import { easyShipwrights } from './shipwrights.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- bots of games of any state
const BOTS: { readonly [game: string]: { readonly [level in Level]: Bot<any> } } = {
  maitre: { random, easy: easyMaitre },
  shipwrights: { random, easy: easyShipwrights },
}
/** The levels offered to people; `random` is for tests and measures. */
export const LEVELS: readonly Level[] = ['easy']

export const isLevel = (game: string, level: string): level is Level => Object.hasOwn(BOTS[game] ?? {}, level)

/** What a bot of this level answers to the first open question of its seat. */
export const decide = (game: AnyGame, match: Match, seat: Seat, level: Level, chance: Chance): Json =>
  decideLive(game, new Live(game, match), seat, level, chance)
/** The same in a match already in play. */
export function decideLive(game: AnyGame, live: Live<unknown>, seat: Seat, level: Level, chance: Chance): Json {
  const question = live.open(seat)[0]
  const bot = BOTS[game.id]?.[level]
  if (!bot) throw new Fault('unknown-game', `there is no bot «${level}» for ${game.id}`)
  if (!question) throw new Fault('not-your-turn', `seat ${seat} has nothing to answer now`, { seat })
  return bot({ seat, state: view(live.table.g, seat), question }, chance)
}
export { type Bot, type Level, type Moment, random } from './bot.ts'
