// What a person is made of, as data: the draught from which face, hair, clothes and hands are drawn.
import type { Point } from '../burin.ts'
import type { Ink } from '../inks.ts'
import type { Emblem } from '../ships/draught.ts'
import type { Thing } from '../things/in-hand.ts'
import type { Face } from './face.ts'
import type { Worn } from './hats.ts'

export type Skin = 'paper' | 'dusk' | 'quay'

export interface Held {
  readonly hold: Thing
  /** In the frame of the body: x = 0 in its middle. */
  readonly at: Point
  readonly turn?: number
  readonly size?: number
  readonly flip?: boolean
}

/** A hand and what it holds. Left and right are the viewer's. */
export interface Hand {
  readonly at: Point
  readonly hold?: Thing
  readonly turn?: number
  readonly size?: number
  readonly flip?: boolean
  /** A fist round a shaft, fingers curled over an edge, thumb and finger on something small, or none to be seen. */
  readonly hand?: 'fist' | 'open' | 'over' | 'pinch' | 'none'
  /** Where the hand lies on the thing, if it does not hold it by its middle. */
  readonly grip?: Point
  /** The thing is carried behind the body. */
  readonly behind?: boolean
}

export interface Figure {
  readonly sex: 'f' | 'm'
  readonly age: 0 | 1 | 2
  readonly build: 'slim' | 'normal' | 'broad' | 'huge'
  readonly belly: boolean
  readonly face: 'oval' | 'round' | 'square' | 'long' | 'heart' | 'gaunt'
  /** Of the head: towards the right (1) or the left (-1), leaning by degrees; and where the eyes look. */
  readonly turn: number
  readonly tilt: number
  readonly gaze: number
  readonly skin: Skin
  readonly bloom: number
  readonly nose: 'straight' | 'long' | 'big' | 'hook' | 'snub' | 'flat'
  readonly eyes: 'open' | 'narrow' | 'wide' | 'wink'
  readonly brows: 'calm' | 'raised' | 'frown' | 'sad' | 'stern' | 'sly'
  readonly bushy: boolean
  readonly mouth: 'calm' | 'smile' | 'smirk' | 'grim' | 'grin' | 'shout'
  readonly scar: boolean
  readonly freckles: boolean
  readonly smudge: boolean
  readonly paint: Ink | null
  readonly mask: Ink | null
  readonly hair: 'none' | 'bald' | 'short' | 'bob' | 'long' | 'wild' | 'braids' | 'plait' | 'wreath' | 'bun' | 'topknot'
  readonly hairInk: Ink
  readonly line: 'short' | 'fringe' | 'part' | 'side' | 'receding' | null
  readonly beard:
    | 'none'
    | 'stubble'
    | 'short'
    | 'full'
    | 'huge'
    | 'forked'
    | 'braided'
    | 'goatee'
    | 'moustache'
    | 'curly'
  readonly tie: Ink
  readonly hat:
    | 'cap'
    | 'kerchief'
    | 'hood'
    | 'cowl'
    | 'helmet'
    | 'spectacle'
    | 'crown'
    | 'diadem'
    | 'hat'
    | 'straw'
    | 'furhat'
    | 'pelt'
    | null
  /** What a game puts on a head besides: behind it, and before it. */
  readonly crest?: (p: Figure, f: Face) => Worn
  readonly hatInk: Ink
  readonly trim: Ink | null
  readonly dots: boolean
  readonly garment: 'tunic' | 'apron' | 'dress' | 'robe' | 'mail' | 'quilt' | 'stripes' | 'patched' | 'bare'
  readonly cloth: Ink
  readonly hem: Ink
  readonly apron: Ink
  readonly sleeve: Ink | null
  readonly deep: boolean
  readonly rolled: boolean
  readonly armring: boolean
  readonly belt: Ink | null
  readonly mantle: 'cloak' | 'half' | 'fur' | 'pelt' | 'shawl' | null
  readonly mantleInk: Ink
  readonly fur: Ink
  readonly gem: Ink | null
  readonly pendant: 'hammer' | 'ring' | 'tooth' | 'key' | null
  readonly badge: boolean
  /** The shield: its rays, how many, on which ground; or an emblem. */
  readonly shield: readonly [paint: Ink, ground: Ink, rays: number | Emblem]
  readonly left: Hand
  readonly right: Hand
  /** Things beside or before the body, in no hand. */
  readonly prop: Held | null
  readonly before: Held | null
}

const COMMON: Figure = {
  sex: 'm',
  age: 0,
  build: 'normal',
  belly: false,
  face: 'oval',
  turn: 0.6,
  tilt: 0,
  gaze: 0,
  skin: 'paper',
  bloom: 0.2,
  nose: 'straight',
  eyes: 'open',
  brows: 'calm',
  bushy: false,
  mouth: 'calm',
  scar: false,
  freckles: false,
  smudge: false,
  paint: null,
  mask: null,
  hair: 'short',
  hairInk: 'oak-2',
  line: null,
  beard: 'none',
  tie: 'madder',
  hat: null,
  hatInk: 'madder',
  trim: null,
  dots: false,
  garment: 'tunic',
  cloth: 'fjord',
  hem: 'gold',
  apron: 'oak-lip',
  sleeve: null,
  deep: false,
  rolled: false,
  armring: false,
  belt: null,
  mantle: null,
  mantleInk: 'madder',
  fur: 'oak-2',
  gem: 'madder',
  pendant: null,
  badge: false,
  shield: ['madder', 'paper', 4],
  left: { at: [-46, 214] },
  right: { at: [46, 214] },
  prop: null,
  before: null,
}

/** A person of the common kind, but for what is said. */
export const figure = (own: Partial<Figure>): Figure => ({ ...COMMON, ...own })
