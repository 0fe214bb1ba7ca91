// A piece as it stands on the chart, named so that it is seen moving.
import type { Seat } from '#engine'
import type { Point } from '../../../art/burin.ts'
import { Picture } from '../../../art/picture.tsx'
import { ENEMY, shipPicture } from '../art/keys.ts'
import { Beast, Outpost, Rower, Settlement, Viking } from '../art/signs.tsx'
import type { Frame, Standing } from './standing.ts'

/** Where something lies on the sheet. */
export const placed = ([x, y]: Point) => ({ '--x': Math.round(x * 10) / 10, '--y': Math.round(y * 10) / 10 })

/** Where its middle lies: what is placed on the sheet is placed from there. A sheet that grows moves this alone. */
export const fromMiddle = ({ x, y }: Frame) => ({ left: `calc(${-x} * var(--u))`, top: `calc(${-y} * var(--u))` })

interface ThingProps {
  readonly thing: Standing
  readonly me: Seat
}
export const Thing = ({ thing, me }: ThingProps) => (
  <span class={`ex-thing ex-is-${thing.is}`} data-piece={thing.key} style={placed(thing.at)}>
    <Drawn thing={thing} me={me} />
  </span>
)
function Drawn({ thing, me }: ThingProps) {
  switch (thing.is) {
    case 'viking':
      return <Viking seat={thing.seat} />
    case 'rower':
      return <Rower seat={thing.seat} />
    case 'beast':
    case 'cargo':
      return <Beast kind={thing.kind} />
    case 'settlement':
      return <Settlement strength={thing.strength} />
    case 'outpost':
      return <Outpost seat={thing.seat} />
    case 'enemy':
      return <Picture of={ENEMY} class="ex-boat" />
    case 'ship':
      return (
        <>
          <Picture of={shipPicture(thing.seat)} class="ex-boat" />
          <span class={`ex-hold ${thing.seat === me ? 'mine' : ''}`}>
            <i />
            <i />
            <i />
          </span>
        </>
      )
    case 'count':
      return <b class="num">{thing.count}</b>
  }
}
