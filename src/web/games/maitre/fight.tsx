// A fight as it is fought: both ships, both dice, both totals, and who wins. Shown for a moment above the port;
// it takes no touch away from what lies below, and any touch ends it.
import { useEffect, useState } from 'preact/hooks'
import type { Who } from '#games/kit/words'
import { type MaitreNote, shipOf } from '#games/maitre'
import { Icon, type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { isStill } from '../../kit/settings.ts'
import { Picture } from './art/cards.tsx'
import type { Face } from './art/combination.ts'
import { Die } from './art/dice.tsx'
import type { ShipId } from './art/fleet.ts'
import { nameOf } from './faces.tsx'
import { say } from './words.ts'

export type FightNote = Extract<MaitreNote, { say: 'fights' }>
/** How long a fight stays on screen. */
export const FIGHT_MS = 3200

export function Fight({ note, who, onDone }: { note: FightNote; who: Who; onDone: () => void }) {
  const [landed, land] = useState(isStill())
  useEffect(() => {
    const rolling = setTimeout(() => land(true), isStill() ? 0 : 1100)
    const done = setTimeout(onDone, FIGHT_MS)
    addEventListener('pointerdown', onDone)
    addEventListener('keydown', onDone)
    return () => {
      clearTimeout(rolling)
      clearTimeout(done)
      removeEventListener('pointerdown', onDone)
      removeEventListener('keydown', onDone)
    }
  }, [])
  const side = (seat: number, ship: number, at: 0 | 1) => (
    <div class={`fighter ${landed ? (note.winner === seat ? 'victor' : 'beaten') : ''}`}>
      <p class="captain">
        <SeatSign seat={seat as SeatNumber} letter={who(seat).slice(0, 1).toUpperCase()} /> {who(seat)}
      </p>
      <Picture of={`hull:${shipOf(ship).id as ShipId}`} />
      <b class="num">{nameOf(ship)}</b>
      <p class="sum">
        <Icon name="cannon" />
        <b class="num">{shipOf(ship).firepower}</b>
        <span>+</span>
        <Die face={note.dice[at] as Face} roll={1} order={at * 2} label={say().die(note.dice[at])} disabled />
        <span>=</span>
        <b class="num total">{landed ? note.totals[at] : '…'}</b>
      </p>
    </div>
  )
  return (
    <div class="fight" role="status">
      <div class="wood">
        <h2>{say().fightTitle}</h2>
        <div class="sides">
          {side(note.seat, note.ship, 0)}
          <Icon name="sabres" class="versus" />
          {side(note.defender, note.target, 1)}
        </div>
        <p class="outcome num">{landed ? say().wins(who(note.winner)) : '\u00a0'}</p>
      </div>
    </div>
  )
}
