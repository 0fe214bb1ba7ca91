// The chances of everybody along a finished match, worked out in the worker, a stretch at a time.
import { chances } from '#bots'
import { Live, type Match, start } from '#engine'
import { deckOf, gameById } from '#games'
import type { Served } from './protocol.ts'

/** Position n is the match after n answers. */
export const chancesAlong: Served['chancesAlong'] = async (transcript, from, count) => {
  const { seats, options, secret, edition } = transcript
  const game = gameById(transcript.game)
  await deckOf(transcript.game)?.find(edition)
  const live = new Live<unknown>(game, start(game, seats, options, secret, edition))
  const found: (readonly number[])[] = []
  for (const [position, { seat, pick }] of [...transcript.answers, { seat: -1, pick: null }].entries()) {
    if (position >= from) found.push(chances(game, live.match() as Match))
    if (found.length === count || seat < 0) break
    live.answer(seat, pick)
  }
  return found
}
