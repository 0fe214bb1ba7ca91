// What everything on the table is to whoever looks at it: cards wherever they lie, piles, dice and families.
import type { Who } from '#games/kit/words'
import {
  type Card,
  cardOf,
  cargoOf,
  deck,
  FAMILY_POINTS,
  FAMILY_SIZE,
  type Family,
  fleetOf,
  type Ship,
  type View,
} from '#games/maitre'
import { families, words } from '#games/maitre/words'
import { help } from '#games/maitre/words/help'
import { type Face, FlatDie } from '../../art/dice.tsx'
import { cardPiece } from '../../kit/choosing.ts'
import { language } from '../../kit/settings.ts'
import type { Look } from '../../kit/sheet.tsx'
import { CardBack } from './art/cards.tsx'
import type { Chooser } from './choosing.ts'
import { cargoSays, nameOf, PortCard, traitsOf, wantedBy } from './faces.tsx'
import { say } from './looks.words.ts'
import { say as sayBoard } from './words.ts'

export type LookKey = `card:${number}` | `die:${number}` | 'pile:ships' | `family:${Family}`

export function describe(key: LookKey, { at, who }: { readonly at: Chooser; readonly who: Who }): Look | null {
  const [kind, which] = key.split(':') as [string, string]
  switch (kind) {
    case 'card':
      return cardLook(at, who, cardOf(Number(which)))
    case 'die':
      return dieLook(at, who, Number(which))
    case 'family':
      return familyLook(at, which as Family)
    default:
      return pileLook(at.view)
  }
}

function cardLook(at: Chooser, who: Who, face: Card): Look {
  const { card } = face
  const lies = whereLies(at.view, who, card)
  const because = at.isLit(cardPiece(card)) ? [] : (at.whyNot([cardPiece(card)])?.because ?? [])
  return {
    name: nameOf(card),
    kind: face.kind === 'ship' ? traitsOf(face) : sayBoard().kinds[face.kind],
    text: effectIn(face),
    face: <PortCard card={card} small={false} />,
    against: because.map(reason => words[language.value].reason(reason, who)),
    more: [...lies, face.kind === 'ship' ? familyIn(at, face) : copiesOf(at.view, face), say().onlyOne].join(' '),
    origins: [{ part: say().wholeCard, from: help[language.value].provenances[face.provenance] }],
  }
}
function effectIn(face: Card): string {
  const takes = say().takes(wantedBy(face.card))
  switch (face.kind) {
    case 'ship':
      return takes
    case 'goods':
      return `${help[language.value].advantages[face.advantage]} ${takes}`
    case 'treasure':
      return `${say().worth(face.points)} ${takes}`
  }
}
const fleetName = (who: Who, seat: number): string =>
  who.me === seat ? sayBoard().mine : sayBoard().ownedBy(who(seat))

/** Where a card lies, and what it carries or is carried by. */
function whereLies(g: View, who: Who, card: number): readonly string[] {
  for (const [seat, player] of g.players.entries()) {
    if (player.fleet.cards.includes(card)) {
      const cargo = cargoOf(player, card)
      return [
        say().sails(fleetName(who, seat)),
        cargo < 0 ? say().freeHold : `${sayBoard().carries(cargoSays(cargo))}.`,
      ]
    }
    const at = player.hold.cards.indexOf(card)
    if (at >= 0) return [say().aboard(nameOf(player.carriers[at]!), fleetName(who, seat))]
  }
  return g.row.cards.includes(card) ? [say().atQuay] : [say().onTop]
}
function familyIn({ view, seat }: Chooser, { family }: Ship): string {
  const owned = fleetOf(view.players[seat]!).filter(ship => ship.family === family).length
  return say().familyOwned(families[language.value][family], owned, FAMILY_SIZE, FAMILY_POINTS)
}
const copiesOf = (g: View, face: Card): string =>
  say().left((face.kind === 'goods' ? g.goods : g.treasures).cards.length, face.kind === 'goods')

function dieLook(at: Chooser, who: Who, place: number): Look | null {
  const face = at.view.turn.rolled[place] as Face | undefined
  if (face === undefined) return null
  const takers = new Set(at.moves.flatMap(move => (move.do === 'place' && move.dice.includes(face) ? [move.on] : [])))
  const because = takers.size > 0 ? [] : (at.whyNot([`die:${place}`])?.because ?? [])
  return {
    name: sayBoard().die(face),
    text: takers.size > 0 ? say().goesOn([...takers].map(card => cardOf(card).the[language.value])) : say().aDie,
    face: (
      <span class="card die-card">
        <FlatDie face={face} />
      </span>
    ),
    against: because.map(reason => words[language.value].reason(reason, who)),
  }
}

function familyLook({ view, seat }: Chooser, family: Family): Look {
  const ships = deck.ships.filter(ship => ship.family === family)
  const owned = fleetOf(view.players[seat]!).filter(ship => ship.family === family).length
  return {
    name: families[language.value][family],
    kind: sayBoard().families,
    text: say().familyOwned(families[language.value][family], owned, FAMILY_SIZE, FAMILY_POINTS),
    more: say().familyShips(ships.map(ship => ship.the[language.value])),
  }
}

const pileLook = ({ pile }: View): Look => ({
  name: say().offshorePile,
  text: say().offshoreText(pile.cards.length),
  face: <CardBack label="" count={pile.cards.length} />,
})
