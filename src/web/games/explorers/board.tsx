// The board of Explorers: one chart to sail on, the others above it, my tiles, my actions and what I have beside it.
import { useEffect, useRef, useState } from 'preact/hooks'
import { same } from '#engine'
import { enemyAt, type Move, tileOfLand } from '#games/explorers'
import { words } from '#games/explorers/words'
import { advised } from '../../kit/advice.ts'
import '../../kit/beside.css'
import { useChoosing } from '../../kit/chooser.ts'
import { cardIn } from '../../kit/choosing.ts'
import { useFlight } from '../../kit/flight.ts'
import { useLook } from '../../kit/look.tsx'
import { useNews } from '../../kit/news.ts'
import { Others } from '../../kit/others.tsx'
import { othersAfter } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { Story, useStory } from '../../kit/story.tsx'
import { listed } from '../../kit/told.tsx'
import type { At, Looked } from './at.ts'
import { Camp } from './camp.tsx'
import { ActChoices, CaptainChoices, type ChoicesProps, LayChoices } from './choices.tsx'
import { actionOf, type Chooser, firstAlike, numberIn, type Piece, type Props, reachOf, waysFor } from './choosing.ts'
import './css/table.css'
import { Actions, Goal } from './goal.tsx'
import { Hand } from './hand.tsx'
import { useLaying } from './laying.ts'
import { EventBanner, eventIn } from './news.tsx'
import { Rival } from './rivals.tsx'
import { Sea } from './sea.tsx'
import { say } from './words.ts'

export { slot } from '#games/explorers'
export { words } from '#games/explorers/words'
export { manners } from './manners.ts'
export const hides = true
export const reading = () => import('#games/explorers/words/reading').then(m => m.reading)
export const trophies = () => import('./trophies.tsx').then(m => m.Trophies)

const looks = () => import('./looks.tsx').then(m => m.describe)

