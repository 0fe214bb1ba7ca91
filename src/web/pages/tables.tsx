// The tables of this player: those in play first, the finished ones folded away; any can be taken off the list.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PublicSeat, PublicTable } from '#tables'
import { type SeatNumber, SeatSign } from '../art/signs.tsx'
import { manifestOf } from '../games/index.ts'
import { Confirm } from '../kit/confirm.tsx'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { ago } from '../kit/when.ts'
import { say } from '../kit/words.ts'

type Hosts = typeof import('../play/hosts.ts')
type Found = { readonly hosts: Hosts; readonly tables: readonly PublicTable[] }

const TOAST_MS = 6000

const nameOf = ({ name, kind, mine }: PublicSeat): string =>
  name ?? (mine ? say().you : kind === 'bot' ? say().robot : say().freeSeat)
const namesOf = (table: PublicTable): string =>
  new Intl.ListFormat(language.value).format(table.seats.filter(seat => !seat.mine).map(nameOf)) ||
  table.seats.map(nameOf).join(', ')

export function Tables() {
  const [now, find] = useState<Found | 'looking' | 'failed'>('looking')
  const [leaving, setLeaving] = useState<PublicTable | null>(null)
  const [failed, setFailed] = useState(false)
  const look = async (): Promise<void> => {
    try {
      const hosts = await import('../play/hosts.ts')
      find({ hosts, tables: await hosts.listTables() })
    } catch {
      find('failed')
    }
  }
  const leave = async ({ hosts }: Found, { id }: PublicTable): Promise<void> => {
    setFailed(false)
    try {
      await hosts.hostOf(id).leave(id)
    } catch {
      setFailed(true)
      setTimeout(() => setFailed(false), TOAST_MS)
    }
    await look()
  }
  useEffect(() => void look(), [])

  if (now === 'looking') return <Told text={say().looking} />
  if (now === 'failed')
    return (
      <Told text={say().cannotLook}>
        <button type="button" class="button quiet" onClick={() => void look()}>
          {say().again}
        </button>
      </Told>
    )
  const going = now.tables.filter(table => table.status !== 'over')
  const over = now.tables.filter(table => table.status === 'over')
  const line = (table: PublicTable) => (
    <Line key={table.id} table={table} here={now.hosts.isOnDevice(table.id)} onRemove={() => setLeaving(table)} />
  )
  return (
    <section class="tables">
      {going.length === 0 && over.length === 0 ? (
        <p class="told">{say().nobody}</p>
      ) : (
        going.length > 0 && (
          <>
            <h2>{say().goOn}</h2>
            <ul>{going.map(line)}</ul>
          </>
        )
      )}
      {over.length > 0 && (
        <details>
          <summary class="row">{say().over(over.length)}</summary>
          <ul>{over.map(line)}</ul>
        </details>
      )}
      {failed && (
        <p class="toast" role="alert">
          {say().cannotRemove}
        </p>
      )}
      {leaving && (
        <Confirm
          title={say().removing}
          text={say().removed(namesOf(leaving))}
          yes={say().yesRemove}
          no={say().keep}
          onYes={() => void leave(now, leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}

function Told({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <section class="tables">
      <p class="told" role="status">
        {text}
      </p>
      {children}
    </section>
  )
}

function Line({ table, here, onRemove }: { table: PublicTable; here: boolean; onRemove: () => void }) {
  const { id, game, seats, updated } = table
  const title = manifestOf(game)?.title[language.value] ?? game
  const mine = isMine(table)
  return (
    <li class={mine ? 'line mine' : 'line'}>
      <Link to={`/table/${id}`} class="parchment">
        <b class="num">{title}</b>
        <span class="seats">
          {seats.map((seat, i) => (
            <span key={i}>
              <SeatSign seat={i as SeatNumber} letter={nameOf(seat).slice(0, 1).toUpperCase()} />
              {nameOf(seat)}
            </span>
          ))}
        </span>
        <span class="turn">{turnOf(table)}</span>
        <small>
          {ago(updated, Date.now(), language.value)}, {here ? say().here : say().online}
        </small>
      </Link>
      <button
        type="button"
        class="tool remove"
        aria-label={say().remove(namesOf(table))}
        title={say().yesRemove}
        onClick={onRemove}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
    </li>
  )
}

const isMine = ({ status, seats, waiting }: PublicTable): boolean =>
  status === 'playing' && waiting.some(seat => seats[seat]?.mine)

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
        )
      : ''
  }
  const [next] = waiting
  if (isMine(table) && seats.filter(seat => seat.mine).length === 1) return say().yourTurn
  return next === undefined ? '' : say().turnOf(name(next))
}
