// The menu of a table: the rules, the table in words, the keys, the pace, and the ways out.
import type { DeckSlot } from '#games/kit/deck'
import type { Sight } from '#tables'
import { useLayer } from '../../kit/layer.ts'
import { Link } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { SpeedChoice } from '../../kit/speed.tsx'
import { isOnDevice } from '../../play/known.ts'
import { deckLine } from '../deck-line.tsx'
import type { Open } from './header.tsx'
import { say as sayOpened } from './opened.words.ts'
import { say } from './words.ts'

interface MenuProps {
  readonly sight: Sight
  readonly slot: DeckSlot | null
  show(what: Open): void
}
export function Menu({ sight, slot, show }: MenuProps) {
  const menu = useLayer<HTMLUListElement>(() => show(null))
  return (
    <ul class="menu" ref={menu}>
      {!isOnDevice(sight.table.id) && (
        <>
          <li>
            <button type="button" onClick={() => show('people')}>
              {sayOpened().people}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => show('talk')}>
              {sayOpened().talk}
            </button>
          </li>
          <li>
            <Link to={`/table/${sight.table.id}/board`}>{sayOpened().screen}</Link>
          </li>
        </>
      )}
      <li>
        <Link to={`/rules/${sight.table.game}`}>{sayOpened().rules}</Link>
      </li>
      <li>
        <button type="button" aria-keyshortcuts="r" onClick={() => show('reading')}>
          {sayOpened().read}
        </button>
      </li>
      {sight.table.status === 'playing' && sight.seat !== null && (
        <li>
          <button type="button" onClick={() => show('seal')}>
            {sayOpened().seal}
          </button>
        </li>
      )}
      <li class="for-keys">
        <button type="button" aria-keyshortcuts="?" onClick={() => show('keys')}>
          {sayOpened().keys}
        </button>
      </li>
      <li>
        <SpeedChoice explained={false} />
      </li>
      <li>
        <Link to="/settings">{sayOpened().settings}</Link>
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
            {sayOpened().commitment} <code>{sight.commitment}</code>
          </small>
        )}
        {sight.table.edition && <small>{deckLine(sight.table.game, slot, sight.table.edition)}</small>}
      </li>
    </ul>
  )
}
