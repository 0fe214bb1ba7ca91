// Between two tales: how the last one ended, what everybody brings along to the next, and when to go on.
import type { Seat } from '#engine'
import { giftsFor, stoneOf, type TaleId, taleOf, tomorrow, type View } from '#games/runesaga'
import { giftText, taleWords, texts, words } from '#games/runesaga/words'
import { Cover } from '../../art/brand.tsx'
import { Silhouette } from '../../art/signs.tsx'
import { layout } from '../../kit/layout.ts'
import { OptionButton, Options } from '../../kit/options.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { ICONS } from './art/icons.ts'
import type { Props } from './board.tsx'
import './css/pause.css'
import { BackSign, StoneSign } from './stone.tsx'
import { OfTale } from './trophies.tsx'
import { say } from './words.ts'

export function Pause({ sight, who, sending, act }: Props) {
  const g = sight.view
  const next = tomorrow(g)
  const [question] = sight.questions
  const waits = sight.table.waiting.filter(seat => seat !== sight.seat || !question)
  return (
    <main class="tabletop rs-pause">
      <section class="wood rs-go" aria-label={say().pause}>
        {next && <Coming g={g} next={next} who={who} />}
        <p class="question" data-prompt tabIndex={-1}>
          {question ? words[language.value].question(question, g) : say().waitsFor(waits.map(who))}
        </p>
        {question && (
          <Options busy={false}>
            {question.options.map(option => {
              const { label, detail } = words[language.value].option(option, g, who)
              return (
                <OptionButton
                  key={option.do}
                  icon={<Silhouette of={ICONS.horn} />}
                  label={label}
                  detail={detail ?? ''}
                  sent={sending !== null}
                  kind={option.do}
                  pick={option}
                  onChoose={() => act(option)}
                />
              )
            })}
          </Options>
        )}
        <p class="rs-quiet">{say().pauseHow}</p>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div class="rs-past" tabIndex={0}>
        <section class="parchment rs-ended">
          <h2>{say().howItEnded}</h2>
          <Ended g={g} who={who} />
        </section>
        {next && (
          <section class="parchment rs-brought">
            <h2>{say().brought}</h2>
            <ul>
              {g.clans.map((_, seat) => (
                <Brought key={seat} {...{ g, next, seat, who }} />
              ))}
            </ul>
          </section>
        )}
        <section class="parchment rs-built">
          <h2>{say().built}</h2>
          {g.clans.map((_, seat) => (
            <div key={seat}>
              <h3 class="row">
                <SeatMark seat={seat} who={who} /> {who(seat)}
              </h3>
              <OfTale view={g} seat={seat} />
            </div>
          ))}
        </section>
      </div>
    </main>
  )
}
type Who = Props['who']

/** The tale that comes: its picture, its name, and who begins it. */
function Coming({ g, next, who }: { readonly g: View; readonly next: TaleId; readonly who: Who }) {
  const first = (g.told.at(-1)!.winner + 1) % g.clans.length
  return (
    <header class="rs-coming">
      <Cover game={next} label="" />
      <div>
        <small>{say().next}</small>
        <h2>{say().tales[next]}</h2>
        <p class="row">
          <SeatMark seat={first} who={who} /> {say().begins(first === who.me ? null : who(first))}
        </p>
      </div>
    </header>
  )
}

/** The points of the tale part by part, as its own game counts them, and the stones that came with each place; on a phone the
 * parts stand below the name. */
function Ended({ g, who }: { readonly g: View; readonly who: Who }) {
  const result = taleOf(g).game.result(g.inner)
  const { stones } = g.told.at(-1)!
  const names = Object.entries(taleWords[language.value][g.tale].parts)
  const played = names.filter(([part]) => result.some(({ parts }) => (parts[part] ?? 0) !== 0))
  const stacked = layout.value === 'phone'
  return (
    <table>
      <thead>
        <tr>
          <td />
          {!stacked &&
            played.map(([part, name]) => (
              <th key={part} scope="col">
                {name}
              </th>
            ))}
          <th scope="col">{say().total}</th>
          <th scope="col">{say().place}</th>
        </tr>
      </thead>
      <tbody>
        {result
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ seat, score, parts, rank }) => (
            <tr key={seat} class={rank === 1 ? 'first' : ''}>
              <th scope="row">
                <span class="row">
                  <SeatMark seat={seat} who={who} />
                  {who(seat)}
                </span>
                {stacked && (
                  <span class="rs-parts">
                    {played.map(([part, name]) => (
                      <span key={part}>
                        {name} <b>{parts[part] ?? 0}</b>
                      </span>
                    ))}
                  </span>
                )}
              </th>
              {!stacked &&
                played.map(([part]) => (
                  <td key={part} class="num">
                    {parts[part] ?? 0}
                  </td>
                ))}
              <td class="num total">{score}</td>
              <td>
                <span class="unseen">{stones[seat]}</span>
                {Array.from({ length: stones[seat]! }, (_, i) => (
                  <BackSign key={i} tale={g.tale} />
                ))}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

interface BroughtProps {
  readonly g: View
  readonly next: TaleId
  readonly seat: Seat
  readonly who: Who
}
function Brought({ g, next, seat, who }: BroughtProps) {
  const gifts = giftsFor(g, next, g.clans[seat]!)
  return (
    <li>
      <b class="row">
        <SeatMark seat={seat} who={who} />
        {who(seat)}
      </b>
      {gifts.length === 0 && <span>{say().bringsNothing}</span>}
      {gifts.map(card => (
        <span key={card} class="row rs-gift">
          <StoneSign card={card} />
          {giftText(stoneOf(card), texts[language.value])}
        </span>
      ))}
    </li>
  )
}
