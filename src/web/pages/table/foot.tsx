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
  show(what: Open): void
}
export function Foot({ store, sight, words, who, manners, show }: FootProps) {
  const last = store.log.value.at(-1)
  const news = store.sinceMyTurn.value.filter(({ note }) => isNews(manners, note)).length
  const { undo, table } = sight
  return (
    <footer class={`row foot ${sight.questions.length > 0 ? 'mine' : ''}`}>
      {table.status === 'over' ? (
        <button type="button" class="quiet strong" onClick={() => show('result')}>
          {say().resultTitle}
        </button>
      ) : undo === null ? (
        <button type="button" class="quiet strong" onClick={() => store.undo()}>
          <Icon name="undo" /> {say().undo}
        </button>
      ) : (
        <small class="quiet">{say().noUndo(undo)}</small>
      )}
      <p class="clipped latest" aria-live="polite">
        {last ? words.note(last.note, who) : ''}
      </p>
      {store.behind.value > 0 && (
        <button type="button" class="quiet strong" onClick={() => store.hurry()}>
          {say().hurry}
        </button>
      )}
      {table.status === 'playing' && news > 1 && store.behind.value === 0 && (
        <button type="button" class="quiet strong" onClick={() => show('since')}>
          {say().since} ({news})
        </button>
      )}
      {table.hints && sight.questions.length > 0 && (
        <button type="button" class="quiet strong" onClick={() => show('hint')}>
          <Icon name="advice" /> {say().hint}
        </button>
      )}
      {table.status === 'playing' && (
        <button type="button" class="quiet strong" onClick={() => show('why')}>
          <Icon name="help" /> {say().why}
        </button>
      )}
    </footer>
  )
}
