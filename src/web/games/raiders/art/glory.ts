// The light behind a hero: rays over the fells, and gold around the head.
import { disc, line, type Point, poly, print, random } from '../../../art/burin.ts'
import { FRAME } from '../../../art/frames.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { hills, type SkyTone } from '../../../art/land/scene.ts'

const { w: W, h: H } = FRAME
const SUN: Point = [W / 2, 72]
const RAYS = 26

export const glory =
  (sky: SkyTone, land: Ink) =>
  (seed: number): string => {
    const at = (i: number, r: number): Point => {
      const a = (i * 2 * Math.PI) / RAYS
      return [SUN[0] + Math.cos(a) * r, SUN[1] + Math.sin(a) * r]
    }
    const wedges: string[] = []
    const cuts: string[] = []
    for (let i = 0; i < RAYS; i++) {
      wedges.push(poly([at(i - 0.25, 40), at(i - 0.25, 180), at(i + 0.25, 180), at(i + 0.25, 40)]))
      for (const j of [0.32, 0.42, 0.52, 0.62, 0.72])
        cuts.push(line(at(i + j, 92 + (j % 0.2) * 40), at(i + j, 168), 1.4, 'both'))
    }
    return (
      print(ink(sky), `M0 0H${W}V${H}H0Z`) +
      print(ink('gold'), wedges, 'opacity=".85"') +
      print(ink(sky === 'night' ? 'foam-2' : 'ink-2'), cuts, 'opacity=".45"') +
      print(ink('gold'), disc(...SUN, 68)) +
      print(ink('sky'), disc(...SUN, 61)) +
      hills(random(seed * 41), W, 164, 'fells', land, 1.1) +
      print(ink(sky === 'night' ? 'deep-3' : 'paper-3'), `M0 164H${W}V${H}H0Z`)
    )
  }
