// The board of Raiders: the north, the fjord and the village as one landscape, the others above it, my camp and what
// there is to do beside it; in the hand north and village lie one swipe apart.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Move, type RaidersNote, settlementOf, strengthOf } from '#games/raiders'
import { words } from '#games/raiders/words'
import '../../kit/beside.css'
import { useChoosing } from '../../kit/chooser.ts'
import { cardIn, narrowed } from '../../kit/choosing.ts'
import { useFlight } from '../../kit/flight.ts'
import { useKeys } from '../../kit/keys.ts'
import { isSmall } from '../../kit/layout.ts'
import { useLook } from '../../kit/look.tsx'
import { restAfter } from '../../kit/manner.ts'
import { useNews } from '../../kit/news.ts'
import { Others } from '../../kit/others.tsx'
import { othersAfter } from '../../kit/seats.tsx'
import { isStill, language } from '../../kit/settings.ts'
import { useSettled } from '../../kit/settled.ts'
import { Story, useStory } from '../../kit/story.tsx'
import { listed } from '../../kit/told.tsx'
import { Band, Landscape } from './art/north.tsx'
import './art/raiders.css'
import './css/table.css'
import type { At, Looked } from './at.ts'
import { Camp, handOf, Spread } from './camp.tsx'
import { type ChoicesProps, Focused, NearRaids, PlainChoices, TogetherChoices, TurnChoices } from './choices.tsx'
import {
  type Chooser,
  KEPT,
  nearRaids,
  type Props,
  siteIn,
  sitePiece,
  TOGETHER,
  WAYS,
  wanted,
  waysFor,
} from './choosing.ts'
import { Fjord } from './fjord.tsx'
import { Goal } from './goal.tsx'
import { manners } from './manners.ts'
import { RaidBanner, raidIn } from './news.tsx'
import { North } from './north.tsx'
import { Plan } from './plan.tsx'
import { Rival } from './rivals.tsx'
import { Strike } from './strike.tsx'
import { Village } from './village.tsx'
import { say } from './words.ts'

export { slot } from '#games/raiders'
export { words } from '#games/raiders/words'
export { manners } from './manners.ts'
export const hides = true
export const reading = () => import('#games/raiders/words/reading').then(m => m.reading)
export const trophies = () => import('./trophies.tsx').then(m => m.Trophies)

const looks = () => import('./looks.tsx').then(m => m.describe)

