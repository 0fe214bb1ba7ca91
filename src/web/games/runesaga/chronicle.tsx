// The chronicle of a saga: written from its record, tale by tale, with the stones and ships of each, the moments that turned
// it, and the chances from the first day to the last. To be read, printed and kept.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { isSaga, runesaga, stonesHeld, type View } from '#games/runesaga'
import { Picture } from '../../art/picture.tsx'
import type { ChronicleProps, Turning } from '../../kit/chronicle.ts'
import { layout } from '../../kit/layout.ts'
import { percent } from '../../kit/percent.ts'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { say } from './chronicle.words.ts'
import './css/chronicle.css'
import { nameOf } from './names.ts'
import { StoneFace } from './stone.tsx'
import { apart, storyOf, type ToldTale } from './story.ts'
import { words } from './texts.ts'
import { OfTale } from './trophies.tsx'

export function Chronicle({ pages, ended, who, chances, turnings }: ChronicleProps) {
  const end = pages.at(-1)!.sight.view as unknown as View
  const story = storyOf(pages)
  const standings = runesaga.result(end as never)
  const first = standings.filter(({ rank }) => rank === 1)
  const winners = first.map(({ seat }) => who(seat))
  const names = end.clans.map((_, seat) => who(seat))
  const saga = isSaga(end)
  const text = words[language.value].with!(end.options)
  const scoresOf = ({ tale }: ToldTale) =>
    end.told.find(each => each.tale === tale)?.scores ?? standings.map(({ score }) => score)
  const numbered = turnings.map((turning, i) => ({ ...turning, number: i + 1 }))
  return (
    <article class="chronicle">
      <header>
        <Picture of={`${saga ? 'runesaga' : end.tale}/cover`} class="print" />
        <h1>{saga ? say().title(names) : say().titleAlone(names)}</h1>
        <p class="lead">
          {saga ? say().chieftain(winners, first[0]!.score) : say().wonBy(winners, first[0]!.score)}
          <small>{new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(ended)}</small>
        </p>
      </header>
      {story.map((tale, i) => (
        <Tale
          key={tale.tale}
          tale={tale}
          nth={saga ? say().nth[i]! : null}
          who={who}
          moment={at => text.moment(pages[at]!.sight.view)}
          scores={scoresOf(tale)}
          winners={saga ? tale.winners : first.map(({ seat }) => seat)}
          turnings={numbered.filter(({ from }) => from >= tale.from && from < tale.to)}
        />
      ))}
      <section class="curve-of-saga">
        <h2>{saga ? say().curve : say().curveAlone}</h2>
        {chances.length < pages.length ? (
          <p aria-busy="true">{say().working}</p>
        ) : (
          <Curve {...{ chances, story, who }} turnings={numbered} />
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
  /** Which of the saga's tales it is; null: it is told alone, and its picture is that of the whole. */
  readonly nth: string | null
  readonly who: Who
  moment(at: number): string
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  readonly turnings: readonly Numbered[]
}
function Tale({ tale, nth, who, moment, scores, winners, turnings }: TaleProps) {
  const tell = (note: object): string => words[language.value].note(note as never, who)
  return (
    <section class={`tale tale-${tale.tale}`}>
      {nth !== null && <Picture of={`${tale.tale}/cover`} class="print" />}
      <h2>
        {nth !== null && <small>{nth}</small>} {say().tales[tale.tale]}
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
          <ol class="turnings">
            {turnings.map(({ number, from, whose, text, before, after }) => (
              <li key={from}>
                <b class="nth">{number}</b>
                <p>
                  <small>{moment(from)}</small>
                  {text} <i>{say().chance(who(whose), percent(before), percent(after))}</i>
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      {tale.end && <p>{[tale.end, ...tale.earns].map(tell).join(' ')}</p>}
      <p class="scores">{say().scores(scores.map((points, seat) => say().scored(who(seat), points)).join(', '))}</p>
      {winners.map(seat => (
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

/** Turning points are counted over the whole saga. */
interface Numbered extends Turning {
  readonly number: number
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

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 12, 34, 30]
/** From one number to the next, and how high they stand. */
const [NUMBER_GAP, NUMBERS_AT] = [21, 14]
/** Letters keep their size: a phone gets a smaller drawing. */
const sizeOf = (): readonly [W: number, H: number] => (layout.value === 'phone' ? [360, 280] : [720, 320])
/** The tales where there is no room for their names. */
const NUMERALS = ['I', 'II', 'III']
interface CurveProps {
  readonly chances: readonly (readonly number[])[]
  readonly story: readonly ToldTale[]
  readonly who: Who
  readonly turnings: readonly Numbered[]
}
/** The chances over the whole saga, where each tale began, and what turned them. */
function Curve({ chances, story, who, turnings }: CurveProps) {
  const [W, H] = sizeOf()
  const last = chances.length - 1
  const x = (at: number): number => LEFT + (at / Math.max(1, last)) * (W - LEFT - RIGHT)
  const y = (chance: number): number => TOP + (1 - chance) * (H - TOP - BOTTOM)
  const seats = chances[0]!.map((_, seat) => seat)
  const numbers = apart(
    turnings.map(({ from }) => x(from)),
    NUMBER_GAP,
    W - RIGHT,
  )
  return (
    <>
      <svg class="saga-curve" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={say().curve}>
        {story.map(({ tale, from, to }, i) => (
          <g key={tale}>
            {i % 2 === 0 && (
              <rect class="ground" x={x(from)} y={TOP} width={x(to) - x(from)} height={H - TOP - BOTTOM} />
            )}
            <text x={(x(from) + x(to)) / 2} y={H - 8} text-anchor="middle">
              {layout.value === 'phone' && story.length > 1 ? NUMERALS[i] : say().tales[tale]}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map(share => (
          <g key={share}>
            <path class="rule" d={`M${LEFT} ${y(share)}H${W - RIGHT}`} />
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
        {turnings.map(({ number, from, before, whose }, i) => (
          <g key={number} class={`turn seat${whose}`}>
            <path d={`M${numbers[i]} ${NUMBERS_AT}L${x(from)} ${TOP}V${y(before)}`} />
            <circle cx={numbers[i]} cy={NUMBERS_AT} r="9" />
            <text x={numbers[i]} y={NUMBERS_AT + 4.5} text-anchor="middle">
              {number}
            </text>
          </g>
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
