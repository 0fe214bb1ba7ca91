// The map as it is played on: the chart, all that stands and sails on it, the places that can be touched, and the tile one
// holds over it.
import { useLayoutEffect, useRef } from 'preact/hooks'
import {
  CORNERS,
  cardOf,
  type ExplorersNote,
  hexAt,
  type LayMove,
  landOf,
  MAINLAND,
  prospectsOf,
  tileOfLand,
  vikingsOn,
} from '#games/explorers'
import { words } from '#games/explorers/words'
import { type Point, poly } from '../../art/burin.ts'
import { Silhouette } from '../../art/signs.tsx'
import { useKeys } from '../../kit/keys.ts'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { ICONS } from './art/icons.ts'
import { HIGH, hexagon, isInside, placeAt, SIDE, shoreOf, WIDE } from './art/outline.ts'
import { trace } from './art/print.ts'
import { Stakes } from './art/signs.tsx'
import type { At } from './at.ts'
import { Chart, Ribbon, shoresIn, TileFace } from './chart/chart.tsx'
import { centreOf } from './chart/place.ts'
import {
  COUNTRY,
  follow,
  frameOf,
  homeOf,
  landAt,
  landSign,
  middleOf,
  movers,
  pointAt,
  seaAt,
  seaSign,
  shipAt,
  standingOn,
} from './chart/standing.ts'
import { placed, Thing } from './chart/things.tsx'
import { type Camera, useCamera } from './chart/view.ts'
import type { Chooser } from './choosing.ts'
import './css/chart.css'
import { Feature } from './hand.tsx'
import type { Laying } from './laying.ts'
import { say } from './words.ts'

export interface SeaProps {
  readonly at: At
  readonly chooser: Chooser
  readonly seq: number
  readonly notes: readonly ExplorersNote[]
  readonly laying: Laying | null
  /** How far the ship could sail: each sea with the way there. */
  readonly reach: ReadonlyMap<number, readonly number[]>
}
type Followed = ReturnType<typeof movers>

