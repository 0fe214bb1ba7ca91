// People: half-length figures in the burin manner of the ships; a draught in, a print out; pure.
import { print } from '../burin.ts'
import { BLACK, crescent, cut, hatch, many, put, smooth, solid } from '../forms.ts'
import { ink } from '../inks.ts'
import { thingInHand } from '../things/in-hand.ts'
import { arm } from './arms.ts'
import { mantle, trunk } from './clothes.ts'
import { ear, faceOf, features, scarf } from './face.ts'
import type { Figure, Held, Skin } from './figure.ts'
import { beard, hairBefore, hairBehind } from './hair.ts'
import { BRIM, CLOSED, headgear } from './hats.ts'

/** The skin in shade. */
const SHADED = { paper: 'dusk', dusk: 'quay', quay: 'oak-lip' } as const satisfies Record<Skin, string>
const LOOSE: ReadonlySet<Figure['hair']> = new Set(['long', 'bob', 'wild'] as const)

/** The head: what is behind the body, and what is before it. */
function head(p: Figure): readonly [behind: string, before: string] {
  const f = faceOf(p)
  const skull = smooth(f.outline)
  const [hatBehind, hatBefore] = headgear(p, f)
  const covered = CLOSED.has(p.hat)
  const away = f.s === 1 ? -1 : 1
  const ears =
    covered || LOOSE.has(p.hair) ? '' : ear(f, away, p.skin) + (Math.abs(p.turn) < 0.7 ? ear(f, f.s, p.skin) : '')
  const brim = p.hat && BRIM[p.hat]
  const shadow = brim
    ? many(9, i => {
        const x = f.m - 20 + i * 5
        return cut(`${x},${brim + 1 - Math.abs(i - 4) * 0.5} ${x + 1.6},${brim + 7 - (i % 2) * 2}`, 1.2, 'out')
      })
    : ''
  const shade = hatch(skull, { a: -0.35, gap: 3, max: 11, w: 1.15, from: -22, to: f.chin })
  const plaits = p.hair === 'braids' || p.hair === 'plait'
  return [
    hatBehind + hairBehind(p, f),
    ears +
      solid(p.skin, skull, 2.2) +
      print(ink(SHADED[p.skin]), crescent(skull), 'opacity=".6"') +
      print(BLACK, shade, 'opacity=".85"') +
      print(BLACK, shadow, 'opacity=".75"') +
      features(p, f) +
      (covered && !plaits ? '' : hairBefore(p, f)) +
      beard(p, f) +
      (p.mask ? scarf(p.mask, f) : '') +
      hatBefore,
  ]
}

const held = (p: Figure, thing: Held | null): string =>
  thing ? put(thing.at[0], thing.at[1], thing.turn ?? 0, thingInHand(thing.hold, p.shield), thing.size, thing.flip) : ''

/** x = 0 is the middle of the body; the head is about at y = 73, the belt at 180. */
export function person(p: Figure): string {
  const [hairBack, face] = head(p)
  const [cloakBack, cloak] = mantle(p)
  const left = arm(p, -1, p.left)
  const right = arm(p, 1, p.right)
  const woman = p.sex === 'f'
  const y = 73 + (p.build === 'huge' ? 2 : 0) + (woman ? 2 : 0)
  const onNeck = (svg: string): string => put(p.turn * 2, y, p.tilt, svg, woman ? 0.95 : 1)
  return (
    held(p, p.prop) +
    cloakBack +
    left.behind +
    right.behind +
    onNeck(hairBack) +
    trunk(p) +
    left.upper +
    right.upper +
    cloak +
    onNeck(face) +
    held(p, p.before) +
    left.fore +
    right.fore
  )
}
