// Something a player won or built, small: its picture, its name, and what it brought.
import { Picture } from '../art/picture.tsx'
import type { PictureKey } from '../art/pictures.ts'
import './trophy.css'

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
