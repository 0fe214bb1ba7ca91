// The chronicle of a saga: written from its record, tale by tale, with the stones and ships of each, the moments that turned
// it, and the chances from the first day to the last. To be read, printed and kept.
import type { Who } from '#games/kit/words'
import { isSaga, runesaga, stonesHeld, type View } from '#games/runesaga'
import { Picture } from '../../art/picture.tsx'
import type { ChronicleProps, Turning } from '../../kit/chronicle.ts'
import { percent } from '../../kit/percent.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { say } from './chronicle.words.ts'
import './css/chronicle.css'
import { nameOf } from './names.ts'
import { StoneFace } from './stone.tsx'
import { storyOf, type ToldTale } from './story.ts'
import { words } from './texts.ts'
import { OfTale } from './trophies.tsx'

export function Chronicle({ pages, who, chances, turnings }: ChronicleProps) {
  const end = pages.at(-1)!.sight.view as unknown as View
  const story = storyOf(pages)
  const standings = runesaga.result(end as never)
  const winners = standings.filter(({ rank }) => rank === 1)
  const names = end.clans.map((_, seat) => who(seat))
  const text = words[language.value]
  return (
    <article class="chronicle">
      <header>
        <Picture of={`${isSaga(end) ? 'runesaga' : end.tale}/cover`} class="print" />
        <h1>{say().title(names)}</h1>
        {isSaga(end) && (
          <p class="lead">
            {say().chieftain(
              winners.map(({ seat }) => who(seat)),
              winners[0]!.score,
            )}
          </p>
        )}
      </header>
      {story.map((tale, i) => (
        <Tale
          key={tale.tale}
          tale={tale}
          nth={say().nth[i]!}
          who={who}
          moment={at => text.moment(pages[at]!.sight.view)}
          turnings={turnings.filter(({ from }) => from >= tale.from && from < tale.to)}
        />
      ))}
      <section class="curve-of-saga">
        <h2>{say().curve}</h2>
        {chances.length < pages.length ? (
          <p aria-busy="true">{say().working}</p>
        ) : (
          <Curve {...{ chances, story, who }} />
        )}
      </section>
      <section class="clans">
        <h2>{say().clans}</h2>
        {standings
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ seat }) => (
            <div key={seat} class="clan">
              <h3>
                <SeatMark seat={seat} who={who} /> {who(seat)}{' '}
                <small>{say().stonesOf(stonesHeld(end.clans[seat]!))}</small>
              </h3>
              <Held view={end} seat={seat} />
            </div>
          ))}
      </section>
    </article>
  )
}

interface TaleProps {
  readonly tale: ToldTale
  readonly nth: string
  readonly who: Who
  moment(at: number): string
  readonly turnings: readonly Turning[]
}
function Tale({ tale, nth, who, moment, turnings }: TaleProps) {
  const tell = (note: object): string => words[language.value].note(note as never, who)
  const told = tale.end ? tale.view.told.find(each => each.tale === tale.tale) : undefined
  return (
    <section class={`tale tale-${tale.tale}`}>
      <Picture of={`${tale.tale}/cover`} class="print" />
      <h2>
        <small>{nth}</small> {say().tales[tale.tale]}
      </h2>
      <p class="first-words">{[tale.opening, ...tale.brings].map(tell).join(' ')}</p>
      {tale.won.length === 0 ? (
        <p>{say().quiet}</p>
      ) : (
        <ol class="won" aria-label={say().stones}>
          {tale.won.map(({ at, note }) => (
            <li key={note.stone}>
              <StoneFace card={note.stone} />
              <p>
                <small>{moment(at)}</small>
                {tell(note)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {turnings.length > 0 && (
        <>
          <h3>{say().turned}</h3>
          <ul class="turnings">
            {turnings.map(({ from, whose, text, before, after }) => (
              <li key={from}>
                <small>{moment(from)}</small> {text} <i>{say().chance(who(whose), percent(before), percent(after))}</i>
              </li>
            ))}
          </ul>
        </>
      )}
      {tale.end && <p>{[tale.end, ...tale.earns].map(tell).join(' ')}</p>}
      {told && (
        <p class="scores">
          {say().scores(told.scores.map((points, seat) => say().scored(who(seat), points)).join(', '))}
        </p>
      )}
      {tale.winners.map(seat => (
        <div key={seat} class="left-behind">
          <h3>
            {say().built} <SeatMark seat={seat} who={who} /> {who(seat)}
          </h3>
          <OfTale view={tale.view} seat={seat} />
        </div>
      ))}
    </section>
  )
}

function Held({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { stones, shown } = view.clans[seat]!
  return (
    <ul class="held">
      {[...stones.cards, ...shown.cards].map(card => (
        <li key={card}>
          <StoneFace card={card} />
          {nameOf(card)}
        </li>
      ))}
    </ul>
  )
}

const [W, H, LEFT, TOP, BOTTOM] = [720, 260, 44, 14, 30]
interface CurveProps {
  readonly chances: readonly (readonly number[])[]
  readonly story: readonly ToldTale[]
  readonly who: Who
}
/** The chances over the whole saga, and where each tale began. */
function Curve({ chances, story, who }: CurveProps) {
  const last = chances.length - 1
  const x = (at: number): number => LEFT + (at / Math.max(1, last)) * (W - LEFT - 12)
  const y = (chance: number): number => TOP + (1 - chance) * (H - TOP - BOTTOM)
  const seats = chances[0]!.map((_, seat) => seat)
  return (
    <>
      <svg class="saga-curve" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={say().curve}>
        {story.map(({ tale, from, to }, i) => (
          <g key={tale}>
            {i % 2 === 0 && (
              <rect class="ground" x={x(from)} y={TOP} width={x(to) - x(from)} height={H - TOP - BOTTOM} />
            )}
            <text x={(x(from) + x(to)) / 2} y={H - 8} text-anchor="middle">
              {say().tales[tale]}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map(share => (
          <g key={share}>
            <path class="rule" d={`M${LEFT} ${y(share)}H${W - 12}`} />
            <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        {seats.map(seat => (
          <path
            key={seat}
            class={`course seat${seat}`}
            d={`M${chances.map((each, at) => `${x(at).toFixed(1)} ${y(each[seat]!).toFixed(1)}`).join('L')}`}
          />
        ))}
      </svg>
      <ul class="key">
        {seats.map(seat => (
          <li key={seat}>
            <SeatMark seat={seat} who={who} />
            <svg class="saga-curve" viewBox="0 0 48 8" aria-hidden="true">
              <path class={`course seat${seat}`} d="M0 4H48" />
            </svg>
            {who(seat)}
          </li>
        ))}
      </ul>
    </>
  )
}
