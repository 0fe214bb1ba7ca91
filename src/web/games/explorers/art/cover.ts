// The cover of Explorateurs: a chart unrolled on the table, a longship that sails out of it. Its middle third fills a phone.
import { along, burin, type Point, poly, print, random } from '../../../art/burin.ts'
import { put } from '../../../art/forms.ts'
import { framed, VIEW } from '../../../art/frames.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { sea } from '../../../art/land/sea.ts'
import { painterOf } from '../../../art/painter.ts'
import { clinker, type Longship } from '../../../art/ships/clinker.ts'
import { shipLayers } from '../../../art/ships/ship.ts'
import { ENEMY_SHIP, EXPLORER } from './longships.ts'
import { SIDE, WIDE } from './outline.ts'
import { printOf, rose, serpent } from './print.ts'

const W = 1200
const H = 600

/** The inks of the chart, which a style sheet gives it on the board. */
const line = (tone: Ink, width: number): string =>
  `fill="none" stroke="${ink(tone)}" stroke-width="${width}" stroke-linejoin="round"`
const INKS: { readonly [name: string]: string } = {
  'ex-sea': `fill="${ink('sea')}" stroke="${ink('sea')}" stroke-width="1.4"`,
  'ex-far': `${line('fjord', 44)} stroke-opacity=".5"`,
  'ex-between': line('sea', 42.4),
  'ex-near': `${line('fjord', 30)} stroke-opacity=".7"`,
  'ex-shallow': line('haze', 28.2),
  'ex-surf': `fill="${ink('fjord-ink')}"`,
  'ex-wave': `fill="${ink('fjord-ink')}" opacity=".75"`,
  'ex-land': `fill="${ink('paper-2')}" stroke="${ink('paper-2')}" stroke-width="1.4"`,
  'ex-hill': `fill="${ink('paper-3')}"`,
  'ex-fir': `fill="${ink('moss')}" stroke="${ink('ink')}" stroke-width=".9"`,
  'ex-cut': `fill="${ink('ink')}"`,
  'ex-coast': `fill="${ink('ink')}"`,
  'ex-ring': line('ink', 1.3),
  'ex-light': `fill="${ink('madder')}" stroke="${ink('ink')}" stroke-width=".8"`,
  'ex-beast': `fill="${ink('paper-2')}" stroke="${ink('ink')}" stroke-width="1.6" stroke-linejoin="round"`,
}
const inked = (svg: string): string => svg.replaceAll(/class="([\w-]+)"/g, (_, name: string) => INKS[name] ?? '')

/** The hexagons of the chart that have land, each with its lands, by the bits of their corners; all others are sea. */
const SHORES: readonly (readonly [column: number, row: number, ...lands: number[]])[] = [
  [1, 0, 0b001100],
  [2, 0, 0b011100],
  [3, 0, 0b011000],
  [5, 0, 0b001100],
  [6, 0, 0b011100],
  [7, 0, 0b011000],
  [0, 1, 0b000110],
  [1, 1, 0b110111],
  [2, 1, 0b111111],
  [3, 1, 0b111000],
  [4, 1, 0b000010],
  [5, 1, 0b100011],
  [6, 1, 0b101111],
  [7, 1, 0b110000],
  [1, 2, 0b000001],
  [2, 2, 0b000011],
  [3, 2, 0b100011],
  [4, 2, 0b100000],
  [6, 2, 0b000010],
  [7, 2, 0b100001],
  [-1, 3, 0b000100],
  [0, 3, 0b011100],
  [1, 3, 0b010000],
  [6, 3, 0b000100],
  [7, 3, 0b011000],
  [0, 4, 0b000011],
  [1, 4, 0b100001],
  [7, 4, 0b000011],
  [8, 4, 0b100000],
]
function chart(): string {
  const layers = { water: '', land: '', relief: '', coast: '' }
  for (let row = -1; row < 5; row++) {
    for (let column = -1; column < 9; column++) {
      const centre: Point = [WIDE * (column + (row % 2 === 0 ? 0 : 0.5)), SIDE * 1.5 * row]
      const [, , ...lands] = SHORES.find(([x, y]) => x === column && y === row) ?? [column, row]
      const print = printOf(centre, lands)
      for (const layer of ['water', 'land', 'relief', 'coast'] as const) layers[layer] += print[layer]
    }
  }
  return inked(layers.water + layers.land + layers.relief + layers.coast)
}

/** The sheet with its worn edge. */
function parchment(): string {
  const rnd = random(11)
  const worn = (from: Point, to: Point): Point[] =>
    along(t => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], 46).map(([x, y]) => [
      x + (rnd() - 0.5) * 7,
      y + (rnd() - 0.5) * 7,
    ])
  const [a, b, c, d]: Point[] = [
    [70, 44],
    [1132, 30],
    [1150, 566],
    [52, 574],
  ]
  return poly([...worn(a!, b!), ...worn(b!, c!), ...worn(c!, d!), ...worn(d!, a!)])
}
function boards(): string {
  const rnd = random(5)
  let cuts = ''
  for (let y = 8; y < H; y += 9 + rnd() * 6) {
    for (let x = -60 * rnd(); x < W; ) {
      const [x0, length] = [x, 80 + rnd() * 240]
      cuts += burin(t => [x0 + length * t, y + Math.sin(t * 3) * 2], 1.6, 'both', 8)
      x += length + 20
    }
  }
  return print(ink('oak'), `M0 0H${W}V${H}H0Z`) + print(ink('oak-line'), cuts, 'opacity=".7"')
}
function afloat(ship: Longship, x: number, y: number, size: number, fine: boolean, seed: number): string {
  const { hull, afloat: foam } = shipLayers(ship, fine, clinker(ship, fine))
  const at = (svg: string): string => put(x - (VIEW.w / 2) * size, y - VIEW.water * size, 0, svg, size)
  const wake = sea([x - 108 * size, x + 108 * size], y + 3 * size, y + 9 * size, seed, {
    tone: ink('sea'),
    line: ink('fjord-ink'),
    wave: 20 * size,
    swell: size * 0.6,
  })
  return at(hull) + wake + at(foam)
}

function draw(): string {
  const sheet = parchment()
  return (
    boards() +
    print(ink('ink'), sheet, 'transform="translate(6 9)" opacity=".5"') +
    print(ink('paper'), sheet, `stroke="${ink('ink')}" stroke-width="3"`) +
    `<clipPath id="sheet"><path d="${sheet}"/></clipPath>` +
    `<g clip-path="url(#sheet)">${put(150, 96, 0, chart(), 1.16)}${inked(rose([986, 478], 1.5))}${inked(serpent([176, 512], 1.5))}` +
    `${afloat(ENEMY_SHIP, 930, 206, 0.5, false, 4)}</g>` +
    afloat(EXPLORER, 610, 520, 2.05, true, 6)
  )
}

export const painter = painterOf({ cover: () => framed(0, 0, W, H, draw()) }, 'cover')
