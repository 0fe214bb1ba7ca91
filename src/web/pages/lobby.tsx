// The lobby: tables whose host lets whoever comes by sit down.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PublicTable } from '#tables'
import { Cover } from '../art/brand.tsx'
import { manifestOf } from '../games/index.ts'
import { Page } from '../kit/chrome.tsx'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { ago } from '../kit/when.ts'
import { say as sayShell } from '../kit/words.ts'
import { meet } from '../play/meet.ts'
import './home.css'
import { say } from './room/words.ts'

const LOOK_MS = 5000

export function Lobby(_: { readonly about: string }) {
  const tables = useSignal<readonly PublicTable[] | 'looking' | 'failed'>('looking')
  useEffect(() => {
    let looks = true
    let timer: ReturnType<typeof setTimeout>
    const look = async (): Promise<void> => {
      try {
        tables.value = await meet.lobby()
      } catch {
        if (tables.value === 'looking') tables.value = 'failed'
      }
      if (looks) timer = setTimeout(look, LOOK_MS)
    }
    void look()
    return () => {
      looks = false
      clearTimeout(timer)
    }
  }, [])
  const { value: found } = tables
  return (
    <Page title={say().lobby} class="narrow lobby">
      <section class="tables">
        {typeof found === 'string' ? (
          <p class="told" role="status">
            {found === 'looking' ? sayShell().looking : sayShell().cannotLook}
          </p>
        ) : found.length === 0 ? (
          <p class="told" role="status">
            {say().nobodyWaits}
          </p>
        ) : (
          <>
            <p class="told">{say().lobbyHelp}</p>
            <ul>
              {found.map(table => (
                <Line key={table.id} table={table} />
              ))}
            </ul>
          </>
        )}
        <Link to="/" class="button">
          {sayShell().toHome}
        </Link>
      </section>
    </Page>
  )
}

function Line({ table: { id, game, host, seats, updated } }: { readonly table: PublicTable }) {
  const manifest = manifestOf(game)
  const free = seats.filter(({ kind, name }) => kind === 'open' && name === null).length
  return (
    <li class="line">
      <Link to={`/join/${id}`} class="parchment">
        {manifest && <Cover game={game} label="" />}
        <b class="turn num">{free === 0 ? say().full : say().freeSeats(free)}</b>
        <span class="title">{manifest?.title[language.value] ?? game}</span>
        <span class="seats">{host.name}</span>
        <small>{ago(updated, Date.now(), language.value)}</small>
      </Link>
    </li>
  )
}
