// The line below the board: undo or why not, what happened last and since my turn, and the reasons against everything else.
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { Icon } from '../../art/signs.tsx'
import { isNews, type Manners } from '../../kit/manner.ts'
import type { TableStore } from '../../play/table.ts'
import type { Open } from './header.tsx'
import { say } from './words.ts'

interface FootProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly words: Words
  readonly who: Who
  readonly manners: Manners
  /** Whether one may answer ahead. */
  readonly plans: boolean
  show(what: Open): void
  /** Asks the others to let me take my last answer back. */
  askUndo(): void
}
export function Foot({ store, sight, words, who, manners, plans, show, askUndo }: FootProps) {
  const last = store.log.value.at(-1)
  const news = store.sinceMyTurn.value.filter(({ note }) => isNews(manners, note))
  // The last thing that happened stands here anyway.
  const missed = news.length > 1 || (news.length === 1 && news[0] !== last)
  const { undo, table } = sight
  const playing = table.status === 'playing'
  return (
    <footer class={`row foot ${sight.questions.length > 0 ? 'mine' : ''}`}>
      {!playing ? (
        <Tool label={say().resultTitle} onClick={() => show('result')} />
      ) : undo === null ? (
        <Tool icon="undo" shortcut="u" label={say().undo} onClick={() => store.undo()} />
      ) : sight.consent ? (
        <Tool icon="undo" label={say().askUndo} onClick={askUndo} />
      ) : (
        <small class="quiet">{sight.seat !== null && say().noUndo(undo)}</small>
      )}
      <p class="latest">{last ? words.note(last.note, who) : ''}</p>
      {store.behind.value > 0 && <Tool shortcut="n" label={say().hurry} onClick={() => store.hurry()} />}
      {missed && store.behind.value === 0 && (
        <Tool icon="log" label={`${say().since} (${news.length})`} onClick={() => show('since')} />
      )}
      {table.hints && sight.questions.length > 0 && (
        <Tool icon="advice" shortcut="h" label={say().hint} onClick={() => show('hint')} />
      )}
      {plans && sight.questions.length === 0 && (
        <Tool icon="hourglass" shortcut="p" label={say().ahead} onClick={() => show('ahead')} />
      )}
      {playing && sight.seat !== null && (
        <Tool icon="help" shortcut="w" label={say().why} onClick={() => show('why')} />
      )}
    </footer>
  )
}

interface ToolProps {
  readonly icon?: 'undo' | 'log' | 'advice' | 'hourglass' | 'help'
  readonly shortcut?: string
  readonly label: string
  onClick(): void
}
const Tool = ({ icon, shortcut, label, onClick }: ToolProps) => (
  <button type="button" class="quiet strong" {...(shortcut ? { 'aria-keyshortcuts': shortcut } : {})} onClick={onClick}>
    {icon && <Icon name={icon} />} <span>{label}</span>
  </button>
)
