// The map as it is played on: the chart, all that stands and sails on it, and the places that can be touched.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type ExplorersNote, hexAt, type LayMove, landOf, MAINLAND, prospectsOf } from '#games/explorers'
import { type Point, poly } from '../../art/burin.ts'
import { useKeys } from '../../kit/keys.ts'
import { hexagon, isInside, placeAt, shoreOf } from './art/outline.ts'
import { trace } from './art/print.ts'
import type { At } from './at.ts'
import { Chart, shoresIn, TileFace } from './chart/chart.tsx'
import { centreOf } from './chart/place.ts'
import { COUNTRY, follow, frameOf, middleOf, movers, seaAt, shipAt, standingOn } from './chart/standing.ts'
import { fromMiddle, placed, Thing } from './chart/things.tsx'
import { type Camera, useCamera } from './chart/view.ts'
import './css/chart.css'
import { Gaps } from './gaps.tsx'
import type { Laying } from './laying.ts'
import { Places } from './places.tsx'
import { say } from './words.ts'

export interface SeaProps {
  readonly at: At
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
    { key: 'c', label: say().keys.map, run: () => scroller.current?.focus() },
    { key: 'f', label: say().keys.all, run: () => camera.fit(middle()) },
    { key: '+', label: say().keys.closer, always: true, run: () => camera.zoom(1.25) },
    { key: '-', label: say().keys.farther, always: true, run: () => camera.zoom(0.8) },
  ])
  const touched = (event: MouseEvent): void => {
    const { left, top, width } = sheet.current!.getBoundingClientRect()
    const unit = width / frame.w
    const point: Point = [(event.clientX - left) / unit + frame.x, (event.clientY - top) / unit + frame.y]
    if (!camera.near(point)) touchAt(props, point)
  }
  return (
    <section class="ex-map" aria-label={say().map}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div class="ex-scroller" ref={scroller} tabIndex={0} role="group" aria-label={say().map}>
        <div class="ex-sheet" ref={sheet}>
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
          <div class="ex-things" style={fromMiddle(frame)} aria-hidden="true">
            {standingOn(g, known.current.followed).map(thing => (
              <Thing key={thing.key} thing={thing} me={at.me} />
            ))}
            <Laid notes={notes} g={g} />
          </div>
          <div class="ex-places" style={fromMiddle(frame)}>
            {laying ? <Gaps at={at} laying={laying} /> : <Places at={at} reach={props.reach} />}
          </div>
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
    else if (g.turn.seat === me && g.turn.stage === 'act') camera.show(shipAt(g, me), true)
  }, [seq])
  const held = laying?.ghost?.move.hex
  useLayoutEffect(() => {
    if (held !== undefined) camera.near(centreOf(held))
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
