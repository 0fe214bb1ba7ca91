// A recorded match under the rules of today: what differs, and the same match recorded anew.

import { decideLive } from '#bots'
import {
  type Answer,
  type AnyGame,
  Fault,
  Live,
  type Result,
  replay,
  Swift,
  same,
  start,
  type Transcript,
  transcribe,
} from '#engine'

/** The recorded answers with the present deck, whichever they were given with. */
const today = (game: AnyGame, told: Transcript): Live<unknown> => replay(game, { ...told, edition: game.edition })

/** What is not as it was recorded, in a few words each. */
export function differences(game: AnyGame, told: Transcript): string[] {
  const found: string[] = []
  if (told.version !== game.version) found.push(`version ${told.version} is now ${game.version}`)
  if (told.edition !== game.edition) found.push(`edition ${told.edition} is now ${game.edition}`)
  try {
    const live = today(game, told)
    const result = game.result(live.tabletop.g)
    if (!live.over) found.push(`after its ${told.answers.length} answers the match goes on`)
    else if (!same(result, told.result)) found.push(`${ending(told.result)}, and now ${ending(result)}`)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    found.push(error.message)
  }
  return found
}

/** The same answers where they still lead to an end, else those of easy bots; seats, options and secret stay. */
export function recordAnew(game: AnyGame, told: Transcript): Transcript {
  const match = start(game, told.seats, told.options, told.secret)
  return transcribe(
    game,
    match,
    stillEnds(game, told) ? told.answers : playedByBots(game, new Live<unknown>(game, match)),
  )
}
function stillEnds(game: AnyGame, told: Transcript): boolean {
  try {
    return today(game, told).over
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}
function playedByBots(game: AnyGame, live: Live<unknown>): Answer[] {
  const chance = new Swift(1)
  const answers: Answer[] = []
  while (!live.over) {
    const { seat } = live.open()[0]!
    const pick = decideLive(game, live, seat, {
      level: 'easy',
      chance,
      ms: Infinity,
    })
    answers.push({ seat, pick })
    live.answer(seat, pick)
  }
  return answers
}

export function ending(result: Result): string {
  const winners = result.filter(({ rank }) => rank === 1)
  return `seat ${winners.map(({ seat }) => seat).join(' and ')} wins with ${winners[0]!.score} points`
}
