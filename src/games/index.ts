// The games there are.
import { type AnyGame, Fault } from '#engine'
import { maitre } from '#games/maitre'
import { shipwrights } from '#games/shipwrights'

export const GAMES: readonly AnyGame[] = [maitre, shipwrights]

export function gameById(id: string): AnyGame {
  const game = GAMES.find(g => g.id === id)
  if (!game) throw new Fault('unknown-game', `there is no game «${id}» here`, { game: id })
  return game
}
