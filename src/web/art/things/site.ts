// A large thing or a building where it stands: the picture of a tool or a building.
import { random } from '../burin.ts'
import { engraved } from '../forms.ts'
import { FRAME, framed } from '../frames.ts'
import { type Backdrop, backdrop, type GroundKind, ground } from '../land/scene.ts'
import { sea } from '../land/sea.ts'
import { firs } from '../land/woods.ts'

const { w: W, h: H } = FRAME

export interface Site extends Pick<Backdrop, 'sky' | 'land' | 'landTone' | 'sun'> {
  readonly on: GroundKind
  readonly water?: boolean
  readonly trees?: boolean
}

const GROUND_Y = 144

/** The open air: weather, perhaps a strip of water or a wood, and the ground from y = 144. */
function outside(site: Site, seed: number): string {
  const rnd = random(seed * 31)
  return (
    backdrop({ seed, w: W, horizon: GROUND_Y, clouds: 1, gulls: site.sky === 'night' ? 0 : 1, ...site }) +
    (site.trees ? firs(rnd, -4, W + 8, GROUND_Y + 2, 34) : '') +
    (site.water ? sea([0, W], GROUND_Y - 12, GROUND_Y, seed, { wave: 15 }) : '') +
    ground(rnd, W, GROUND_Y, H, site.on)
  )
}

export interface StillPicture {
  readonly draw: () => string
  readonly behind: (seed: number) => string
}

export const sited =
  (site: Site): StillPicture['behind'] =>
  seed =>
    outside(site, seed)

export const stillPicture = (picture: StillPicture, seed: number, fine: boolean): string =>
  framed(0, 0, W, H, picture.behind(seed) + engraved(fine, picture.draw))
