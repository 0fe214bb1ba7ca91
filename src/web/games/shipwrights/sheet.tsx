// A card of Shipwrights opened large, with what can be done with it.
import { cardOf } from '#games/shipwrights'
import { cardHelp } from '#games/shipwrights/words'
import { cardPiece, narrowed } from '../../kit/choosing.ts'
import { Options } from '../../kit/options.tsx'
import { language } from '../../kit/settings.ts'
import { CardSheet } from '../../kit/sheet.tsx'
import { Choices, type ChoicesProps } from './choices.tsx'
import { ranked } from './choosing.ts'
import { Face } from './faces.tsx'
import './sheets.css'
import { say } from './words.ts'

export function OpenCard({ card, choices, onClose }: { card: number; choices: ChoicesProps; onClose(): void }) {
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
