// A stone is won, or a tale is told: for a moment above the table, before the people and ships of that tale. Any touch ends it.

import type { Who } from '#games/kit/words'
import { isSaga, isSymbolic, stoneOf, type View } from '#games/runesaga'
import { giftText, goalText, texts } from '#games/runesaga/words'
import { Cover } from '../../art/brand.tsx'
import { Banner } from '../../kit/banner.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import type { Ceremony as Told } from './ceremonies.ts'
import './css/ceremony.css'
import { theName } from './names.ts'
import { BackFace, StoneFace } from './stone.tsx'
import { say } from './words.ts'

interface CeremonyProps {
  readonly g: View
  readonly who: Who
  readonly ceremony: Told
  onDone(): void
}
export function Ceremony({ g, who, ceremony, onDone }: CeremonyProps) {
  const named = (seat: number): string | null => (seat === who.me ? null : who(seat))
  const tale = ceremony.of === 'tale' ? ceremony.tale : g.tale
  return (
    <Banner class="rs-ceremony" label={say().title} onDone={onDone}>
      <Cover game={tale} label="" class="rs-scene" />
      {ceremony.of === 'stone' ? (
        <>
          <div class="rs-risen">
            {[ceremony.stone, ...ceremony.more].map(card => (
              <StoneFace key={card} card={card} />
            ))}
          </div>
          <h2 class="row">
            <SeatMark seat={ceremony.seat} who={who} />
            {say().wins(named(ceremony.seat), [ceremony.stone, ...ceremony.more].map(theName))}
          </h2>
          <p>{whyOf(ceremony.stone, isSaga(g))}</p>
        </>
      ) : (
        <>
          <div class="rs-risen">
            {ceremony.earns.map(({ seat, count }) => (
              <span key={seat} class="rs-taken">
                {Array.from({ length: count }, (_, i) => (
                  <BackFace key={i} tale={ceremony.tale} />
                ))}
                <SeatMark seat={seat} who={who} />
              </span>
            ))}
          </div>
          <h2>{say().told[ceremony.tale]}</h2>
          <p>
            {say().taleWon(
              ceremony.winners.map(seat => named(seat) ?? say().you),
              ceremony.score,
            )}
          </p>
        </>
      )}
    </Banner>
  )
}
/** What it was won by, and what it will bring where a tale follows. */
function whyOf(card: number, inSaga: boolean): string {
  const text = texts[language.value]
  if (isSymbolic(card)) return say().symbolicHow
  const stone = stoneOf(card)
  const deed = text.first(goalText(stone, text))
  return inSaga && stone.gift ? `${deed} ${text.along(giftText(stone, text))}` : deed
}
