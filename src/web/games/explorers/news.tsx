// What must not be missed: an island that closes, an enemy ship turned over, a settlement that falls.
import type { Seat } from '#engine'
import type { ExplorersNote } from '#games/explorers'
import { words } from '#games/explorers/words'
import { Picture } from '../../art/picture.tsx'
import { Banner } from '../../kit/banner.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { ENEMY } from './art/keys.ts'
import { Isle, Settlement, Skull } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/news.css'

type Event = Extract<ExplorersNote, { readonly say: 'closes' | 'sinks' | 'raids' }>

/** The greatest thing a step told, if it told any. */
export function eventIn(notes: readonly ExplorersNote[]): Event | null {
  return (
    notes.find((note): note is Event => note.say === 'closes' || note.say === 'sinks' || note.say === 'raids') ?? null
  )
}
const seatsOf = (event: Event): readonly Seat[] => (event.say === 'closes' ? event.leaders : [event.seat])

export function EventBanner({ at, event, onDone }: { readonly at: At; readonly event: Event; onDone(): void }) {
  return (
    <Banner class="ex-news" onDone={onDone}>
      <div class={`row ex-event ${event.say}`}>
        <span class="ex-scene">
          {event.say === 'closes' ? (
            <Isle />
          ) : event.say === 'raids' ? (
            <Settlement strength={event.strength} />
          ) : (
            <>
              <Picture of={ENEMY} class="ex-boat" />
              <span class="ex-back">{event.skull && <Skull />}</span>
            </>
          )}
        </span>
        {seatsOf(event).map(seat => (
          <SeatMark key={seat} who={at.who} seat={seat} />
        ))}
        <p>{words[language.value].note(event, at.who)}</p>
      </div>
    </Banner>
  )
}
