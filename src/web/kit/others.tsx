// The others: who they are and how they stand, at a glance; touching anywhere opens all they have.
import type { ComponentChildren } from 'preact'
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { PublicSeat } from '#tables'
import { isSmall, layout } from './layout.ts'
import './others.css'
import { Named } from './pieces.tsx'
import { characterIn } from './robots.ts'
import { SeatMark } from './seats.tsx'

interface OthersProps {
  readonly label: string
  readonly seats: readonly Seat[]
  /** So many of them have no room for all in a line, even on a desk. */
  readonly many: number
  readonly children: (seat: Seat) => ComponentChildren
}
/** Everybody else, side by side; nobody where one is alone. */
export function Others({ label, seats, many, children }: OthersProps) {
  if (seats.length === 0) return null
  const stacked = seats.length >= many || isSmall() || layout.value === 'tablet'
  return (
    <section class={`others others${seats.length} ${stacked ? 'stacked' : ''}`} aria-label={label}>
      {seats.map(children)}
    </section>
  )
}

interface At {
  readonly who: Who
  readonly seats: readonly PublicSeat[]
  isLit(piece: `seat:${number}`): boolean
  touch(piece: `seat:${number}`): void
  look(piece: `seat:${number}`): void
}
interface OtherProps {
  readonly at: At
  readonly seat: Seat
  readonly acting: boolean
  /** Points, as a number and in words. */
  readonly score: number
  readonly pts: string
  /** What a touch shows, for who hears it. */
  readonly more: string
  /** What stands beside the name. */
  readonly beside?: ComponentChildren
  readonly children: ComponentChildren
}
export function Other({ at, seat, acting, score, pts, more, beside, children }: OtherProps) {
  const { who } = at
  const piece = `seat:${seat}` as const
  const lit = at.isLit(piece)
  const character = characterIn(at.seats[seat])
  return (
    <article class={`other wood ${acting ? 'acting' : ''}`} aria-label={who(seat)}>
      <button
        type="button"
        class={`row piece whose covers ${lit ? 'lit' : ''}`}
        data-look={piece}
        data-piece={`plate:${seat}`}
        onClick={() => (lit ? at.touch(piece) : at.look(piece))}
      >
        <Named name={[who(seat), ...(character ? [character] : []), `${score} ${pts}`, more].join(', ')}>
          <SeatMark who={who} seat={seat} />
          <h2 class="clipped">{who(seat)}</h2>
          {beside}
        </Named>
      </button>
      {children}
      <Scored score={score} pts={pts} />
    </article>
  )
}
/** Points, large. */
export const Scored = ({
  score,
  pts,
  look,
}: {
  readonly score: number
  readonly pts: string
  readonly look?: string
}) => (
  <b class="num scored" {...(look ? { 'data-look': look } : {})}>
    {score}
    <small>{pts}</small>
  </b>
)
