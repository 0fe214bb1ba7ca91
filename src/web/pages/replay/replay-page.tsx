// A finished match by its link, or from a file: step by step, from any seat, at any moment.
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Live, type Seat, start, type Transcript, view } from '#engine'
import { gameById } from '#games'
import { tellTo } from '#games/kit/words'
import type { PublicTable, Sight } from '#tables'
import { manifestOf } from '../../games/index.ts'
import type { BoardModule } from '../../kit/board.ts'
import { Page } from '../../kit/chrome.tsx'
import { Loaded } from '../../kit/lazy.tsx'
import { go, Link } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { say as sayShell } from '../../kit/words.ts'
import { withDecks } from '../../play/decks.ts'
import { meet } from '../../play/meet.ts'
import { originForOthers } from '../../play/origin.ts'
import { soon } from '../../play/soon.ts'
import { PlayProblem } from '../../play/types.ts'
import { untilReached } from '../../play/until-reached.ts'
import { Replay } from '../table/after/replay-view.tsx'
import '../table/table.css'
import { checked, parsed, reasonOf } from './check.ts'
import { FileInput } from './file-input.tsx'
import { handedOver } from './hand.ts'
import { Moment } from './moment.tsx'
import './replay-page.css'
import { say } from './words.ts'

/** Refusals whose own words fit a match that is watched again. */
const TOLD: readonly string[] = ['other-rules', 'not-over']

interface Found {
  readonly match: Transcript
  readonly names: readonly string[]
  readonly table: PublicTable | null
}
interface ReplayPageProps {
  readonly about: string
  readonly more: readonly string[]
}
export function ReplayPage({ about, more: [invite = '', moment, seat] }: ReplayPageProps) {
  const found = useSignal<Found | null>(null)
  const problem = useSignal('')
  /** Why the server tells nothing for now. */
  const away = useSignal('')
  const hurry = useRef(() => {})
  const take = (match: Transcript): void => {
    const names = Array.from({ length: match.seats }, (_, seat) => say().seat(seat + 1))
    found.value = { match, names, table: null }
  }
  const read = async (text: string): Promise<void> => {
    problem.value = ''
    try {
      take(await checked(parsed(text)))
    } catch (error) {
      problem.value = reasonOf(error)
    }
  }
  useEffect(() => {
    const find = async (): Promise<void> => {
      if (about === '') {
        const match = handedOver()
        if (match) take(match)
        return
      }
      try {
        const told = await untilReached(() => meet.replay(about, invite), { away: wait, pause, isOver: () => over })
        if (!told) return
        const { table, match } = told
        const names = table.seats.map(({ name }, seat) => name ?? say().seat(seat + 1))
        found.value = { match, names, table }
      } catch (error) {
        away.value = ''
        problem.value = error instanceof PlayProblem && TOLD.includes(error.code) ? error.message : say().cannot
      }
    }
    away.value = ''
    let over = false
    const wait = (why: PlayProblem): void => {
      away.value = why.message
    }
    const pause = (ms: number): Promise<void> =>
      Promise.race([
        soon(ms),
        new Promise<void>(end => {
          hurry.current = end
        }),
      ])
    void find()
    return () => {
      over = true
      hurry.current()
    }
  }, [about, invite])
  const { value: now } = found
  if (now) {
    const at = numberIn(moment)
    const viewer = numberIn(seat)
    return (
      <Loaded load={() => openBoard(now.match)}>
        {board => (
          <Watched
            {...now}
            board={board}
            link={about && `${originForOthers()}/replay/${about}/${invite}`}
            at={at}
            as={viewer !== null && viewer < now.match.seats ? viewer : null}
          />
        )}
      </Loaded>
    )
  }
  return (
    <Page title={about === '' ? say().fileTitle : say().title} class="narrow">
      <div class="parchment sorry">
        {about === '' ? (
          <>
            <p>{say().fileHelp}</p>
            <FileInput onText={text => void read(text)} />
          </>
        ) : (
          !problem.value && !away.value && <p aria-busy="true">{sayShell().looking}</p>
        )}
        {problem.value && <p role="alert">{problem.value}</p>}
        {away.value && (
          <>
            <p role="alert">
              {away.value} {say().waits}
            </p>
            <button type="button" class="button main" onClick={() => hurry.current()}>
              {sayShell().again}
            </button>
          </>
        )}
        <Link to="/" class="button">
          {sayShell().toHome}
        </Link>
      </div>
    </Page>
  )
}

const numberIn = (word: string | undefined): number | null =>
  word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : null

const openBoard = ({ game, edition }: Transcript): Promise<BoardModule> =>
  withDecks(async () => {
    const board = await manifestOf(game)!.board()
    await board.slot?.find(edition)
    return board
  })

interface WatchedProps extends Found {
  readonly board: BoardModule
  readonly link: string
  readonly at: number | null
  /** Whose eyes see it at first; null: those of nobody who plays. */
  readonly as: Seat | null
}
function Watched({ match, names, table, board, link, at, as }: WatchedProps) {
  const viewer = useSignal<Seat | null>(as)
  const open = useSignal<number | null>(null)
  board.slot?.lay(match.edition)
  const words = board.words[language.value]
  const who = tellTo(null, seat => names[seat] ?? '?')
  const end = useMemo(() => endOf(match, names, table, viewer.value), [match, viewer.value])
  return (
    <>
      <Replay
        key={String(viewer.value)}
        {...{ board, words, who, end }}
        transcript={match}
        from={open.peek() ?? at}
        beside={now => (
          <button
            type="button"
            class="knob"
            onClick={() => {
              open.value = now
            }}
          >
            {say().more}
          </button>
        )}
        onClose={() => go(table === null ? '/replay' : '/')}
      />
      {open.value !== null && (
        <Moment
          {...{ match, names }}
          at={open.value}
          link={link ? [link, open.value, ...(viewer.value === null ? [] : [viewer.value])].join('/') : null}
          viewer={viewer.value}
          onViewer={seat => {
            viewer.value = seat
          }}
          onClose={() => {
            open.value = null
          }}
        />
      )}
    </>
  )
}

/** How the match ended, as somebody sees it. */
function endOf(match: Transcript, names: readonly string[], known: PublicTable | null, seat: Seat | null): Sight {
  const game = gameById(match.game)
  const live = new Live<unknown>(game, start(game, match.seats, match.options, match.secret, match.edition))
  for (const { seat: by, pick } of match.answers) live.answer(by, pick)
  const table: PublicTable = known ?? {
    id: 'file',
    game: match.game,
    edition: match.edition,
    options: match.options,
    status: 'over',
    created: 0,
    updated: 0,
    host: { name: '', me: false },
    seats: names.map(name => ({ kind: 'human', name, level: null, mine: false, owner: null, claim: false })),
    waiting: [],
    hints: false,
    customs: { listed: false, spectators: false, pace: null },
    motion: null,
    next: null,
    invite: null,
    result: match.result,
  }
  return {
    table,
    seq: match.answers.length + 1,
    commitment: match.commitment,
    seat,
    view: view(live.tabletop.g, seat) as Sight['view'],
    questions: [],
    refusals: [],
    undo: { needs: 'answer' },
    answered: null,
    consent: false,
  }
}
