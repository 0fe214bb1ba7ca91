// Before a match: who has come, which seats are free or kept, the link for the others; the host fills seats and starts.
import { useSignal } from '@preact/signals'
import { LEVELS, type Level } from '#bots/who'
import type { PublicSeat, PublicTable } from '#tables'
import { Face } from '../../art/face.tsx'
import { type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { manifestOf } from '../../games/index.ts'
import { Page } from '../../kit/chrome.tsx'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { LevelSelect } from '../../kit/level-select.tsx'
import { robotIn } from '../../kit/robots.ts'
import { go } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { keyTo } from '../../play/keys.ts'
import { meet, start } from '../../play/meet.ts'
import { Customs } from './customs.tsx'
import { useDoing } from './doing.ts'
import { endsWithoutMe } from './leads-to.ts'
import { TableLink } from './link.tsx'
import { OnTelevision } from './on-television.tsx'
import './room.css'
import { say } from './words.ts'

const Confirm = lazy(() => import('../../kit/confirm.tsx').then(m => m.Confirm), nothing)

export function Room({ table }: { readonly table: PublicTable }) {
  const doing = useDoing()
  const level = useSignal<Level>(LEVELS[0]!)
  const { id, seats, host, game } = table
  const title = manifestOf(game)?.title[language.value] ?? game
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const seated = seats.some(({ mine }) => mine)
  const leaving = useSignal(false)
  const leave = async (): Promise<void> => {
    await meet.leave(id)
    go('/')
  }
  return (
    <Page title={say().title(title)} class="laying room">
      <form
        onSubmit={event => {
          event.preventDefault()
          void doing.run(() => start(id))
        }}
      >
        <section class="wood board">
          <h2>{say().seats}</h2>
          {!seated && <p role="status">{say().notSeated}</p>}
          <ol class="chairs">
            {seats.map((seat, at) => (
              <SeatRow key={at} {...{ table, seat, at, seated, doing }} level={level.value} />
            ))}
          </ol>
          {host.me && free.length > 0 && (
            <div class="row filling">
              <LevelSelect
                aria-label={say().level}
                value={level.value}
                onLevel={chosen => {
                  level.value = chosen
                }}
              />
              <button
                type="button"
                class="button quiet"
                onClick={() => void doing.run(() => meet.fill(table, level.value))}
              >
                {say().fillAll}
              </button>
            </div>
          )}
        </section>
        {(table.invite ?? keyTo(id)) && (
          <section class="wood board">
            <h2>{say().invite}</h2>
            <div class="parchment">
              <TableLink table={table} title={title} doing={doing} />
              <OnTelevision id={id} />
            </div>
          </section>
        )}
        {host.me && (
          <section class="wood board">
            <h2>{say().customs}</h2>
            <div class="parchment">
              <Customs table={table} doing={doing} />
            </div>
          </section>
        )}
        <div class="begin">
          {doing.problem.value && (
            <p class="alert" role="alert">
              {doing.problem.value}
            </p>
          )}
          {host.me ? (
            <>
              {free.length > 0 && <p role="status">{say().stillFree(free.length)}</p>}
              <button type="submit" class="button main" disabled={free.length > 0} aria-busy={doing.busy.value}>
                {say().start}
              </button>
            </>
          ) : (
            seated && <p role="status">{say().hostStarts(host.name)}</p>
          )}
          {seated && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                if (endsWithoutMe(table)) leaving.value = true
                else void doing.run(leave)
              }}
            >
              {say().leave}
            </button>
          )}
          {leaving.value && (
            <Confirm
              title={say().ending}
              text={say().endingText}
              yes={say().leave}
              no={say().keep}
              onYes={() => void doing.run(leave)}
              onClose={() => {
                leaving.value = false
              }}
            />
          )}
        </div>
      </form>
    </Page>
  )
}

interface SeatRowProps {
  readonly table: PublicTable
  readonly seat: PublicSeat
  readonly at: number
  readonly seated: boolean
  readonly level: Level
  readonly doing: ReturnType<typeof useDoing>
}
function SeatRow({ table: { id, host }, seat, at, seated, level, doing }: SeatRowProps) {
  const { kind, name, mine, claim } = seat
  const open = kind === 'open'
  const fill = () => void doing.run(() => meet.setSeat(id, { seat: at, kind: 'bot', level }))
  const clear = () =>
    void doing.run(() =>
      meet.setSeat(id, { seat: at, kind: 'open', ...(kind === 'human' && name !== null && { removes: name }) }),
    )
  const sit = () => {
    const invite = keyTo(id)
    void doing.run(() => meet.join(id, { seat: at, ...(invite && !seated && { invite }) }))
  }
  return (
    <li class="parchment row chair">
      {kind === 'bot' && name ? (
        <Face name={name} />
      ) : (
        <SeatSign seat={at as SeatNumber} letter={name === null ? String(at + 1) : name.slice(0, 1).toUpperCase()} />
      )}
      <div class="sitter">
        <b>{open ? (claim ? say().keptForYou : name ? say().keptFor(name) : say().free) : name}</b>
        <small>{open ? '' : (robotIn(seat) ?? (mine ? say().you : say().hasCome))}</small>
      </div>
      <span class="row seat-ways">
        {open && (claim || name === null || seated || keyTo(id)) && (
          <button type="button" class="button" onClick={sit}>
            {say().sitHere}
          </button>
        )}
        {host.me && open && (
          <button type="button" class="button" onClick={fill}>
            {say().fill}
          </button>
        )}
        {host.me && !mine && (!open || name !== null) && (
          <button
            type="button"
            class="tool chair-tool"
            aria-label={kind === 'bot' ? say().clearBot(name ?? '') : say().clear(name ?? '')}
            title={kind === 'bot' ? say().clearBot(name ?? '') : say().clear(name ?? '')}
            onClick={clear}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        )}
      </span>
    </li>
  )
}
