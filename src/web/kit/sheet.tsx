// A card opened large: its face, exactly what it does, what can be done with it, and where each part of it comes from.
import type { ComponentChildren } from 'preact'
import './board.css'
import { Dialog } from './dialogs.tsx'

interface CardSheetProps {
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly face: ComponentChildren
  /** What can be done with it, as buttons. */
  readonly options?: ComponentChildren
  /** How many there are, and what else is to be said of it. */
  readonly more: string
  /** What the origins are called, and each with the part it is of. */
  readonly whence: string
  readonly origins: readonly {
    readonly part: string
    readonly from: { readonly label: string; readonly help: string }
  }[]
  onClose(): void
}
export function CardSheet({ onClose, ...card }: CardSheetProps) {
  return (
    <Dialog title={card.name} onClose={onClose}>
      <div class="card-sheet">
        {card.face}
        <div>
          <p class="kind">{card.kind}</p>
          <p class="effect">{card.text}</p>
          {card.options}
          <p>{card.more}</p>
          <details>
            <summary>{card.whence}</summary>
            <dl>
              {card.origins.map(({ part, from }) => (
                <div key={part}>
                  <dt>{part}</dt>
                  <dd>
                    <b>{from.label}.</b> {from.help}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </div>
    </Dialog>
  )
}
