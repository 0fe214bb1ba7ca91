// The tables of this player: those in play come first on the page, the finished ones are folded away at its end; any can
// be left, or taken off the list. Tables of a server out of reach stay where they are, and say so.
import { useState } from 'preact/hooks'
import type { Level } from '#bots/who'
import type { PublicSeat, PublicTable } from '#tables'
import { Cover } from '../art/brand.tsx'
import { Face } from '../art/face.tsx'
import { type SeatNumber, SeatSign } from '../art/signs.tsx'
import { manifestOf, unitOf } from '../games/index.ts'
import { isSmall } from '../kit/layout.ts'
import { lazy, nothing } from '../kit/lazy.tsx'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { ago, hour, until } from '../kit/when.ts'
import type { Listing } from '../play/hosts.ts'
import { isMyTurn, isOnDevice, waitsForMe } from '../play/known.ts'
import { PlayProblem } from '../play/types.ts'
import { isAsleep } from './asleep.ts'
import { say } from './tables.words.ts'

const Leaving = lazy(() => import('./leaving.tsx').then(m => m.Leaving), nothing)

const TOAST_MS = 6000
/** So many tables in play lie open, the others are folded: the games stay in reach. */
const open = (): number => (isSmall() ? 2 : 3)

const nameOf = ({ name, kind, mine }: PublicSeat): string =>
  name ?? (mine ? say().you : kind === 'bot' ? say().robot : say().freeSeat)
const namesOf = (table: PublicTable): string =>
  new Intl.ListFormat(language.value).format(table.seats.filter(seat => !seat.mine).map(nameOf)) ||
  table.seats.map(nameOf).join(', ')

interface TablesProps {
  readonly mine: Listing
  readonly look: () => Promise<void>
}

/** What can be gone on with, whose turn is mine first. */
export function GoOn({ mine, look }: TablesProps) {
  const going = mine.tables.filter(({ status }) => status !== 'over')
  if (going.length === 0) return null
  const sorted = going.toSorted((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)))
  const rest = sorted.slice(open())
  return (
    <section class="tables going">
      <h2>{say().goOn}</h2>
      {mine.away && going.some(({ id }) => !isOnDevice(id)) && (
        <p class="alert" role="status">
          {say().away}
        </p>
      )}
      <List mine={mine} look={look} tables={sorted.slice(0, open())} />
      {rest.length > 0 && (
        <details>
          <summary class="row">{say().moreTables(rest.length)}</summary>
          <List mine={mine} look={look} tables={rest} />
        </details>
      )}
    </section>
  )
}

/** At the end of the page: what is over. */
export function Finished({ mine, look }: TablesProps) {
  const over = mine.tables.filter(({ status }) => status === 'over')
  return over.length === 0 ? null : (
    <section class="tables">
      <details>
        <summary class="row">{say().over(over.length)}</summary>
        <List mine={mine} look={look} tables={over} />
      </details>
    </section>
  )
}

function List({ mine, look, tables }: TablesProps & { readonly tables: readonly PublicTable[] }) {
  const [leavingId, setLeaving] = useState<string | null>(null)
  const leaving = tables.find(({ id }) => id === leavingId)
  const [failed, setFailed] = useState('')
  const leave = async ({ id }: PublicTable, level: Level | undefined): Promise<void> => {
    setFailed('')
    try {
      const { hostOf } = await import('../play/hosts.ts')
      await hostOf(id).leave(id, level)
    } catch (error) {
      setFailed(error instanceof PlayProblem ? error.message : say().cannotRemove)
      setTimeout(() => setFailed(''), TOAST_MS)
    }
    await look()
  }
  /** What comes of it depends on who is still there. */
  const ask = (id: string): void => {
    setLeaving(id)
    void look()
  }
  return (
    <>
      <ul>
        {tables.map(table => (
          <Line key={table.id} table={table} mine={mine} onRemove={() => ask(table.id)} />
        ))}
      </ul>
      {failed && (
        <p class="toast" role="alert">
          {failed}
        </p>
      )}
      {leaving && (
        <Leaving
          table={leaving}
          names={namesOf(leaving)}
          onLeave={level => void leave(leaving, level)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

interface LineProps {
  readonly table: PublicTable
  readonly mine: Listing
  readonly onRemove: () => void
}
function Line({ table, mine: { away, heard }, onRemove }: LineProps) {
  const { id, game, options, seats, updated } = table
  const manifest = manifestOf(game)
  const as = manifest?.playedAs?.(options)
  const here = isOnDevice(id)
  const lost = away && !here
  const now = Date.now()
  return (
    <li class={`line ${lost ? 'lost-sight' : waitsForMe(table) ? 'mine' : ''}`}>
      <Link to={`/table/${id}`} class="parchment">
        {manifest && <Cover game={as?.cover ?? game} label="" />}
        <b class="turn num">{turnOf(table)}</b>
        <span class="title">{(as ?? manifest)?.title[language.value] ?? game}</span>
        <span class="seats">
          {seats.map((seat, i) => (
            <span key={i}>
              {seat.kind === 'bot' && seat.name ? (
                <Face name={seat.name} />
              ) : (
                <SeatSign seat={i as SeatNumber} letter={nameOf(seat).slice(0, 1).toUpperCase()} />
              )}
              {nameOf(seat)}
            </span>
          ))}
        </span>
        <small>
          {lost
            ? say().unreachable(hour(heard, now, language.value))
            : `${ago(updated, now, language.value)}, ${here ? say().here : say().online}`}
          {!lost && timeOf(table, now)}
        </small>
      </Link>
      <button
        type="button"
        class="tool remove"
        aria-label={say().remove(namesOf(table))}
        title={say().remove(namesOf(table))}
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
    </li>
  )
}

/** How long one has, or those who are waited for. */
function timeOf({ clock = [], seats }: PublicTable, now: number): string {
  const time = clock.find(({ seat }) => seats[seat]?.mine) ?? clock[0]
  return time ? `, ${say().until(until(time.runsOutAt, now, language.value))}` : ''
}

/** Whom a table waits for, or who has won it. */
function turnOf(table: PublicTable): string {
  const { status, seats, waiting, result } = table
  const name = (seat: number): string => nameOf(seats[seat]!)
  if (status === 'open') return say().waits
  if (status === 'over') {
    const winners = (result ?? []).filter(({ rank }) => rank === 1)
    return winners.length > 0
      ? say().wonBy(
          winners.map(({ seat }) => name(seat)),
          winners[0]!.score,
          unitOf(table, language.value),
        )
      : ''
  }
  if (isAsleep(table)) return say().asleep
  const [next] = waiting
  if (!isMyTurn(table) && waitsForMe(table)) return say().youAreAsked
  if (isMyTurn(table) && seats.filter(seat => seat.mine).length === 1) return say().yourTurn
  return next === undefined ? '' : say().turnOf(name(next))
}
