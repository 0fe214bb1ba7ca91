// The signs of Charpentiers: resources, craftsmen, kinds of card, and the pieces on the boards. Each has a shape and a
// mark of its own, so that colour is never alone; words and letters come by props.
import type { ComponentChildren } from 'preact'
import { ICON_GRID } from '../../../art/icons.ts'
import { type SeatNumber, Sign, said } from '../../../art/signs.tsx'
import { ICONS } from './icons.ts'

export type Resource = 'gold' | 'worker' | 'oak' | 'wool' | 'iron'
export type Craftsman = 'blacksmith' | 'weaver' | 'carpenter' | 'woodcarver' | 'ropemaker' | 'tar_burner' | 'woodcutter'
export type YardKind = 'ship' | 'craftsman' | 'villager' | 'tool' | 'building'
/** The letter of each resource in the language of the player. */
export type ResourceLetters = Readonly<Record<Resource, string>>

/** Slits across a ring, for a rope. */
const strands = Array.from({ length: 9 }, (_, i) => {
  const at = (angle: number, r: number): string =>
    `${(12 + Math.cos(angle) * r).toFixed(1)} ${(12 + Math.sin(angle) * r).toFixed(1)}`
  const a = i * 0.698
  return `M${at(a, 9.4)}L${at(a + 0.5, 4.6)} ${at(a + 0.72, 4.6)} ${at(a + 0.13, 9.4)}Z`
}).join('')
const SAW =
  'M2.5 6.2 6.4 3.2 20 14.6l-4.2 4.6-1.4-2.2-1.3.9-.6-2.4-1.7.6-.2-2.5-1.9.4.1-2.5-2 .2.3-2.5-2.1-.1.6-2.4Z' +
  'M17.2 20.4l4.6-5.2 1.7 3.2-2.4 4.2Z'

/** Our own marks, on a grid of 24. */
const MARKS = {
  wool:
    'M11 3.5a8.8 8.8 0 0 1 5.4 15.8c1.8 1 3.9.7 5.6-.5l.9 1.3c-2.8 2-6.3 2-8.7 0A8.8 8.8 0 1 1 11 3.5Z' +
    'M4.6 8.7C9.4 6.2 15 7.4 18.6 12l-1 1C14.4 9 9.2 7.9 4 10.2ZM3.2 13.2C8 10.8 13.4 12.4 16.2 18l-1.3.9C12.4 13.8 7.8 12.4 3.2 14.8Z',
  weaver:
    'M9.5 1.5a8 8 0 1 1 0 16a8 8 0 0 1 0-16ZM9.5 3.6a5.9 5.9 0 1 0 0 11.8a5.9 5.9 0 0 0 0-11.8Z' +
    'M8.7 3.6h1.6v11.8H8.7ZM3.6 8.7h11.8v1.6H3.6ZM1 20 23 16.3v2.6L1 22.6ZM18.5 8h1.8v9h-1.8ZM17.4 2.5h4v5h-4Z',
  carpenter: SAW,
  woodcarver:
    'M15.6 1.6 22.4 8.4 18.2 12.6 11.4 5.8ZM10.4 6.8l6.8 6.8-1.6 1.6-6.8-6.8ZM7.8 9.4l6.8 6.8-6.2 6.2H1.6v-6.8Z',
  ropemaker: `M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 0 1 0-18.8ZM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8Z${strands}`,
  ship: 'M1.5 13.5c6.4 2.8 14.6 2.8 21 0-.6 4.8-4.6 8-10.5 8s-9.9-3.2-10.5-8ZM11.2 1.5h1.6V13h-1.6ZM5.5 3.2h13c1.4 3 1.4 5.6 0 8.2h-13c1.4-2.6 1.4-5.2 0-8.2Z',
  craftsman: 'M3.5 3.5h11.2l5.8 3.8-5.8 3.2h-2.9v11.2H8.2V10.5H3.5Z',
  villager: 'M12 2a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 2ZM3.4 22c0-6.2 3.2-9.8 8.6-9.8s8.6 3.6 8.6 9.8Z',
  tool: SAW,
  building: 'M12 2 23 11.5h-3.2V22h-5.4v-6.5H9.6V22H4.2V11.5H1Z',
} as const

export type YardMarkName = keyof typeof MARKS | keyof typeof ICONS

/** The outline of a mark, to stand in a box of 24. */
function Mark({ name }: { readonly name: YardMarkName }) {
  return name in MARKS ? (
    <path fill-rule="evenodd" d={MARKS[name as keyof typeof MARKS]} />
  ) : (
    <path transform={`scale(${24 / ICON_GRID})`} d={ICONS[name as keyof typeof ICONS]} />
  )
}

export interface YardIconProps {
  readonly name: YardMarkName
  readonly label?: string
  readonly class?: string
}

/** A silhouette the size of the text around it. */
export function YardIcon({ name, label, class: extra = '' }: YardIconProps) {
  return (
    <svg class={`icon yard-icon ${extra}`} viewBox="0 0 24 24" {...said(label)}>
      <Mark name={name} />
    </svg>
  )
}

export interface ResourceSignProps {
  readonly resource: Resource
  readonly letter: string
  /** Shown beside the sign, if given. */
  readonly count?: number | string
  readonly label?: string
  readonly class?: string
}

/** A resource, as icon and letter. */
export function ResourceSign({ resource, letter, count, label, class: name = '' }: ResourceSignProps) {
  return (
    <span class={`yard-res yard-of-${resource} ${name}`} {...said(label)}>
      <YardIcon name={resource} />
      <i class="yard-letter">{letter}</i>
      {count !== undefined && <b class="num">{count}</b>}
    </span>
  )
}