export function Sea(props: SeaProps) {
  const { at, seq, notes, laying } = props
  const { g } = at
  const scroller = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const known = useRef<{ seq: number; followed: Followed }>({ seq: -1, followed: [] })
  if (known.current.seq !== seq) known.current = { seq, followed: follow(known.current.followed, movers(g)) }
  const frame = frameOf(g)
  const camera = useCamera(scroller, sheet, frame, by => laying?.turn(by))
  useFollowing(props, camera)
  const ghost = laying?.ghost
  const middle = (): Point => shipAt(g, at.me)
  useKeys([
    { key: 't', label: say().keys.turn, run: () => (laying?.ghost ? laying.turn(1) : false) },
    { key: 'f', label: say().keys.all, run: () => camera.fit(middle()) },
    { key: '+', label: say().keys.closer, always: true, run: () => camera.zoom(1.25) },
    { key: '-', label: say().keys.farther, always: true, run: () => camera.zoom(0.8) },
  ])
  const touched = (event: MouseEvent): void => {
    const { left, top, width } = sheet.current!.getBoundingClientRect()
    const unit = width / frame.w
    touchAt(props, [(event.clientX - left) / unit + frame.x, (event.clientY - top) / unit + frame.y])
  }
  return (
    <section class="ex-map" aria-label={say().map}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div class="ex-scroller" ref={scroller} tabIndex={0} role="group" aria-label={say().map}>
        <div class="ex-sheet" ref={sheet} style={{ '--x0': frame.x, '--y0': frame.y }}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: for keys there are buttons on it */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
          <div class="ex-ground" onClick={touched}>
            <Chart g={g} frame={frame} />
            <svg class="ex-over" viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`} aria-hidden="true">
              {g.map.slice(1).map(({ hex }, i) => (
                <path key={hex} class="ex-hex" data-look={`tile:${i + 1}`} d={poly(hexagon(centreOf(hex)))} />
              ))}
              {ghost && ghost.because.length === 0 && <Affected g={g} move={ghost.move} />}
              <path class="ex-hex" data-look="tile:0" d={COUNTRY.map(hex => poly(hexagon(centreOf(hex)))).join('')} />
            </svg>
          </div>
          <div class="ex-things" aria-hidden="true">
            {standingOn(g, known.current.followed).map(thing => (
              <Thing key={thing.key} thing={thing} me={at.me} />
            ))}
            <Laid notes={notes} g={g} />
          </div>
          <Places {...props} />
        </div>
      </div>
      <div class="ex-tools">
        <button type="button" aria-label={say().closer} title={say().closer} onClick={() => camera.zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={say().farther} title={say().farther} onClick={() => camera.zoom(0.8)}>
          −
        </button>
        <button
          type="button"
          aria-label={say().all}
          title={say().all}
          aria-keyshortcuts="f"
          onClick={() => camera.fit(middle())}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
          </svg>
        </button>
      </div>
    </section>
  )
}

/** Where something happens is brought into sight: what others do, and at first my own ship. */
function useFollowing({ at: { g, me }, seq, notes, laying }: SeaProps, camera: Camera): void {
  useLayoutEffect(() => {
    const places = notes.flatMap((note): Point[] => {
      if (note.say === 'lays') return [middleOf(g, note.tile)]
      if (note.say === 'sails') return [seaAt(g, note.to)]
      if (note.say === 'walks' || note.say === 'drives') return [middleOf(g, note.to.tile)]
      return note.say === 'loads' || note.say === 'unloads' ? [middleOf(g, note.place.tile)] : []
    })
    const [place = null] = places
    if (place) camera.show(place)
    else if (g.turn.seat === me && g.turn.stage === 'act') camera.show(shipAt(g, me))
  }, [seq])
  const held = laying?.ghost?.move.hex
  useLayoutEffect(() => {
    if (held !== undefined) camera.show(centreOf(held))
  }, [held])
}

/** What a touch on the chart itself means: a land, the sea of a tile, or a place without a tile. */
function touchAt({ at, laying }: SeaProps, point: Point): void {
  const { g } = at
  const hex = hexAt(...placeAt(point))
  const home = COUNTRY.includes(hex)
  const tile = home ? MAINLAND : g.map.findIndex((each, i) => i > MAINLAND && each.hex === hex)
  if (laying) {
    if (g.gaps.some(gap => gap.hex === hex)) laying.hold(hex)
    else if (tile > MAINLAND) at.look(`tile:${tile}`)
    else at.touch(`hex:${hex}`)
    return
  }
  if (tile < 0) return
  const { lands } = g.map[tile]!
  const found = home
    ? point[1] > middleOf(g, MAINLAND)[1] - 24
      ? 0
      : -1
    : lands.findIndex(land => isInside(point, shoreOf(centreOf(hex), land).ring))
  if (found < 0) {
    at.touch(g.players[at.me]!.ship === tile ? `ship:${at.me}` : `sea:${tile}`)
    return
  }
  const land = landOf(tile, found)
  at.touch(at.isLit(`land:${land}`) ? `land:${land}` : `folk:${land}`)
}

/** The islands a tile would become part of. */
const Affected = ({ g, move }: { readonly g: At['g']; readonly move: LayMove }) => {
  const islands = prospectsOf(g, move).flatMap(prospect => prospect.islands)
  const coasts = islands.flatMap(island => shoresIn(g, island)).filter(({ coast }) => coast.length > 0)
  return <path class="ex-affected" d={coasts.map(({ coast }) => trace(coast)).join('')} />
}

/** The tile that was just laid: it is seen coming from a hand. */
function Laid({ notes, g }: { readonly notes: readonly ExplorersNote[]; readonly g: At['g'] }) {
  const laid = notes.find(note => note.say === 'lays')
  if (!laid || !g.map[laid.tile]) return null
  const { hex, lands } = g.map[laid.tile]!
  return (
    <span
      class="ex-thing ex-laid"
      data-piece={`card:${laid.card}`}
      data-from={`plate:${laid.seat}`}
      style={placed(centreOf(hex))}
    >
      <TileFace lands={lands} at={centreOf(hex)} />
    </span>
  )
}

/** Whatever can be touched, as buttons in the order of reading. */
function Places(props: SeaProps) {
  const { at, laying, reach } = props
  const { g, me } = at
  if (laying) return <Gaps {...props} laying={laying} />
  const player = g.players[me]
  if (!player || at.moves.length === 0) return null
  const lands = new Set([
    ...player.ashore,
    ...g.map.flatMap(({ lands: of }, tile) => of.map((_, i) => landOf(tile, i))),
  ])
  const points = new Set(at.moves.flatMap(move => (move.do === 'build' ? [move.point] : [])))
  return (
    <div class="ex-places">
      {[...reach].map(([tile, way]) => {
        const piece = `sea:${tile}` as const
        if (!at.isLit(piece)) return null
        const name = say().sailTo(say().tile(tile), say().cost(way.length))
        return (
          <Spot
            key={piece}
            at={at}
            piece={piece}
            name={name}
            place={seaSign(g, tile)}
            cost={way.length}
            class={way.length > 1 ? 'far' : ''}
          />
        )
      })}
      {[...lands].map(land => {
        const tile = say().tile(tileOfLand(land))
        const to = `land:${land}` as const
        if (at.isLit(to)) {
          const name = say().goTo(tile, say().cost(1))
          return <Spot key={to} at={at} piece={to} name={name} place={landSign(g, land, me)} cost={1} />
        }
        const from = `folk:${land}` as const
        const count = vikingsOn(player, land)
        if (count === 0 || !(at.isLit(from) || at.isOn(from))) return null
        const name = say().folk(say().vikings(count), tile)
        const place = tileOfLand(land) === MAINLAND ? homeOf(me, g.players) : landAt(g, land)
        return <Spot key={from} at={at} piece={from} name={name} place={place} many={count} class="ex-folk" />
      })}
      {[...points].map(point => {
        const piece = `point:${point}` as const
        const name = say().point(say().cost(2))
        return at.isLit(piece) ? (
          <Spot key={piece} at={at} piece={piece} name={name} place={pointAt(g, point)} cost={2} class="ex-build" />
        ) : null
      })}
      {(at.isLit(`ship:${me}`) || at.isOn(`ship:${me}`)) && (
        <Spot
          at={at}
          piece={`ship:${me}`}
          name={say().ship(say().vikings(player.aboard))}
          place={shipAt(g, me)}
          class="ex-my-ship"
        />
      )}
    </div>
  )
}
interface SpotProps {
  readonly at: At
  readonly piece: Parameters<At['touch']>[0]
  readonly name: string
  readonly place: Point
  readonly cost?: number
  /** How many stand there. */
  readonly many?: number
  readonly class?: string
}
function Spot({ at, piece, name, place, cost, many = 1, class: extra = '' }: SpotProps) {
  const on = at.isOn(piece)
  return (
    <button
      type="button"
      class={`piece ex-spot ${at.isLit(piece) ? 'lit' : ''} ${on ? 'on' : ''} ${extra}`}
      style={{ ...placed(place), '--many': Math.min(many, 4) }}
      data-look={piece}
      {...(on ? { 'aria-pressed': true } : {})}
      onClick={event => event.detail < 2 && at.touch(piece)}
    >
      <Named name={name}>
        {cost !== undefined && (
          <b class="num">
            {cost}
            {extra === 'ex-build' && <Stakes />}
          </b>
        )}
      </Named>
    </button>
  )
}

/** The places where a tile may lie, and the tile that is held over one of them. */
function Gaps({ at, laying }: SeaProps & { readonly laying: Laying }) {
  const { g } = at
  const { ghost } = laying
  const order = g.gaps.map(({ hex }) => hex).toSorted((a, b) => centreOf(a)[1] - centreOf(b)[1] || a - b)
  return (
    <div class="ex-places">
      {order.map((hex, i) => {
        if (ghost?.move.hex === hex) return <Held key={hex} at={at} laying={laying} />
        const open = laying.isOpen(hex)
        const name = open ? say().place(String(i + 1)) : say().refusedPlace(String(i + 1))
        return (
          <button
            key={hex}
            type="button"
            class={`piece ex-gap ${open ? 'lit' : ''}`}
            style={placed(centreOf(hex))}
            data-look={`hex:${hex}`}
            {...(open ? {} : { tabIndex: -1 })}
            onClick={event => event.detail < 2 && laying.hold(hex)}
          >
            <Named name={name}>
              <Hexagon />
            </Named>
          </button>
        )
      })}
    </div>
  )
}
const Hexagon = ({ size = 0.88 }: { readonly size?: number }) => (
  <svg viewBox={`${-WIDE / 2} ${-SIDE} ${WIDE} ${HIGH}`} aria-hidden="true">
    <path d={poly(hexagon([0, 0], size))} />
  </svg>
)

/** A tile held over a place: a touch turns it, and its sides that do not agree are marked. */
function Held({ at, laying }: { readonly at: At; readonly laying: Laying }) {
  const { move, lands, because, ways } = laying.ghost!
  const place = centreOf(move.hex)
  const sides = because.flatMap(reason => (reason.needs === 'side' ? [reason.side] : []))
  const fits = because.length === 0
  const corners = hexagon([0, 0], 0.99)
  const closed = fits ? prospectsOf(at.g, move).filter(({ complete }) => complete) : []
  const said = fits
    ? words[language.value].option(move, at.g, at.who)
    : {
        label: say().refusedPlace(''),
        detail: because.map(reason => words[language.value].reason(reason, at.who)).join(' '),
      }
  return (
    <div class={`ex-ghost ${fits ? 'fits' : 'clashes'}`} style={placed(place)}>
      <button
        type="button"
        class="piece on ex-turned"
        aria-pressed="true"
        data-look={`hex:${move.hex}`}
        onClick={() => laying.turn(1)}
      >
        <Named name={`${say().turn}. ${said.label}. ${said.detail}`}>
          <TileFace lands={lands} at={place} />
          <Feature card={laying.card} lands={lands} />
          <svg viewBox={`${-WIDE / 2} ${-SIDE} ${WIDE} ${HIGH}`} aria-hidden="true" class="ex-frame">
            <path d={poly(hexagon([0, 0], 0.98))} />
            {CORNERS.filter(side => sides.includes(side)).map(side => (
              <path key={side} class="ex-clash" d={poly([corners[side]!, corners[(side + 1) % 6]!])} />
            ))}
            {closed.map(({ leaders, tiles }, i) => (
              <g key={i} transform={`translate(0 ${-SIDE * 0.9 + i * 22})`}>
                <Ribbon leaders={leaders} worth={tiles} />
              </g>
            ))}
          </svg>
        </Named>
      </button>
      {(fits ? ways : cardOf(move.tile).turns.length) > 1 && (
        <>
          <button type="button" class="ex-turn ex-left" aria-label={say().turnLeft} onClick={() => laying.turn(-1)}>
            <Silhouette of={ICONS.turn} />
          </button>
          <button
            type="button"
            class="ex-turn ex-right"
            aria-label={say().turn}
            aria-keyshortcuts="t"
            onClick={() => laying.turn(1)}
          >
            <Silhouette of={ICONS.turn} />
          </button>
        </>
      )}
    </div>
  )
}
