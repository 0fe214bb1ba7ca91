// What goods and treasures look like, as data: the things on each card, where they lie, and in what weather.
import type { Ink } from '../../../art/inks.ts'
import type { StillLife, Thing } from '../../../art/things/still-life.ts'
import { ICONS } from './icons.ts'

type Icon = keyof typeof ICONS
/** A thing, and the icon that stands for it where there is no room for a picture. */
type Ware = Thing & { readonly icon: Icon }

const one = (icon: Icon, tint: Ink, x = 120, size = 108, drop = 0): Ware => ({
  icon,
  of: ICONS[icon],
  tint,
  x,
  size,
  drop,
})

export const GOODS = {
  A: {
    on: 'quay',
    sky: 'haze',
    land: 'isles',
    landTone: 'sea',
    sun: 0.9,
    things: [one('salt', 'paper'), one('salt', 'paper-2', 60, 68), one('salt', 'paper-3', 180, 76)],
  },
  B: {
    on: 'quay',
    sky: 'dusk',
    land: 'isles',
    landTone: 'sea',
    sun: 0.12,
    things: [one('spices', 'ochre'), one('salt', 'madder', 52, 64), one('salt', 'gold', 188, 68)],
  },
  C: {
    on: 'quay',
    sky: 'sky',
    land: 'isles',
    landTone: 'sea',
    sun: 0.88,
    things: [one('rum', 'ochre'), one('rum', 'quay', 50, 74), one('rum', 'ochre', 190, 80)],
  },
  D: {
    on: 'quay',
    sky: 'haze',
    land: 'downs',
    sun: 0.14,
    things: [one('canvas', 'paper'), one('canvas', 'madder', 54, 72), one('canvas', 'fjord', 188, 76)],
  },
  E: {
    on: 'shore',
    sky: 'dusk',
    land: 'isles',
    landTone: 'sea',
    sun: 0.84,
    things: [one('tobacco', 'ochre', 100, 132, 28), one('rum', 'quay', 194, 64)],
  },
  F: {
    on: 'grass',
    sky: 'sky',
    land: 'downs',
    sun: 0.86,
    things: [one('sugar', 'moss'), one('sugar', 'moss', 50, 86), one('sugar', 'moss', 192, 92)],
  },
  G: {
    on: 'shore',
    sky: 'dusk',
    land: 'downs',
    sun: 0.14,
    things: [one('ivory', 'paper'), one('salt', 'ochre', 194, 60)],
  },
} as const satisfies Readonly<Record<string, StillLife>>

export const TREASURES = {
  A: { on: 'shore', sky: 'dusk', land: 'fells', sun: 0.86, things: [one('chest', 'foam-2', 120, 116)] },
  B: {
    on: 'shore',
    sky: 'haze',
    land: 'isles',
    landTone: 'sea',
    sun: 0.14,
    things: [one('pearls', 'paper', 120, 112)],
  },
  C: {
    on: 'shore',
    sky: 'night',
    land: 'fells',
    landTone: 'slate',
    sun: 0.16,
    things: [one('chalice', 'gold', 120, 116)],
  },
  D: { on: 'sea', sky: 'night', land: 'isles', landTone: 'slate', sun: 0.84, things: [one('crown', 'gold', 120, 124)] },
  E: {
    on: 'shore',
    sky: 'dusk',
    land: 'downs',
    sun: 0.5,
    things: [one('gold', 'gold', 120, 116), one('chest', 'gold', 44, 66), one('bag', 'ochre', 198, 60)],
  },
} as const satisfies Readonly<Record<string, StillLife>>

export type CargoKind = 'goods' | 'treasure'
const CARGO: Readonly<Record<CargoKind, Readonly<Record<string, { readonly things: readonly [Ware, ...Ware[]] }>>>> = {
  goods: GOODS,
  treasure: TREASURES,
}

/** What stands for a card of cargo; a bag for one we have not drawn. */
export const cargoIcon = (kind: CargoKind, letter: string): Icon => CARGO[kind][letter]?.things[0].icon ?? 'bag'
