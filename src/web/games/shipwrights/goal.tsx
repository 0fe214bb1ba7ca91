// The goal of the match, and how near everybody is to it.
import { goalOf } from '#games/shipwrights'
import { Named } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { KindSign } from './art/signs.tsx'
import type { At } from './at.ts'
import './goal.css'
import { say, youOr } from './words.ts'

/** In a line: what ends the match, everybody's ships, and who is about to end it. `brief`: the furthest alone. */
export function Goal({ at, brief = false }: { readonly at: At; readonly brief?: boolean }) {
  const { g, me, who } = at
  const { ships, days, fleets, near, tonight } = goalOf(g)
  const title = ships > 0 ? say().goal(ships) : say().goalDays(Math.max(1, g.day), days)
  const warning = tonight
    ? say().ending[tonight](ships)
    : near.includes(me)
      ? say().iAmNear
      : near.length > 0
        ? say().near(who(near[0]!))
        : null
  const standing = fleets.map((n, seat) => `${youOr(who, seat)} ${say().shipsOf(n, ships)}`).join(', ')
  return (
    <button
      type="button"
      class={`row yd-goal ${tonight ? 'last' : near.length > 0 ? 'near' : ''}`}
      data-look="goal"
      onClick={() => at.look('goal')}
    >
      <Named name={`${[title, standing, warning].filter(Boolean).join('. ')}.`}>
        {brief ? (
          <>
            <KindSign kind="ship" />
            <b class="num">
              {tonight
                ? say().lastShort
                : ships > 0
                  ? `${Math.max(...fleets)}/${ships}`
                  : `${Math.max(1, g.day)}/${days}`}
            </b>
          </>
        ) : (
          <>
            <b>{warning ?? title}</b>
            <span class="row">
              {fleets.map((n, seat) => (
                <span key={seat} class="row yd-fleet-of">
                  <SeatMark who={who} seat={seat} />
                  <b class="num">
                    {n}
                    {ships > 0 && <small>/{ships}</small>}
                  </b>
                </span>
              ))}
              <KindSign kind="ship" />
            </span>
          </>
        )}
      </Named>
    </button>
  )
}
