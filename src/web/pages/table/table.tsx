// A table, whatever the game: its header, its board, the log, the reasons, and what follows when the match is over.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Opinion } from '#bots'
import type { Json, Reason, Seat } from '#engine'
import type { Words } from '#games/kit/words'
import './table.css'
import type { PublicTable, TableMoved } from '#tables'
import { manifestOf } from '../../games/index.ts'
import { Announcer, useTelling } from '../../kit/announce.tsx'
import type { BoardModule } from '../../kit/board.ts'
import { useEscape } from '../../kit/keys.ts'
import { layout } from '../../kit/layout.ts'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { blowsAgainst, isNews, pauseAfter, restAfter } from '../../kit/manner.ts'
import { Notice, useNotice } from '../../kit/notice.tsx'
import { Link } from '../../kit/router.tsx'
import { language, sure } from '../../kit/settings.ts'
import { whoAt } from '../../kit/who.ts'
import { decksInUse, withDecks } from '../../play/decks.ts'
import { reckon } from '../../play/reckon.ts'
import { openTable, type TableStore } from '../../play/table.ts'
import { HELPED } from '../../play/types.ts'
import type { Past } from './after/after.tsx'
import { Foot } from './foot.tsx'
import { Header, type Open } from './header.tsx'
import { nextIn, useUnread } from './next.ts'
import { useNoises } from './noises.ts'
import { say } from './words.ts'

const Room = lazy(() => import('../room/room.tsx').then(m => m.Room))
const Band = lazy(() => import('./people/band.tsx').then(m => m.Band), nothing)
const People = lazy(() => import('./people/people.tsx').then(m => m.People), nothing)
const Talk = lazy(() => import('./people/talk.tsx').then(m => m.Talk), nothing)
const Signs = lazy(() => import('./people/signs.tsx').then(m => m.Signs), nothing)
const Sure = lazy(() => import('./people/sure.tsx').then(m => m.Sure), nothing)
const Away = lazy(() => import('./away.tsx').then(m => m.Away), nothing)
const Apart = lazy(() => import('./apart.tsx').then(m => m.Apart), nothing)
const Clock = lazy(() => import('../pace/clock.tsx').then(m => m.Clock), nothing)
const Unseen = lazy(() => import('./away.tsx').then(m => m.Unseen), nothing)
const Replay = lazy(() => import('./after/replay-view.tsx').then(m => m.Replay))
const DoneToMe = lazy(() => import('../../kit/done-to-me.tsx').then(m => m.DoneToMe), nothing)
const Curtain = lazy(() => import('./curtain.tsx').then(m => m.Curtain))
const Advice = lazy(() => import('./advice.tsx').then(m => m.Advice), nothing)
const Hint = lazy(() => import('./hint.tsx').then(m => m.Hint), nothing)
const Hands = lazy(() => import('./hands.tsx').then(m => m.Hands), nothing)
const DockedLog = lazy(() => import('./log.tsx').then(m => m.DockedLog), nothing)
const Log = lazy(() => import('./log.tsx').then(m => m.Log), nothing)
const Reading = lazy(() => import('./reading.tsx').then(m => m.Reading), nothing)
const Seal = lazy(() => import('./seal.tsx').then(m => m.Seal), nothing)
const Since = lazy(() => import('./since.tsx').then(m => m.Since), nothing)
const Ahead = lazy(() => import('./ahead/ahead.tsx').then(m => m.Ahead), nothing)
const Why = lazy(() => import('./why.tsx').then(m => m.Why), nothing)
const After = lazy(() => import('./after/after.tsx').then(m => m.After), nothing)

