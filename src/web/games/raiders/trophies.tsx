// What a player has to show at the end of a match: the crew that is left, the offerings made, and what was raided.
import { deck, KINDS, type View } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { language } from '../../kit/settings.ts'
import { NoTrophy, Trophy } from '../../kit/trophy.tsx'
import { settlementPicture, townsfolkPicture } from './art/keys.ts'
import { nameOf } from './faces.tsx'

export function Trophies({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { raids, crew } = view.players[seat]!
  const raided = KINDS.flatMap((kind, i) => (raids[i]! > 0 ? [[kind, raids[i]!] as const] : []))
  if (raided.length + crew.cards.length === 0) return <NoTrophy />
  return (
    <ul class="trophies">
      {raided.map(([kind, count]) => (
        <Trophy
          key={kind}
          of={settlementPicture(deck.settlements.find(each => each.kind === kind)!.id, true)}
          name={texts[language.value].kinds[kind].label}
          more={`× ${count}`}
        />
      ))}
      {crew.cards.map(card => (
        <Trophy key={card} of={townsfolkPicture(deck.cards[card]!.id, true)} name={nameOf(card)} />
      ))}
    </ul>
  )
}
