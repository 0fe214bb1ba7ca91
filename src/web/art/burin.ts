// The engraver's tools: curves, patches, and the cut every line is made of (a thin polygon that swells and tapers).

export type Point = readonly [x: number, y: number]
/** A curve walked from t = 0 to t = 1. */
export type Curve = (t: number) => Point
/** A surface, of wood or cloth: what is placed in (u, v) follows its curves. */
export type Patch = (u: number, v: number) => Point
/** How the ends of a cut taper. */
export type Taper = 'both' | 'out' | 'none'

export const round = (n: number): number => Math.round(n * 10) / 10
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

/** Edge from a to b, bowed sideways by `bow` times its length (positive: to the right of the direction of travel). */
export function edge(a: Point, b: Point, bow = 0): Curve {
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bow * 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow * 2]
  return t => mix(mix(a, middle, t), mix(middle, b, t), t)
}

/** Coons patch over four edges: top and bottom run left to right, left and right run top to bottom. */
export function patch(top: Curve, right: Curve, bottom: Curve, left: Curve): Patch {
  const [a, b, c, d] = [top(0), top(1), bottom(0), bottom(1)]
  return (u, v) => {
    const across = mix(top(u), bottom(u), v)
    const down = mix(left(v), right(v), u)
    const corners = mix(mix(a, b, u), mix(c, d, u), v)
    return [across[0] + down[0] - corners[0], across[1] + down[1] - corners[1]]
  }
}

export function along(curve: Curve, steps = 14, from = 0, to = 1): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => curve(lerp(from, to, i / steps)))
}

const tenths = (n: number): string => {
  const text = String(n / 10)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** A closed polygon in relative tenths: short strings, since every line of the print is one. */
export function poly(points: readonly Point[]): string {
  let d = ''
  let x = 0
  let y = 0
  for (const [px, py] of points) {
    const nx = Math.round(px * 10)
    const ny = Math.round(py * 10)
    if (d === '') d = `M${tenths(nx)} ${tenths(ny)}l`
    else if (nx !== x || ny !== y) d += `${tenths(nx - x)} ${tenths(ny - y)} `
    x = nx
    y = ny
  }
  return `${d}Z`
}

/** The outline of a part of a patch. */
export function rim(surface: Patch, u0 = 0, v0 = 0, u1 = 1, v1 = 1, steps = 10): string {
  return poly([
    ...along(t => surface(t, v0), steps, u0, u1),
    ...along(t => surface(u1, t), steps, v0, v1),
    ...along(t => surface(t, v1), steps, u1, u0),
    ...along(t => surface(u0, t), steps, v1, v0),
  ])
}

const swell = (t: number, ends: Taper): number =>
  ends === 'none' ? 1 : ends === 'out' ? 1 - t ** 1.6 * 0.92 : Math.sin(Math.PI * (t * 0.94 + 0.03)) ** 0.7

/** A cut along a curve, as wide as `width` where it is widest. */
export function burin(curve: Curve, width: number, ends: Taper = 'both', steps = 10): string {
  const spine = along(curve, steps)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach((p, i) => {
    const a = spine[Math.max(0, i - 1)] ?? p
    const b = spine[Math.min(steps, i + 1)] ?? p
    const half = (swell(i / steps, ends) * width) / 2 / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
    const nx = (a[1] - b[1]) * half
    const ny = (b[0] - a[0]) * half
    left.push([p[0] + nx, p[1] + ny])
    right.push([p[0] - nx, p[1] - ny])
  })
  return poly([...left, ...right.reverse()])
}

/** A straight cut. */
export const line = (a: Point, b: Point, width = 0.8, ends: Taper = 'none'): string =>
  burin(edge(a, b), width, ends, ends === 'none' ? 1 : 5)

export function disc(x: number, y: number, r: number): string {
  const d = round(2 * r)
  const q = round(r)
  return `M${round(x - r)} ${round(y)}a${q} ${q} 0 1 0 ${d} 0a${q} ${q} 0 1 0 ${-d} 0Z`
}

/** Path data printed in one ink. */
export function print(ink: string, d: string | readonly string[], extra = ''): string {
  const data = typeof d === 'string' ? d : d.join('')
  return data ? `<path fill="${ink}"${extra && ` ${extra}`} d="${data}"/>` : ''
}

/** A drawing moved and scaled. */
export const placed = (x: number, y: number, scale: number, svg: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${svg}</g>`

export const outlined = (width: number): string => `stroke="var(--ink)" stroke-width="${width}" stroke-linejoin="round"`

export type Random = () => number

/** Small seeded generator (mulberry32), so that the same picture is always the same print. */
export function random(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
