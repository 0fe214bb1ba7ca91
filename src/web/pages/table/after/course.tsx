// The drawing of a course: lines told apart by dash, sign and name, turns or days below, and a cursor for mouse, finger and keys.
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Who } from '#games/kit/words'
import { labelled } from '../../../kit/labelled.ts'
import { percent } from '../../../kit/percent.ts'
import { SeatMark } from '../../../kit/seats.tsx'
import { positionAt, type Room, spread, ticksOf, xOf, yOf } from './plot.ts'
import type { Turn } from './turning.ts'
import { say } from './words.ts'

interface CourseProps {
  readonly chances: readonly (readonly number[])[]
  /** The turn or day of every position. */
  readonly moments: readonly string[]
  readonly turns: readonly Turn[]
  readonly who: Who
  readonly at: number
  onOpen(at: number): void
}
/** A turning point is meant by a touch nearer than this, in em. */
const NEAR = 0.9

export function Course({ chances, moments, turns, who, at: first, onOpen }: CourseProps) {
  const box = useRef<HTMLDivElement>(null)
  const { room, em } = useRoom(box)
  const [at, look] = useState(first)
  const last = moments.length - 1
  const seats = (chances[0] ?? []).map((_, seat) => seat)
  const known = chances[at]
  const x = (position: number) => xOf(room, position, last)
  const ticks = useMemo(
    () => ticksOf(moments, Math.max(2, (room.width - room.left - room.right) / (em * 4.5))),
    [moments, room],
  )
  const end = chances.at(-1)
  const ends = end
    ? spread(
        end.map(chance => yOf(room, chance)),
        em * 1.5,
        room.top,
        room.height - room.bottom,
      )
    : []
  const told = known ? seats.map(seat => say().chanceOf(seat === who.me ? null : who(seat), percent(known[seat]!))) : []

  const under = (event: MouseEvent): number => {
    const across = event.clientX - box.current!.getBoundingClientRect().left
    const meant = turns.find(turn => Math.abs(x(turn.from + 1) - across) < NEAR * em)
    return meant ? meant.from + 1 : positionAt(room, across, last)
  }
  const KEYS: { readonly [key: string]: number } = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: last,
  }
  const onKey = (event: KeyboardEvent): void => {
    const to = KEYS[event.key]
    if (event.key === 'Enter' || event.key === ' ') onOpen(at)
    else if (to !== undefined) look(Math.min(last, Math.max(0, to)))
    else return
    event.preventDefault()
  }
  return (
    <>
      <div
        ref={box}
        class="course-box"
        role="slider"
        tabIndex={0}
        aria-label={say().curveTitle}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={labelled(moments[at]!, told.join(', '))}
        onKeyDown={onKey}
        onPointerMove={event => look(under(event))}
        onClick={event => onOpen(under(event))}
      >
        <svg class="curve" width={room.width} height={room.height} aria-hidden="true">
          {[0, 0.5, 1].map(share => (
            <g key={share}>
              <path class="rule" d={`M${room.left} ${yOf(room, share)}H${room.width - room.right}`} />
              <text x={room.left - em * 0.4} y={yOf(room, share) + em * 0.3} text-anchor="end">
                {percent(share)}
              </text>
            </g>
          ))}
          {ticks.map(({ position, label }) => (
            <g key={position}>
              <path class="tick" d={`M${x(position)} ${room.height - room.bottom}v${em * 0.4}`} />
              <text x={x(position)} y={room.height - em * 0.4} text-anchor="middle">
                {label}
              </text>
            </g>
          ))}
          {seats.map(seat => (
            <path key={seat} class={`course seat${seat}`} d={line(chances, seat, x, room)} />
          ))}
          <path class="cursor" d={`M${x(at)} ${room.top}V${room.height - room.bottom}`} />
          {turns.map(({ from, whose }, i) => (
            <g
              key={from}
              class="turned"
              transform={`translate(${x(from + 1)} ${yOf(room, chances[from + 1]![whose]!)})`}
            >
              <circle r={em * 0.7} />
              <text y={em * 0.32} text-anchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
        {seats.map(seat => (
          <span
            key={seat}
            class="ender"
            style={{ top: `${ends[seat]}px`, left: `${x(chances.length - 1) + em * 0.3}px` }}
          >
            <SeatMark seat={seat} who={who} />
          </span>
        ))}
      </div>
      <ul class="legend">
        {seats.map(seat => (
          <li key={seat} class="row">
            <SeatMark seat={seat} who={who} />
            <svg class="curve sample" aria-hidden="true">
              <path class={`course seat${seat}`} d={`M0 ${em * 0.5}H${em * 2.5}`} />
            </svg>
            {who(seat)} <b class="num">{known ? percent(known[seat]!) : ''}</b>
          </li>
        ))}
        <li class="when">{moments[at]}</li>
      </ul>
    </>
  )
}

function line(chances: CourseProps['chances'], seat: number, x: (position: number) => number, room: Room): string {
  const points = chances.map((each, i) => `${x(i).toFixed(1)} ${yOf(room, each[seat]!).toFixed(1)}`)
  return points.length > 0 ? `M${points.join('L')}` : ''
}

/** The room there is, drawn anew when it changes; text keeps the size it has everywhere. */
function useRoom(box: RefObject<HTMLDivElement | null>): { readonly room: Room; readonly em: number } {
  const [size, measure] = useState({ width: 320, height: 200, em: 16 })
  useLayoutEffect(() => {
    const look = (): void => {
      const { width, height } = box.current!.getBoundingClientRect()
      measure({ width, height, em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) })
    }
    const watch = new ResizeObserver(look)
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [])
  const { width, height, em } = size
  const room = { width, height, left: em * 3, right: em * 2.2, top: em, bottom: em * 2 }
  return { room: useMemo(() => room, [width, height, em]), em }
}
