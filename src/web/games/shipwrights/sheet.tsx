// A card opened large: its picture, exactly what it does, how many there are, and where each part of it comes from.
import { cardOf, type Move } from '#games/shipwrights'
import { cardHelp } from '#games/shipwrights/words'
import { Dialog } from '../../kit/dialogs.tsx'
import { language } from '../../kit/settings.ts'
import { Choice, type ChoicesProps } from './choices.tsx'
import { cardPiece, narrowed, ranked } from './choosing.ts'
import { Face } from './faces.tsx'
import './sheets.css'
import { say } from './words.ts'

interface SheetProps {
  readonly card: number
  /** What can be done with it, as buttons below. */
  readonly choices: ChoicesProps
  onClose(): void
}
export function CardSheet({ card, choices, onClose }: SheetProps) {
  const title = cardOf(card)
  const { name, kind, text, origins } = cardHelp(title, language.value)
  const moves: readonly Move[] = ranked(choices.choosing, narrowed(choices.choosing, [cardPiece(card)]))
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="yd-open">
        <Face card={card} mine={choices.at.g.players[choices.at.me]!} />
        <div>
          <p class="yd-kind">{kind}</p>
          <p class="yd-effect">{text}</p>
          {moves.length > 0 && (
            <div class="yd-options">
              {moves.map(move => (
                <Choice key={JSON.stringify(move)} {...choices} move={move} />
              ))}
            </div>
          )}
          <p>
            {say().copies(title.copies)}
            {title.saga && `. ${say().saga}`}
          </p>
          <details class="yd-origins">
            <summary>{say().whence}</summary>
            <dl>
              {origins.map(({ part, from }) => (
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
