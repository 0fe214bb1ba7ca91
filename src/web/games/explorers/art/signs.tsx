// The pieces of Explorateurs as signs: each is told by its outline and the shape of its seat, so that colour is never alone.
// What they are called comes by props; without a label they are decoration.
import type { ComponentChildren } from 'preact'
import type { Seat } from '#engine'
import type { Livestock } from '#games/explorers'
import { ICON_GRID } from '../../../art/icons.ts'
import { SHAPES, said } from '../../../art/signs.tsx'
import { ICONS } from './icons.ts'

interface SignProps {
  readonly label?: string | undefined
  readonly class?: string
}
const SEATS = [SHAPES.disc, SHAPES.square, SHAPES.triangle, SHAPES.lozenge] as const
export const shapeOfSeat = (seat: Seat): string => SEATS[seat] ?? SHAPES.disc

const Drawn = ({
  box,
  label,
  class: name = '',
  children,
}: SignProps & { readonly box: string; readonly children: ComponentChildren }) => (
  <svg class={`sign ${name}`} viewBox={box} {...said(label)}>
    {children}
  </svg>
)
/** The shape of a seat, so large, at a place of a drawing. */
const Badge = ({
  seat,
  x,
  y,
  size,
  class: name,
}: {
  seat: Seat
  x: number
  y: number
  size: number
  class: string
}) => (
  <path
    class={name}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    d={shapeOfSeat(seat)}
  />
)

const CLOAK = 'M-9 13C-9.5 3-5.5-1-2.6-2.4-5.6-5-5.4-13 0-15 5.4-13 5.6-5 2.6-2.4 5.5-1 9.5 3 9 13Z'
/** A Viking: helmet, beard, a cloak in the ink of the seat, and a shield in its shape. */
export const Viking = ({ seat, ...sign }: SignProps & { readonly seat: Seat }) => (
  <Drawn box="-12 -18 24 33" {...sign} class={`ex-viking seat${seat} ${sign.class ?? ''}`}>
    <path class="fill" d={CLOAK} />
    <path class="ex-edge" d={CLOAK} />
    <path class="ex-face" d="M-3.4-8.4H3.4C3.6-4 2.4-.6 0 1.6-2.4-.6-3.6-4-3.4-8.4Z" />
    <path class="ex-dark" d="M-4.8-7.6C-5-12.6-2.4-14.6 0-15.4 2.4-14.6 5-12.6 4.8-7.6L.8-8V-4.6H-.8V-8Z" />
    <Badge seat={seat} x={0} y={7.2} size={9.6} class="ex-shield" />
  </Drawn>
)
/** One of those aboard, seen from above: the shape of the seat alone. */
export const Rower = ({ seat, ...sign }: SignProps & { readonly seat: Seat }) => (
  <Drawn box="0 0 24 24" {...sign} class={`ex-rower seat${seat} ${sign.class ?? ''}`}>
    <path class="fill" d={shapeOfSeat(seat)} />
  </Drawn>
)

/** Livestock: its silhouette on a disc. */
export const Beast = ({ kind, ...sign }: SignProps & { readonly kind: Livestock }) => (
  <Drawn box="-14 -14 28 28" {...sign} class={`ex-animal ${sign.class ?? ''}`}>
    <circle class="ex-disc" r="12.6" />
    <circle class="ex-rim" r="10.9" />
    <path
      class="ex-dark"
      transform={`translate(-9.4 -9.4) scale(${18.8 / ICON_GRID})`}
      fill-rule="evenodd"
      d={ICONS[kind]}
    />
  </Drawn>
)

const HUT = 'M-8 0v-6l8-8 8 8v6Z'
const ROOF = 'M-9.6-5 0-15.5 9.6-5 7-4.6 0-11.5-7-4.6Z'
const Hut = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="ex-wall" d={HUT} />
    <path class="ex-roof" d={ROOF} />
    <path class="ex-dark" d="M-2 0v-5h4v5Z" />
  </g>
)
/** A settlement: its huts, and its strength on a shield. Unknown yet, it says so. */
export const Settlement = ({ strength, ...sign }: SignProps & { readonly strength: number | null }) => (
  <Drawn box="-21 -24 48 39" {...sign} class={`ex-settlement ${sign.class ?? ''}`}>
    <Hut x={-10} y={6} size={0.9} />
    <Hut x={9} y={7} size={0.85} />
    <Hut x={-1} y={13} size={1.05} />
    <path class="ex-arms" d="M6-22h18v9c0 6-4 9-9 11-5-2-9-5-9-11Z" />
    <text class="ex-strength" x="15" y="-7.6" text-anchor="middle">
      {strength ?? '?'}
    </text>
  </Drawn>
)

