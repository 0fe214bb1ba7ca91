// The cards of Le Maître des Mers. A card is 16em by 24em, sized by its font-size alone, and read as one image.
import type { ComponentChildren } from 'preact'
import type { Family } from '#games/maitre'
import type { Face } from '../../../art/dice.tsx'
import { Picture } from '../../../art/picture.tsx'
import './cards.css'
import { cargoIcon } from './cargo.ts'
import { pictureOf } from './keys.ts'
import { FamilySign, Icon } from './signs.tsx'
import { Slots } from './slots.tsx'

const MapMark = () => (
  <svg class="map" viewBox="0 0 24 20" aria-hidden="true">
    <path class="trail" d="M3 17c2-5 4-7 7-6s4-1 4-4" />
    <path class="cross" d="m14.5 3 7 7m0-7-7 7" />
  </svg>
)

const Firepower = ({ value }: { readonly value: number }) => (
  <span class="fire">
    <Icon name="cannon" />
    <b class="num">{value}</b>
  </span>
)

interface Named {
  /** Everything the card says, for those who hear it. */
  readonly label: string
  readonly title: string
  readonly class?: string
}

interface Targeted extends Named {
  readonly combination: string
  readonly placed?: readonly Face[]
  /** For cards less than about 120 pixels wide: less picture, larger name and slots, no text. */
  readonly small?: boolean
}

interface CardProps {
  readonly kind: string
  readonly card: { readonly label: string; readonly class?: string; readonly small?: boolean }
  readonly children: ComponentChildren
}

function Card({ kind, card, children }: CardProps) {
  return (
    <span
      class={`card ${kind} ${card.small ? 'small-card' : ''} ${card.class ?? ''}`}
      role="img"
      aria-label={card.label}
    >
      {children}
    </span>
  )
}

const long = (words: string): string => (words.length > 11 ? 'long' : '')

const Title = ({ children }: { readonly children: string }) => <b class={`title num ${long(children)}`}>{children}</b>

export interface ShipCardProps extends Targeted {
  readonly ship: string
  readonly family: Family
  readonly firepower: number
  readonly hasMap: boolean
}

export function ShipCard({ ship, family, firepower, hasMap, combination, placed = [], ...card }: ShipCardProps) {
  return (
    <Card kind={`ship-card ${family}`} card={card}>
      <Picture of={pictureOf(card.small ? 'hull' : 'ship', ship)} />
      <FamilySign family={family} />
      <Firepower value={firepower} />
      {hasMap && <MapMark />}
      <span class="band" />
      <Title>{card.title}</Title>
      <Slots combination={combination} placed={placed} />
    </Card>
  )
}

export interface GoodsCardProps extends Targeted {
  readonly letter: string
  readonly text: string
}

export function GoodsCard({ letter, text, combination, placed = [], ...card }: GoodsCardProps) {
  return (
    <Card kind="goods-card" card={card}>
      <Picture of={pictureOf('goods', letter)} />
      <b class="letter num">{letter}</b>
      <span class="band" />
      <Title>{card.title}</Title>
      <span class="text">{text}</span>
      <Slots combination={combination} placed={placed} />
    </Card>
  )
}

export interface TreasureCardProps extends Targeted {
  readonly letter: string
  readonly points: number
}

export function TreasureCard({ letter, points, combination, placed = [], ...card }: TreasureCardProps) {
  return (
    <Card kind="treasure-card" card={card}>
      <Picture of={pictureOf('treasure', letter)} />
      <b class="letter num">{letter}</b>
      <b class="points num">{points}</b>
      <span class="band" />
      <Title>{card.title}</Title>
      <Slots combination={combination} placed={placed} />
    </Card>
  )
}

interface Stowed {
  readonly letter: string
  readonly title: string
  /** Its name as a piece of the board, by which it is seen flying and looked at. */
  readonly piece?: string | undefined
}
export type Cargo =
  | ({ readonly kind: 'goods' } & Stowed)
  | ({ readonly kind: 'treasure'; readonly points: number } & Stowed)

export interface HullCardProps extends Named {
  readonly ship: string
  readonly family: Family
  readonly firepower: number
  readonly hasMap: boolean
  readonly cargo: Cargo | null
  /** Shown in place of the cargo of a free ship. */
  readonly free: string
}

function Hold({ cargo, free }: { readonly cargo: Cargo | null; readonly free: string }) {
  if (!cargo)
    return (
      <span class="hold free">
        <b>{free}</b>
      </span>
    )
  return (
    <span class={`hold ${cargo.kind}`} data-piece={cargo.piece} data-look={cargo.piece}>
      <Icon name={cargoIcon(cargo.kind, cargo.letter)} />
      <b class={long(cargo.title)}>{cargo.title}</b>
      {cargo.kind === 'treasure' ? <b class="coin num">{cargo.points}</b> : <b class="tag num">{cargo.letter}</b>}
    </span>
  )
}

/** A ship in a fleet: picture, signs, name, and what it carries below. */
export function HullCard({ ship, family, firepower, hasMap, cargo, free, ...card }: HullCardProps) {
  return (
    <span class={`hull-card ${family} ${card.class ?? ''}`} role="img" aria-label={card.label}>
      <Picture of={pictureOf('hull', ship)} />
      <FamilySign family={family} />
      <Firepower value={firepower} />
      {hasMap && <MapMark />}
      <Title>{card.title}</Title>
      <Hold cargo={cargo} free={free} />
    </span>
  )
}

const ROSE_POINTS = [45, 135, 225, 315, 0, 90, 180, 270]

function CompassRose() {
  return (
    <svg class="rose" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="34" />
      <circle r="30" />
      {ROSE_POINTS.map(angle => {
        const [tip, waist] = angle % 90 ? [33, 6] : [47, 8]
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path class="lit-half" d={`M0-${tip}L${waist}-${waist} 0 0Z`} />
            <path class="dark-half" d={`M0-${tip}L-${waist}-${waist} 0 0Z`} />
          </g>
        )
      })}
    </svg>
  )
}

export interface CardBackProps {
  readonly label: string
  /** Number and words below the rose: what is left in the pile. */
  readonly count?: number
  readonly caption?: string
  readonly class?: string
}

export function CardBack({ count, caption, ...card }: CardBackProps) {
  return (
    <Card kind="back" card={card}>
      <CompassRose />
      {count !== undefined && <b class="count num">{count}</b>}
      {caption && <span class="caption">{caption}</span>}
    </Card>
  )
}
