// The board of the Runesaga: the board of the tale that is played, just as in its own game, below a strip with the stones;
// between two tales a pause; and the sheet of the whole saga, reachable at any moment.
import { useMemo, useRef, useState } from 'preact/hooks'
import type { Json, Note } from '#engine'
import { asTold, type G, type Q, type SagaNote, type TaleId } from '#games/runesaga'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { useKeys } from '../../kit/keys.ts'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { useLook } from '../../kit/look.tsx'
import { useNews } from '../../kit/news.ts'
import './css/table.css'
import { ceremonyIn } from './ceremonies.ts'
import type { LooksBoard } from './looks.tsx'
import { OF_TALES } from './manifest.ts'
import { type Looked, Strip } from './strip.tsx'
import { say } from './words.ts'

export { slot } from '#games/runesaga'
export { manners } from './manners.ts'
export { words } from './texts.ts'
export const hides = true
export const reading = () => import('#games/runesaga/words/reading').then(m => m.reading)
export const chronicle = () => import('./chronicle.tsx').then(m => m.Chronicle)
export const trophies = () => import('./trophies.tsx').then(m => m.Trophies)

const looks = () => import('./looks.tsx').then(m => m.describe)
const SagaSheet = lazy(() => import('./sheet.tsx').then(m => m.SagaSheet), nothing)
const Pause = lazy(() => import('./pause.tsx').then(m => m.Pause))
const Ceremony = lazy(() => import('./ceremony.tsx').then(m => m.Ceremony), nothing)

export type Props = BoardProps<G, Q, Note, Json, Reason>
type Reason = { readonly needs: string; readonly [part: string]: Json }

/** The boards of the tales, each loaded when it is first played. */
const boardOf = (tale: TaleId) =>
  lazy<Parameters<BoardModule['Board']>[0]>(() => OF_TALES[tale].board().then(m => m.Board))
const BOARDS = {
  shipwrights: boardOf('shipwrights'),
  raiders: boardOf('raiders'),
  explorers: boardOf('explorers'),
}

export function Board(props: Props) {
  const { sight, told, who } = props
  const g = sight.view
  const me = sight.seat ?? 0
  const root = useRef<HTMLElement>(null)
  const [open, show] = useState(false)
  const [news, endNews] = useNews(told, notes => ceremonyIn(notes.filter(isOwn)))
  const looking = useLook<Looked, LooksBoard>(root, looks, { g, who })
  useKeys([{ key: 's', label: say().keys, run: () => show(true) }])
  return (
    <div class="tabletop rs-table">
      <Strip {...{ g, me, who, root }} look={looking.open} onOpen={() => show(true)} />
      {g.phase === 'pause' ? <Pause {...props} /> : <Tale {...props} />}
      {news && sight.table.status !== 'over' && (
        <Ceremony key={news.key} g={g} who={who} ceremony={news.news} onDone={endNews} />
      )}
      {open && <SagaSheet g={g} who={who} look={looking.open} onClose={() => show(false)} />}
      {looking.shown}
    </div>
  )
}
/** What the saga itself tells. */
const isOwn = (note: Note): note is Note & SagaNote => note['of'] === undefined

/** The tale on the table, on its own board: it knows nothing of the saga around it. */
function Tale({ sight, told, explain, ...props }: Props) {
  const { view: g, refusals } = sight
  const { tale } = g
  const Inner = BOARDS[tale]
  const its = useMemo(() => told.filter(({ note }) => note['of'] === tale), [told, tale])
  const refused = useMemo(() => asTold(refusals as Parameters<typeof asTold>[0]), [refusals])
  return (
    <Inner
      key={tale}
      {...props}
      sight={{ ...sight, view: g.inner, refusals: refused }}
      told={its}
      explain={because => explain(because.map((reason: Reason) => ({ ...reason, of: tale })))}
    />
  )
}
