// The board of Shipwrights: the others above, the market and the village below them, my yard, and what there is to do.
import { useEffect, useRef, useState } from 'preact/hooks'
import { deck, type Move } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import { useNews } from '../../kit/banner.tsx'
import { useChoosing } from '../../kit/chooser.ts'
import { cardIn, narrowed } from '../../kit/choosing.ts'
import { useFlight } from '../../kit/flight.ts'
import { usePhone } from '../../kit/phone.ts'
import { othersAfter } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import './art/yard.css'
import './shipwrights.css'
import type { At } from './at.ts'
import { ActChoices, type ChoicesProps, GiftChoices, PlainChoices } from './choices.tsx'
import { type Chooser, GIFTS, type Props, WAYS } from './choosing.ts'
import { Draft, Hand } from './hand.tsx'
import { NewsBanner, newsOf, Story, useStory } from './news.tsx'
import { Rival, RivalSheet } from './rivals.tsx'
import { OpenCard } from './sheet.tsx'
import { StoreChoices } from './store.tsx'
import { Town } from './town.tsx'
import { say } from './words.ts'
import { Yard } from './yard.tsx'

export { words } from '#games/shipwrights/words'
export { manners } from './manners.ts'
export const hides = true
export const edition = () => deck.edition

const PHONE = 900

/** What lies open above the board. */
type Sheet = { readonly card: number } | { readonly seat: number } | null

export function Board({ sight, told, who, sending, act, explain }: Props) {
  const { seq, refusals, view: g } = sight
  const { seats, status, waiting } = sight.table
  const me = sight.seat ?? 0
  const phone = usePhone(PHONE)
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const kind = question?.kind
  const moves: readonly Move[] = question?.options ?? []
  const gives = kind === 'jewels' || kind === 'sage'
  const [sheet, open] = useState<Sheet>(null)
  const [news, endNews] = useNews(told, notes => newsOf(notes, g.turn.seat))
  const story = useStory(told, question !== undefined)

  const chooser: Chooser = useChoosing({
    ways: gives ? GIFTS : WAYS,
    view: g,
    seat: me,
    moves,
    seq,
    refusals,
    sending,
    act(move: Move) {
      open(null)
      act(move)
    },
    explain,
    // A card that leads nowhere opens to be read, unless it was to go with another.
    look(piece, why) {
      const card = cardIn(piece)
      if (card === null || (why && chooser.focus.length > 0)) return false
      // One more than may be given is just not taken.
      if (!gives || narrowed(chooser, [piece]).length === 0) open({ card })
      return true
    },
  })
  // What was touched is seen on the board.
  useEffect(() => open(null), [chooser.focus])
  const at: At = {
    g,
    me,
    moves,
    who,
    seats,
    isLit: chooser.isLit,
    isOn: chooser.isOn,
    touch(piece) {
      const card = cardIn(piece)
      // In the morning a card is read before it is taken.
      if (card !== null && kind !== 'act' && !gives) open({ card })
      else chooser.touch(piece)
    },
  }

  const choices: ChoicesProps = { at, chooser, onLook: card => open({ card }) }
  const others = othersAfter(me, g.players)
  const acting = (seat: number) => (g.phase === 'afternoon' ? g.turn.seat === seat : waiting.includes(seat))
  const morning = g.phase === 'morning'
  const touching = chooser.focus.length > 0
  return (
    <main
      class={`tabletop yd-table yd-rivals${others.length} ${morning ? 'yd-morning' : ''} ${touching ? 'yd-touching' : ''}`}
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
          <GiftChoices key={seq} {...choices} />
        ) : kind === 'store' ? (
          <StoreChoices key={seq} {...choices} />
        ) : kind && kind !== 'draft' ? (
          <PlainChoices key={seq} {...choices} />
        ) : null}
        {!question && <Story at={at} story={story} />}
      </section>
      {news && <NewsBanner key={news.key} at={at} news={news.news} onDone={endNews} />}
      {sheet && 'card' in sheet && (
        <OpenCard key={sheet.card} card={sheet.card} choices={choices} onClose={() => open(null)} />
      )}
      {sheet && 'seat' in sheet && <RivalSheet at={at} seat={sheet.seat} onClose={() => open(null)} />}
    </main>
  )

  function promptOf(): string {
    if (question) return words[language.value].question(question, g)
    if (status === 'over') return say().over
    if (g.phase === 'afternoon' && !waiting.some(seat => seat !== g.turn.seat)) return say().watching(who(g.turn.seat))
    return say().waiting(new Intl.ListFormat(language.value).format(waiting.map(who)))
  }
}
