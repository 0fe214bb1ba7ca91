// What just happened and must not be missed: an attack, with who did what to whom, and the evening, player by player.
import type { Seat } from '#engine'
import { GOODS, type ShipwrightsNote, type Stock } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import { Banner } from '../../kit/banner.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import { Mini, nameOf } from './faces.tsx'
import './news.css'
import { Res } from './signs.tsx'
import { say } from './words.ts'

type Attack = Extract<ShipwrightsNote, { say: 'kills' | 'wrecks' | 'lures' | 'breaks' | 'steals' | 'loses' }>
const ATTACKS: readonly ShipwrightsNote['say'][] = ['kills', 'wrecks', 'lures', 'breaks', 'steals', 'loses']
const isAttack = (note: ShipwrightsNote): note is Attack => ATTACKS.includes(note.say)

interface Night {
  readonly seat: Seat
  readonly gold: number
  readonly workers: number
  readonly away: number
  readonly goods: Stock
}
export type News =
  | { readonly kind: 'attack'; readonly by: Seat; readonly villager: number; readonly hits: readonly Attack[] }
  | { readonly kind: 'evening'; readonly nights: readonly Night[]; readonly day: number; readonly first: Seat }

/** The news of a step, if there are any to show. */
export function newsOf(notes: readonly ShipwrightsNote[], turn: Seat): News | null {
  const hits = notes.filter(isAttack).filter(hit => !('count' in hit && hit.count === 0))
  const nights = notes.flatMap(note => (note.say === 'evening' ? [note] : []))
  if (nights.length > 0) {
    const dawn = notes.findLast(note => note.say === 'day')
    return {
      kind: 'evening',
      day: dawn?.day ?? 0,
      first: dawn?.first ?? 0,
      nights: nights.map(({ seat, gold, workers }) => ({
        seat,
        gold,
        workers,
        away: notes.flatMap(note => (note.say === 'sends-home' && note.seat === seat ? [note.count] : []))[0] ?? 0,
        goods: notes.flatMap(note => (note.say === 'returns' && note.seat === seat ? [note.goods] : []))[0] ?? [
          0, 0, 0,
        ],
      })),
    }
  }
  if (hits.length === 0) return null
  const called = notes.findLast(note => note.say === 'calls')
  return { kind: 'attack', by: called?.seat ?? turn, villager: called?.card ?? -1, hits }
}

export const NewsBanner = ({ at, news, onDone }: { readonly at: At; readonly news: News; onDone(): void }) => (
  <Banner class={`yd-news ${news.kind}`} onDone={onDone}>
    {news.kind === 'attack' ? <Blow at={at} {...news} /> : <Evening at={at} {...news} />}
  </Banner>
)

function Blow({ at, by, villager, hits }: Extract<News, { kind: 'attack' }> & { readonly at: At }) {
  return (
    <>
      <div class="row yd-blow">
        <span class="yd-side">
          {villager >= 0 && <Mini card={villager} />}
          <span class="row">
            <SeatMark who={at.who} seat={by} /> {at.who(by)}
          </span>
          <b class="num">{villager >= 0 && nameOf(villager)}</b>
        </span>
        <span class="yd-arrow" aria-hidden="true" />
        {hits.map((hit, i) => {
          const victim = 'from' in hit ? hit.from : hit.seat
          return (
            <span key={i} class="yd-side hit">
              {'card' in hit ? (
                <Mini card={hit.card} class={hit.say === 'lures' ? '' : 'yd-lost'} />
              ) : (
                <span class="row yd-loss">
                  {hit.say === 'steals' ? <Res of={hit.good} /> : <Res of="gold" />}
                  <b class="num">−{hit.say === 'steals' ? 1 : hit.count}</b>
                </span>
              )}
              <span class="row">
                <SeatMark who={at.who} seat={victim} /> {at.who(victim)}
              </span>
            </span>
          )
        })}
      </div>
      {hits.length === 1 && <p>{words[language.value].note(hits[0]!, at.who)}</p>}
    </>
  )
}

function Evening({ at, nights, day, first }: Extract<News, { kind: 'evening' }> & { readonly at: At }) {
  return (
    <>
      <h2>{say().eveningTitle}</h2>
      <ul>
        {nights.map(({ seat, gold, workers, away, goods }, i) => (
          <li key={seat} class="row" style={{ '--i': i }}>
            <SeatMark who={at.who} seat={seat} />
            <b>{at.who(seat)}</b>
            <span class="yd-plus">
              <Res of="gold" />+{gold}
            </span>
            <span class="yd-plus">
              <Res of="worker" />+{workers}
            </span>
            {away > 0 && (
              <span class="yd-minus">
                <Res of="worker" />−{away} <small>{say().noRoom}</small>
              </span>
            )}
            {GOODS.map((good, which) =>
              goods[which]! > 0 ? (
                <span key={good} class="yd-minus">
                  <Res of={good} />−{goods[which]}
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ul>
      {day > 0 && <p class="num">{say().dawn(day, at.who, first)}</p>}
    </>
  )
}
