// Captains as they lie on the table: whole to be read, small beside a name.
import { captainOf } from '#games/explorers'
import { captainHelp } from '#games/explorers/words'
import { Picture } from '../../art/picture.tsx'
import { language } from '../../kit/settings.ts'
import { captainPicture } from './art/keys.ts'
import './css/faces.css'

export const captainName = (card: number): string => captainOf(card).name[language.value]
export const captainSaid = (card: number): string => captainHelp(captainOf(card), language.value).text

/** A captain to be read: the portrait, the name, and what counts at the end. */
export function CaptainFace({ card }: { readonly card: number }) {
  const { name, kind, text } = captainHelp(captainOf(card), language.value)
  return (
    <span class="card ex-card" role="img" aria-label={`${name}, ${kind}. ${text}`}>
      <Picture of={captainPicture(captainOf(card).id, false)} class="ex-pic" />
      <span class="band ex-band" />
      <b class={`ex-title num ${name.length > 14 ? 'ex-long' : ''}`}>{name}</b>
      <span class="ex-text">{text}</span>
    </span>
  )
}