export function Board({ sight, told, who, sending, act, explain }: Props) {
  const { seq, refusals, view: g } = sight
  const { seats, status, waiting } = sight.table
  const me = sight.seat ?? 0
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const settled = useSettled(seq, restAfter(manners, told))
  const question = sight.questions[0]
  const kind = question?.kind
  const moves: readonly Move[] = question?.options ?? []
  const together = kind === 'keep' || kind === 'dead'
  const [raid, endRaid] = useNews(told, notes => raidIn(notes, g.turn))
  const story = useStory(told, question !== undefined)

  const chooser: Chooser = useChoosing({
    ways: kind === 'keep' ? KEPT : kind === 'dead' ? TOGETHER : waysFor(moves),
    view: g,
    seat: me,
    moves: wanted(moves),
    seq,
    refusals,
    sending,
    act(move: Move) {
      looking.close()
      act(move)
    },
    explain,
    look(piece) {
      // A settlement shows what it asks and promises, whether or not it can be raided.
      if (siteIn(piece) !== null) chooser.narrow([piece])
      else if (cardIn(piece) !== null || question === undefined) {
        // One more than may be kept is just not taken.
        if (!together || narrowed(chooser, [piece]).length === 0) looking.open(piece)
      } else return false
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
    comes: comesIn(told.map(({ note }) => note)),
    isLit: piece => settled && chooser.isLit(piece),
    isOn: chooser.isOn,
    touch(piece) {
      // Whatever was looked at before, a building is gone to by one touch.
      const [only, other] = piece.startsWith('house:') ? narrowed(chooser, [piece]) : []
      if (only && !other && sending === null && WAYS.isPlain!(only)) chooser.act(only)
      else chooser.touch(piece)
    },
    look: key => looking.open(key),
  }
  const choices: ChoicesProps = { at, chooser }
  const looking = useLook<Looked, ChoicesProps>(root, looks, choices)
  const acting = (seat: number) =>
    status !== 'over' && (g.phase === 'turns' ? g.turn.seat === seat : waiting.includes(seat))
  const raiding = g.turn.stage === 'raid' && g.turn.seat === me && question !== undefined
  return (
    <main class={`tabletop beside rd-table ${kind === 'keep' ? 'rd-keeping' : ''}`} ref={root}>
      <Others label={say().rivals} seats={othersAfter(me, g.players)} many={2}>
        {seat => <Rival key={seat} at={at} seat={seat} acting={acting(seat)} />}
      </Others>
      <Land at={at} site={raiding ? g.turn.settlement : siteIn(chooser.focus[0])} />
      <div class="doing rd-act wood">
        <section class="todo rising at-foot rd-todo" aria-label={say().act}>
          {!isSmall() && <Goal at={at} />}
          <p class="question" data-prompt tabIndex={-1}>
            {promptOf()}
          </p>
          {question && <Plan at={at} />}
          {raiding && kind !== 'place' && <Roll settled={settled} />}
          {kind === 'keep' && <Spread at={at} cards={handOf(at)} />}
          {question && settled ? (
            kind === 'place' || kind === 'pick' ? (
              <TurnChoices key={seq} {...choices} />
            ) : together ? (
              <TogetherChoices
                key={seq}
                {...choices}
                hint={kind === 'keep' ? say().keepSome(partsOf(moves[0])) : say().burySome(partsOf(moves[0]))}
              />
            ) : (
              <PlainChoices key={seq} {...choices} />
            )
          ) : null}
          {!question && status !== 'over' && <Watching {...choices} />}
          {!question && <Story story={story} words={words[language.value]} who={who} />}
        </section>
        {kind !== 'keep' && <Camp at={at} acting={acting(me)} />}
      </div>
      {raid && status !== 'over' && <RaidBanner key={raid.key} at={at} news={raid.news} onDone={endRaid} />}
      {looking.shown}
    </main>
  )

  function promptOf(): string {
    if (!settled) return say().rolling
    if (question) return words[language.value].question(question, g)
    if (status === 'over') return say().over
    if (g.phase === 'turns' && !waiting.some(seat => seat !== g.turn.seat)) {
      return say().watching(who(g.turn.seat), g.turn.stage)
    }
    return say().waiting(listed(waiting, who))
  }
  function Roll({ settled: landed }: { readonly settled: boolean }) {
    const { settlement, dice, colour } = g.turn
    const strength = dice.reduce(
      (sum, face) => sum + face,
      strengthOf(g, g.players[me]!, settlementOf(settlement).kind, colour),
    )
    return <Strike settlement={settlement} dice={dice} strength={strength} landed={landed} />
  }
}
/** Who picked up a worker in this step, and where. */
function comesIn(notes: readonly RaidersNote[]): At['comes'] {
  const [comes = null] = notes.flatMap(note => {
    if (note.say === 'picks') return [{ seat: note.seat, from: `stands:${note.building}` }]
    return note.say === 'plunders' ? [{ seat: note.seat, from: sitePiece(note.settlement) }] : []
  })
  return comes
}
/** How many cards go together. */
const partsOf = (move: Move | undefined): number =>
  move?.do === 'keep' ? move.at.length : move?.do === 'bury' ? move.cards.length : 0

/** While others play: a settlement one looks at, or the raids one thinks of. */
function Watching({ at, chooser }: ChoicesProps) {
  if (siteIn(chooser.focus[0]) !== null) return <Focused at={at} chooser={chooser} />
  if (at.g.phase !== 'turns') return null
  return (
    <div class="options rd-soon">
      <h2>{say().near}</h2>
      <NearRaids chooser={chooser} raids={nearRaids(at.g, at.me).slice(0, SOON)} />
    </div>
  )
}
const SOON = 3

const VIEWS = ['north', 'village'] as const
type Side = (typeof VIEWS)[number]

/** North and village: one landscape, or two views one swipe apart; `site` is the settlement it is about. */
function Land({ at, site }: { readonly at: At; readonly site: number | null }) {
  // A turn begins at home.
  const [side, set] = useState<Side>('village')
  const scroller = useRef<HTMLDivElement>(null)
  // Known at once: what changes the height of the view may come before it is drawn.
  const shown = useRef(side)
  const show = (to: Side) => {
    shown.current = to
    set(to)
  }
  const scroll = (behavior: ScrollBehavior) => {
    const { current: element } = scroller
    element?.scrollTo({ left: shown.current === 'north' ? 0 : element.scrollWidth, behavior })
  }
  const go = (to: Side) => {
    show(to)
    scroll(isStill() ? 'instant' : 'smooth')
  }
  useKeys([{ key: 'v', run: () => (isSmall() ? go(side === 'village' ? 'north' : 'village') : false) }])
  // A window that changes keeps the view.
  useLayoutEffect(() => {
    const keep = () => isSmall() && scroll('instant')
    keep()
    const watch = new ResizeObserver(keep)
    watch.observe(scroller.current!)
    return () => watch.disconnect()
  }, [])
  // A settlement that is touched or raided comes into view, above whatever comes up over the board.
  useEffect(() => {
    if (site === null || !isSmall()) return
    go('north')
    const found = scroller.current!.querySelector(`[data-piece="${sitePiece(site)}"]`)!
    const north = found.closest('.rd-north')!
    const top = found.getBoundingClientRect().top - north.getBoundingClientRect().top
    north.scrollBy({ top, behavior: isStill() ? 'instant' : 'smooth' })
  }, [site])
  return (
    <>
      <nav class="rd-views" aria-label={say().viewsTitle}>
        {VIEWS.map(each => (
          <button key={each} type="button" aria-pressed={each === side} aria-keyshortcuts="v" onClick={() => go(each)}>
            {say().views[each]}
          </button>
        ))}
        {isSmall() && <Goal at={at} />}
      </nav>
      <div
        class="rd-scroller"
        ref={scroller}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          isSmall() && show(scrollLeft > clientWidth / 2 ? 'village' : 'north')
        }
      >
        <Landscape class="rd-land">
          <North at={at} />
          <div class="rd-home">
            <Band of="sea" class="rd-water">
              <Fjord at={at} />
            </Band>
            <Band of="shore" class="rd-shore">
              <Village at={at} />
            </Band>
          </div>
        </Landscape>
      </div>
    </>
  )
}
