// The fleet of a player at the end of a match, each ship with what it brought home.
import { cardOf, cargoOf, shipOf, type View } from '#games/maitre'
import { language } from '../../kit/settings.ts'
import { Trophy } from '../../kit/trophy.tsx'
import { pictureOf } from './art/keys.ts'
import { nameOf } from './faces.tsx'
import { say } from './words.ts'

export function Trophies({ view, seat }: { readonly view: View; readonly seat: number }) {
  const owner = view.players[seat]!
  if (owner.fleet.cards.length === 0) return <p>{say().noShips}</p>
  return (
    <ul class="trophies">
      {owner.fleet.cards.map(card => (
        <Trophy
          key={card}
          of={pictureOf('hull', shipOf(card).id)}
          name={nameOf(card)}
          more={cargoWords(cargoOf(owner, card))}
        />
      ))}
    </ul>
  )
}
function cargoWords(card: number): string | undefined {
  if (card < 0) return
  const cargo = cardOf(card)
  const name = cargo.name[language.value]
  return cargo.kind === 'treasure' ? `${name}, ${say().points(cargo.points)}` : name
}
