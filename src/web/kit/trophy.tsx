// Something a player won or built, small: its picture, its name, and what it brought.
import { Picture } from '../art/picture.tsx'
import type { PictureKey } from '../art/pictures.ts'
import './trophy.css'
import { spoken } from './words.ts'

const say = spoken({ nothing: 'rien à montrer' }, { nothing: 'nothing to show' })

interface TrophyProps {
  readonly of: PictureKey
  readonly name: string
  readonly more?: string | undefined
}
export const Trophy = ({ of, name, more }: TrophyProps) => (
  <li class="trophy">
    <Picture of={of} />
    <b>{name}</b>
    {more && <small>{more}</small>}
  </li>
)
/** Of somebody who won and built nothing. */
export const NoTrophy = () => <p>{say().nothing}</p>
