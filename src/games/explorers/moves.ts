// Everything a player can be asked to choose, as plain options. Lands, points and places of the map go by their numbers.
import { once, twice } from '#games/kit/rules'
import type { Livestock } from './cards/kinds.ts'

/** What is chosen unseen is named by its place in the hand: nobody else can know the card. */
export type CaptainMove = { readonly do: 'captain'; readonly at: number }
/** A tile at a place of the map, turned clockwise so many times. */
export type LayMove = { readonly do: 'lay'; readonly tile: number; readonly hex: number; readonly turns: number }
/** Vikings and livestock between the ship and a land of its tile. */
export type CargoMove<D extends 'load' | 'unload' = 'load' | 'unload'> = {
  readonly do: D
  readonly land: number
  readonly vikings: number
  readonly livestock: readonly Livestock[]
}
export type SailMove = { readonly do: 'sail'; readonly to: number }
export type WalkMove = { readonly do: 'walk'; readonly from: number; readonly to: number; readonly vikings: number }
/** One Viking and one of the livestock, over land. */
export type DriveMove = {
  readonly do: 'drive'
  readonly from: number
  readonly to: number
  readonly livestock: Livestock
}
export type BuildMove = { readonly do: 'build'; readonly point: number }
/** With one Viking fewer than it takes: what a larger game may allow. */
export type RaidMove = { readonly do: 'raid'; readonly tile: number }
export type EndMove = { readonly do: 'end' }
export type ActMove = CargoMove | SailMove | WalkMove | DriveMove | BuildMove | RaidMove | EndMove

/** What is asked, and the options of each question. */
export interface Q {
  readonly captain: CaptainMove
  readonly lay: LayMove
  readonly act: ActMove
}
export type Asked = keyof Q
export type Move = Q[Asked]

// Options that come up often are made once: they are never changed.
export const captain = once<CaptainMove>(at => ({ do: 'captain', at }))
export const lay = (tile: number, hex: number, turns: number): LayMove => ({ do: 'lay', tile, hex, turns })
export const sail = once<SailMove>(to => ({ do: 'sail', to }))
export const walkAlone = twice<WalkMove>((from, to) => ({ do: 'walk', from, to, vikings: 1 }))
export const walkTogether = twice<WalkMove>((from, to) => ({ do: 'walk', from, to, vikings: 2 }))
export const drive = (from: number, to: number, livestock: Livestock): DriveMove => ({
  do: 'drive',
  from,
  to,
  livestock,
})
export const build = once<BuildMove>(point => ({ do: 'build', point }))
export const raid = once<RaidMove>(tile => ({ do: 'raid', tile }))
export const END: EndMove = { do: 'end' }

/** Vikings alone. */
const crews = {
  load: twice<CargoMove>((land, vikings) => ({ do: 'load', land, vikings, livestock: [] })),
  unload: twice<CargoMove>((land, vikings) => ({ do: 'unload', land, vikings, livestock: [] })),
}
/** Every cargo of at most so many pieces from these: equal pieces once. */
export function cargoes(
  verb: 'load' | 'unload',
  land: number,
  vikings: number,
  livestock: readonly Livestock[],
  most: number,
  found: ActMove[],
): void {
  for (const herd of herdsOf(livestock, most)) {
    for (let count = herd.length > 0 ? 0 : 1; count <= Math.min(vikings, most - herd.length); count++) {
      found.push(herd.length === 0 ? crews[verb](land, count) : { do: verb, land, vikings: count, livestock: herd })
    }
  }
}
/** Every choice of at most so many of the livestock, none included. */
function herdsOf(livestock: readonly Livestock[], most: number): Livestock[][] {
  let herds: Livestock[][] = [[]]
  if (livestock.length === 0) return herds
  for (const kind of new Set(livestock)) {
    const there = livestock.filter(each => each === kind).length
    herds = herds.flatMap(herd =>
      Array.from({ length: 1 + Math.min(there, most - herd.length) }, (_, count) => [
        ...herd,
        ...new Array<Livestock>(count).fill(kind),
      ]),
    )
  }
  return herds
}
