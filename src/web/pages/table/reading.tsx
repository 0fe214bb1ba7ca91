// The table in words, for whoever does not see it or wants to be sure: me, the others, the middle.
import type { Json, Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { BoardModule } from '../../kit/board.ts'
import { Dialog } from '../../kit/dialogs.tsx'
import { Loaded, nothing } from '../../kit/lazy.tsx'
import { language } from '../../kit/settings.ts'
import './reading.css'
import { say } from './opened.words.ts'

interface ReadingProps {
  readonly view: Json
  readonly seat: Seat | null
  readonly board: BoardModule
  readonly who: Who
  onClose(): void
}
/** Opens with its words: what comes into an open sheet later is not heard. */
export const Reading = ({ view, seat, board, who, onClose }: ReadingProps) => (
  <Loaded load={board.reading} meanwhile={nothing}>
    {read => (
      <Dialog title={say().read} onClose={onClose}>
        <div class="reading">
          {read[language.value](view, seat, who).map(({ title, lines }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map((line, i) => (
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Dialog>
    )}
  </Loaded>
)
