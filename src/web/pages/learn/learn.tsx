// The guide: the first turn of a real match on the real board of the game, one thing at a time.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Json, same } from '#engine'
import { manifestOf } from '../../games/index.ts'
import type { BoardModule } from '../../kit/board.ts'
import { Page, UnknownGame } from '../../kit/chrome.tsx'
import { type Guide, stepBefore } from '../../kit/guide.ts'
import { Loaded } from '../../kit/lazy.tsx'
import { go, Link } from '../../kit/router.tsx'
import { guided, language, playerName } from '../../kit/settings.ts'
import { isReplaced, withDecks } from '../../play/decks.ts'
import { reckon } from '../../play/reckon.ts'
import { Coach } from './coach.tsx'
import './learn.css'
import { Ring } from './ring.tsx'
import { say } from './words.ts'

export function Learn({ about }: { readonly about: string }) {
  const game = manifestOf(about)
  const open = game?.guide
  if (!game || !open) return <UnknownGame />
  return (
    <Loaded load={() => withDecks(() => (isReplaced(about) ? null : Promise.all([game.board(), open()])))}>
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

interface VoyageProps {
  readonly game: string
  readonly board: BoardModule
  readonly guide: Guide
}
function Voyage({ game, board: { Board }, guide: { steps, answers, sightAfter, tell, closer } }: VoyageProps) {
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [astray, setAstray] = useState(false)
  const [lost, setLost] = useState(false)
  /** A board made anew has forgotten what was touched. */
  const [board, renew] = useState(0)
  const step = steps[at]!
  const me = playerName.value.trim() || say().you
  const sight = useMemo(() => sightAfter(step.answers, me), [step.answers, me])
  const who = (seat: number): string => sight.table.seats[seat]?.name ?? '?'

  const move = (to: number) => {
    setAstray(false)
    setLost(false)
    setAt(to)
  }
  const forward = () => move(at + 1)
  const act = (pick: Json) => {
    if (step.by === 'answer' && same(pick, answers[step.answers]!)) forward()
    else setAstray(true)
  }
  /** Lets through to the board only what the step asks for. */
  const gate = (event: Event) => {
    const ringed = step.by !== 'next' && step.point !== null && (event.target as Element).closest(step.point) !== null
    if (!ringed || step.by === 'look') event.stopPropagation()
    if (!ringed) setAstray(true)
    else if (step.by === 'look') forward()
    else if (step.by === 'touch') queueMicrotask(forward)
  }
  const leave = () => {
    guided.value = 'on'
    go('/')
  }

  useEffect(() => {
    if (at === steps.length - 1) guided.value = 'on'
    document.title = `${say().title} · Naust`
  }, [at, language.value])
  useEffect(() => {
    // Escape would make the board forget the dice already touched.
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    addEventListener('keydown', stop, true)
    return () => removeEventListener('keydown', stop, true)
  }, [])

  return (
    <div class={`page guide words-${step.words}`} ref={root}>
      <div class="stage" onClickCapture={gate}>
        <Board
          key={board}
          sight={sight}
          told={[]}
          who={who}
          sending={null}
          act={act}
          explain={() => setAstray(true)}
          reckon={(name, ...args) => reckon(game, name, ...args)}
        />
      </div>
      <Ring root={root} point={step.point} step={at} takesFocus={step.by !== 'next'} onLost={() => setLost(true)} />
      <Coach
        game={game}
        told={tell(step.id)}
        index={at}
        all={steps.length}
        astray={astray}
        canGoOn={step.by === 'next' || lost}
        onNext={forward}
        onBack={() => {
          renew(board + 1)
          move(stepBefore(steps, at))
        }}
        onSkip={leave}
      >
        {closer(step.id)}
      </Coach>
    </div>
  )
}
