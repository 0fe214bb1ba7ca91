// A table, whatever the game: its header, its board, the log, the reasons, and what follows when the match is over.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Reason, Seat, Transcript } from '#engine'
import type { Who, Words } from '#games/kit/words'
import './table.css'
import type { TableMoved } from '#tables'
import { manifestOf } from '../../games/index.ts'
import type { BoardModule } from '../../kit/board.ts'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { isNews, pauseAfter, soundsOf } from '../../kit/manner.ts'
import { go, Link } from '../../kit/router.tsx'
import { language, sound } from '../../kit/settings.ts'
import type { Sound } from '../../kit/sound.ts'
import { decksInUse, withDecks } from '../../play/decks.ts'
import { createTable, hostOf } from '../../play/hosts.ts'
import { reckon } from '../../play/reckon.ts'
import { openTable, type TableStore } from '../../play/table.ts'
import { HELPED, PlayProblem } from '../../play/types.ts'
import { Foot } from './foot.tsx'
import { Header, type Open } from './header.tsx'
import { Log, Since } from './log.tsx'
import { Why } from './why.tsx'
import { say } from './words.ts'

const Replay = lazy(() => import('./replay-view.tsx').then(m => m.Replay))
const Curve = lazy(() => import('./curve.tsx').then(m => m.Curve), nothing)
const Curtain = lazy(() => import('./curtain.tsx').then(m => m.Curtain))
const Hint = lazy(() => import('./hint.tsx').then(m => m.Hint), nothing)
const ResultSheet = lazy(() => import('./result.tsx').then(m => m.ResultSheet), nothing)

export function TablePage({ about }: { about: string }) {
  const [board, setBoard] = useState<BoardModule | null>(null)
  const pacer = useRef<BoardModule | null>(null)
  pacer.current = board
  const pause = ({ notes }: TableMoved) => (pacer.current ? pauseAfter(pacer.current.manners, notes) : 0)
  const store = useMemo(() => openTable(about, pause), [about])
  useEffect(() => () => store.close(), [store])
  // Asked for while the table is still on its way; who needs them hears of a failure.
  useEffect(() => void decksInUse().catch(() => {}), [])
  const game = store.shown.value?.table.game
  useEffect(() => {
    const open = game && manifestOf(game)?.board
    if (open) withDecks(open).then(setBoard, () => setBoard(null))
  }, [game])
  const sight = store.shown.value
  if (!sight || !board) return <Waiting problem={store.problem.value?.message ?? null} />
  const { edition } = sight.table
  if (edition !== null && edition !== board.edition()) return <Waiting problem={say().otherDeck} />
  return <AtTable store={store} sight={sight} board={board} />
}

function Waiting({ problem }: { problem: string | null }) {
  return (
    <main class="sorry">
      {problem === null ? <p aria-busy="true">{say().loading}</p> : <p role="alert">{problem || say().noTable}</p>}
      {problem !== null && (
        <Link to="/" class="button main">
          {say().home}
        </Link>
      )}
    </main>
  )
}

const NONE: TableMoved['notes'] = []

/** Most play without sound, and need not load it. */
async function soundOut(names: ReadonlySet<Sound>): Promise<void> {
  if (names.size === 0) return
  const { play } = await import('../../kit/sound.ts')
  for (const name of names) play(name)
}

/** The words of a game, and of the house where the game has none. */
const withHouse = (words: Words): Words => ({
  ...words,
  note: (note, who) => (note.say === HELPED ? say().helped(who(note['seat'] as Seat)) : words.note(note, who)),
})

