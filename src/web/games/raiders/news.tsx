// A raid as a scene above the table: the ship that leaves, the dice that fall, what comes home and who does not.
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '#engine'
import { type Colour, type RaidersNote, settlementOf, type Tokens } from '#games/raiders'
import { words } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { Banner } from '../../kit/banner.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { haste, language } from '../../kit/settings.ts'
import { raidPicture, SHIP } from './art/keys.ts'
import type { At } from './at.ts'
import './css/news.css'
import { Mini } from './faces.tsx'
import { TUMBLE_MS } from './manners.ts'
import { Loot } from './signs.tsx'
import { Strike } from './strike.tsx'
import { say } from './words.ts'

export interface RaidNews {
  readonly seat: Seat
  readonly settlement: number
  /** It has just begun: the ship leaves. */
  readonly leaves: boolean
  readonly dice: readonly number[]
  readonly strength: number | null
  readonly taken: { readonly tokens: Tokens; readonly worker: Colour } | null
  readonly dead: readonly { readonly card: number; readonly back: boolean }[]
  readonly notes: readonly RaidersNote[]
}

const TOLD: readonly RaidersNote['say'][] = ['strikes', 'glory', 'plunders', 'dies', 'returns']

/** What a step told of a raid, if anything; of the dice, how they lie now. */
export function raidIn(
  notes: readonly RaidersNote[],
  now: { settlement: number; dice: readonly number[] },
): RaidNews | null {
  const begun = notes.find(note => note.say === 'raids')
  const struck = notes.find(note => note.say === 'strikes')
  const home = notes.find(note => note.say === 'plunders')
  const again = notes.find(note => note.say === 'rerolls')
  const about = begun ?? struck ?? home ?? (again && { seat: again.seat, settlement: now.settlement })
  if (!about || about.settlement < 0) return null
  return {
    seat: about.seat,
    settlement: about.settlement,
    leaves: begun !== undefined,
    dice: notes.flatMap(note => (note.say === 'rolls' ? note.dice : [])).concat(again ? now.dice : []),
    strength: struck?.strength ?? null,
    taken: home ?? null,
    dead: notes.flatMap(note =>
      home && (note.say === 'dies' || note.say === 'returns')
        ? [{ card: note.card, back: note.say === 'returns' }]
        : [],
    ),
    notes: notes.filter(note => TOLD.includes(note.say)),
  }
}

interface Props {
  readonly at: At
  readonly news: RaidNews
  onDone(): void
}
export function RaidBanner({ at, news, onDone }: Props) {
  const { seat, settlement, leaves, dice, strength, taken, dead, notes } = news
  const tumbles = dice.length > 0 && haste() > 0
  const [landed, land] = useState(!tumbles)
  useEffect(() => {
    if (landed) return
    const rolling = setTimeout(() => land(true), TUMBLE_MS * haste())
    return () => clearTimeout(rolling)
  }, [])
  const { id, name } = settlementOf(settlement)
  return (
    <Banner class="rd-news" onDone={onDone}>
      <div class={`rd-stage ${leaves ? 'leaves' : ''} ${taken ? 'home' : ''}`}>
        <Picture of={raidPicture(id)} />
        <Picture of={SHIP} class="raid-cutout rd-sails" />
        <h2 class="row">
          <SeatMark who={at.who} seat={seat} />
          <span>{at.who(seat)}</span>
          <span>{name[language.value]}</span>
        </h2>
      </div>
      {strength !== null ? (
        <Strike settlement={settlement} dice={dice} strength={strength} landed={landed} />
      ) : (
        dice.length > 0 && <Strike settlement={settlement} dice={dice} strength={0} landed={false} />
      )}
      {taken && (
        <div class="row rd-brought">
          <Loot tokens={taken.tokens} worker={taken.worker} />
          {dead.map(({ card, back }) => (
            <span key={card} class={`rd-fallen ${back ? 'back' : ''}`}>
              <Mini g={at.g} card={card} />
              <small>{back ? say().back : '✝'}</small>
            </span>
          ))}
        </div>
      )}
      {landed && notes.length > 0 && <p>{notes.map(note => words[language.value].note(note, at.who)).join(' ')}</p>}
    </Banner>
  )
}
