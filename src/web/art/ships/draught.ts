// What a ship is made of, as data: the shipwright's draught from which hull, sails and rig are drawn.
import { ink } from '../inks.ts'
import type { Land, SkyTone } from '../land/scene.ts'

export type Pattern = 'plain' | 'pales' | 'bars' | 'chief' | 'patched' | 'check' | 'lozenge' | 'border'
export type Emblem = 'anchor' | 'cross' | 'lys' | 'sun' | 'glass' | 'star' | 'raven'
export interface Mast {
  /** Place on the deck, 0 at the stern, 1 at the bow. */
  readonly at: number
  readonly h: number
  readonly rake?: number
  /** Square sails: how many tiers, the width of the lowest, and the bare mast below and above them. */
  readonly tiers?: 1 | 2 | 3
  readonly w?: number
  readonly clear?: number
  readonly pole?: number
  /** Fore-and-aft sails, by their size; a gaff has a length, a rise, and a height on the mast. */
  readonly lateen?: number
  readonly gaff?: readonly [length: number, rise: number, hoist: number]
  readonly lug?: number
  readonly pattern?: Pattern
  readonly emblem?: Emblem
  /** The emblem, if it is not in the ink of the flags and not as large as its sail allows. */
  readonly emblemInk?: string
  readonly emblemSize?: number
  readonly flag?: number
  readonly nest?: boolean
  /** Feet of the shrouds, left and right of the mast. */
  readonly shrouds?: readonly number[]
}

export interface ShipInks {
  readonly hull: string
  readonly trim: string
  readonly sail: string
  readonly stripe: string
  readonly mark: string
}

export interface Ship {
  readonly seed: number
  readonly inks: ShipInks
  readonly sky: SkyTone
  readonly land: Land | null
  /** The sun: where it stands behind the ship, from the left edge (0) to the right (1), so that no sail hides it. */
  readonly sun: number
  readonly scale: number
  readonly shift: number
  readonly length: number
  readonly beam: number
  readonly sternRise: number
  readonly bowRise: number
  readonly sternRake: number
  readonly stemRake: number
  readonly bluff: number
  readonly tuck: number
  readonly strakes: number
  readonly castles: readonly (readonly [from: number, to: number, height: number])[]
  readonly guns: readonly number[]
  readonly gunDeck: number
  /** Gun decks on painted bands. */
  readonly band: boolean
  readonly beak: number
  readonly lantern: boolean
  readonly oars: number
  readonly masts: readonly Mast[]
  readonly bowsprit: readonly [length: number, angle: number] | null
  readonly jibs: number
  readonly spritsail: number
  readonly ensign: number
  readonly pattern: Pattern
  readonly stripes: number
  /** Pattern of the fore-and-aft sails, if it is not that of the square ones. */
  readonly foreaft: Pattern | null
  /** Dark sails: cut with light lines. */
  readonly dark: boolean
}

const COMMON: Ship = {
  seed: 7,
  inks: { hull: ink('ink'), trim: ink('ochre'), sail: ink('paper'), stripe: ink('madder'), mark: ink('madder') },
  sky: 'sky',
  land: null,
  sun: 0.85,
  scale: 1,
  shift: 0,
  length: 140,
  beam: 22,
  sternRise: 8,
  bowRise: 5,
  sternRake: 8,
  stemRake: 14,
  bluff: 0.06,
  tuck: 0.06,
  strakes: 3,
  castles: [],
  guns: [],
  gunDeck: 0.34,
  band: false,
  beak: 0,
  lantern: false,
  oars: 0,
  masts: [],
  bowsprit: null,
  jibs: 0,
  spritsail: 0,
  ensign: 0,
  pattern: 'plain',
  stripes: 4,
  foreaft: null,
  dark: false,
}

/** A ship of the common build, but for what is said. */
export const draught = (own: Partial<Ship>): Ship => ({ ...COMMON, ...own })