function AtTable({ store, sight, board }: { store: TableStore; sight: TableMoved; board: BoardModule }) {
  const words = useMemo(() => withHouse(board.words[language.value]), [board, language.value])
  const { table } = sight
  const who: Who = seat => table.seats[seat]?.name ?? '?'
  const over = table.status === 'over'
  const [open, show] = useState<Open>(null)
  const [seen, setSeen] = useState(false)
  const [replayed, replay] = useState<Transcript | null>(null)
  const [curved, curve] = useState<Transcript | null>(null)
  const [notice, tell] = useNotice()
  const [shownTo, showTo] = useState<Seat | null>(null)
  // What was told when the table was opened is the past, not news.
  const told = sight.since === 0 ? NONE : sight.notes
  const problem = store.problem.value

  useEffect(() => {
    if (problem) tell(problem.message)
  }, [problem])
  useEffect(() => {
    if (sound.value === 'on') void soundOut(soundsOf(board.manners, told))
  }, [told])
  useEffect(() => {
    document.title = `${words.title} – Naust`
  }, [words])

  const explain = (because: readonly Reason[]) => {
    if (because[0]) tell(because.map(reason => words.reason(reason, who)).join(' '))
  }
  const again = async () => {
    try {
      const seats = table.seats.map(({ kind, level, name, mine }) =>
        kind === 'bot'
          ? { kind: 'bot' as const, ...(level ? { level } : {}), ...(name ? { name } : {}) }
          : { kind: mine ? ('me' as const) : ('open' as const), ...(mine && name ? { name } : {}) },
      )
      go(`/table/${await createTable({ game: table.game, options: table.options, hints: table.hints, seats })}`)
    } catch (error) {
      tell(error instanceof PlayProblem ? error.message : String(error))
    }
  }
  const withTranscript = (use: (transcript: Transcript) => void) => () =>
    hostOf(table.id)
      .transcript(table.id)
      .then(use, error => tell(error instanceof PlayProblem ? error.message : String(error)))

  if (replayed) {
    return <Replay transcript={replayed} end={sight} board={board} who={who} onClose={() => replay(null)} />
  }
  const shared = board.hides && table.seats.filter(seat => seat.mine).length > 1
  if (shared && !over && sight.seat !== null && sight.seat !== shownTo) {
    return <Curtain seat={sight.seat} name={who(sight.seat)} onOpen={() => showTo(sight.seat)} />
  }
  const sheet = { words, who, onClose: () => show(null) }
  return (
    <div class="at-table">
      <Header store={store} sight={sight} words={words} toggles={board.toggles ?? []} open={open} show={show} />
      <board.Board
        sight={sight}
        told={told}
        who={who}
        sending={store.sending.value}
        act={pick => store.act(pick)}
        explain={explain}
        reckon={(name, ...args) => reckon(table.game, name, ...args)}
      />
      <Foot store={store} sight={sight} words={words} who={who} manners={board.manners} show={show} />
      {open === 'log' && <Log {...sheet} notes={store.log.value} fresh={store.sinceMyTurn.value.length} />}
      {open === 'since' && (
        <Since {...sheet} notes={store.sinceMyTurn.value.filter(({ note }) => isNews(board.manners, note))} />
      )}
      {open === 'hint' && <Hint {...sheet} sight={sight} act={pick => store.act(pick)} />}
      {open === 'why' && <Why {...sheet} refusals={sight.refusals} />}
      {over && (open === 'result' || !seen) && store.behind.value === 0 && (
        <ResultSheet
          {...sheet}
          result={table.result}
          onAgain={again}
          onReplay={withTranscript(replay)}
          onCurve={withTranscript(curve)}
          onDownload={withTranscript(download)}
          onClose={() => {
            setSeen(true)
            show(null)
          }}
        />
      )}
      {curved && <Curve {...sheet} transcript={curved} end={sight} onClose={() => curve(null)} />}
      <p class={`notice ${notice ? 'shown' : ''}`} role="alert">
        {notice}
      </p>
    </div>
  )
}

/** A sentence that stays for a while. */
function useNotice() {
  const [notice, set] = useState<string | null>(null)
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => set(null), 4500)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice, set] as const
}

function download(transcript: Transcript): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(transcript, null, 1)], { type: 'application/json' }))
  link.download = `naust-${transcript.game}-${transcript.seal.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
