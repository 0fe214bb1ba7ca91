// A fight as it is fought: both ships, both dice, both totals, and who wins. Shown for a moment above the port.
import { useEffect, useState } from 'preact/hooks'
import type { Who } from '#games/kit/words'
import { type MaitreNote, shipOf } from '#games/maitre'
import { words } from '#games/maitre/words'
import { Die, type Face } from '../../art/dice.tsx'
import { Picture } from '../../art/picture.tsx'
import { Banner } from '../../kit/banner.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { isStill, language } from '../../kit/settings.ts'
import { pictureOf } from './art/keys.ts'
import { Icon } from './art/signs.tsx'
import { nameOf } from './faces.tsx'
import { say } from './words.ts'

export type FightNote = Extract<MaitreNote, { say: 'fights' }>
/** How long the dice roll. */
const ROLLING_MS = 1100

export function Fight({ note, who, onDone }: { note: FightNote; who: Who; onDone: () => void }) {
  const [landed, land] = useState(isStill())
  useEffect(() => {
    const rolling = setTimeout(() => land(true), isStill() ? 0 : ROLLING_MS)
    return () => clearTimeout(rolling)
  }, [])
  const side = (seat: number, ship: number, at: 0 | 1) => (
    <div class={`fighter ${landed ? (note.winner === seat ? 'victor' : 'beaten') : ''}`}>
      <p class="row captain">
        <SeatMark seat={seat} who={who} /> {who(seat)}
      </p>
      <Picture of={pictureOf('hull', shipOf(ship).id)} />
      <b class="num">{nameOf(ship)}</b>
      <p class="row sum">
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
    <Banner class="fight" onDone={onDone}>
      <h2>{say().fightTitle}</h2>
      <div class="sides" role="img" aria-label={landed ? words[language.value].note(note, who) : say().rolling}>
        {side(note.seat, note.ship, 0)}
        <Icon name="sabres" class="versus" />
        {side(note.defender, note.target, 1)}
      </div>
      <p class="outcome num">{landed ? say().wins(who, note.winner) : '\u00a0'}</p>
    </Banner>
  )
}
