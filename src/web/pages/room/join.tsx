// The way in by a link, or from the lobby: who invites to what, one's name, a free seat, or that of who went; no account.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PublicTable } from '#tables'
import { Cover } from '../../art/brand.tsx'
import { type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { manifestOf } from '../../games/index.ts'
import { Choice } from '../../kit/choice.tsx'
import { Page } from '../../kit/chrome.tsx'
import { go, Link } from '../../kit/router.tsx'
import { language, playerName } from '../../kit/settings.ts'
import { say as sayShell } from '../../kit/words.ts'
import { keepKey } from '../../play/keys.ts'
import { meet } from '../../play/meet.ts'
import { PlayProblem } from '../../play/types.ts'
import { useDoing } from './doing.ts'
import { Knock } from './knock.tsx'
import { leadsTo } from './leads-to.ts'
import { NameField } from './name-field.tsx'
import { OnTelevision } from './on-television.tsx'
import './room.css'
import { say } from './words.ts'

const AGAIN_MS = 3000

interface JoinProps {
  readonly about: string
  readonly more: readonly string[]
}
export function Join({ about, more: [invite] }: JoinProps) {
  const table = useSignal<PublicTable | null>(null)
  const problem = useSignal('')
  useEffect(() => {
    let timer = 0
    const find = async (): Promise<void> => {
      try {
        const found = await meet.invitation(about, invite)
        if (invite !== undefined) keepKey(about, invite)
        // Who sits there already is not asked again.
        if (found.seats.some(({ mine, claim }) => mine || (claim && found.status !== 'open')))
          return go(`/table/${about}`, 'replace')
        table.value = found
      } catch (error) {
        const away = error instanceof PlayProblem && error.code === 'unreachable'
        problem.value = away ? error.message : say().deadLink
        // Who comes from a place without a net is let in once there is one.
        if (away) timer = window.setTimeout(find, AGAIN_MS)
      }
    }
    void find()
    return () => clearTimeout(timer)
  }, [about, invite])
  return (
    <Page title={say().joinTitle} class="narrow room">
      {table.value ? (
        <Joining table={table.value} invite={invite} />
      ) : (
        <div class="parchment sorry">
          {problem.value ? <p role="alert">{problem.value}</p> : <p aria-busy="true">{sayShell().looking}</p>}
          {problem.value && (
            <Link to="/" class="button main">
              {sayShell().toHome}
            </Link>
          )}
        </div>
      )}
    </Page>
  )
}

function Joining({ table, invite }: { readonly table: PublicTable; readonly invite: string | undefined }) {
  const { id, game, seats, host, status, customs } = table
  const doing = useDoing()
  const seat = useSignal<number | null>(null)
  const title = manifestOf(game)?.title[language.value] ?? game
  const free = seats.flatMap(({ kind, name, claim }, at) =>
    kind === 'open' && (claim || name === null || invite !== undefined) ? [at] : [],
  )
  const sit = async (): Promise<void> => {
    const name = playerName.value.trim()
    await meet.join(id, {
      ...(invite !== undefined && { invite }),
      ...(seat.value !== null && { seat: seat.value }),
      ...(name && { name }),
    })
    go(`/table/${id}`, 'replace')
  }
  const leads = leadsTo({ status, customs })
  const watches = invite !== undefined && (leads === 'match' || leads === 'watching')
  return (
    <form
      class="parchment joining"
      onSubmit={event => {
        event.preventDefault()
        void doing.run(sit)
      }}
    >
      <Cover game={game} label="" />
      <p>
        <b>{say().invites(host.name, title)}</b>
      </p>
      <ul class="at-it">
        {seats.flatMap(({ kind, name }, at) =>
          kind === 'open'
            ? []
            : [
                <li key={at} class="row">
                  <SeatSign seat={at as SeatNumber} letter={(name ?? '?').slice(0, 1).toUpperCase()} />
                  {name}
                </li>,
              ],
        )}
      </ul>
      {status !== 'open' && <p role="status">{status === 'over' ? say().ended : say().started}</p>}
      {status === 'open' && free.length === 0 && <p role="status">{say().full}</p>}
      {status === 'open' && free.length > 0 && (
        <>
          <NameField />
          {free.length > 1 && (
            <Choice
              label={say().whichSeat}
              help={null}
              values={[null, ...free]}
              value={seat.value}
              name={at => (at === null ? say().anySeat : (seats[at]?.name ?? say().seat(at + 1)))}
              onChange={at => {
                seat.value = at
              }}
            />
          )}
          <button type="submit" class="button main" aria-busy={doing.busy.value}>
            {say().sitDown}
          </button>
        </>
      )}
      {status === 'playing' && invite !== undefined && <Knock {...{ table, invite, doing }} />}
      {watches && (
        <>
          <Link to={status === 'over' ? `/replay/${id}/${invite}` : `/table/${id}`} class="button">
            {status === 'over' ? say().watchAgain : say().watch}
          </Link>
          {status === 'playing' && <p>{say().watchHelp}</p>}
        </>
      )}
      {invite !== undefined && (leads === 'seat' || leads === 'watching') && <OnTelevision id={id} here />}
      {doing.problem.value && (
        <p class="alert" role="alert">
          {doing.problem.value}
        </p>
      )}
    </form>
  )
}
