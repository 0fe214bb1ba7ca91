// What a player has to show at the end of a match: the captain, what was delivered, raided and destroyed.
import { captainOf, LIVESTOCK, type View } from '#games/explorers'
import { Trophy } from '../../kit/trophy.tsx'
import { captainPicture, ENEMY, shipPicture } from './art/keys.ts'
import { captainName } from './faces.tsx'
import { say } from './words.ts'

export function Trophies({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { captain, delivered, sunk, raided } = view.players[seat]!
  const herd = LIVESTOCK.reduce((sum, _, i) => sum + delivered[i]!, 0)
  return (
    <ul class="trophies">
      {captain.cards.map(card => (
        <Trophy key={card} of={captainPicture(captainOf(card).id, true)} name={captainName(card)} />
      ))}
      {herd > 0 && <Trophy of={shipPicture(seat)} name={say().counted.livestock} more={`× ${herd}`} />}
      {raided.cards.length > 0 && (
        <Trophy of={shipPicture(seat)} name={say().counted.settlements} more={`× ${raided.cards.length}`} />
      )}
      {sunk.cards.length > 0 && <Trophy of={ENEMY} name={say().counted.enemies} more={`× ${sunk.cards.length}`} />}
    </ul>
  )
}
