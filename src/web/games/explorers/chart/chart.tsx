// The chart: sea and land as one continuous print, drawn once. A tile that is laid adds its own layers; nothing else is touched
// but the edge of the known world around it.
import { useMemo } from 'preact/hooks'
import type { Seat } from '#engine'
import {
  beside,
  bit,
  CORNERS,
  influences,
  isComplete,
  leadersOf,
  MAINLAND,
  runsOf,
  sidesAt,
  type View,
} from '#games/explorers'
import type { Point } from '../../../art/burin.ts'
import { poly } from '../../../art/burin.ts'
import { hexagon, SIDE, shoreOf, WIDE } from '../art/outline.ts'
import { band, frayed, type Print, printOf, trace } from '../art/print.ts'
import { shapeOfSeat } from '../art/signs.tsx'
import { say } from '../words.ts'
import { Blank } from './blank.tsx'
import { centreOf } from './place.ts'
import { COUNTRY, type Frame, HOME } from './standing.ts'

/** The land of the Mainland: where three of its hexagons meet. */
const countryLands = (hex: number): number[] => {
  const isInland = (corner: number): boolean => sidesAt(corner).every(([side]) => COUNTRY.includes(beside(hex, side)))
  return runsOf(CORNERS.reduce<number>((all, corner) => (isInland(corner) ? all | bit(corner) : all), 0))
}
const country = (): readonly Print[] => COUNTRY.map(hex => printOf(centreOf(hex), countryLands(hex)))

/** Sides beyond which nothing is known. */
function edgesOf({ map }: View): (readonly [centre: Point, side: number])[] {
  const tiles = new Set([...COUNTRY, ...map.slice(1).map(({ hex }) => hex)])
  return [...tiles].flatMap(hex =>
    CORNERS.filter(side => !tiles.has(beside(hex, side))).map(side => [centreOf(hex), side] as const),
  )
}

const Layer = ({ prints, of, class: name }: { prints: readonly Print[]; of: keyof Print; class?: string }) => (
  <g class={name}>
    {prints.map((print, i) => (
      <g key={i} dangerouslySetInnerHTML={{ __html: print[of] }} />
    ))}
  </g>
)

export function Chart({ g, frame }: { readonly g: View; readonly frame: Frame }) {
  const outline = g.map.map(({ hex, lands }) => `${hex}:${lands.join()}`).join(' ')
  const led = leadsOf(g)
  // Laid out anew only where the map has grown.
  const ground = useMemo(() => <Ground g={g} frame={frame} />, [outline, frame.x, frame.y, frame.w, frame.h])
  const shades = useMemo(() => <Shades g={g} led={led} />, [outline, JSON.stringify(led)])
  const top = useMemo(() => <Top g={g} led={led} />, [outline, JSON.stringify(led)])
  return (
    <svg
      class="ex-chart"
      viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`}
      style={{ width: `calc(${frame.w} * var(--u))`, height: `calc(${frame.h} * var(--u))` }}
      aria-hidden="true"
    >
      <Hatches />
      {ground}
      {shades}
      {top}
    </svg>
  )
}
const Ground = ({ g, frame }: { readonly g: View; readonly frame: Frame }) => {
  const tiles = g.map.slice(1).map(({ hex, lands }) => printOf(centreOf(hex), lands))
  const home = country()
  const edges = edgesOf(g)
  const rim = edges.map(([centre, side]) => {
    const corners = hexagon(centre)
    return trace([corners[side]!, corners[(side + 1) % 6]!])
  })
  return (
    <>
      <Blank g={g} frame={frame} />
      <path class="ex-margin" d={rim.join('')} />
      <path class="ex-frayed" d={edges.map(edge => frayed(...edge)).join('')} />
      <Layer prints={home} of="water" />
      <Layer prints={tiles} of="water" />
      <Layer prints={home} of="land" class="ex-country" />
      <Layer prints={tiles} of="land" />
    </>
  )
}
/** Above the tints: relief, the cut of the coast, borders, and what tiles and islands are called. */
const Top = ({ g, led }: { readonly g: View; readonly led: readonly Led[] }) => {
  const tiles = g.map.slice(1).map(({ hex, lands }) => printOf(centreOf(hex), lands))
  const home = country()
  const borders = g.map
    .slice(1)
    .map(({ hex }) => {
      const corners = hexagon(centreOf(hex))
      return [0, 1, 2].map(side => trace([corners[side]!, corners[side + 1]!])).join('')
    })
    .join('')
  return (
    <>
      <Layer prints={home} of="relief" />
      <Layer prints={tiles} of="relief" />
      <Layer prints={home} of="coast" />
      <Layer prints={tiles} of="coast" />
      <path class="ex-border" d={borders} />
      <g dangerouslySetInnerHTML={{ __html: harbour() }} />
      <text class="ex-place" x={HOME[0]} y={HOME[1] + 44} text-anchor="middle">
        {say().mainland}
      </text>
      {g.map.map(({ hex }, tile) => {
        if (tile === MAINLAND) return null
        const [x, y] = centreOf(hex)
        return (
          <text key={tile} class="ex-number" x={x} y={y + SIDE * 0.86} text-anchor="middle">
            {tile}
          </text>
        )
      })}
      {led.map(each => (
        <Tag key={each.island} g={g} led={each} />
      ))}
    </>
  )
}
/** Longhouses and piers on the shore of the Mainland. */
function harbour(): string {
  const [x, y] = [HOME[0], HOME[1] - 22]
  const house = (dx: number, dy: number, wide: number): string => {
    const [left, foot] = [x + dx, y + dy]
    return (
      `<path class="ex-wall" d="M${left} ${foot}v-8q${wide / 2}-15 ${wide} 0v8Z"/>` +
      `<path class="ex-roof" d="M${left - 3} ${foot - 6}q${wide / 2 + 3}-20 ${wide + 6} 0l-3 1q${-wide / 2}-13 ${-wide} 0Z"/>` +
      `<path class="ex-cut" d="M${left + wide / 2 - 3} ${foot}v-7h6v7ZM${left - 3} ${foot - 6}l-4-7 6 4ZM${left + wide + 3} ${foot - 6}l4-7-6 4Z"/>`
    )
  }
  return house(-WIDE * 1.02, 34, 32) + house(WIDE * 0.72, 34, 32)
}

/** An island and those who lead there. */
interface Led {
  readonly island: number
  readonly leaders: readonly Seat[]
  readonly tiles: number
  readonly complete: boolean
}
function leadsOf(g: View): Led[] {
  const all = influences(g)
  return g.islands.flatMap((island, i) => {
    const leaders = leadersOf(all[i]!)
    const complete = isComplete(island)
    return leaders.length > 0 || complete ? [{ island: i, leaders, tiles: island.tiles.length, complete }] : []
  })
}
/** The lands of an island, each with its shore. */
export const shoresIn = ({ map, islands }: View, island: number) =>
  islands[island]!.tiles.flatMap(tile => {
    const { hex, lands, islands: of } = map[tile]!
    return lands.flatMap((land, at) => (of[at] === island ? [shoreOf(centreOf(hex), land)] : []))
  })

/** Each seat has its own hatching beside its ink. */
const Hatches = () => (
  <defs>
    {['rotate(45)', 'rotate(90)', 'rotate(0)', 'rotate(-45)'].map((turn, seat) => (
      <pattern
        key={seat}
        id={`ex-hatch${seat}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={turn}
      >
        {seat === 3 ? (
          <circle class={`ex-ink${seat}`} cx="3" cy="3" r="1.6" />
        ) : (
          <path class={`ex-ink${seat}`} d={`M0 0h6v${seat === 2 ? 1.7 : 2.2}H0Z`} />
        )}
      </pattern>
    ))}
  </defs>
)
const DEEP = { open: 9, complete: 13 } as const
/** Hand-coloured borders: who leads there, side by side where several do. */
const Shades = ({ g, led }: { readonly g: View; readonly led: readonly Led[] }) =>
  led.map(({ island, leaders, complete }) => {
    const shores = shoresIn(g, island)
    const deep = complete ? DEEP.complete : DEEP.open
    const each = leaders.length > 1 ? deep / 1.4 : deep
    return (
      <g key={island} class={`ex-shade ${complete ? 'complete' : ''}`}>
        {leaders.map((seat, i) => {
          const d = shores.map(({ coast }) => band(coast, i * each, (i + 1) * each)).join('')
          return (
            <g key={seat}>
              <path class={`ex-tint ex-ink${seat}`} d={d} />
              <path fill={`url(#ex-hatch${seat})`} d={d} />
            </g>
          )
        })}
      </g>
    )
  })
