// What a player has built by the end of a match: ships, then buildings, with their points.
import { buildingPoints, cardOf, shipOf, type View } from '#games/shipwrights'
import { NoTrophy, Trophy } from '../../kit/trophy.tsx'
import { pictureOf } from './art/keys.ts'
import { nameOf } from './faces.tsx'
import { say } from './words.ts'

export function Trophies({ view, seat }: { readonly view: View; readonly seat: number }) {
  const player = view.players[seat]!
  const built = [
    ...player.fleet.cards.map(card => ({ card, points: shipOf(card).points })),
    ...player.buildings.cards.map(card => ({ card, points: buildingPoints(player, card) })),
  ]
  if (built.length === 0) return <NoTrophy />
  return (
    <ul class="trophies">
      {built.map(({ card, points }) => (
        <Trophy
          key={card}
          of={pictureOf(cardOf(card).id, true)}
          name={nameOf(card)}
          more={`${points} ${say().pts(points)}`}
        />
      ))}
    </ul>
  )
}
