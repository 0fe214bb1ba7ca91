// Whatever can be touched on the chart while actions are taken.
import { landOf, MAINLAND, tileOfLand, vikingsOn } from '#games/explorers'
import type { Point } from '../../art/burin.ts'
import { Named } from '../../kit/pieces.tsx'
import { Stakes } from './art/signs.tsx'
import type { At } from './at.ts'
import { homeOf, landAt, landSign, pointAt, seaSign, shipAt } from './chart/standing.ts'
import { placed } from './chart/things.tsx'
import { say } from './words.ts'

interface PlacesProps {
  readonly at: At
  /** How far the ship could sail: each sea with the way there. */
  readonly reach: ReadonlyMap<number, readonly number[]>
}
/** As buttons in the order of reading. */
export function Places({ at, reach }: PlacesProps) {
  const { g, me } = at
  const player = g.players[me]
  if (!player || at.moves.length === 0) return null
  const lands = new Set([
    ...player.ashore,
    ...g.map.flatMap(({ lands: of }, tile) => of.map((_, i) => landOf(tile, i))),
  ])
  const points = new Set(at.moves.flatMap(move => (move.do === 'build' ? [move.point] : [])))
  return (
    <>
      {[...reach].map(([tile, way]) => {
        const piece = `sea:${tile}` as const
        if (!isThere(at, piece)) return null
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
        if (isThere(at, to)) {
          const name = say().goTo(tile, say().cost(1))
          return <Spot key={to} at={at} piece={to} name={name} place={landSign(g, land, me)} cost={1} />
        }
        const from = `folk:${land}` as const
        const count = vikingsOn(player, land)
        if (count === 0 || !isThere(at, from)) return null
        const name = say().folk(say().vikings(count), tile)
        const place = tileOfLand(land) === MAINLAND ? homeOf(me, g.players) : landAt(g, land)
        return <Spot key={from} at={at} piece={from} name={name} place={place} many={count} class="ex-folk" />
      })}
      {[...points].map(point => {
        const piece = `point:${point}` as const
        const name = say().point(say().cost(2))
        return isThere(at, piece) ? (
          <Spot key={piece} at={at} piece={piece} name={name} place={pointAt(g, point)} cost={2} class="ex-build" />
        ) : null
      })}
      {isThere(at, `ship:${me}`) && (
        <Spot
          at={at}
          piece={`ship:${me}`}
          name={say().ship(say().vikings(player.aboard))}
          place={shipAt(g, me)}
          class="ex-my-ship"
        />
      )}
    </>
  )
}
/** It can be touched, or was. */
const isThere = (at: At, piece: Parameters<At['touch']>[0]): boolean => at.isLit(piece) || at.isOn(piece)

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
