// The chronicle of a finished match as a page of its own: to be read, shared by its address, printed, or saved as one file.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Transcript } from '#engine'
import { tellTo } from '#games/kit/words'
import type { TableMoved } from '#tables'
import { manifestOf } from '../../games/index.ts'
import type { BoardModule } from '../../kit/board.ts'
import { Page } from '../../kit/chrome.tsx'
import type { Chronicle, Turning } from '../../kit/chronicle.ts'
import { Link } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { withDecks } from '../../play/decks.ts'
import { hostOf } from '../../play/hosts.ts'
import { PlayProblem } from '../../play/types.ts'
import { save } from '../save.ts'
import { deedIn, useChances } from '../table/after/curve.tsx'
import { stepsOf } from '../table/after/replay.ts'
import { deedsOf, turningPoints } from '../table/after/turning.ts'
import './chronicle.css'
import { selfContained } from './self-contained.ts'
import { say } from './words.ts'

interface Written {
  readonly end: TableMoved
  readonly board: BoardModule
  readonly transcript: Transcript
  readonly Chronicle: Chronicle
}
/** Turning points over the whole match: a few for each part of it. */
const TURNS = 9

export function ChroniclePage({ about }: { readonly about: string }) {
  const [written, write] = useState<Written | null>(null)
  const [problem, fail] = useState('')
  useEffect(() => {
    read(about).then(write, error =>
      fail(error instanceof PlayProblem || error instanceof Told ? error.message : say().failed),
    )
  }, [about])
  return (
    <Page title={say().title} class="chronicle-page">
      {written ? (
        <Sheet {...written} />
      ) : problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <p aria-busy="true">{say().loading}</p>
      )}
      <p class="actions">
        <Link to={`/table/${about}`} class="button">
          {say().back}
        </Link>
      </p>
    </Page>
  )
}
/** Why there is nothing to read. */
class Told extends Error {}

async function read(id: string): Promise<Written> {
  const end = await new Promise<TableMoved>((seen, failed) => {
    const stop = hostOf(id).watch(id, {
      moved(news) {
        seen(news)
        setTimeout(() => stop())
      },
      connected() {},
      failed,
    })
  })
  if (end.table.status !== 'over') throw new Told(say().notYet)
  const open = manifestOf(end.table.game)?.board
  const board = open && (await withDecks(open))
  if (!board?.chronicle || end.table.result === null) throw new Told(say().none)
  if (end.table.edition !== null) {
    await board.slot?.find(end.table.edition)
    board.slot?.lay(end.table.edition)
  }
  return { end, board, transcript: await hostOf(id).transcript(id), Chronicle: await board.chronicle() }
}

function Sheet({ end, board, transcript, Chronicle }: Written) {
  const sheet = useRef<HTMLDivElement>(null)
  const { seats, options } = end.table
  // Whoever reads it reads of everybody by name, and sees what everybody may see by then.
  const who = useMemo(() => tellTo(null, seat => seats[seat]?.name ?? '?'), [seats])
  const pages = useMemo(() => stepsOf(transcript, { ...end, seat: null }), [transcript])
  const [chances] = useChances(transcript, pages.length)
  const own = board.words[language.value]
  const words = own.with?.(options) ?? own
  const done = chances.length === pages.length
  const turnings = useMemo((): readonly Turning[] => {
    if (!done) return []
    return turningPoints(chances, deedsOf(pages, board.manners), TURNS).map(turn => ({
      from: turn.from,
      whose: turn.whose,
      text: deedIn(turn, board.manners, words, who),
      before: chances[turn.from]![turn.whose]!,
      after: chances[turn.to]![turn.whose]!,
    }))
  }, [done, language.value])
  const keep = async (): Promise<void> => {
    const article = sheet.current!.firstElementChild as HTMLElement
    const name = article.querySelector('h1')?.textContent ?? say().title
    save(`${name}.html`, await selfContained(article, name))
  }
  return (
    <>
      <p class="actions">
        <button type="button" class="button" onClick={() => print()}>
          {say().print}
        </button>
        <button type="button" class="button" onClick={() => void keep()}>
          {say().save}
        </button>
      </p>
      <div ref={sheet}>
        <Chronicle
          pages={pages}
          ended={end.notes.at(-1)!.at}
          who={who}
          chances={done ? chances : []}
          turnings={turnings}
        />
      </div>
    </>
  )
}
