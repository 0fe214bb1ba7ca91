// A card of Shipwrights opened large, with what can be done with it.
import { cardOf } from '#games/shipwrights'
import { cardHelp } from '#games/shipwrights/words'
import { narrowed } from '../../kit/choosing.ts'
import { Options } from '../../kit/options.tsx'
import { language } from '../../kit/settings.ts'
import { CardSheet } from '../../kit/sheet.tsx'
import { Choices, type ChoicesProps } from './choices.tsx'
import { cardPiece, ranked } from './choosing.ts'
import { Face } from './faces.tsx'
import './sheets.css'
import { say } from './words.ts'

interface SheetProps {
  readonly card: number
  readonly choices: ChoicesProps
  onClose(): void
}
export function OpenCard({ card, choices, onClose }: SheetProps) {
  const title = cardOf(card)
  const { at, chooser } = choices
  const moves = ranked(chooser, narrowed(chooser, [cardPiece(card)]))
  return (
    <CardSheet
      {...cardHelp(title, language.value)}
      face={<Face card={card} mine={at.g.players[at.me]!} />}
      options={
        moves.length > 0 && (
          <Options>
            <Choices {...choices} moves={moves} />
          </Options>
        )
      }
      more={say().copies(title.copies) + (title.saga ? `. ${say().saga}` : '')}
      whence={say().whence}
      onClose={onClose}
    />
  )
}
