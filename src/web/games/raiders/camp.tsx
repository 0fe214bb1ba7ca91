// My own side: what I have, my worker, my crew on their benches, and my hand.
import { CREW, GOODS, LIMITS, scoreOf } from '#games/raiders'
import '../../kit/beside.css'
import { Scored } from '../../kit/others.tsx'
import { Touchable } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import type { At } from './at.ts'
import './css/camp.css'
import { brieflyOf, Face, Mini } from './faces.tsx'
import { Held } from './rivals.tsx'
import { Stat } from './signs.tsx'
import { say } from './words.ts'

/** What is counted beyond this goes back at the end of a turn. */
const roomFor = (good: (typeof GOODS)[number]): number | undefined =>
  good === 'silver' || good === 'provisions' ? LIMITS[good] : undefined

export function Camp({ at, acting }: { readonly at: At; readonly acting: boolean }) {
  const { g, me, who } = at
  const player = g.players[me]!
  const { score } = scoreOf(g, me)
  const benches = Array.from({ length: Math.max(CREW, player.crew.cards.length) }, (_, i) => player.crew.cards[i])
  return (
    <section class={`camp rd-camp ${acting ? 'acting' : ''}`} aria-label={say().mine}>
      <header class="row whose">
        <SeatMark who={who} seat={me} />
        <h2 class="clipped">{who(me)}</h2>
        <Held at={at} seat={me} />
        <span class="row rd-goods">
          {GOODS.map((good, i) => {
            const room = roomFor(good)
            return (
              <span key={good} data-look={`good:${good}`}>
                <Stat
                  of={good}
                  n={player.goods[i]!}
                  class={room !== undefined && player.goods[i]! > room ? 'rd-over' : ''}
                />
              </span>
            )
          })}
        </span>
        <Scored score={score} pts={say().pts(score)} look="points" />
      </header>
      <div class="rd-zones">
        <div class="rd-minis ticked rd-crew" role="group" aria-label={say().crew}>
          <b class="rd-zone" data-look="crew">
            {say().crew} <small>{say().step(player.crew.cards.length, CREW)}</small>
          </b>
          {benches.map((card, i) =>
            card === undefined ? (
              <span key={`free ${i}`} class="rd-bench">
                {say().free}
              </span>
            ) : (
              <Touchable key={card} at={at} card={card} label={brieflyOf(g, card)}>
                <Mini g={g} card={card} />
              </Touchable>
            ),
          )}
        </div>
        <Hand at={at} />
      </div>
    </section>
  )
}

/** The cards of my hand that I may see: none for a spectator. */
export const handOf = ({ g, me }: At): readonly number[] => g.players[me]!.hand.cards.filter(card => card !== null)

function Hand({ at }: { readonly at: At }) {
  const cards = handOf(at)
  return (
    <div class="rd-minis ticked rd-hand" role="group" aria-label={say().hand}>
      <b class="rd-zone">
        {say().hand} <small>{say().step(cards.length, LIMITS.cards)}</small>
      </b>
      {cards.map(card => (
        <Touchable key={card} at={at} card={card} from="house:gate_house" label={brieflyOf(at.g, card)}>
          <Mini g={at.g} card={card} priced />
        </Touchable>
      ))}
    </div>
  )
}

/** Cards to choose from, large enough to be read. */
export const Spread = ({ at, cards }: { readonly at: At; readonly cards: readonly number[] }) => (
  <div class="ticked rd-spread" role="group" aria-label={say().hand}>
    {cards.map(card => (
      <Touchable key={card} at={at} card={card}>
        <Face g={at.g} card={card} />
      </Touchable>
    ))}
  </div>
)
