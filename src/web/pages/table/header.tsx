// The header of a table: what is played, what the game lets one show or hide, the log, and the menu.
import type { Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { Brand } from '../../art/brand.tsx'
import { Icon } from '../../art/signs.tsx'
import type { Toggle } from '../../kit/board.ts'
import { Link } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import type { TableStore } from '../../play/table.ts'
import { deckLine } from '../deck-line.tsx'
import { say } from './words.ts'

/** What lies open beside the board. */
export type Open = 'log' | 'why' | 'hint' | 'since' | 'menu' | 'result' | null

interface HeaderProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly words: Words
  readonly toggles: readonly Toggle[]
  readonly open: Open
  show(what: Open): void
}
export function Header({ store, sight, words, toggles, open, show }: HeaderProps) {
  const fresh = store.sinceMyTurn.value.length
  const menu = open === 'menu'
  const toggle = (what: Open) => show(open === what ? null : what)
  return (
    <header class="row top">
      <Link to="/" class="row brand" aria-label={`Naust, ${say().home}`}>
        <Brand />
        <span>Naust</span>
      </Link>
      <h1 class="clipped">{words.title}</h1>
      {!store.connected.value && <span class="lost">{say().lost}</span>}
      <nav>
        {toggles.map(({ sign, label, setting }) => (
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
        <button
          type="button"
          class="knob"
          aria-label={say().log}
          aria-expanded={open === 'log'}
          onClick={() => toggle('log')}
        >
          <Icon name="log" />
          <span>{say().log}</span>
          {fresh > 0 && <em aria-hidden="true">{fresh > 99 ? '99' : fresh}</em>}
        </button>
        <button type="button" class="knob" aria-expanded={menu} aria-label={say().menu} onClick={() => toggle('menu')}>
          <u aria-hidden="true" />
        </button>
      </nav>
      {menu && (
        <ul class="menu">
          <li>
            <Link to={`/rules/${sight.table.game}`}>{say().rules}</Link>
          </li>
          <li>
            <Link to="/settings">{say().settings}</Link>
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                language.value = language.value === 'fr' ? 'en' : 'fr'
                show(null)
              }}
            >
              {language.value === 'fr' ? 'English' : 'Français'}
            </button>
          </li>
          <li>
            <Link to="/">{say().home}</Link>
          </li>
          <li class="proof">
            {sight.commitment && (
              <small>
                {say().commitment} <code>{sight.commitment}</code>
              </small>
            )}
            {sight.table.edition && <small>{deckLine(sight.table.game, sight.table.edition)}</small>}
          </li>
        </ul>
      )}
    </header>
  )
}
