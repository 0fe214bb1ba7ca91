// Cards of the deck as they are seen on the table, with everything they say for those who hear it.
import { type Card, cardOf, type Goods, type Ship, shipOf } from '#games/maitre'
import { advantages, combinationWords, families } from '#games/maitre/words'
import type { Face } from '../../art/dice.tsx'
import type { PictureKey } from '../../art/pictures.ts'
import { cardPiece } from '../../kit/choosing.ts'
import { labelled } from '../../kit/labelled.ts'
import { percent } from '../../kit/percent.ts'
import { language } from '../../kit/settings.ts'
import { type Cargo, GoodsCard, HullCard, ShipCard, TreasureCard } from './art/cards.tsx'
import { pictureOf } from './art/keys.ts'
import { say } from './words.ts'

export const nameOf = (card: number): string => cardOf(card).name[language.value]
export const wantedBy = (card: number): string => combinationWords(cardOf(card).combination.notation, language.value)
/** What goods do, in a few words; nothing for other cards. */
export const effectOf = (face: Card): string =>
  face.kind === 'goods' ? advantages[language.value][face.advantage] : ''
/** Family, guns and map of a ship. */
export const traitsOf = ({ family, firepower, map }: Ship): string =>
  [families[language.value][family], say().guns(firepower), map ? say().map : say().noMap].join(', ')

/** All that a card of the port says to the eyes: what it is, what it takes, and its chance where that stands over it. */
export function saysOf(card: number, chance?: number): string {
  const face = cardOf(card)
  const name = face.name[language.value]
  const what =
    face.kind === 'ship'
      ? `${name}, ${traitsOf(face)}`
      : face.kind === 'treasure'
        ? `${name}, ${say().points(face.points)}`
        : name
  const parts = [
    labelled(what, wantedBy(card)),
    effectOf(face),
    chance === undefined ? '' : say().chance(percent(chance)),
  ]
  return parts.filter(part => part !== '').join('. ')
}

export const NO_DICE: readonly number[] = []
interface PortCardProps {
  readonly card: number
  readonly placed?: readonly number[]
  readonly small: boolean
  /** Said with it, where it stands over the card. */
  readonly chance?: number | undefined
}
/** A card of the port, whole. Like all that reads a signal, it is only drawn again when it is given something else. */
export function PortCard({ card, placed = NO_DICE, small, chance }: PortCardProps) {
  const face = cardOf(card)
  const title = face.name[language.value]
  const { notation } = face.combination
  const label = saysOf(card, chance)
  const shared = { title, label, combination: notation, placed: placed as readonly Face[], small }
  if (face.kind === 'ship') {
    const { id, family, firepower, map } = face
    return <ShipCard ship={id} family={family} firepower={firepower} hasMap={map} {...shared} />
  }
  if (face.kind === 'goods') return <GoodsCard letter={face.id} text={effectOf(face)} {...shared} />
  return <TreasureCard letter={face.id} points={face.points} {...shared} />
}

function cargoFace(card: number, onBoard: boolean): Cargo | null {
  if (card < 0) return null
  const face = cardOf(card)
  const title = face.name[language.value]
  const piece = onBoard ? cardPiece(card) : undefined
  return face.kind === 'treasure'
    ? { kind: 'treasure', letter: face.id, title, points: face.points, piece }
    : { kind: 'goods', letter: (face as Goods).id, title, piece }
}
/** What a card of cargo says: its name, and what it does or is worth. */
export function cargoSays(card: number): string {
  const face = cardOf(card)
  return `${nameOf(card)}, ${face.kind === 'treasure' ? say().points(face.points) : effectOf(face)}`
}

interface FleetCardProps {
  readonly card: number
  /** What it carries, if that is not -1. */
  readonly cargo: number
  /** Whose it is, where that is to be said. */
  readonly owner?: string
  /** It lies on the board, where its cargo is a piece of its own. */
  readonly onBoard?: boolean
  readonly chance?: number | undefined
}
/** A ship of a fleet with what it carries. */
export function FleetCard({ card, cargo, owner, onBoard = false, chance }: FleetCardProps) {
  const ship = shipOf(card)
  const parts = [
    `${nameOf(card)}, ${traitsOf(ship)}${owner === undefined ? '' : `, ${owner}`}`,
    cargo < 0 ? say().free : say().carries(cargoSays(cargo)),
    ...(chance === undefined ? [] : [say().chance(percent(chance))]),
  ]
  return (
    <HullCard
      ship={ship.id}
      family={ship.family}
      firepower={ship.firepower}
      hasMap={ship.map}
      title={ship.name[language.value]}
      label={parts.join('. ')}
      cargo={cargoFace(cargo, onBoard)}
      free={say().free}
    />
  )
}

/** The pictures a card is shown with, in port and in a fleet. */
export const picturesOf = ({ kind, id }: Card): readonly PictureKey[] =>
  kind === 'ship' ? [pictureOf('ship', id), pictureOf('hull', id)] : [pictureOf(kind, id)]
