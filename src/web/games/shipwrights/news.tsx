// What just happened and must not be missed: an attack, with who did what to whom, and the evening, player by player.
// Both lie above the table for a moment; they take no touch away, and any touch ends them.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Note, Seat } from '#engine'
import { GOODS, type ShipwrightsNote, type Stock } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import type { BoardProps } from '../../kit/board.ts'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import { Mini, nameOf } from './faces.tsx'
import './news.css'
import { SeatMark } from './rivals.tsx'
import { Res } from './signs.tsx'
import { say } from './words.ts'

export const NEWS_MS = 3200
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

/** The news told by the latest step, until they have been seen. */
export function useNews(told: BoardProps['told'], turn: Seat) {
  const [news, show] = useState<{ readonly key: number; readonly news: News } | null>(null)
  const seen = useRef(0)
  useEffect(() => {
    const latest = told.at(-1)
    if (!latest || latest.seq <= seen.current) return
    seen.current = latest.seq
    const found = newsOf(
      told.map(({ note }) => note as unknown as ShipwrightsNote),
      turn,
    )
    if (found) show({ key: latest.seq, news: found })
  }, [told])
  return [news, () => show(null)] as const
}

/** What was told since I was last asked, the latest last. */
export function useStory(told: BoardProps['told'], asked: boolean): BoardProps['told'] {
  const [story, tell] = useState<BoardProps['told']>([])
  useEffect(() => {
    tell(asked ? [] : [...story, ...told].slice(-LINES))
  }, [told, asked])
  return story
}
const LINES = 8

export function Story({ at, story }: { readonly at: At; readonly story: BoardProps['told'] }) {
  return (
    <ol class="yd-story">
      {story.map(({ seq, note }, i) => (
        <li key={`${seq}.${i}`}>
          {typeof note['seat'] === 'number' ? <SeatMark at={at} seat={note['seat']} /> : <i class="sign" />}
          {words[language.value].note(note, at.who)}
        </li>
      ))}
    </ol>
  )
}

export function NewsBanner({ at, news, onDone }: { readonly at: At; readonly news: News; onDone(): void }) {
  useEffect(() => {
    const done = setTimeout(onDone, NEWS_MS)
    addEventListener('pointerdown', onDone)
    addEventListener('keydown', onDone)
    return () => {
      clearTimeout(done)
      removeEventListener('pointerdown', onDone)
      removeEventListener('keydown', onDone)
    }
  }, [])
  return (
    <div class={`yd-news ${news.kind}`} role="status">
      <div class="wood">{news.kind === 'attack' ? <Blow at={at} {...news} /> : <Evening at={at} {...news} />}</div>
    </div>
  )
}

function Blow({ at, by, villager, hits }: Extract<News, { kind: 'attack' }> & { readonly at: At }) {
  return (
    <>
      <div class="yd-blow">
        <span class="yd-side">
          {villager >= 0 && <Mini card={villager} />}
          <span>
            <SeatMark at={at} seat={by} /> {at.who(by)}
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
                <span class="yd-loss">
                  {hit.say === 'steals' ? <Res of={hit.good} /> : <Res of="gold" />}
                  <b class="num">−{hit.say === 'steals' ? 1 : hit.count}</b>
                </span>
              )}
              <span>
                <SeatMark at={at} seat={victim} /> {at.who(victim)}
              </span>
            </span>
          )
        })}
      </div>
      {hits.length === 1 && <p>{words[language.value].note(hits[0] as unknown as Note, at.who)}</p>}
    </>
  )
}

function Evening({ at, nights, day, first }: Extract<News, { kind: 'evening' }> & { readonly at: At }) {
  return (
    <>
      <h2>{say().eveningTitle}</h2>
      <ul>
        {nights.map(({ seat, gold, workers, away, goods }, i) => (
          <li key={seat} style={{ '--i': i }}>
            <SeatMark at={at} seat={seat} />
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
      {day > 0 && <p class="num">{say().dawn(day, at.who(first))}</p>}
    </>
  )
}
