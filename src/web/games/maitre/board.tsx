// The board of Le Maître des Mers: the others above, the port in the middle, my fleet and my turn below.
import { useEffect, useRef } from 'preact/hooks'
import { deck, type MaitreNote, type Move } from '#games/maitre'
import { prepare } from '../../art/pictures.ts'
import type { Toggle } from '../../kit/board.ts'
import { useChoosing } from '../../kit/chooser.ts'
import { useFlight } from '../../kit/flight.ts'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { useLook } from '../../kit/look.tsx'
import { restAfter } from '../../kit/manner.ts'
import { useNews } from '../../kit/news.ts'
import { othersAfter } from '../../kit/seats.tsx'
import { odds } from '../../kit/settings.ts'
import { useSettled } from '../../kit/settled.ts'
import './art/cards.css'
import './css/fight.css'
import './css/fleets.css'
import './css/port.css'
import './css/table.css'
import './css/turn.css'
import { PENDING, useChances } from './chances.ts'
import { type Chooser, type Props, WAYS, whyNotDice } from './choosing.ts'
import { picturesOf } from './faces.tsx'
import type { FightNote } from './fight.tsx'
import { MyFleet, Rival } from './fleets.tsx'
import type { LookKey } from './looks.tsx'
import { manners } from './manners.ts'
import { Port } from './port.tsx'
import { Turn } from './turn.tsx'
import { say } from './words.ts'

export { slot } from '#games/maitre'
export { words } from '#games/maitre/words'
export { manners } from './manners.ts'
export const hides = false
export const reading = () => import('#games/maitre/words/reading').then(m => m.reading)
export const trophies = () => import('./trophies.tsx').then(m => m.Trophies)
export const toggles: readonly Toggle[] = [{ sign: '%', label: () => say().odds, setting: odds }]

const Fight = lazy(() => import('./fight.tsx').then(m => m.Fight), nothing)
const looks = () => import('./looks.tsx').then(m => m.describe)
type Looked = { readonly at: Chooser; readonly who: Props['who'] }

export function Board(props: Props) {
  const { sight, told, who, sending, act, explain } = props
  const { seq, refusals, view: g } = sight
  const { seats, status } = sight.table
  const me = sight.seat ?? 0
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const settled = useSettled(seq, restAfter(manners, told))
  const moves: readonly Move[] = sight.questions[0]?.options ?? []
  const at: Chooser = useChoosing({
    ways: WAYS,
    view: g,
    seat: me,
    moves,
    seq,
    refusals,
    sending,
    act,
    explain,
    look(_piece, _why, touched) {
      const because = moves.length > 0 ? whyNotDice(g, touched) : []
      if (because.length > 0) explain(because)
      return because.length > 0
    },
  })
  const worked = useChances(props, moves)
  const chances = settled ? worked : PENDING
  const look = useLook<LookKey, Looked>(root, looks, { at, who })
  const [fight, endFight] = useNews(told, fightIn)
  useEffect(() => prepare(deck.cards.flatMap(picturesOf)), [])

  const others = othersAfter(me, g.players)
  const fleet = { at, chances, seats, who }
  return (
    <>
      <main class={`tabletop sea-table rivals${others.length}`} ref={root}>
        <div class={`waters ${moves.length > 0 && g.turn.action !== null ? 'busy' : ''}`}>
          <section class="opps" aria-label={say().rivals}>
            {others.map(other => (
              <Rival key={other} {...fleet} seat={other} />
            ))}
          </section>
          <Port at={at} chances={chances} look={look.open} />
          <MyFleet {...fleet} seat={me} look={look.open} />
          <Turn at={at} sight={sight} who={who} chances={chances} settled={settled} />
        </div>
      </main>
      {look.shown}
      {fight && status !== 'over' && <Fight key={fight.key} note={fight.news} who={who} onDone={endFight} />}
    </>
  )
}

const fightIn = (notes: readonly MaitreNote[]): FightNote | null =>
  notes.findLast(note => note.say === 'fights') ?? null
