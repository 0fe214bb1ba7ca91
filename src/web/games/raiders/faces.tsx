// Townsfolk as they lie on the table: whole to be read, small in crews and hands; with all they say for those who hear it.
import { cardOf, faceOf, isHero } from '#games/raiders'
import { cardHelp, texts } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { language } from '../../kit/settings.ts'
import { townsfolkPicture } from './art/keys.ts'
import { Piece } from './art/signs.tsx'
import './css/faces.css'
import { say } from './words.ts'

/** Which printing the cards are of. */
export interface Printing {
  readonly options: { readonly firstPrinting: boolean }
}
export const nameOf = (card: number): string => cardOf(card).name[language.value]
/** All that a card says. */
export function saidOf(g: Printing, card: number): string {
  const { name, kind, text } = cardHelp(faceOf(g, card), language.value)
  return `${name}, ${kind}. ${text}`
}

interface FaceProps {
  readonly g: Printing
  readonly card: number
}
/** A card to be read: what it costs, its strength, and what it does on board and at the Town Hall. */
export function Face({ g, card }: FaceProps) {
  const face = faceOf(g, card)
  const text = texts[language.value]
  const hall = text.hall[face.id](face.hall)
  return (
    <span class={`card rd-card ${isHero(card) ? 'rd-hero' : ''}`} role="img" aria-label={saidOf(g, card)}>
      <Picture of={townsfolkPicture(face.id, false)} class="rd-pic" />
      <b class="rd-strength num">{face.strength}</b>
      <span class="rd-cost">
        <Piece name="silver" />
        <b class="num">{face.cost}</b>
      </span>
      <span class="band rd-band" />
      <b class={`rd-title num ${nameOf(card).length > 14 ? 'rd-long' : ''}`}>{nameOf(card)}</b>
      <span class="rd-text">
        <span>
          <Piece name="crew" />
          <span>{text.crew[face.id](face.crew)}</span>
        </span>
        <span>
          {hall ? <Piece name="cards" /> : <Piece name="points" />}
          <span>{hall || text.hero}</span>
        </span>
      </span>
    </span>
  )
}

interface MiniProps extends FaceProps {
  /** With its price: for those who can still be hired. */
  readonly priced?: boolean
  readonly class?: string
}
/** A card on a board, small: its picture, its strength, and its name. */
export function Mini({ g, card, priced = false, class: name = '' }: MiniProps) {
  const face = faceOf(g, card)
  return (
    <span class={`rd-mini ${isHero(card) ? 'rd-hero' : ''} ${name}`} aria-hidden="true">
      <Picture of={townsfolkPicture(face.id, true)} />
      <b class="rd-strength num">{face.strength}</b>
      {priced && (
        <span class="rd-cost">
          <Piece name="silver" />
          <b class="num">{face.cost}</b>
        </span>
      )}
      <b class={`rd-name ${/\p{L}{11}/u.test(nameOf(card)) ? 'rd-long' : ''}`}>{nameOf(card)}</b>
    </span>
  )
}
/** The same for who hears it, in a few words: the sheet says the rest. */
export const brieflyOf = (g: Printing, card: number): string => {
  const { strength, cost } = faceOf(g, card)
  return `${nameOf(card)}, ${say().force(strength)}, ${say().cost(cost)}. ${texts[language.value].crew[cardOf(card).id](faceOf(g, card).crew)}`
}