export function TablePage({ about }: { about: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const board = opened?.board ?? null
  const pacer = useRef<BoardModule | null>(null)
  pacer.current = board
  const store = useMemo(() => {
    const met = (how: typeof pauseAfter) => (news: TableMoved) =>
      pacer.current ? how(pacer.current.manners, news.notes) : 0
    return openTable(about, { pause: met(pauseAfter), rest: met(restAfter) })
  }, [about])
  useEffect(() => () => store.close(), [store])
  // Asked for while the table is still on its way; who needs them hears of a failure.
  useEffect(() => void decksInUse().catch(() => {}), [])
  const sight = store.shown.value
  const game = sight?.table.game
  const edition = sight?.table.edition ?? null
  useEffect(() => {
    const open = game && manifestOf(game)?.board
    if (open) withDecks(() => openBoard(open, edition)).then(setOpened, () => setOpened(null))
  }, [game, edition])
  if (sight?.table.status === 'open') return <Room table={sight.table} />
  if (!sight || !board)
    return <Waiting problem={store.problem.value?.message ?? null} unseen={!sight && !store.connected.value} />
  // Whatever is shown of this match is shown with its cards.
  const isLaid = edition === null || board.slot === null || board.slot.lay(edition)
  if (!isLaid) return <Waiting problem={opened?.edition === edition ? say().otherDeck : null} />
  return <AtTable store={store} sight={sight} board={board} />
}

/** A board, and the edition of the deck that was looked for with it. */
interface Opened {
  readonly board: BoardModule
  readonly edition: string | null
}
async function openBoard(open: () => Promise<BoardModule>, edition: string | null): Promise<Opened> {
  const board = await open()
  if (edition !== null) await board.slot?.find(edition)
  return { board, edition }
}

function Waiting({ problem, unseen = false }: { problem: string | null; unseen?: boolean }) {
  return (
    <main class="sorry">
      {problem !== null ? (
        <p role="alert">{problem || say().noTable}</p>
      ) : unseen ? (
        <Unseen />
      ) : (
        <p aria-busy="true">{say().loading}</p>
      )}
      {(problem !== null || unseen) && (
        <Link to="/" class="button main">
          {say().home}
        </Link>
      )}
    </main>
  )
}

const NONE: TableMoved['notes'] = []

/** The words for matches with these options. */
function wordsFor(board: BoardModule, options: PublicTable['options']): Words {
  const words = board.words[language.value]
  return withHouse(words.with?.(options) ?? words)
}
/** The words of a game, and of the house where the game has none. */
const withHouse = (words: Words): Words => ({
  ...words,
  note: (note, who) => (note.say === HELPED ? say().helped(who(note['seat'] as Seat)) : words.note(note, who)),
})

const hasChoice = ({ questions }: TableMoved): boolean => questions.some(({ options }) => options.length > 1)

function AtTable({ store, sight, board }: { store: TableStore; sight: TableMoved; board: BoardModule }) {
  const { table } = sight
  const words = useMemo(() => wordsFor(board, table.options), [board, language.value])
  const who = whoAt(table.seats)
  const over = table.status === 'over'
  const [open, show] = useState<Open>(null)
  const [seen, setSeen] = useState(false)
  const [past, look] = useState<Past | null>(null)
  const [notice, tell] = useNotice(sight.seq)
  const [shownTo, showTo] = useState<Seat | null>(null)
  const doubt = store.doubt.value
  // What was told when the table was opened is the past, not news.
  const told = sight.since === 0 ? NONE : sight.notes
  const problem = store.problem.value
  const docked = layout.value === 'big'
  const frame = useRef<HTMLDivElement>(null)
  const [advice, advise] = useState<{ readonly seq: number; readonly opinion: Opinion } | null>(null)
  const shownAdvice = advice?.seq === sight.seq ? advice.opinion : null

  useEffect(() => {
    if (problem) tell(problem.message)
  }, [problem])
  useNoises(board.manners, sight, told)
  useEffect(() => {
    document.title = `${words.title} – Naust`
  }, [words])

  const toldUpTo = useTelling(
    {
      seq: sight.seq,
      log: store.log.value,
      undone: sight.undone.length > 0,
      first: sight.since === 0,
      settled: store.settled.value,
    },
    ({ note }) => words.note(note, who),
    { undone: say().undone, next: over ? '' : nextIn(sight, words, who) },
  )
  const takeOver = useHands(open === 'keys' || store.sending.value !== null)
  // What was asked for and is still being loaded is closed as well.
  useEscape(() => show(null), open !== null)
  const unread = useUnread(store, docked || open === 'log')

  const explain = (because: readonly Reason[]) => {
    if (because[0]) tell(because.map(reason => words.reason(reason, who)).join(' '))
  }
  if (past?.as === 'replay') {
    const { transcript, at, onCurve } = past
    const close = (left: number) => look(onCurve ? { transcript, as: 'curve', at: left } : null)
    return <Replay {...{ transcript, board, words, who, from: at }} end={sight} onClose={close} />
  }
  const shared = board.hides && table.seats.filter(seat => seat.mine).length > 1
  if (shared && !over && sight.seat !== null && sight.seat !== shownTo) {
    return <Curtain seat={sight.seat} name={who(sight.seat)} onOpen={() => showTo(sight.seat)} />
  }
  const sheet = { words, who, onClose: () => show(null) }
  const blows = sight.seat === null || over ? [] : blowsAgainst(board.manners, store.log.value, sight.seat)
  const log = { words, who, notes: store.log.value, fresh: store.sinceMyTurn.value.length, apart: table.apart }
  const act = (pick: Json) => void store.act(pick, sure.value === 'on' && hasChoice(sight))
  const askUndo = () => void import('./people/attempt.ts').then(m => m.askUndo(tell, table.id))
  // Where one waits for people there is time to plan.
  const plans =
    sight.seat !== null && table.status === 'playing' && table.seats.some(({ kind, mine }) => kind === 'human' && !mine)
  const settles =
    table.motion?.asks ||
    table.motion?.mine ||
    table.next !== null ||
    (table.status === 'playing' && table.seats.some(({ claim }) => claim))
  return (
    <div class={`at-table ${docked ? 'docked' : ''} ${store.sending.value === null ? '' : 'sending'}`} ref={frame}>
      <button
        type="button"
        class="skip"
        onClick={() => import('../../kit/reach.ts').then(m => frame.current && m.goToChoices(frame.current))}
      >
        {say().skip}
      </button>
      <Header
        store={store}
        sight={sight}
        words={words}
        who={who}
        board={board}
        fresh={unread}
        docked={docked}
        open={open}
        show={show}
      />
      <div class="beneath" inert={open === 'menu' || open === 'talk' || (open === 'log' && !docked)}>
        {settles && <Band table={table} who={who} tell={tell} />}
        {plans && store.asOf.value === null && (
          <Ahead {...{ sight, tell }} open={open === 'ahead'} onOpen={() => show('ahead')} onClose={sheet.onClose} />
        )}
        {store.asOf.value !== null && <Away asOf={store.asOf.value} />}
        {table.apart && !over && <Apart table={table.id} how={table.apart} />}
        {table.clock && !over && <Clock table={table} who={who} />}
        {blows.length > 0 && <DoneToMe {...{ blows, words, who }} at={sight} />}
        <board.Board
          sight={sight}
          told={told}
          who={who}
          sending={store.sending.value}
          act={act}
          explain={explain}
          reckon={(name, ...args) => reckon(table, name, ...args)}
        />
        {shownAdvice && (
          <Advice
            opinion={shownAdvice}
            sight={sight}
            words={words}
            who={who}
            act={act}
            onOthers={() => show('hint')}
            onClose={() => advise(null)}
          />
        )}
        <Foot {...{ store, sight, words, who, plans, show, askUndo }} manners={board.manners} />
      </div>
      {docked ? (
        <DockedLog {...log} beneath={open === 'menu' || open === 'talk'} />
      ) : (
        open === 'log' && <Log {...log} onClose={sheet.onClose} />
      )}
      {open === 'people' && <People {...{ store, sight, who, tell }} title={words.title} onClose={sheet.onClose} />}
      {open === 'talk' && <Talk {...{ store, sight, tell }} onClose={sheet.onClose} />}
      {store.sign.value && <Signs sign={store.sign.value} table={table} tell={tell} />}
      {doubt !== null && (
        <Sure
          label={words.option(doubt, sight.view, who).label}
          onYes={() => void store.act(doubt)}
          onClose={() => {
            store.doubt.value = null
          }}
        />
      )}
      {open === 'since' && (
        <Since {...sheet} notes={store.sinceMyTurn.value.filter(({ note }) => isNews(board.manners, note))} />
      )}
      {open === 'hint' && <Hint {...sheet} sight={sight} onShow={opinion => advise({ seq: sight.seq, opinion })} />}
      {open === 'why' && <Why {...sheet} refusals={sight.refusals} />}
      {open === 'seal' && <Seal table={table} onClose={sheet.onClose} />}
      {open === 'reading' && <Reading {...sheet} board={board} view={sight.view} seat={sight.seat} />}
      {over && store.behind.value === 0 && toldUpTo === sight.seq && (
        <After
          {...{ sight, board, words, who, past, look, tell }}
          result={open === 'result' || !seen}
          onClose={() => {
            setSeen(true)
            show(null)
          }}
        />
      )}
      {takeOver && <Hands {...{ store, sight, open, show, docked, frame, plans, tell, takeOver }} />}
      <Announcer label={say().happens} />
      <Notice text={notice} />
    </div>
  )
}

/**
 * Whether hands are needed that know the keys: from the first key on, or the first answer. Once there, they take over what was
 * pressed before anybody was there to hear it.
 */
function useHands(needed: boolean): (() => readonly KeyboardEvent[]) | null {
  const [wanted, want] = useState(false)
  const takeOver = useRef<() => readonly KeyboardEvent[]>(() => [])
  useEffect(() => {
    const pressed: KeyboardEvent[] = []
    const note = (event: KeyboardEvent) => {
      pressed.push(event)
      want(true)
    }
    const stop = () => removeEventListener('keydown', note)
    takeOver.current = () => {
      stop()
      return pressed.splice(0)
    }
    addEventListener('keydown', note)
    return stop
  }, [])
  useEffect(() => {
    if (needed) want(true)
  }, [needed])
  return wanted ? () => takeOver.current() : null
}
