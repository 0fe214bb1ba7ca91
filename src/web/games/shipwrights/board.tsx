// The board of Shipwrights: the others above, the market and the village below them, my yard, and what there is to do.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Json, Note } from '#engine'
import type { Asked, G, Move, ShipwrightsNote } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import type { BoardProps } from '../../kit/board.ts'
import { useFlight } from '../../kit/flight.ts'
import { language } from '../../kit/settings.ts'
import type { Sound } from '../../kit/sound.ts'
import type { Moved } from '../../play/types.ts'
import './art/yard.css'
import './shipwrights.css'
import type { At } from './at.ts'
import { ActChoices, type ChoicesProps, GiftChoices, PlainChoices } from './choices.tsx'
import {
  type Choosing,
  exactGift,
  type Focus,
  isLit,
  movesOf,
  NOTHING,
  type Piece,
  touch,
  touchGift,
  whyNot,
} from './choosing.ts'
import { Draft, Hand } from './hand.tsx'
import { NEWS_MS, NewsBanner, Story, useNews, useStory } from './news.tsx'
import { Rival, RivalSheet } from './rivals.tsx'
import { CardSheet } from './sheet.tsx'
import { StoreChoices } from './store.tsx'
import { Town } from './town.tsx'
import { say } from './words.ts'
import { Yard } from './yard.tsx'

export { words } from '#games/shipwrights/words'
export const hides = true

type Say = ShipwrightsNote['say']
const PAUSES: { readonly [K in Say]?: number } = {
  kills: NEWS_MS,
  wrecks: NEWS_MS,
  lures: NEWS_MS,
  breaks: NEWS_MS,
  steals: NEWS_MS,
  loses: NEWS_MS,
  evening: NEWS_MS,
  finishes: 1300,
  builds: 1000,
  starts: 700,
  recruits: 700,
  equips: 700,
  calls: 900,
  visits: 800,
  buys: 700,
  discards: 500,
  turn: 500,
}
const SOUNDS: { readonly [K in Say]?: Sound } = {
  drafted: 'knock',
  kept: 'knock',
  recruits: 'knock',
  starts: 'knock',
  equips: 'knock',
  buys: 'knock',
  visits: 'knock',
  builds: 'gain',
  finishes: 'gain',
  gold: 'gain',
  evening: 'gain',
  kills: 'cannon',
  wrecks: 'cannon',
  breaks: 'cannon',
  lures: 'miss',
  steals: 'miss',
  loses: 'miss',
  over: 'end',
}
const NEWS: readonly Say[] = [
  'equips',
  'recruits',
  'starts',
  'finishes',
  'builds',
  'abandons',
  'calls',
  'kills',
  'wrecks',
  'lures',
  'breaks',
  'steals',
  'loses',
  'returns',
  'sends-home',
  'evening',
  'day',
  'over',
]
export const soundOf = ({ say: what }: Note): Sound | null => SOUNDS[what as Say] ?? null
export const isNews = ({ say: what }: Note): boolean => NEWS.includes(what as Say)
export const pause = ({ notes }: Moved): number =>
  Math.max(200, ...notes.map(({ note }) => PAUSES[note.say as Say] ?? 0))

