// A combination laid out as slots: which face each slot asks for, and which placed die lies in it.
import type { Face } from '../../../art/dice.tsx'

export interface Slot {
  readonly die: Face | null
  /** The face asked for, or an example of it: see the kind of the layout. */
  readonly face: Face | null
}

/**
 * faces: exactly these; atLeast: these or higher; same: equal within a group, and `face` is set once the group has one;
 * run: one higher each, and `face` is an example that holds the dice already placed.
 */
export interface Layout {
  readonly kind: 'faces' | 'atLeast' | 'same' | 'run'
  readonly groups: readonly (readonly Slot[])[]
}

const asFace = (n: number): Face => Math.min(6, Math.max(1, n)) as Face

function faces(list: readonly Face[], placed: readonly Face[], kind: 'faces' | 'atLeast'): Layout {
  const left = [...placed]
  const take = (face: Face): Face | null => {
    const i = left.findIndex(die => (kind === 'faces' ? die === face : die >= face))
    return i < 0 ? null : (left.splice(i, 1)[0] ?? null)
  }
  return { kind, groups: [list.map(face => ({ face, die: take(face) }))] }
}

function run(length: number, placed: readonly Face[]): Layout {
  const lowest = Math.max(1, ...placed.map(die => die - length + 1))
  const slots = Array.from({ length }, (_, i): Slot => {
    const face = asFace(lowest + i)
    return { face, die: placed.includes(face) ? face : null }
  })
  return { kind: 'run', groups: [slots] }
}

function same(letters: string, placed: readonly Face[]): Layout {
  const counts = new Map<Face, number>()
  for (const die of placed) counts.set(die, (counts.get(die) ?? 0) + 1)
  const byCount = [...counts].sort((a, b) => b[1] - a[1]) // the face placed most often takes the largest group
  const groups = (letters.match(/(.)\1*/g) ?? []).map((group, g) => {
    const [face, count] = byCount[g] ?? [null, 0]
    return Array.from(group, (_, i): Slot => ({ face, die: i < count ? face : null }))
  })
  return { kind: 'same', groups }
}

/** Reads '6 5 4', '5+ 5+', 'AAABB' or 'run 4', and lays the placed dice in, whatever their order. */
export function layOut(combination: string, placed: readonly Face[] = []): Layout {
  if (combination.startsWith('run ')) return run(Number(combination.slice(4)), placed)
  if (/^[A-Z]+$/.test(combination)) return same(combination, placed)
  const list = combination.split(' ').map(word => asFace(Number.parseInt(word, 10)))
  return faces(list, placed, combination.includes('+') ? 'atLeast' : 'faces')
}
