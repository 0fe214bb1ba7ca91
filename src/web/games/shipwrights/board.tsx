// The board of Shipwrights: the others above, the market and the village below them, my yard, and what there is to do.
import { useEffect, useRef } from 'preact/hooks'
import type { Move } from '#games/shipwrights'
import { words } from '#games/shipwrights/words'
import { useChoosing } from '../../kit/chooser.ts'
import { cardIn, narrowed } from '../../kit/choosing.ts'
import { useFlight } from '../../kit/flight.ts'
import { isSmall, layout } from '../../kit/layout.ts'
import { useLook } from '../../kit/look.tsx'
import { useNews } from '../../kit/news.ts'
import { othersAfter } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { Story, useStory } from '../../kit/story.tsx'
import { listed } from '../../kit/told.tsx'
import './art/yard.css'
import './shipwrights.css'
import type { At, Looked } from './at.ts'
import { ActChoices, type ChoicesProps, GiftChoices, PlainChoices } from './choices.tsx'
import { type Chooser, GIFTS, type Props, WAYS } from './choosing.ts'
import { Goal } from './goal.tsx'
import { Draft, Hand } from './hand.tsx'
import { NewsBanner, newsOf } from './news.tsx'
import { Primer } from './primer.tsx'
import { Pursuits } from './pursuit.tsx'
import { Rival } from './rivals.tsx'
import { StoreChoices } from './store.tsx'
import { Town } from './town.tsx'
import { say } from './words.ts'
import { Yard } from './yard.tsx'

export { slot } from '#games/shipwrights'
export { words } from '#games/shipwrights/words'
export { manners } from './manners.ts'
export const hides = true
export const reading = () => import('#games/shipwrights/words/reading').then(m => m.reading)
export const trophies = () => import('./trophies.tsx').then(m => m.Trophies)

const looks = () => import('./looks.tsx').then(m => m.describe)

export function Board({ sight, told, who, sending, act, explain }: Props) {
  const { seq, refusals, view: g } = sight
  const { seats, status, waiting } = sight.table
  const me = sight.seat ?? 0
  const small = isSmall()
  // Cards less than about 120 pixels wide.
  const smallCards = small || layout.value === 'tablet'
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const kind = question?.kind
  const moves: readonly Move[] = question?.options ?? []
  const gives = kind === 'jewels' || kind === 'sage'
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
      looking.close()
      act(move)
    },
    explain,
    // A card that leads nowhere opens to be read, unless it was to go with another.
    look(piece, why) {
      const card = cardIn(piece)
      if (card === null || (why && chooser.focus.length > 0)) return false
      // One more than may be given is just not taken.
      if (!gives || narrowed(chooser, [piece]).length === 0) looking.open(piece)
      return true
    },
  })
  // What was touched is seen on the board.
  useEffect(() => looking.close(), [chooser.focus])
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
      if (card !== null && kind !== 'act' && !gives) looking.open(piece)
      else chooser.touch(piece)
    },
    look: key => looking.open(key),
  }

  const choices: ChoicesProps = { at, chooser }
  const looking = useLook<Looked, ChoicesProps>(root, looks, choices)
  const others = othersAfter(me, g.players)
  const acting = (seat: number) => (g.phase === 'afternoon' ? g.turn.seat === seat : waiting.includes(seat))
  const morning = g.phase === 'morning'
  const touching = chooser.focus.length > 0
  return (
    <main
      class={`tabletop yd-table yd-rivals${others.length} yd-${g.phase} ${touching ? 'yd-touching' : ''}`}
      ref={root}
    >
      <section class="yd-rivals" aria-label={say().rivals}>
        {others.map(seat => (
          <Rival key={seat} at={at} seat={seat} acting={acting(seat)} />
        ))}
      </section>
      <Town at={at} />
      <Yard at={at} acting={acting(me)} />
      <section class={`yd-act rising wood ${question ? '' : 'yd-idle'}`} aria-label={say().act}>
        {!small && <Goal at={at} />}
        <p class="yd-prompt" data-prompt tabIndex={-1}>
          {promptOf()}
        </p>
        {kind === 'stock' && <Primer />}
        {morning ? <Draft at={at} small={smallCards} /> : <Hand at={at} small={smallCards} />}
        {kind === 'act' ? (
          <ActChoices key={seq} {...choices} />
        ) : gives ? (
          <GiftChoices key={seq} {...choices} />
        ) : kind === 'store' ? (
          <StoreChoices key={seq} {...choices} />
        ) : kind && kind !== 'draft' ? (
          <PlainChoices key={seq} {...choices} />
        ) : null}
        {!question && status !== 'over' && (
          <Pursuits at={at} seats={others.toSorted((a, b) => Number(acting(b)) - Number(acting(a)))} />
        )}
        {!question && <Story story={story} words={words[language.value]} who={who} />}
      </section>
      {news && <NewsBanner key={news.key} at={at} news={news.news} onDone={endNews} />}
      {looking.shown}
    </main>
  )

  function promptOf(): string {
    if (question) return words[language.value].question(question, g)
    if (status === 'over') return say().over
    if (g.phase === 'afternoon' && !waiting.some(seat => seat !== g.turn.seat)) return say().watching(who(g.turn.seat))
    return say().waiting(listed(waiting, who))
  }
}
