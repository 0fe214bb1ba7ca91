// Small whole figures at work, for wide pictures: a pose, clothes and hair in, a print out.
import { disc, print } from '../burin.ts'
import { BLACK, bead, both, box, cut, cuts, form, hatch, put, smooth, solid } from '../forms.ts'
import { type Ink, ink } from '../inks.ts'

export type Pose = 'strike' | 'hold' | 'carry' | 'saw' | 'point'
export interface AtWork {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pose: Pose
  readonly cloth: Ink
  readonly hair: Ink
  readonly hat?: Ink
  readonly dress?: boolean
  readonly flip?: boolean
}

/** Points of the two arms (elbow and hand from the shoulder), and what they hold. */
const POSES: Readonly<Record<Pose, readonly [back: string, front: string, lean: number]>> = {
  strike: ['2,-62 20,-76 28,-98', '-4,-62 10,-82 26,-102', 6],
  hold: ['4,-60 18,-48 38,-52', '-4,-60 8,-44 32,-44', 4],
  carry: ['4,-60 16,-66 12,-82', '-6,-60 -14,-50 -8,-72', 0],
  saw: ['4,-56 22,-48 42,-38', '-2,-56 16,-42 38,-34', 22],
  point: ['4,-60 22,-66 44,-74', '-6,-60 -16,-46 -14,-26', 0],
}

const TOOL_OF: Readonly<Record<Pose, string>> = {
  strike: put(27, -100, 50, box('quay', -2, -26, 2, 8, 1.6) + box('oak-2', -11, -38, 11, -22, 2)),
  hold: put(36, -50, 78, box('quay', -2, -18, 2, 8, 1.6) + form('slate', '-3,-26! 3,-26! 4,-16! -4,-16!', 1.6)),
  carry: '',
  saw: put(52, -30, -26, form('foam-2', '-14,-6! 40,2! 40,9! -16,5!', 1.8) + box('oak-2', -22, -8, -12, 7, 1.8)),
  point: put(-14, -26, 6, box('oak-lip', -2, -40, 2, 30, 1.6)),
}

/** A person at work, about 100 high, feet at 0, 0, looking to the right. */
export function atWork({ x, y, size, pose, cloth, hair, hat, dress = false, flip = false }: AtWork): string {
  const [back, front, lean] = POSES[pose]
  const arm = (line: string): string =>
    print(BLACK, cut(line, 11.5, 'none')) + print(ink(cloth), cut(line, 8, 'none')) + tipOf(line)
  const trunk = smooth(
    dress ? '-11,-64 11,-64 13,-40 20,-4! -20,-4! -13,-40' : '-12,-64 12,-64 13,-42 15,-26! -15,-26! -13,-42',
  )
  const legs = dress
    ? ''
    : both(
        k =>
          form('oak-2', `${k * 7 - 6},-30! ${k * 7 + 6},-30! ${k * 11 + 5},-3! ${k * 11 - 5},-3!`, 2) +
          form('ink', `${k * 11 - 6},-5! ${k * 11 + 6},-5! ${k * 11 + 10},1 ${k * 11 - 6},1!`, 1),
      )
  const head =
    bead('dusk', 3, -78, 11, 12.5, 2) +
    form(hair, '-9,-74! -11,-86 -2,-94 9,-92 14,-84! 2,-85 -4,-78 -5,-70', 1.8) +
    (dress
      ? form(hair, '-9,-76! -14,-62 -12,-46! -6,-60 -5,-72', 1.6)
      : form(hair, '0,-72 13,-73 12,-64 5,-60!', 1.4)) +
    print(BLACK, disc(8, -79, 1.7)) +
    (hat ? form(hat, '-11,-84! -9,-98 4,-104 13,-96 15,-85!', 2) : '')
  const upper =
    arm(back) +
    TOOL_OF[pose] +
    solid(cloth, trunk, 2.2) +
    cuts(cloth, hatch(trunk, { a: -0.2, depth: 0.4, gap: 4 })) +
    box('oak-3', -14, -36, 14, -31, 1.2) +
    head +
    arm(front)
  return put(x, y, 0, legs + put(0, -26, lean, put(0, 26, 0, upper)), size, flip)
}

/** The hand at the end of an arm. */
function tipOf(line: string): string {
  const [x = '0', y = '0'] = (line.split(' ').at(-1) ?? '').split(',')
  return bead('dusk', Number(x), Number(y), 4.6, 4.6, 1.6)
}