const PHONE = '(max-width: 900px)'
function usePhone(): boolean {
  const [phone, set] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const media = matchMedia(PHONE)
    const follow = () => set(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return phone
}

/** What lies open above the board. */
type Sheet = { readonly card: number } | { readonly seat: number } | null

export function Board({ sight, told, who, sending, act, explain }: BoardProps) {
  const g = sight.view as unknown as G
  const { seq, refusals } = sight
  const me = sight.seat ?? 0
  const phone = usePhone()
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const kind = question?.kind as Asked | undefined
  const choosing: Choosing = { g, seat: me, moves: movesOf(question) }
  const [touched, setTouched] = useState<{ readonly seq: number; readonly focus: Focus }>({ seq, focus: NOTHING })
  const focus = touched.seq === seq ? touched.focus : NOTHING
  const narrow = (to: Focus) => setTouched({ seq, focus: to })
  const [sheet, open] = useState<Sheet>(null)
  const [news, endNews] = useNews(told, g.turn.seat)
  const story = useStory(told, question !== undefined)

  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) setTouched({ seq, focus: NOTHING })
    }
    addEventListener('keydown', back)
    return () => removeEventListener('keydown', back)
  }, [seq])

  const pick = (move: Move) => {
    open(null)
    act(move as Json)
  }
  const gives = kind === 'jewels' || kind === 'sage'
  const at: At = {
    g,
    me,
    moves: choosing.moves,
    who,
    seats: sight.table.seats,
    isLit: piece => {
      if (sending !== null || choosing.moves.length === 0) return false
      return gives ? choosing.moves.some(move => exactGift([move], [piece])) : isLit(choosing, focus, piece)
    },
    isOn: piece => focus.includes(piece),
    touch: piece => touchPiece(piece),
  }
  const touchPiece = (piece: Piece) => {
    const card = piece.startsWith('card:') ? Number(piece.slice(5)) : null
    if (gives && card !== null && at.isLit(piece)) return narrow(touchGift(choosing.moves, focus, card))
    // In the morning a card is read before it is taken.
    if (card !== null && kind !== 'act') return open({ card })
    const done = sending === null ? touch(choosing, focus, piece) : null
    if (done && 'pick' in done) return pick(done.pick)
    if (done) {
      open(null)
      return narrow(done.focus)
    }
    const refusal = whyNot(refusals, choosing, [...focus, piece]) ?? whyNot(refusals, choosing, [piece])
    if (refusal && (focus.length > 0 || card === null)) return explain(refusal.because)
    if (card !== null) return open({ card })
    explain((refusal ?? refusals[0])?.because ?? [])
  }

  const choices: ChoicesProps = {
    at,
    choosing,
    focus,
    refusals,
    sending,
    act: pick,
    onFocus: narrow,
    onLook: card => open({ card }),
    explain,
  }
  const others = g.players.map((_, i) => (me + i) % g.players.length).slice(1)
  const waiting = sight.table.waiting
  const acting = (seat: number) => (g.phase === 'afternoon' ? g.turn.seat === seat : waiting.includes(seat))
  const morning = g.phase === 'morning'
  return (
    <main
      class={`yd-table yd-rivals${others.length} ${morning ? 'yd-morning' : ''} ${focus.length > 0 ? 'yd-touching' : ''}`}
      ref={root}
    >
      <section class="yd-rivals" aria-label={say().rivals}>
        {others.map(seat => (
          <Rival
            key={seat}
            at={at}
            seat={seat}
            small={phone}
            acting={acting(seat)}
            onOpen={rival => open({ seat: rival })}
          />
        ))}
      </section>
      <Town at={at} />
      <Yard at={at} acting={acting(me)} />
      <section class="yd-act wood" aria-label={say().act}>
        <p class="yd-prompt" role="status">
          {promptOf()}
        </p>
        {morning ? <Draft at={at} small={phone} /> : <Hand at={at} small={phone} />}
        {kind === 'act' ? (
          <ActChoices key={seq} {...choices} />
        ) : gives ? (
          <GiftChoices {...choices} />
        ) : kind === 'store' ? (
          <StoreChoices key={seq} {...choices} />
        ) : kind && kind !== 'draft' ? (
          <PlainChoices {...choices} />
        ) : null}
        {!question && <Story at={at} story={story} />}
      </section>
      {news && <NewsBanner key={news.key} at={at} news={news.news} onDone={endNews} />}
      {sheet && 'card' in sheet && (
        <CardSheet key={sheet.card} card={sheet.card} choices={choices} onClose={() => open(null)} />
      )}
      {sheet && 'seat' in sheet && <RivalSheet at={at} seat={sheet.seat} onClose={() => open(null)} />}
    </main>
  )

  function promptOf(): string {
    const text = words[language.value]
    if (question) return text.question(question, sight.view)
    if (sight.table.status === 'over') return say().over
    if (g.phase === 'afternoon' && !waiting.some(seat => seat !== g.turn.seat)) return say().watching(who(g.turn.seat))
    return say().waiting(new Intl.ListFormat(language.value).format(waiting.map(who)))
  }
}
