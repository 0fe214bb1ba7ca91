// One screen for all, made for a television: the table without any hand, whose turn it is and who is thinking; phones have the
// hands, and come by the code on the screen.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { tellTo } from '#games/kit/words'
import type { PublicTable, TableMoved } from '#tables'
import { Face } from '../../art/face.tsx'
import { type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { manifestOf } from '../../games/index.ts'
import { useAwake } from '../../kit/awake.ts'
import type { BoardModule } from '../../kit/board.ts'
import { useEscape } from '../../kit/keys.ts'
import { pauseAfter, restAfter } from '../../kit/manner.ts'
import { Qr } from '../../kit/qr.tsx'
import { go, Link } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { say as sayShell } from '../../kit/words.ts'
import { withDecks } from '../../play/decks.ts'
import { keyTo } from '../../play/keys.ts'
import { meet, start } from '../../play/meet.ts'
import { reckon } from '../../play/reckon.ts'
import { server } from '../../play/server.ts'
import { openScreen } from '../../play/table.ts'
import { useDoing } from '../room/doing.ts'
import { say as sayRoom } from '../room/words.ts'
import '../table/table.css'
import { say as sayTable } from '../table/words.ts'
import './screen.css'
import { say } from './words.ts'

const NONE: TableMoved['notes'] = []

/** Nobody in particular sits before it. */
const forAll = (table: PublicTable): PublicTable => ({
  ...table,
  seats: table.seats.map(seat => ({ ...seat, mine: false, claim: false })),
})

export function Screen({ about }: { readonly about: string }) {
  const [board, setBoard] = useState<BoardModule | null>(null)
  const pacer = useRef<BoardModule | null>(null)
  pacer.current = board
  const store = useMemo(() => {
    const met = (how: typeof pauseAfter) => (news: TableMoved) =>
      pacer.current ? how(pacer.current.manners, news.notes) : 0
    return openScreen(server, about, { pause: met(pauseAfter), rest: met(restAfter) })
  }, [about])
  useEffect(() => () => store.close(), [store])
  useAwake()
  const sight = store.shown.value
  const game = sight?.table.game
  const edition = sight?.table.edition ?? null
  useEffect(() => {
    const open = game && manifestOf(game)?.board
    if (!open) return
    withDecks(async () => {
      const found = await open()
      if (edition !== null) await found.slot?.find(edition)
      return found
    }).then(setBoard, () => setBoard(null))
  }, [game, edition])
  useEffect(() => {
    document.title = `${say().title} · Naust`
  }, [language.value])
  // A door that is shut during the match shuts this screen out, whatever it has shown.
  if (!sight || store.problem.value?.code === 'no-onlookers') {
    return (
      <main class="sorry">
        {store.problem.value ? (
          <p role="alert">{store.problem.value.code === 'no-onlookers' ? say().shutOut : say().cannot}</p>
        ) : (
          <p aria-busy="true">{sayShell().looking}</p>
        )}
        {store.problem.value?.code === 'no-onlookers' && (
          <button type="button" class="button main" onClick={() => location.reload()}>
            {sayShell().again}
          </button>
        )}
        {store.problem.value && (
          <Link to="/" class="button main">
            {sayShell().toHome}
          </Link>
        )}
      </main>
    )
  }
  if (sight.table.status === 'open') return <Gathering table={sight.table} connected={store.connected.value} />
  if (!board || !(edition === null || board.slot === null || board.slot.lay(edition)))
    return <p class="loading" aria-busy="true" />
  const words = board.words[language.value]
  const table = forAll(sight.table)
  const who = tellTo(null, seat => table.seats[seat]?.name ?? '?')
  return (
    <div class="at-table screen">
      <header class="row top">
        <h1>{words.title}</h1>
        <Lost connected={store.connected.value} />
        <Turn table={table} present={store.presence.value?.seats ?? null} />
        {table.status === 'over' ? <Again table={sight.table} /> : <ComeBack table={sight.table} />}
      </header>
      <board.Board
        sight={{ ...sight, table }}
        told={sight.since === 0 ? NONE : sight.notes}
        who={who}
        sending={null}
        act={() => {}}
        explain={() => {}}
        reckon={(name, ...args) => reckon(table, name, ...args)}
      />
      <footer class="row foot">
        <p class="latest" role="status">
          {store.log.value.length > 0 ? words.note(store.log.value.at(-1)!.note, who) : ''}
        </p>
      </footer>
    </div>
  )
}

/** What is seen here may be no longer true. */
const Lost = ({ connected }: { readonly connected: boolean }) => (
  <p class="line-lost" role="status">
    {!connected && <span class="lost">{sayTable().lost}</span>}
  </p>
)

/** The code again, for whoever has lost the page on their phone; nobody else knows the way. */
function ComeBack({ table }: { readonly table: PublicTable }) {
  const [open, show] = useState(false)
  useEscape(() => show(false), open)
  if ((table.invite ?? keyTo(table.id) ?? null) === null) return null
  return (
    <>
      <button type="button" class="knob" aria-expanded={open} onClick={() => show(!open)}>
        {say().code}
      </button>
      {open && (
        <aside class="parchment come-back" aria-label={say().code}>
          <Qr text={meet.link(table)} label={sayRoom().qr} />
          <p>{say().comeBack}</p>
        </aside>
      )}
    </>
  )
}

/** Whom the match waits for: who has their phone before their eyes thinks. */
function Turn({ table, present }: { readonly table: PublicTable; readonly present: readonly number[] | null }) {
  const format = (seats: readonly number[]): string =>
    new Intl.ListFormat(language.value).format(seats.map(seat => table.seats[seat]?.name ?? '?'))
  if (table.status === 'over') {
    const winners = (table.result ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat)
    return (
      <p class="turn" role="status">
        {say().over} {winners.length > 0 && <b>{format(winners)}</b>}
      </p>
    )
  }
  const { waiting } = table
  const thinking = waiting.filter(seat => table.seats[seat]?.kind === 'bot' || present?.includes(seat))
  return (
    <p class="turn" role="status">
      {waiting.slice(0, 1).map(seat => (
        <SeatSign key={seat} seat={seat as SeatNumber} letter={(table.seats[seat]?.name ?? '?').slice(0, 1)} />
      ))}
      {waiting.length === 0
        ? ''
        : thinking.length === waiting.length
          ? say().thinks(format(waiting), waiting.length)
          : say().turn(format(waiting))}
    </p>
  )
}

function Again({ table }: { readonly table: PublicTable }) {
  const { run } = useDoing()
  const again = async (): Promise<void> => {
    const { id } = await meet.again(table.id)
    go(`/table/${id}/board`)
  }
  if (!table.host.me) return null
  return (
    <button type="button" class="button" onClick={() => void run(again)}>
      {say().again}
    </button>
  )
}

/** Before the match: the code, large, and who has come. */
function Gathering({ table, connected }: { readonly table: PublicTable; readonly connected: boolean }) {
  const { problem, run } = useDoing()
  const { id, seats, host, game, options, customs } = table
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  return (
    <main class="gathering">
      <h1>{(manifestOf(game)?.playedAs?.(options) ?? manifestOf(game))?.title[language.value] ?? game}</h1>
      <div class="parchment code">
        <Qr text={meet.link(table)} label={sayRoom().qr} />
        <p>{say().scan}</p>
        <p>
          <code>{meet.link(table)}</code>
        </p>
      </div>
      <section>
        <h2>{say().come}</h2>
        <Lost connected={connected} />
        <ol>
          {seats.map(({ kind, name }, at) => (
            <li key={at} class="row parchment">
              {kind === 'bot' && name ? (
                <Face name={name} />
              ) : (
                <SeatSign seat={at as SeatNumber} letter={(name ?? String(at + 1)).slice(0, 1).toUpperCase()} />
              )}
              <b>{kind === 'open' ? (name ? sayRoom().keptFor(name) : sayRoom().free) : name}</b>
            </li>
          ))}
        </ol>
        {!customs.spectators && !host.me && !seats.some(({ mine }) => mine) && (
          <p role="status">{say().willShut(host.name)}</p>
        )}
        {host.me && (
          <div class="row ways">
            <Link to={`/table/${id}`} class="button">
              {say().toTable}
            </Link>
            {free.length > 0 && (
              <button type="button" class="button" onClick={() => void run(() => meet.fill(table))}>
                {sayRoom().fillAll}
              </button>
            )}
            <button
              type="button"
              class="button main"
              disabled={free.length > 0}
              onClick={() => void run(() => start(id))}
            >
              {say().start}
            </button>
          </div>
        )}
        {problem.value && (
          <p class="alert" role="alert">
            {problem.value}
          </p>
        )}
      </section>
    </main>
  )
}
