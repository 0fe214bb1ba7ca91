// Cards of the deck as they are seen on the table, with everything they say for those who hear it.
import { type Card, cardOf, type Goods, type Ship, shipOf } from '#games/maitre'
import { advantages, combinationWords, families } from '#games/maitre/words'
import type { Face } from '../../art/dice.tsx'
import type { PictureKey } from '../../art/pictures.ts'
import { language } from '../../kit/settings.ts'
import { type Cargo, GoodsCard, HullCard, ShipCard, TreasureCard } from './art/cards.tsx'
import { pictureOf } from './art/keys.ts'
import { say } from './words.ts'

export const nameOf = (card: number): string => cardOf(card).name[language.value]
const wanted = (card: Card): string => combinationWords(card.combination.notation, language.value)
const shipSays = (ship: Ship): string =>
  [
    ship.name[language.value],
    families[language.value][ship.family],
    say().guns(ship.firepower),
    ...(ship.map ? [say().map] : []),
  ].join(', ')

export const NO_DICE: readonly number[] = []
/** A card of the port, whole. Like all that reads a signal, it is only drawn again when it is given something else. */
export function PortCard({
  card,
  placed = NO_DICE,
  small,
}: {
  card: number
  placed?: readonly number[]
  small: boolean
}) {
  const face = cardOf(card)
  const title = face.name[language.value]
  const { notation } = face.combination
  const shared = { title, combination: notation, placed: placed as readonly Face[], small }
  if (face.kind === 'ship') {
    const { id, family, firepower, map } = face
    const label = `${shipSays(face)} : ${wanted(face)}`
    return <ShipCard ship={id} family={family} firepower={firepower} hasMap={map} label={label} {...shared} />
  }
  if (face.kind === 'goods') {
    const { short } = advantages[language.value][face.advantage]
    const label = `${title} : ${wanted(face)}. ${short}`
    return <GoodsCard letter={face.id} text={short} label={label} {...shared} />
  }
  const label = `${title}, ${say().points(face.points)} : ${wanted(face)}`
  return <TreasureCard letter={face.id} points={face.points} label={label} {...shared} />
}

const cargoFace = (card: number): Cargo | null => {
  if (card < 0) return null
  const face = cardOf(card)
  const title = face.name[language.value]
  return face.kind === 'treasure'
    ? { kind: 'treasure', letter: face.id, title, points: face.points }
    : { kind: 'goods', letter: (face as Goods).id, title }
}

/** A ship of a fleet with what it carries, if that is not -1. */
export function FleetCard({ card, cargo: carried }: { readonly card: number; readonly cargo: number }) {
  const ship = shipOf(card)
  const cargo = cargoFace(carried)
  return (
    <HullCard
      ship={ship.id}
      family={ship.family}
      firepower={ship.firepower}
      hasMap={ship.map}
      title={ship.name[language.value]}
      label={`${shipSays(ship)}. ${cargo ? say().carries(cargo.title) : say().free}`}
      cargo={cargo}
      free={say().free}
    />
  )
}

/** The pictures a card is shown with, in port and in a fleet. */
export const picturesOf = ({ kind, id }: Card): readonly PictureKey[] =>
  kind === 'ship' ? [pictureOf('ship', id), pictureOf('hull', id)] : [pictureOf(kind, id)]
