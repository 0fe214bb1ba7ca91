// The guide: the beginning of a real match on the real board of the game, one thing at a time.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Json, same } from '#engine'
import type { LogNote } from '#tables'
import { manifestOf } from '../../games/index.ts'
import type { BoardModule } from '../../kit/board.ts'
import { Page, UnknownGame } from '../../kit/chrome.tsx'
import { type Guide, stepBefore } from '../../kit/guide.ts'
import { Loaded } from '../../kit/lazy.tsx'
import { pauseAfter } from '../../kit/manner.ts'
import { go, Link } from '../../kit/router.tsx'
import { language, playerName, speed, TEMPO } from '../../kit/settings.ts'
import { whoAt } from '../../kit/who.ts'
import { isReplaced, withDecks } from '../../play/decks.ts'
import { reckon } from '../../play/reckon.ts'
import '../table/table.css'
import { Above, sheetIn } from './above.tsx'
import { Coach } from './coach.tsx'
import { gateOf } from './gate.ts'
import './learn.css'
import { Ring, type Ringed } from './ring.tsx'
import { say } from './words.ts'

export function Learn({ about }: { readonly about: string }) {
  const game = manifestOf(about)
  const guide = game?.guide
  if (!game || !guide) return <UnknownGame />
  return (
    <Loaded load={() => withDecks(() => (isReplaced(about) ? null : Promise.all([game.board(), guide.open()])))}>
      {found => (found ? <Voyage game={about} board={found[0]} guide={found[1]} /> : <OtherCards about={about} />)}
    </Loaded>
  )
}

/** The story is one of the cards that come with the game: with others it would not be true. */
const OtherCards = ({ about }: { readonly about: string }) => (
  <Page title={say().title}>
    <div class="sorry">
      <p>{say().otherCards}</p>
      <Link to={`/rules/${about}`} class="button">
        {say().rules}
      </Link>
    </div>
  </Page>
)

/** Where the learner is, and how much of what the others answered before that has been shown. */
interface Place {
  readonly at: number
  readonly shown: number
  /** What led here was seen happening: going back, it is not told again. */
  readonly live: boolean
}
const NOTHING: readonly LogNote[] = []

interface VoyageProps {
  readonly game: string
  readonly board: BoardModule
  readonly guide: Guide
}
function Voyage({ game, board: { Board, manners }, guide }: VoyageProps) {
  const { steps, answers } = guide
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const ringed = useRef<Ringed | null>(null)
  const [{ at, shown, live }, setPlace] = useState<Place>({ at: 0, shown: steps[0]!.answers, live: false })
  const [astray, setAstray] = useState(false)
  const [lost, setLost] = useState(false)
  /** A board made anew has forgotten what was touched. */
  const [board, renew] = useState(0)
  const step = steps[at]!
  const me = playerName.value.trim() || say().you
  const sight = useMemo(() => guide.sightAfter(shown, me), [shown, me])
  const told = useMemo(() => (live ? guide.toldAfter(shown) : NOTHING), [shown, live])
  const who = whoAt(sight.table.seats)
  const watching = shown < step.answers
  const isLast = at === steps.length - 1

  const move = (to: Place) => {
    setAstray(false)
    setLost(false)
    setPlace(to)
  }
  const forward = () => {
    if (!isLast) move({ at: at + 1, shown: Math.min(step.answers + 1, steps[at + 1]!.answers), live: true })
  }
  const back = () => {
    const before = stepBefore(steps, at)
    renew(board + 1)
    move({ at: before, shown: steps[before]!.answers, live: false })
  }
  const hurry = () => setPlace({ at, shown: step.answers, live: true })
  const act = (pick: Json) => {
    if (!watching && step.by === 'answer' && same(pick, answers[step.answers]!.pick)) forward()
    else setAstray(true)
  }
  const leave = () => go('/')
  const gate = gateOf({
    stage,
    ringed,
    by: step.by,
    hurry: watching ? hurry : null,
    onward: forward,
    astray: () => setAstray(true),
  })

  // What the others answer is shown one by one, as at a table.
  useEffect(() => {
    if (!watching) return
    const timer = setTimeout(
      () => setPlace({ at, shown: shown + 1, live: true }),
      pauseAfter(manners, guide.toldAfter(shown)) * TEMPO[speed.value],
    )
    return () => clearTimeout(timer)
  }, [at, shown])
  // What was opened by the touch before has been closed again.
  useEffect(() => {
    if (lost && steps[at - 1]?.by === 'touch') back()
  }, [lost])
  useEffect(() => {
    document.title = `${guide.title()} · Naust`
  }, [language.value])
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || sheetIn(document.body)) return
      // The board would forget what was touched, and the story with it.
      event.stopImmediatePropagation()
      leave()
    }
    addEventListener('keydown', escape, true)
    return () => removeEventListener('keydown', escape, true)
  }, [])

  return (
    <div class="page guide" ref={root}>
      <div class="at-table stage" ref={stage} {...gate}>
        <Board
          key={board}
          sight={sight}
          told={told}
          who={who}
          sending={null}
          act={act}
          explain={() => setAstray(true)}
          reckon={(name, ...args) => reckon(sight.table, name, ...args)}
        />
      </div>
      <Above root={root}>
        <Ring
          stage={stage}
          point={watching ? null : step.point}
          step={at}
          takesFocus={step.by !== 'next'}
          words={step.words}
          ringed={ringed}
          onLost={() => setLost(true)}
        />
        <Coach
          game={game}
          title={guide.title()}
          told={guide.tell(step.id)}
          index={at}
          all={steps.length}
          astray={astray ? (step.by === 'next' ? say().readOn : say().astray) : null}
          canGoOn={step.by === 'next' || lost}
          onNext={watching ? hurry : forward}
          onBack={back}
          onSkip={leave}
        >
          {guide.closer(step.id)}
        </Coach>
      </Above>
    </div>
  )
}