const STAKES = [-3, -2, -1, 0, 1, 2, 3].map(i => `M${i * 4.6 - 2.1} ${8 - i * i * 0.3}v-10l2.1-4 2.1 4v10Z`).join('')
/** An outpost: a ring of stakes, a tower, the flag and the shape of its seat. */
export const Outpost = ({ seat, ...sign }: SignProps & { readonly seat: Seat }) => (
  <Drawn box="-18 -32 38 43" {...sign} class={`ex-outpost seat${seat} ${sign.class ?? ''}`}>
    <path class="ex-halo" d={`${STAKES}M-7 0v-18h14v18Z`} />
    <path class="ex-timber" d="M-5 0v-14h10v14Z" />
    <path class="ex-dark" d="M-7.5-13h15l-3-4.6h-9ZM-.8-17v-13h1.6v13Z" />
    <path class="fill ex-edged" d="M.8-30h17l-4 5.5 4 5.5h-17Z" />
    <path class="ex-timber" d={STAKES} />
    <Badge seat={seat} x={0} y={3.6} size={11} class="ex-shield" />
  </Drawn>
)

const SKULL =
  'M0-9c6 0 9 4 9 8.6 0 3-1.3 5-3.2 6.2V9.4h-2.6V6.6H1.3v2.8h-2.6V6.6h-1.9v2.8h-2.6V5.8C-7.7 4.6-9 2.6-9-.4-9-5-6-9 0-9ZM-4-2.4a2.4 2.6 0 1 0 .1 0ZM4-2.4a2.4 2.6 0 1 0 .1 0Z'
export const Skull = (sign: SignProps) => (
  <Drawn box="-12 -12 24 24" {...sign} class={`ex-skull ${sign.class ?? ''}`}>
    <path class="ex-dark" fill-rule="evenodd" d={SKULL} />
  </Drawn>
)
/** An enemy ship in short: a dark sail over a hull. */
export const EnemySign = (sign: SignProps) => (
  <Drawn box="-12 -12 24 24" {...sign} class={`ex-enemy-sign ${sign.class ?? ''}`}>
    <path class="ex-dark" d="M-11 3C-8 9-5 10 0 10S8 9 11 3C6 5-6 5-11 3ZM-.8-11h1.6V3H-.8Z" />
    <path class="ex-blood" d="M-7-9C-3-8 3-8 7-9 8-5 8-2 7 1 3 0-3 0-7 1-8-2-8-5-7-9Z" />
  </Drawn>
)
/** An outpost in short, in the ink around it. */
export const Stakes = (sign: SignProps) => (
  <Drawn box="-18 -18 36 36" {...sign} class={`ex-stakes ${sign.class ?? ''}`}>
    <path class="ex-dark" d={`${STAKES}M-5-4v-9h10v9ZM-7.5-12h15l-3-4.6h-9Z`} />
  </Drawn>
)
/** A group of huts in short. */
export const Huts = (sign: SignProps) => (
  <Drawn box="-19 -17 38 34" {...sign} class={`ex-huts ${sign.class ?? ''}`}>
    <Hut x={-9} y={6} size={1} />
    <Hut x={8} y={9} size={1} />
  </Drawn>
)
/** An island with the sea around it. */
export const Isle = (sign: SignProps) => (
  <Drawn box="-12 -12 24 24" {...sign} class={`ex-isle ${sign.class ?? ''}`}>
    <path class="ex-dark" d="M-10 4C-8-2-5-3-3-7-1-11 3-9 4-5 5-2 8-1 10 4ZM-11 7h22v1.6h-22ZM-7 10H7v1.4H-7Z" />
  </Drawn>
)
/** A Viking's helmet, for those who fell or are aboard, in the ink around it. */
export const Helm = (sign: SignProps) => (
  <Drawn box="-12 -12 24 24" {...sign} class={`ex-helm ${sign.class ?? ''}`}>
    <path
      class="ex-dark"
      d="M-7 4C-8-5-4-8 0-10 4-8 8-5 7 4L2 3V9H-2V3ZM-8-1C-12-2-12-7-11-10-10-6-8-5-6-5ZM8-1C12-2 12-7 11-10 10-6 8-5 6-5Z"
    />
  </Drawn>
)
/** One action: a lozenge, full while it is left. */
export const Pip = ({ left }: { readonly left: boolean }) => (
  <svg class={`ex-pip ${left ? 'left' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2 22 12 12 22 2 12Z" />
  </svg>
)