/** Who leads on an island; on a complete one also what it is worth. */
function Tag({ g, led: { island, leaders, tiles, complete } }: { readonly g: View; readonly led: Led }) {
  const coast = shoresIn(g, island).flatMap(shore => shore.coast)
  const [x, y] = coast.reduce((a, b) => (b[1] < a[1] ? b : a), coast[0] ?? [0, 0])
  return (
    <g transform={`translate(${x} ${y - 1})`}>
      {complete ? <Ribbon leaders={leaders} worth={tiles} /> : <Marks leaders={leaders} from={-leaders.length * 7} />}
    </g>
  )
}
/** The shapes of seats, side by side. */
const Marks = ({ leaders, from }: { readonly leaders: readonly Seat[]; readonly from: number }) =>
  leaders.map((seat, i) => (
    <path
      key={seat}
      class={`ex-ink${seat} ex-mark`}
      transform={`translate(${from + i * 14} -6) scale(.5)`}
      d={shapeOfSeat(seat)}
    />
  ))
/** Whose an island is, and for how many points. */
export function Ribbon({ leaders, worth }: { readonly leaders: readonly Seat[]; readonly worth: number }) {
  const half = 14 + leaders.length * 7
  return (
    <g class="ex-tag">
      <path class="ex-ribbon" d={`M${-half}-9H${half}L${half - 4} 0 ${half} 9H${-half}L${4 - half} 0Z`} />
      <Marks leaders={leaders} from={-half + 7} />
      <text class="ex-worth" x={leaders.length * 7} y="5.6" text-anchor="middle">
        {worth}
      </text>
    </g>
  )
}

/** A tile by itself: in a hand, in the book, or as it would lie. */
export function TileFace({
  lands,
  at = [0, 0],
  class: name = '',
}: {
  readonly lands: readonly number[]
  readonly at?: Point
  readonly class?: string
}) {
  const print = printOf(at, lands)
  const id = `ex-clip${at.map(Math.round).join('_')}`
  const whole = poly(hexagon(at))
  return (
    <svg
      class={`ex-face ${name}`}
      viewBox={`${at[0] - WIDE / 2 - 1} ${at[1] - SIDE - 1} ${WIDE + 2} ${SIDE * 2 + 2}`}
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={whole} />
      </clipPath>
      <g
        clip-path={`url(#${id})`}
        dangerouslySetInnerHTML={{ __html: print.water + print.land + print.relief + print.coast }}
      />
      <path class="ex-rim-line" d={whole} />
    </svg>
  )
}