const CRAFT_SHAPES: Readonly<Record<Craftsman, string>> = {
  blacksmith: 'M2 2h20v10c0 6-5 9-10 11C7 21 2 18 2 12Z',
  weaver: 'M12 .8a11.2 11.2 0 0 1 0 22.4A11.2 11.2 0 0 1 12 .8Z',
  carpenter: 'M2 2h20v20H2Z',
  woodcarver: 'M12-.5 24.5 12 12 24.5-.5 12Z',
  ropemaker: 'M12 .5 22.4 6.5v12L12 23.5 1.6 18.5v-12Z',
  tar_burner: 'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9Z',
  woodcutter: 'M12-1 17 7l7.5 14.5h-25L7 7Z',
}

/** Where a mark stands in its shape: x, y and size. */
const MARK_BOX: Partial<Record<Craftsman | YardKind, readonly [x: number, y: number, size: number]>> = {
  woodcarver: [5.6, 5.6, 12.8],
  woodcutter: [5.6, 7.4, 13],
  blacksmith: [3.6, 2.6, 16.8],
  building: [5.5, 8, 13],
  ship: [5.2, 6.2, 13.6],
}

interface SealProps {
  readonly shape: string
  readonly mark: Craftsman | YardKind
  readonly class: string
  readonly label: string | undefined
  readonly children?: ComponentChildren
}

function Seal({ shape, mark, class: name, label, children }: SealProps) {
  const [x, y, size] = MARK_BOX[mark] ?? [4.4, 4.4, 15.2]
  return (
    <Sign class={name} label={label}>
      <path class="fill" d={shape} />
      <svg class="mark" x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <Mark name={mark} />
      </svg>
      {children}
    </Sign>
  )
}

export interface CraftsmanSignProps {
  readonly craftsman: Craftsman
  /** A craftsman one already has: ticked. */
  readonly have?: boolean
  readonly label?: string
  readonly class?: string
}

export function CraftsmanSign({ craftsman, have = false, label, class: name = '' }: CraftsmanSignProps) {
  return (
    <Seal
      shape={CRAFT_SHAPES[craftsman]}
      mark={craftsman}
      class={`yard-craft ${have ? 'yard-have' : ''} ${name}`}
      label={label}
    >
      {have && <path class="yard-tick" d="m13.5 19.5 3 3.2 6-7" />}
    </Seal>
  )
}

const KIND_SHAPES: Readonly<Record<YardKind, string>> = {
  ship: 'M.5 3C8 6.5 16 6.5 23.5 3 23 14 18.5 22.5 12 22.5S1 14 .5 3Z',
  craftsman: CRAFT_SHAPES.tar_burner,
  villager: CRAFT_SHAPES.weaver,
  tool: CRAFT_SHAPES.woodcarver,
  building: 'M12 .8 23 10v13H1V10Z',
}

export interface KindSignProps {
  readonly kind: YardKind
  readonly label?: string
  readonly class?: string
}

export function KindSign({ kind, label, class: name = '' }: KindSignProps) {
  return <Seal shape={KIND_SHAPES[kind]} mark={kind} class={`yard-kind yard-kind-${kind} ${name}`} label={label} />
}

export interface PieceProps {
  readonly label?: string
  readonly class?: string
}

/** The ship that marks a player's gold along the shore. */
export function GoldShip({ label, class: name = '' }: PieceProps) {
  return (
    <svg class={`yard-gold-ship ${name}`} viewBox="0 0 48 40" {...said(label)}>
      <path
        class="yard-hull"
        d="M3 19c1-5 5-5 5-1 10 6 22 6 32-1 0-4 4-5 6-1-2-1-3 0-3 2-1 11-9 18-19 18S5 30 4.5 21c0-2-.5-2.5-1.5-2Z"
      />
      <path class="yard-strake" d="M8 24c10 5 22 5 32 0M10 29c9 4 19 4 28 0" />
      <path class="yard-mast" d="M24 2v20" />
      <path class="yard-sail" d="M11 4h25c2.5 5 2.5 9 0 13.500H11c2.5-4.5 2.5-8.5 0-13.500Z" />
      <path
        class="yard-stripe"
        d="M17 4h5c1.5 5 1.5 9 0 13.500h-5c2-4.5 2-8.5 0-13.500ZM28 4h5c2 5 2 9 0 13.500h-5c2-4.5 2-8.5 0-13.500Z"
      />
    </svg>
  )
}

export interface WorkerProps extends PieceProps {
  /** In the colour of a seat, where workers of several stand together. */
  readonly seat?: SeatNumber
}

/** A worker, standing. */
export function Worker({ seat, label, class: name = '' }: WorkerProps) {
  return (
    <svg
      class={`yard-worker ${seat === undefined ? '' : `seat${seat}`} ${name}`}
      viewBox="-1 -1 26 26"
      {...said(label)}
    >
      <g class="fill">
        <Mark name="worker" />
      </g>
    </svg>
  )
}

/** The token laid on a card that cannot be attacked. */
export function ShieldToken({ label, class: name = '' }: PieceProps) {
  return (
    <svg class={`yard-shield ${name}`} viewBox="-12 -12 24 24" {...said(label)}>
      <circle class="yard-rim" r="11" />
      <circle class="yard-field" r="8.8" />
      <path class="yard-gyrons" d="M0 0V-8.800A8.8 8.8 0 0 1 8.8 0ZM0 0V8.800A8.8 8.8 0 0 1-8.8 0Z" />
      <circle class="yard-boss" r="3" />
    </svg>
  )
}
