// The strip above the board of a tale: its stones and those of the whole saga, each with how near I am or who holds it, and
// the way to all the rest.
import type { RefObject } from 'preact'
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { isSaga, isSymbolic, stonesHeld, type View } from '#games/runesaga'
import { Silhouette } from '../../art/signs.tsx'
import { Named } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { ICONS } from './art/icons.ts'
import './css/strip.css'
import { nameOf } from './names.ts'
import { StoneSign, Symbols } from './stone.tsx'
import { holderOf, laidOut, raceFor, symbolicOf } from './stones.ts'
import { say } from './words.ts'

export type Looked = `stone:${number}`
export const lookOf = (card: number): Looked => `stone:${card}`

interface StripProps {
  readonly g: View
  readonly me: Seat
  readonly who: Who
  readonly root: RefObject<HTMLElement | null>
  look(at: Looked): void
  onOpen(): void
}
export function Strip({ g, me, who, root, look, onOpen }: StripProps) {
  const name = isSaga(g) ? say().open : say().alone
  const stone = (card: number) => <Entry key={card} card={card} {...{ g, me, who, look }} />
  return (
    <aside class="rs-strip" aria-label={say().strip} ref={root}>
      {g.phase === 'tale' && <div class="rs-group">{laidOut(g).map(stone)}</div>}
      <div class="rs-group">{symbolicOf(g).map(stone)}</div>
      <button type="button" class="rs-open" aria-keyshortcuts="s" onClick={onOpen}>
        <span class="rs-tally" aria-hidden="true">
          {g.clans.map((clan, seat) => (
            <span key={seat} class="row">
              <SeatMark seat={seat} who={who} />
              <b class="num">{stonesHeld(clan)}</b>
            </span>
          ))}
        </span>
        <Silhouette of={ICONS.saga} />
        <span>{name}</span>
      </button>
    </aside>
  )
}

interface EntryProps extends Pick<StripProps, 'g' | 'me' | 'who' | 'look'> {
  readonly card: number
}
function Entry({ g, me, who, card, look }: EntryProps) {
  const holder = holderOf(g, card)
  const mine = raceFor(g, card)[me]!
  const name = nameOf(card)
  const close = holder === null && mine.have > 0 && mine.want - mine.have <= 1
  return (
    <button
      type="button"
      class={`rs-entry ${holder === null ? '' : 'taken'} ${close ? 'close' : ''}`}
      data-look={lookOf(card)}
      onClick={() => look(lookOf(card))}
    >
      <Named
        name={
          holder === null
            ? say().near(name, mine.have, mine.want)
            : say().heldBy(name, holder === who.me ? say().you : who(holder))
        }
      >
        <StoneSign card={card} />
        {!isSymbolic(card) && <Symbols card={card} />}
        {holder === null ? (
          <b class="num">
            {mine.have}/{mine.want}
          </b>
        ) : (
          <SeatMark seat={holder} who={who} />
        )}
      </Named>
    </button>
  )
}