export function Board({ sight, told, who, sending, act, explain }: Props) {
  const { seq, refusals, view: g } = sight
  const { seats, status, waiting } = sight.table
  const me = sight.seat ?? 0
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const kind = question?.kind
  const moves: readonly Move[] = question?.options ?? []
  const notes = told.map(({ note }) => note)
  const [event, endEvent] = useNews(told, eventIn)
  const story = useStory(told, question !== undefined)

  const chooser: Chooser = useChoosing({
    ways: waysFor(g),
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
    look(piece, why) {
      const tile = tileUnder(piece)
      // Nearby it says why not; farther away there is nothing to say but what lies there.
      if (tile !== null && !(why && question)) looking.open(`tile:${tile}`)
      else if (cardIn(piece) !== null && (!question || kind === 'captain')) looking.open(piece)
      else return false
      return true
    },
  })
  const hand = g.players[me]?.hand.cards.flatMap(card => (card === null ? [] : [card])) ?? []
  const laying = useLaying(g, hand, moves, chooser)
  const reach = kind === 'act' ? reachOf(g, me) : NOWHERE
  const voyage = useVoyage(g.players[me]?.ship ?? 0, { seq, moves, sending }, act)
  // What is advised is listed with its likes.
  const given = advised.value as Move | null
  useEffect(() => {
    const action = given && actionOf(given)
    if (action && moves.some(move => same(move, given))) chooser.narrow([`action:${action}`])
  }, [given])
  // What was touched is seen on the board.
  useEffect(() => looking.close(), [chooser.focus])

  const isFarLit = (piece: Piece): boolean => {
    const tile = numberIn('sea', piece)
    const fits = chooser.focus.every(other => other === piece || other.startsWith('ship:') || other === 'action:sail')
    return tile !== null && sending === null && fits && (reach.get(tile)?.length ?? 0) > 1
  }
  const at: At = {
    g,
    me,
    moves,
    who,
    seats,
    isLit(piece) {
      const [card, hex] = [cardIn(piece), numberIn('hex', piece)]
      if (laying && card !== null) return hand.includes(card) && laying.fits(card)
      if (laying && hex !== null) return laying.isOpen(hex)
      return chooser.isLit(piece) || isFarLit(piece)
    },
    isOn: piece => (laying && piece === `card:${laying.card}`) || chooser.isOn(piece),
    touch(piece) {
      const [card, tile] = [cardIn(piece), numberIn('sea', piece)]
      if (laying && card !== null && hand.includes(card)) {
        if (laying.fits(card)) laying.pick(card)
        else explain(chooser.whyNot([`card:${firstAlike(g, card)}`])?.because ?? [])
      } else if (laying && numberIn('hex', piece) !== null) explain([{ needs: 'gap' }])
      else if (tile !== null && isFarLit(piece)) {
        if (chooser.isOn(piece) && enemyAt(g, tile) < 0) voyage(reach.get(tile)!)
        else chooser.narrow([piece])
      } else chooser.touch(piece)
    },
    look: key => looking.open(key),
  }
  const choices: ChoicesProps = { at, chooser, reach, voyage }
  const looking = useLook<Looked, ChoicesProps>(root, looks, choices)
  const others = othersAfter(me, g.players)
  const acting = (seat: number) =>
    status !== 'over' && (g.phase === 'turns' ? g.turn.seat === seat : waiting.includes(seat))
  return (
    <main
      class={`tabletop beside ex-table ex-rivals${others.length} ${kind ? `ex-asks-${kind}` : 'ex-watches'}`}
      ref={root}
    >
      <Others label={say().rivals} seats={others} many={3}>
        {seat => <Rival key={seat} at={at} seat={seat} acting={acting(seat)} />}
      </Others>
      <Sea at={at} seq={seq} notes={notes} laying={laying} reach={reach} />
      <div class="doing ex-act wood">
        <section class="todo ex-todo" aria-label={say().act}>
          <Goal at={at} />
          <div class="row ex-asked">
            <p class="question" data-prompt tabIndex={-1}>
              {promptOf()}
            </p>
            <Actions at={at} />
          </div>
          {kind === 'captain' && <CaptainChoices key={seq} {...choices} />}
          {hand.length > 0 && <Hand at={at} cards={hand} laying={laying} waits={!laying && kind !== 'captain'} />}
          {laying && <LayChoices key={seq} {...choices} laying={laying} />}
          {kind === 'act' && <ActChoices key={seq} {...choices} />}
          {!question && <Story story={story} words={words[language.value]} who={who} />}
        </section>
        <Camp at={at} acting={acting(me)} />
      </div>
      {event && status !== 'over' && <EventBanner key={event.key} at={at} event={event.news} onDone={endEvent} />}
      {looking.shown}
    </main>
  )

  function promptOf(): string {
    if (question) return words[language.value].question(question, g)
    if (status === 'over') return say().over
    if (g.phase === 'turns' && !waiting.some(seat => seat !== g.turn.seat)) {
      return say().watching(who(g.turn.seat), g.turn.stage)
    }
    return say().waiting(listed(waiting, who))
  }
}
const NOWHERE: ReadonlyMap<number, readonly number[]> = new Map()

/** The tile a piece of the chart belongs to. */
function tileUnder(piece: Piece): number | null {
  const sea = numberIn('sea', piece)
  const land = numberIn('land', piece) ?? numberIn('folk', piece)
  return sea ?? (land === null ? null : tileOfLand(land))
}

interface Now {
  readonly seq: number
  readonly moves: readonly Move[]
  readonly sending: unknown
}
/** Sails on, sea by sea, as long as nothing comes between. */
function useVoyage(ship: number, { seq, moves, sending }: Now, act: (move: Move) => void) {
  const [way, set] = useState<readonly number[]>([])
  const next = (left: readonly number[]): void => {
    const [to, ...rest] = left
    const move = moves.find(each => each.do === 'sail' && each.to === to)
    set(move ? left : [])
    if (move) act(move)
    if (rest.length === 0) set([])
  }
  useEffect(() => {
    if (way.length < 2 || sending !== null) return
    if (ship === way[0]) next(way.slice(1))
    else set([])
  }, [seq, sending])
  return next
}
