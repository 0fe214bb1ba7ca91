// The places where a tile may lie, and the tile that is held over one of them.
import { CORNERS, cardOf, prospectsOf } from '#games/explorers'
import { words } from '#games/explorers/words'
import { poly } from '../../art/burin.ts'
import { Silhouette } from '../../art/signs.tsx'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { ICONS } from './art/icons.ts'
import { HIGH, hexagon, SIDE, WIDE } from './art/outline.ts'
import type { At } from './at.ts'
import { Ribbon, TileFace } from './chart/chart.tsx'
import { centreOf } from './chart/place.ts'
import { placed } from './chart/things.tsx'
import { Feature } from './hand.tsx'
import type { Laying } from './laying.ts'
import { say } from './words.ts'

interface GapsProps {
  readonly at: At
  readonly laying: Laying
}
export function Gaps({ at, laying }: GapsProps) {
  const { g } = at
  const { ghost } = laying
  const order = g.gaps.map(({ hex }) => hex).toSorted((a, b) => centreOf(a)[1] - centreOf(b)[1] || a - b)
  return (
    <>
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
    </>
  )
}
const Hexagon = ({ size = 0.88 }: { readonly size?: number }) => (
  <svg viewBox={`${-WIDE / 2} ${-SIDE} ${WIDE} ${HIGH}`} aria-hidden="true">
    <path d={poly(hexagon([0, 0], size))} />
  </svg>
)

/** A tile held over a place: a touch turns it, and its sides that do not agree are marked. */
function Held({ at, laying }: GapsProps) {
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
