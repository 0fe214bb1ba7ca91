// The header of a table: what is played, what the game lets one show or hide, the log, and the menu.
import type { Who, Words } from '#games/kit/words'
import type { PresenceTold, Sight } from '#tables'
import { Brand } from '../../art/brand.tsx'
import { Icon } from '../../art/signs.tsx'
import type { BoardModule } from '../../kit/board.ts'
import { homeLabel, Waiting } from '../../kit/chrome.tsx'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { Link } from '../../kit/router.tsx'
import { waiting } from '../../kit/waiting.ts'
import type { TableStore } from '../../play/table.ts'
import { say } from './words.ts'

const Present = lazy(() => import('./people/present.tsx').then(m => m.Present), nothing)
const Menu = lazy(() => import('./menu.tsx').then(m => m.Menu), nothing)

/** What lies open beside the board. */
export type Open =
  | 'log'
  | 'why'
  | 'hint'
  | 'since'
  | 'menu'
  | 'result'
  | 'reading'
  | 'keys'
  | 'people'
  | 'talk'
  | 'seal'
  | 'ahead'
  | null

/** Whether anybody else sits at the table, or looks on. */
const hasCompany = ({ table }: Sight, { spectators }: PresenceTold): boolean =>
  spectators > 0 || table.seats.some(({ kind, mine }) => kind === 'human' && !mine)

interface HeaderProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly words: Words
  readonly who: Who
  readonly board: BoardModule
  /** How much in the log has not been read. */
  readonly fresh: number
  /** The log lies beside the board, and needs no button. */
  readonly docked: boolean
  readonly open: Open
  show(what: Open): void
}
export function Header({ store, sight, words, who, board, fresh, docked, open, show }: HeaderProps) {
  const menu = open === 'menu'
  const presence = store.presence.value
  const others = waiting.value.filter(id => id !== sight.table.id).length
  const unread = Math.min(fresh, 99)
  const toggle = (what: Open) => show(open === what ? null : what)
  return (
    <header class="row top">
      <Link to="/" class="row brand" aria-label={homeLabel(`Naust, ${say().home}`, others)}>
        <Brand />
        <span>Naust</span>
        <Waiting count={others} />
      </Link>
      <h1>{words.title}</h1>
      {!store.connected.value && <span class="lost">{say().lost}</span>}
      {sight.seat === null && <span class="lost watching">{say().watching}</span>}
      {presence && hasCompany(sight, presence) && <Present {...{ store, sight, who, open, show, presence }} />}
      <nav>
        {board.toggles?.map(({ sign, label, setting }) => (
          <button
            key={sign}
            type="button"
            class={`knob ${setting.value === 'on' ? 'on' : ''}`}
            aria-label={label()}
            aria-pressed={setting.value === 'on'}
            onClick={() => {
              setting.value = setting.value === 'on' ? 'off' : 'on'
            }}
          >
            <b aria-hidden="true">{sign}</b>
            <span>{label()}</span>
          </button>
        ))}
        {!docked && (
          <button
            type="button"
            class="knob"
            aria-label={unread > 0 ? say().unread(unread) : say().log}
            aria-keyshortcuts="l"
            aria-expanded={open === 'log'}
            onClick={() => toggle('log')}
          >
            <Icon name="log" />
            <span>{say().log}</span> {unread > 0 && <em>{unread}</em>}
          </button>
        )}
        <button
          type="button"
          class="knob"
          aria-expanded={menu}
          aria-keyshortcuts="m"
          aria-label={say().menu}
          onClick={() => toggle('menu')}
        >
          <u aria-hidden="true" />
        </button>
      </nav>
      {menu && <Menu sight={sight} slot={board.slot} show={show} />}
    </header>
  )
}
