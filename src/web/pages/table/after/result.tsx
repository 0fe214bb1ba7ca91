// The end of a match: who won, the points counted up part by part, what everybody built, and where to go from here.
import type { FunctionComponent, RefObject } from 'preact'
import { useEffect, useId, useMemo, useRef } from 'preact/hooks'
import type { Result } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { PublicTable, Sight } from '#tables'
import { Cover } from '../../../art/brand.tsx'
import { Face } from '../../../art/face.tsx'
import { Silhouette } from '../../../art/signs.tsx'
import { manifestOf, unitOf } from '../../../games/index.ts'
import type { BoardModule } from '../../../kit/board.ts'
import { Dialog } from '../../../kit/dialogs.tsx'
import { lazy, nothing } from '../../../kit/lazy.tsx'
import { Link } from '../../../kit/router.tsx'
import { SeatMark } from '../../../kit/seats.tsx'
import { language } from '../../../kit/settings.ts'
import { isWhatIf } from '../../../play/known.ts'
import { memory, remember, remembers } from '../../../play/record.ts'
import { ICONS } from '../../icons.ts'
import { RecordTold } from '../../record-told.tsx'
import { say } from './words.ts'
import './result.css'
import { Scores } from './scores.tsx'
import { verdictOf } from './verdict.ts'

interface ResultProps {
  readonly sight: Sight
  readonly board: BoardModule
  readonly words: Words
  readonly who: Who
  onAgain(): void
  onReplay(): void
  onCurve(): void
  onDownload(): void
  /** Null where there is no link to it. */
  onShare: (() => void) | null
  onClose(): void
}
/** Tables whose points were counted on this page: who comes back finds them told. */
const counted = new Set<string>()

export function ResultSheet(props: ResultProps) {
  const { sight, onAgain, onReplay, onCurve, onDownload, onShare, onClose } = props
  const { result } = sight.table
  const heading = useRef<HTMLHeadingElement>(null)
  // Read first, and no button is pressed by a key that was meant for the game.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Dialog title={say().title} onClose={onClose}>
      <div class="result">
        {result === null ? <p>{say().abandoned}</p> : <Ending {...props} result={result} heading={heading} />}
        <div class="actions">
          <button type="button" class="button main" onClick={onAgain}>
            {say().again}
          </button>
          <button type="button" class="button" onClick={onReplay}>
            {say().replay}
          </button>
          {result !== null && props.board.chronicle && (
            <Link to={`/chronicle/${sight.table.id}`} class="button">
              {say().chronicle}
            </Link>
          )}
          {result !== null && result.length > 1 && (
            <button type="button" class="button" onClick={onCurve}>
              {say().curve}
            </button>
          )}
          <button type="button" class="button" onClick={onDownload}>
            {say().download}
          </button>
          {result !== null && onShare && (
            <button type="button" class="button" onClick={onShare}>
              {say().send}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type Heading = RefObject<HTMLHeadingElement | null>
interface EndingProps extends ResultProps {
  readonly result: Result
  readonly heading: Heading
}
function Ending({ sight, board, words, who, result, heading }: EndingProps) {
  const { table, view } = sight
  const ordered = result.toSorted((a, b) => a.rank - b.rank)
  const isFirstSight = useMemo(() => !counted.has(table.id) && !remembers(memory.peek(), table.id), [table.id])
  useEffect(() => {
    counted.add(table.id)
    if (!isWhatIf(table.id)) remember(table)
  }, [table.id])
  const Trophies = useTrophies(board)
  return (
    <>
      <Hero table={table} words={words} who={who} result={result} heading={heading} />
      <Scores result={result} words={words} who={who} counts={isFirstSight} />
      <RecordTold game={table.game} met={result.flatMap(({ seat }) => table.seats[seat]?.name ?? [])} />
      {Trophies && (
        <section class="fleets" aria-label={say().fleets}>
          {ordered.map(({ seat }) => (
            <div key={seat}>
              <h3 class="row">
                <SeatMark seat={seat} who={who} /> {who(seat)}
              </h3>
              <Trophies view={view} seat={seat} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}

type Trophies = FunctionComponent<{ readonly view: unknown; readonly seat: number }>
/** What the game shows of what was built, if it does. */
function useTrophies({ trophies }: BoardModule): Trophies | null {
  return useMemo(() => (trophies ? lazy<{ view: unknown; seat: number }>(trophies, nothing) : null), [trophies])
}

interface HeroProps {
  readonly table: PublicTable
  readonly words: Words
  readonly who: Who
  readonly result: Result
  readonly heading: Heading
}
/** The winner's picture before the fleet of the game, who won, and by what. */
function Hero({ table, words, who, result, heading }: HeroProps) {
  const { winners } = verdictOf(result)
  const how = useId()
  return (
    <div class="hero">
      <Cover game={manifestOf(table.game)?.playedAs?.(table.options)?.cover ?? table.game} label="" />
      <div class="row ribbon">
        <span class="faces">
          {winners.map(seat => (
            <span key={seat} class="medal">
              {table.seats[seat]?.kind === 'bot' ? <Face name={who(seat)} /> : <SeatMark seat={seat} who={who} />}
            </span>
          ))}
        </span>
        <div>
          <h3 ref={heading} class="winner num" tabIndex={-1} aria-describedby={how}>
            <Silhouette of={ICONS.trophy} /> {winnerWords(result, unitOf(table, language.value), who)}
          </h3>
          <p id={how}>{verdictWords(result, unitOf(table, language.value), words, who)}</p>
        </div>
      </div>
    </div>
  )
}

function winnerWords(result: Result, unit: string, who: Who): string {
  if (result.length === 1) return say().counted(result[0]!.score, unit)
  const { winners } = verdictOf(result)
  const others = winners.filter(seat => seat !== who.me).map(who)
  if (winners.length === 1) return others.length === 0 ? say().youWin : say().wins(others[0]!)
  return others.length < winners.length ? say().youShare(others) : say().share(others)
}
function verdictWords(result: Result, unit: string, words: Words, who: Who): string {
  if (result.length === 1) return say().toBeat
  const { winners, score, next, tie } = verdictOf(result)
  const mine = result.find(({ seat }) => seat === who.me)
  const others = (next?.seats ?? []).map(seat => (seat === who.me ? say().you : who(seat)))
  const counted = (count: number): string => say().counted(count, unit)
  const how =
    next === null
      ? say().wonAlone(counted(score))
      : tie
        ? say().decided(others, unit, words.ties[tie.at] ?? '', tie.mine, tie.theirs)
        : say().won(counted(score), next.by, others.join(', '))
  if (!mine || winners.includes(mine.seat)) return how
  return tie
    ? `${how} ${say().cameIn(mine.rank, counted(mine.score), null)}`
    : say().cameIn(mine.rank, counted(mine.score), counted(score - mine.score))
}
